// Every check, in the order in which a failure is cheapest to learn: `npm test` and CI run this. `--all` tries every case
// of what is otherwise a sample: `npm run test:all`, at night and before a release. `--without-browser` leaves out the browser tests, which other machines run at night.
import { quickChecks, rustChecks, types } from './check.ts';
import { runLanes, type Step } from './run.ts';

const withoutBrowser = process.argv.includes('--without-browser');
if (process.argv.includes('--all')) process.env.EXHAUSTIVE = '1';

const npm = (name: string, task: string, fix: string): Step => ({
  name,
  command: 'npm',
  args: ['run', '-s', task],
  fix,
});

const rust: Step[] = [
  ...rustChecks,
  { name: 'Core tests', command: 'cargo', args: ['test', '-q'], fix: 'Run: cargo test' },
];

const unit = npm('Unit tests', 'test:unit', 'Run: npm run test:unit');
const site = npm('Site', 'site', 'Fix what astro names.');
// As a fork or a project page is served, and with the pseudo-language, which shows what a translation would meet.
const below = npm('Site below a path, in two languages', 'site:below', 'Fix what astro names.');
const pages = npm('Page tests', 'test:pages', 'Run: npm run test:pages');
const browser = npm('Browser tests', 'test:browser', 'Run: npm run test:browser -- --headed');

const rest: Step[] = [
  // Types, pages and data need the core, so it comes first.
  { name: 'Core', command: 'node', args: ['calc-wasm/bindgen/wasm.ts'], fix: 'Fix what cargo names.' },
  {
    name: 'Data',
    command: 'node',
    args: ['datasets/tools/build.ts'],
    fix: 'Each finding says how.',
  },
  ...quickChecks,
  ...types,
  unit,
  site,
  below,
  pages,
  ...(withoutBrowser ? [] : [browser]),
];

await runLanes(rust, rest);
