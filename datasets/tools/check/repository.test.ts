import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checking, fixing } from '../commands/table.ts';
import { SETS } from '../repository/repository.ts';
import { faceOf, printed } from '../terminal/face-testing.ts';
import { exitCodeOf } from '../terminal/main.ts';

const output = printed();

/** Types a command, and gives its exit code with all that it printed. That the committed data passes, the check says. */
async function typed(...args: string[]): Promise<{ status: number; text: string }> {
  output.length = 0;
  const status = await exitCodeOf(faceOf([checking, fixing], SETS), args);
  return { status, text: output.join('') };
}

/** Runs with a copy of a set that may be broken. */
async function withCopy(run: (copy: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
  try {
    const copy = join(folder, 'habr-pcie-290');
    cpSync(join(SETS, 'habr-pcie-290'), copy, { recursive: true });
    await run(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function replaceIn(path: string, from: string, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

test('a broken copy of a set fails with file, line, column, rule and mend', async () => {
  await withCopy(async (copy) => {
    replaceIn(join(copy, 'results.csv'), '438304768', '418 MiB/s');
    const { status, text } = await typed('check', copy);
    expect(status).toBe(1);
    expect(text).toMatch(/results\.csv:7:\d+ error LW205 bandwidth_bytes_per_s — "MiB\/s" after/);
    expect(text).toContain('fix: write 438304768');
  });
});

test('fix mends what it can, says what, and fails where a person has to mend the rest', async () => {
  await withCopy(async (copy) => {
    const path = join(copy, 'results.csv');
    const before = readFileSync(path, 'utf8');
    replaceIn(path, '438304768', '418 MiB/s');
    const mended = await typed('fix', copy);
    expect(mended.text).toContain('LW205 bandwidth_bytes_per_s: 418 MiB/s → 438304768');
    expect(mended.status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(before);

    replaceIn(path, 'approximate', 'aproximate');
    const left = await typed('fix', copy);
    expect(left.text).toContain('nothing to fix');
    expect(left.text).toContain('did you mean approximate?');
    expect(left.status).toBe(1);
  });
});

test('a file alone is reported on alone, and what is no path is said so', async () => {
  await withCopy(async (copy) => {
    replaceIn(join(copy, 'results.csv'), '438304768', '418 MiB/s');
    expect((await typed('check', join(copy, 'runs.csv'))).status).toBe(0);
    expect((await typed('check', join(copy, 'results.csv'))).status).toBe(1);
    expect((await typed('check', join(copy, 'nothing'))).status).toBe(2);
    expect((await typed('check', copy, '--format', 'xml')).text).toContain('expected one of text, github');
  });
});
