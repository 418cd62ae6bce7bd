// What `npm test` and CI run: two lanes, what is cheapest to learn first, an end at the first red. `--all` tries every
// case of what is otherwise a sample, `--without-browser` leaves out what other machines run at night.
import { unaffectedHere } from './affected.ts';
import { concernsPlaces } from './changed.ts';
import { core, data, quickChecks, rustChecks, rustDocumentation, types } from './check.ts';
import { npm, runLanes, type Step } from './run.ts';

const isWhole = process.argv.includes('--all');
/** At night whatever was changed. */
const isTriedBelow = isWhole || concernsPlaces();
const env: Record<string, string> = {
  ...(isWhole ? { EXHAUSTIVE: '1' } : {}),
  ...(isTriedBelow ? {} : { WITHOUT_BELOW: '1' }),
};

// By day a translation has one in thirty of the pages that differ in their rows alone: English has them all.
const site: Step = {
  ...npm('Site', 'site', 'Fix what astro names.'),
  args: ['run', '-s', 'site', ...(isWhole ? [] : ['--', '--share-translated', '30'])],
};
// As a fork or a project page is served, and with the pseudo-language, which shows what a translation would meet.
const below = npm('Site below a path, in two languages', 'site:below', 'Fix what astro names.');
/** Run beside the browser tests, which leave a processor idle while they wait for pages. */
const pages: Step = {
  ...npm('Page tests', 'test:pages'),
  after: [site.name, ...(isTriedBelow ? [below.name] : [])],
  env,
};
const left = isWhole ? [] : unaffectedHere();
const browser: Step = {
  ...npm('Browser tests', 'test:browser', 'Run: npm run test:browser -- --headed'),
  env: { ...env, WITHOUT_FOLDERS: left.join() },
};
const coreTests: Step = {
  name: 'Core tests',
  command: 'cargo',
  args: ['test', '-q', '--no-fail-fast'],
  fix: 'Run: cargo test',
  env,
};
const unit: Step = { ...npm('Unit tests', 'test:unit'), after: [core.name, data.name], env };

if (!isTriedBelow) {
  console.log('Left to the night: the site below a path and in the pseudo-language, which no changed file places.');
}
if (left.length > 0)
  console.log(`Left to the night: browser tests whose pages no changed file is part of: ${left.join(', ')}.`);
await runLanes(
  [
    core,
    data,
    site,
    ...(isTriedBelow ? [below] : []),
    ...(process.argv.includes('--without-browser') ? [] : [browser]),
  ],
  [...quickChecks, ...rustChecks, ...(isWhole ? [rustDocumentation] : []), ...types, coreTests, unit, pages],
);
