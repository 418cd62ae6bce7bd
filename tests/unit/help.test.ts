import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sample } from '../exhaustive.ts';

const COMMANDS = [
  ['datasets/tools/cli.ts'],
  ['datasets/tools/cli.ts', 'check'],
  ['datasets/tools/cli.ts', 'diff'],
  ['datasets/tools/cli.ts', 'fix'],
  ['datasets/tools/cli.ts', 'import'],
  ['datasets/tools/bench/cli.ts'],
  ['scripts/calc.ts'],
  ['scripts/command/cli.ts'],
  ['scripts/sql.ts'],
  ['scripts/accuracy.ts'],
  ['scripts/site.ts'],
  ['scripts/serve.ts'],
  ['scripts/measure.ts'],
  ['scripts/measure.ts', 'data'],
];

test.each(COMMANDS)(
  '%s %s says how it is written when asked, and does nothing else',
  (...command) => {
    for (const flag of sample(['--help', '-h'])) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...command, flag], {
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/npm run (?:-s )?[a-z:]+/);
      expect(stdout.split('\n').length).toBeLessThan(60);
      expect(status).toBe(0);
    }
  },
);
