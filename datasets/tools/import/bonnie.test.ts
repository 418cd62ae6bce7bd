// bonnie.txt and bonnie.csv are what bonnie++ 2.00a of Debian 12 printed of two runs.
import { expect, test } from 'vitest';
import type { Extraction } from '../readers/measurement.ts';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

const FIELDS = ['job', 'direction', 'access', 'bandwidth', 'iops', 'latency_max'] as const;

/** The line that the run of the table ended with. */
const SAME_RUN =
  '1.98,2.00a,box,1,1795337524,512M,,8192,5,1183,98,594788,82,1030535,67,1237,69,740053,18,4141,15,4,,,,,1083,12,+++++,+++,+++++,+++,1841,47,+++++,+++,+++++,+++,16088us,3827us,5276us,33810us,4082us,1295ms,93127us,5920us,3620us,72175us,106us,3576us';

/** Without the tests of single characters, which no table takes. */
function ofBlocks(extraction: Extraction): Extraction {
  const { measurements } = extraction;
  return { ...extraction, measurements: measurements.filter(({ unusable }) => !unusable) };
}

test('figures of single characters are shown and no table takes them, those of file creation are named', () => {
  const extraction = readFixture('bonnie.txt');
  expect(extraction.measurements.filter(({ unusable }) => unusable).map(({ job }) => job)).toEqual([
    'per-character output',
    'per-character input',
  ]);
  expect(notices(extraction)).toEqual([
    '6 warning the figures of file creation are not read: they count files, not requests to the drive',
  ]);
});

test('CSV counts KiB per second, and a test too short to be measured has no figure', () => {
  expect(table(ofBlocks(readFixture('bonnie.csv')), ...FIELDS)).toEqual([
    ['block output', 'write', 'seq', 242557 * 1024, undefined, 18908e-6],
    ['rewrite', 'mixed', 'seq', 481636 * 1024, undefined, 28115e-6],
  ]);
});

test('version 1.97 of the line lacks the block of the seeks and their count', () => {
  const old = SAME_RUN.replace('1.98,2.00a', '1.97,1.97').replace(',8192,5,', ',');
  expect(table(ofBlocks(readText(old)), 'tool_version', 'bandwidth', 'iops')).toEqual([
    ['1.97', 594788 * 1024, undefined],
    ['1.97', 1030535 * 1024, undefined],
    ['1.97', 740053 * 1024, undefined],
    ['1.97', undefined, 4141],
  ]);
});

test('the table rounds to M of 1024² and G of 1024³ bytes', () => {
  const extraction = ofBlocks(readFixture('bonnie.txt'));
  expect(table(extraction, 'job', 'bandwidth', 'precision').slice(0, 2)).toEqual([
    ['block output', 581 * 2 ** 20, 'approximate'],
    ['rewrite', 2 ** 30, 'approximate'],
  ]);
  expect(extraction.measurements[0]).toMatchObject({ tool_version: '2.00a', test_size: 512 * 2 ** 20 });
});

test('of a table and the CSV of the same run the CSV counts', () => {
  const both = readText(`${fixtureText('bonnie.txt')}\n${SAME_RUN}\n`);
  expect(table(both, ...FIELDS)).toEqual(table(readText(`${SAME_RUN}\n`), ...FIELDS));
  expect(both.measurements).toHaveLength(6);
});

test('a test too short to be measured has no figure', () => {
  const text = fixtureText('bonnie.txt').replace(' 723m  18', '+++++ +++');
  expect(table(ofBlocks(readText(text)), 'job')).toEqual([['block output'], ['rewrite'], ['random seeks']]);
});

test('a table or a line that ends early is said to be cut off', () => {
  const text = fixtureText('bonnie.txt');
  expect(notices(readText(text.slice(0, text.indexOf('Latency'))))).toEqual([
    '1 error the line “Latency” below the figures is missing; the output may be cut off',
  ]);
  expect(notices(readText(fixtureText('bonnie.csv').slice(0, -4)))).toEqual([
    '1 error the end of the line of CSV is missing; the output may be cut off',
  ]);
});

test('the table of an old version is said to be one, not to be cut off', () => {
  const text = fixtureText('bonnie.txt')
    .replace(/^Version +[0-9.a-z]+ (?= *-+Sequential Output)/m, 'Version 1.03e  ')
    .replace(/^Latency.*\n/m, '');
  expect(notices(readText(text))[0]).toMatch(/error the output format of bonnie\+\+ before 1\.96 is not supported/);
});

test('a fast run leaves out single characters, and their places stay empty', () => {
  const text = [
    'Version  1.97       ------Sequential Output------ --Sequential Input- --Random-',
    'Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--',
    'Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP',
    'box              8G           65284  18 39589   8           96293   8 211.5   6',
    'Latency                         500ms    1200ms               210ms     450ms',
    '',
  ].join('\n');
  const extraction = readText(text);
  expect(table(extraction, 'job', 'direction', 'bandwidth', 'iops', 'latency_max')).toEqual([
    ['block output', 'write', 65284 * 1024, undefined, 0.5],
    ['rewrite', 'mixed', 39589 * 1024, undefined, 1.2],
    ['block input', 'read', 96293 * 1024, undefined, 0.21],
    ['random seeks', 'mixed', undefined, 211.5, 0.45],
  ]);
  expect(notices(extraction)).toEqual([]);
  const uneven = text.replace('  18', '');
  expect(readText(uneven).measurements).toEqual([]);
});
