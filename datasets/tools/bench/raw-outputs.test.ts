import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RawOutputs } from './raw-outputs.ts';

let folder: string;
const output: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raw-'));
  output.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text) => output.push(text));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => ({ name, bytes: new TextEncoder().encode('{}') });

test('an output is on the disk as soon as it is there, whatever happens afterwards', async () => {
  const raw = new RawOutputs(folder);
  const work = raw.during(async (keep) => {
    keep(file('read-1.json'));
    expect(readdirSync(join(folder, 'raw'))).toEqual(['read-1.json']);
    throw new Error('the power failed');
  });
  await expect(work).rejects.toThrow('the power failed');
  expect(readdirSync(join(folder, 'raw'))).toEqual(['read-1.json']);
  expect(output.join('')).toMatch(/One output of fio is kept in .*--set .*raw-.*\/ --replace --keep-raw/s);
});

test('where the set is not written the outputs stay, and the way on is said', async () => {
  const raw = new RawOutputs(folder);
  await raw.during(async (keep) => keep(file('read-1.json')));
  expect(output).toEqual([]);
  await raw.during(async () => 1);
  raw.tidy();
  expect(output.join('')).toContain('import fio');
  expect(existsSync(join(folder, 'raw/read-1.json'))).toBe(true);
});

test('a set that is written keeps the outputs that its results name', async () => {
  const raw = new RawOutputs(folder);
  await raw.during(async (keep) => {
    keep(file('read-1.json'));
    keep(file('read-2.json'));
  });
  writeFileSync(join(folder, 'results.csv'), 'result_id,source_place\na,read-2.json:3\n');
  raw.tidy();
  expect(readdirSync(join(folder, 'raw'))).toEqual(['read-2.json']);
  expect(output).toEqual([]);
});
