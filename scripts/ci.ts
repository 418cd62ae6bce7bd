// Every check, in the order in which a failure is cheapest to learn. `npm test` and CI run this.
import { checks } from './check.ts';
import { runSteps } from './run.ts';

runSteps([
  // Types, pages and data need the core, so it comes first.
  { name: 'Core', command: 'node', args: ['scripts/wasm.ts'], mend: 'Fix what cargo names.' },
  {
    name: 'Data',
    command: 'node',
    args: ['datasets/tools/build.ts'],
    mend: 'Each finding says how.',
  },
  ...checks,
  { name: 'Core tests', command: 'cargo', args: ['test', '-q'], mend: 'Run: cargo test' },
  {
    name: 'Unit tests',
    command: 'npm',
    args: ['run', '-s', 'test:unit'],
    mend: 'Run: npm run test:unit',
  },
  { name: 'Site', command: 'npm', args: ['run', '-s', 'site'], mend: 'Fix what astro names.' },
  {
    // As a fork or a project page is served, and with the pseudo-language, which shows what a translation would meet.
    name: 'Site below a path, in two languages',
    command: 'npm',
    args: ['run', '-s', 'site:below'],
    mend: 'Fix what astro names.',
  },
  {
    name: 'Page tests',
    command: 'npm',
    args: ['run', '-s', 'test:pages'],
    mend: 'Run: npm run test:pages',
  },
  {
    name: 'Browser tests',
    command: 'npm',
    args: ['run', '-s', 'test:browser'],
    mend: 'Run: npm run test:browser -- --headed',
  },
]);
