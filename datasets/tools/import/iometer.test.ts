import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

const FIELDS = [
  'line',
  'direction',
  'bandwidth',
  'iops',
  'block_size',
  'read_share',
  'access',
] as const;

test('only the sums are taken, and MBps of 2006 is MiB', () => {
  const extraction = readFixture('iometer.csv');
  expect(table(extraction, ...FIELDS)).toEqual([
    [19, 'read', 164659200, 20100, 8192, 0.67, 'rand'],
    [19, 'write', 81100800, 9900, 8192, 0.67, 'rand'],
    [23, 'read', 524288000, 8000, 65536, 1, 'seq'],
  ]);
  expect(extraction.measurements[0]).toMatchObject({
    latency_mean: 1.1e-3,
    jobs: 2,
    queue_depth: 16,
    measured_on: '2010-04-05',
    warnings: ['the column MBps counts MiB; the figure is converted'],
  });
  expect(JSON.stringify(extraction)).not.toContain('ALICE');
});

test('columns that name their unit are believed', () => {
  const text = fixtureText('iometer.csv').replace('Read MBps,', 'Read MBps (Decimal),');
  expect(readText(text).measurements[0]?.bandwidth).toBe(157031250);
});

test('semicolons and decimal commas of other languages are read', () => {
  const text = fixtureText('iometer.csv')
    .split('\n')
    .map((line) => line.replaceAll(',', ';').replace(/(\d)\.(\d)/g, '$1,$2'))
    .join('\n');
  expect(table(readText(text), ...FIELDS)).toEqual(table(readFixture('iometer.csv'), ...FIELDS));
});

test('workers with unlike depths are named', () => {
  const text = fixtureText('iometer.csv').replace(/,16$/m, ',32');
  expect(readText(text).measurements[0]?.warnings).toContain(
    'the workers have unlike queue depths',
  );
});

test('errors and short rows are named', () => {
  const failed = fixtureText('iometer.csv').replace('12.0,12.0,0.0,0,0,0,', '12.0,12.0,0.0,3,3,0,');
  expect(readText(failed).measurements[2]?.unusable).toBe('IOMeter counted 3 errors');
  const cut = `${fixtureText('iometer.csv')}ALL,All,Sequential 64K,1\n`;
  expect(notices(readText(cut))).toEqual(['24 warning the row has 4 of 24 cells']);
});
