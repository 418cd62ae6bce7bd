import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeWhole } from './whole.ts';

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
