import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILES } from './artifact.ts';
import { readReport } from './files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a plain file of the artifact is read', () => {
  writeFileSync(join(folder, 'pull-request.json'), '{"number":1}');
  expect(readReport(folder, 'pull-request.json')).toBe('{"number":1}');
});

test('a link is followed to no other file', () => {
  writeFileSync(join(folder, 'secret'), '{"number":1}');
  symlinkSync(join(folder, 'secret'), join(folder, 'pull-request.json'));
  expect(() => readReport(folder, 'pull-request.json')).toThrow('no plain file');
});

test('a file that is too large is not read', () => {
  const most = FILES['pull-request.json'];
  writeFileSync(join(folder, 'pull-request.json'), ' '.repeat(most + 1));
  expect(() => readReport(folder, 'pull-request.json')).toThrow(`has ${most + 1} bytes`);
});
