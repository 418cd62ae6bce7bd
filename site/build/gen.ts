// Makes everything that is generated: `npm run gen`. `--lists`, the first step of a build, leaves out what compiles the core
// or packs it. Of the files that are committed, a continuous build tells those that are stale: git sees a difference.
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
