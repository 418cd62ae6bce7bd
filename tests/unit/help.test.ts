import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sample } from '../support/exhaustive.ts';

const COMMANDS = [
  ['datasets/tools/commands/cli.ts'],
  ['datasets/tools/commands/cli.ts', 'check'],
  ['datasets/tools/commands/cli.ts', 'diff'],
  ['datasets/tools/commands/cli.ts', 'fix'],
  ['datasets/tools/commands/cli.ts', 'import'],
  ['datasets/tools/bench/cli.ts'],
  ['site/release/command/cli.ts'],
  ['site/build/accuracy.ts'],
  ['site/build/site.ts'],
  ['site/build/serve.ts'],
  ['tests/measure/cli.ts'],
  ['tests/measure/cli.ts', 'data'],
];

test.each(COMMANDS)('%s %s says how it is written when asked, and does nothing else', (...command) => {
  for (const flag of sample(['--help', '-h'])) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, flag], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/npm run (?:-s )?[a-z:]+/);
    expect(stdout.split('\n').length).toBeLessThan(60);
    expect(status).toBe(0);
  }
});
