import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, SETS } from '../repository/repository.ts';

function cli(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, '../commands/cli.ts'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

test('the committed data passes every rule', () => {
  const { status, stdout } = cli('check');
  expect(stdout).not.toContain(' error ');
  expect(status).toBe(0);
});

/** Runs with a copy of a set that may be broken. */
function withCopy(run: (copy: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
  try {
    const copy = join(folder, 'habr-pcie-290');
    cpSync(join(SETS, 'habr-pcie-290'), copy, { recursive: true });
    run(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function replaceIn(path: string, from: string, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

test('a broken copy of a set fails with file, line, column, rule and mend', () => {
  withCopy((copy) => {
    replaceIn(join(copy, 'results.csv'), '438304768', '418 MiB/s');
    const { status, stdout } = cli('check', copy);
    expect(status).toBe(1);
    expect(stdout).toMatch(/results\.csv:7:\d+ error LW205 bandwidth_bytes_per_s — "MiB\/s" after/);
    expect(stdout).toContain('fix: write 438304768');
  });
});

test('fix mends what it can, says what, and fails where a person has to mend the rest', () => {
  withCopy((copy) => {
    const path = join(copy, 'results.csv');
    const before = readFileSync(path, 'utf8');
    replaceIn(path, '438304768', '418 MiB/s');
    const mended = cli('fix', copy);
    expect(mended.stdout).toContain('LW205 bandwidth_bytes_per_s: 418 MiB/s → 438304768');
    expect(mended.status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(before);

    replaceIn(path, 'approximate', 'aproximate');
    const left = cli('fix', copy);
    expect(left.stdout).toContain('nothing to fix');
    expect(left.stdout).toContain('did you mean approximate?');
    expect(left.status).toBe(1);
  });
});

test('a file alone is reported on alone, and what is no path is said so', () => {
  withCopy((copy) => {
    replaceIn(join(copy, 'results.csv'), '438304768', '418 MiB/s');
    expect(cli('check', join(copy, 'runs.csv')).status).toBe(0);
    expect(cli('check', join(copy, 'results.csv')).status).toBe(1);
    expect(cli('check', join(copy, 'nothing')).status).toBe(2);
    expect(cli('check', copy, '--format', 'xml').stderr).toContain('expected one of text, github');
  });
});
