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
  const extraction = readText(text);
  expect(table(extraction, 'access', 'block_size', 'queue_depth', 'direct')[0]).toEqual([
    'unspecified',
    undefined,
    undefined,
    'unknown',
  ]);
  expect(extraction.measurements[0]?.warnings).toEqual(['the output has no options: give the command above it']);
});

test('a result without the line behind it is said to be cut off', () => {
  expect(notices(readText(fixtureText('elbencho.txt').slice(0, -2)))).toEqual([
    '10 error the line “---” behind the result is missing; the output may be cut off',
  ]);
});

test('version 2 has milliseconds and units in titles, and a mix has rows of its own', () => {
  const extraction = readFixture('elbencho-2.txt');
  const fields = ['job', 'direction', 'duplex', 'access', 'iops', 'bandwidth', 'latency_mean'] as const;
  expect(table(extraction, ...fields)).toEqual([
    ['WRITE', 'write', 'one_way', 'rand', 3514, 3514 * 2 ** 20, 4920e-6],
    ['RWMIX30', 'read', 'two_way', 'rand', 905, 905 * 2 ** 20, undefined],
    ['RWMIX30', 'write', 'two_way', 'rand', 2110, 2110 * 2 ** 20, undefined],
  ]);
  expect(extraction.measurements[1]).toMatchObject({ read_share: 0.3, pattern: 'randrw', jobs: 8 });
  expect(notices(extraction)).toEqual([]);
});

test('of the CSV the rows that move data are read, each half of a mix by its own columns', () => {
  const extraction = readFixture('elbencho.csv');
  const fields = ['job', 'direction', 'access', 'iops', 'bandwidth', 'latency_mean', 'queue_depth'] as const;
  expect(table(extraction, ...fields)).toEqual([
    ['WRITE', 'write', 'seq', 3471, 3471 * 2 ** 20, 4550e-6, 4],
    ['RWMIX30', 'write', 'rand', 69500, 69500 * 4096, 640e-6, 16],
    ['RWMIX30', 'read', 'rand', 29800, 29800 * 4096, 610e-6, 16],
  ]);
  expect(extraction.measurements[0]).toMatchObject({
    direct: 'yes',
    jobs: 4,
  });
  expect(notices(extraction)).toEqual([]);
  const text = fixtureText('elbencho.csv');
  expect(notices(readText(text.slice(0, text.lastIndexOf(',610,')))).at(-1)).toBe(
    '4 error the end of the row is missing; the output may be cut off',
  );
});
