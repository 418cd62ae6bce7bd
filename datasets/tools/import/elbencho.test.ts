// The fixture is ours, in the form that Statistics.cpp of elbencho 3.0 writes.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('the column of the last thread counts, MiB are 1024² bytes', () => {
  expect(
    table(
      readFixture('elbencho.txt'),
      'direction',
      'access',
      'block_size',
      'bandwidth',
      'iops',
      'latency_mean',
      'jobs',
      'queue_depth',
      'direct',
    ),
  ).toEqual([
    ['write', 'seq', 2 ** 20, 6394 * 2 ** 20, 6394, 4.92e-3, 8, 4, 'yes'],
    ['read', 'seq', 2 ** 20, 8345 * 2 ** 20, 8345, 3.78e-3, 8, 4, 'yes'],
  ]);
});

test('MB are 1000² bytes where they were asked for', () => {
  const text = fixtureText('elbencho.txt').replaceAll('MiB/s', 'MB/s ').replace('-b 1m ', '');
  expect(table(readText(text), 'bandwidth')).toEqual([[6394e6], [8345e6]]);
});

test('without its command the order, depth and block are not known', () => {
  const text = fixtureText('elbencho.txt').replace(/^.*\n/, '');
  const found = readText(text);
  expect(table(found, 'access', 'block_size', 'queue_depth', 'direct')[0]).toEqual([
    'unspecified',
    undefined,
    undefined,
    'unknown',
  ]);
  expect(found.measurements[0]?.warnings).toEqual([
    'the output has no options: give the command above it',
  ]);
});

test('a result without the line behind it is said to be cut off', () => {
  expect(notices(readText(fixtureText('elbencho.txt').slice(0, -2)))).toEqual([
    '10 error the output is cut off: the line “---” behind the result is missing',
  ]);
});
