// Every check, in the order in which a failure is cheapest to learn. `npm test` and CI run this.
import { checks } from './check.ts';
import { runSteps } from './run.ts';

runSteps([
  // Types, pages and data need the core, so it comes first.
  { name: 'Core', command: 'node', args: ['scripts/wasm.ts'], mend: 'Mend what cargo names.' },
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
  { name: 'Site', command: 'npm', args: ['run', '-s', 'site'], mend: 'Mend what astro names.' },
  {
    name: 'Site below a path, in the pseudo-language',
    command: 'npm',
    args: ['run', '-s', 'site:below'],
    mend: 'Mend what astro names.',
  },
  {
    name: 'Built pages',
    command: 'npm',
    args: ['run', '-s', 'test:built'],
    mend: 'Move the English that it lists into words, or mark what is not of the page’s language.',
  },
  {
    name: 'Browser tests',
    command: 'npm',
    args: ['run', '-s', 'test:browser'],
    mend: 'Run: npm run test:browser -- --headed',
  },
]);
