import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sample } from '../support/exhaustive.ts';
import { tableOf } from '../support/test-tables.ts';

const COMMANDS = tableOf<string[][]>(import.meta.filename, 'commands');

test.each(COMMANDS)('%s %s says how it is written when asked, and does nothing else', (...command) => {
  for (const flag of sample(['--help', '-h'])) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, flag], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/npm run (?:-s )?[a-z:]+/);
    expect(stdout.split('\n').length).toBeLessThan(60);
    expect(status).toBe(0);
  }
});
