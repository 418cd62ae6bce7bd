// The fixture is ours, in the form that ior-output.c of IOR 4 writes.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('rows of IOR are shown, and no table takes tasks of maybe several computers', () => {
  const extraction = readFixture('ior.txt');
  expect(table(extraction, 'direction', 'access', 'block_size', 'jobs', 'bandwidth', 'iops', 'tool_version')).toEqual([
    ['write', 'seq', 2 ** 20, 4, 2 ** 30, 1025.1, '4.0.0'],
    ['read', 'seq', 2 ** 20, 4, 2 ** 31, 2050.2, '4.0.0'],
  ]);
  expect(extraction.measurements.every(({ unusable }) => unusable?.includes('several computers'))).toBe(true);
});

test('of IOR without its end nothing is read', () => {
  const text = fixtureText('ior.txt');
  expect(notices(readText(text.slice(0, text.indexOf('Finished'))))).toEqual([
    '1 error the line “Finished” is missing; the output may be cut off',
  ]);
});
