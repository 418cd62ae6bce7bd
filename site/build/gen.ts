// Refreshes everything that is generated and committed: `npm run gen`. `--lists` leaves out what compiles the core or
// packs it: a build needs the lists alone.
import { spawnSync } from 'node:child_process';
import { root, toolEnvironment } from './tools.mjs';

const LISTS = [
  ['cargo', 'run', '-q', '-p', 'lanewise-core', '--example', 'gen'],
  ['node', 'datasets/tools/generate.ts'],
  ['node', 'site/build/chart-kinds.ts'],
  ['node', 'site/build/embed-addresses.ts'],
  ['node', 'site/build/term-names.ts'],
  ['node', 'site/build/answer-schema.ts'],
  ['node', 'site/release/freeze/list.ts'],
  ['node', 'site/build/crate-docs.ts'],
];
/** What others see of the crate and of the npm package. */
const INTERFACES = [
  ['cargo', 'test', '-q', '-p', 'lanewise-core', '--test', 'suite', 'api::'],
  ['node', 'site/release/pack/cli.ts', '--api'],
];

for (const [command = '', ...args] of process.argv.includes('--lists') ? LISTS : [...LISTS, ...INTERFACES]) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment(), WRITE: '1' },
  });
  if (status === 0) continue;
  console.error(`\`${[command, ...args].join(' ')}\` failed: fix what it names, and run npm run gen again.`);
  process.exit(1);
}
