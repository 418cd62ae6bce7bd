import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, SETS } from '../repository.ts';

function cli(...folders: string[]) {
  return spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../cli.ts'), 'check', ...folders],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
}

test('the committed data passes every rule', () => {
  const { status, stdout } = cli();
  expect(stdout).not.toContain(' error ');
  expect(status).toBe(0);
});

test('a broken copy of a set fails with file, line, column, rule and mend', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
  try {
    const copy = join(folder, 'habr-pcie-290');
    cpSync(join(SETS, 'habr-pcie-290'), copy, { recursive: true });
    const path = join(copy, 'results.csv');
    writeFileSync(path, readFileSync(path, 'utf8').replace('438304768', '418 MiB/s'));
    const { status, stdout } = cli(copy);
    expect(status).toBe(1);
    expect(stdout).toMatch(/results\.csv:7:\d+ error LW205 bandwidth_bytes_per_s — "MiB\/s" after/);
    expect(stdout).toContain('fix: write 438304768');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
