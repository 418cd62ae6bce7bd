import { expect, test } from 'vitest';
import { packageFile, realTable, runOn } from '../testing.ts';
import { rawFiles } from './lw403-raw-files.ts';

const HASH = 'a'.repeat(64);
const raw = { path: 'raw/fio.json', bytes: 1000, sha256: HASH };

function check(hash: string, files = [raw], content: unknown = {}) {
  const results = realTable('results', [{ result_id: 'x', raw_sha256: hash }]);
  const file = { ...packageFile(content), rawFiles: files };
  return runOn(rawFiles, { tables: [results], reference: [], package: file }).map(
    ({ level, message }) => `${level} ${message}`,
  );
}

test('a result and its raw file fit by the hash', () => {
  expect(check(HASH)).toEqual([]);
  expect(check('', [])).toEqual([]);
});

test('another hash than that of the files is found, and the file that nothing names', () => {
  expect(check('b'.repeat(64))).toEqual([
    'error no file under raw/ has this hash',
    'warning no result names raw/fio.json',
  ]);
});

test('a hash without any file says which one was read', () => {
  expect(check(HASH, [])).toEqual([]);
});

test('a large file is asked about', () => {
  expect(check(HASH, [{ ...raw, bytes: 6e6 }])).toEqual(['warning raw/fio.json has 6000000 bytes']);
});

test.each([
  '../../../etc/passwd',
  '/etc/passwd',
  'C:\\x',
  'raw/other.json',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  'https://a b',
])('the source %s is refused', (path) => {
  expect(check(HASH, [raw], { sources: [{ title: 'x', path }] })).toEqual([
    'error neither an address nor a file of this set',
  ]);
});

test('addresses and files of the set are sources', () => {
  const sources = [{ title: 'x', path: 'raw/fio.json' }, { path: 'https://example.org' }, null];
  expect(check(HASH, [raw], { sources })).toEqual([]);
});
