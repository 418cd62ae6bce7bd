import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder, writeWhole } from './atomic-write.ts';

const folder = mkdtempSync(join(tmpdir(), 'whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is replaced as a whole', () => {
  const path = join(folder, 'a.csv');
  writeFileSync(path, 'before');
  writeWhole(path, 'after');
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(readdirSync(folder)).toEqual(['a.csv']);
});

test('where it cannot be written, what was there stays and nothing is left', () => {
  mkdirSync(join(folder, 'b.csv'));
  expect(() => writeWhole(join(folder, 'b.csv'), 'x')).toThrow();
  expect(() => writeWhole(join(folder, 'none', 'c.csv'), 'x')).toThrow();
  expect(readdirSync(folder)).toEqual(['a.csv', 'b.csv']);
});

// Windows lets only some users make links.
test.skipIf(process.platform === 'win32')('links of strangers are not followed', () => {
  const set = mkdtempSync(join(folder, 'set-'));
  const own = join(folder, 'own');
  writeFileSync(own, 'precious');
  symlinkSync(own, join(set, `.d.csv-${process.pid}`));
  symlinkSync(own, join(set, 'd.csv'));
  symlinkSync(folder, join(set, 'raw'));
  writeWhole(join(set, 'd.csv'), 'new');
  expect(readFileSync(own, 'utf8')).toBe('precious');
  expect(() => makeFolder(join(set, 'raw'))).toThrow(/is a link/);
});
