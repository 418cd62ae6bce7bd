import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

const FIELDS = ['line', 'direction', 'bandwidth', 'iops', 'block_size', 'read_share', 'access'] as const;

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
  expect(readText(text).measurements[0]?.warnings).toContain('the workers have different queue depths');
});

test('errors and short rows are named', () => {
  const failed = fixtureText('iometer.csv').replace('12.0,12.0,0.0,0,0,0,', '12.0,12.0,0.0,3,3,0,');
  expect(readText(failed).measurements[2]?.unusable).toBe('IOMeter counted 3 errors');
  const cut = `${fixtureText('iometer.csv')}ALL,All,Sequential 64K,1\n`;
  expect(notices(readText(cut))).toEqual([
    '26 warning the row has 4 of 24 cells',
    '26 error the rows below the last sum are missing; the output may be cut off',
  ]);
});

test('a name may hold the sign that stands between cells', () => {
  for (const sign of [';', ',']) {
    const text = fixtureText('iometer.csv').replaceAll('Database 8K', `Database 8K${sign} 67%${sign} random`);
    const extraction = readText(text);
    expect(table(extraction, ...FIELDS)).toEqual(table(readFixture('iometer.csv'), ...FIELDS));
    expect(extraction.measurements[0]?.job).toBe(`Database 8K${sign} 67%${sign} random`);
  }
});

test('a file that a German spreadsheet has filled up is read alike', () => {
  const text = fixtureText('iometer.csv')
    .replace('8192,100,67,100', '8192,100,66.5,100')
    .split('\n')
    .map((line) => line.replaceAll(',', ';').replace(/(\d)\.(\d)/g, '$1,$2'))
    .map((line) => (line === '' ? line : `${line};;;`))
    .join('\n');
  expect(table(readText(text), 'direction', 'block_size', 'read_share', 'access')).toEqual([
    ['read', 8192, 0.665, 'rand'],
    ['write', 8192, 0.665, 'rand'],
    ['read', 65536, 1, 'seq'],
  ]);
});

test('commas between cells and in numbers give no figure', () => {
  const text = fixtureText('iometer.csv').replace(/(\d)\.(\d)/g, '$1,$2');
  const extraction = readText(text);
  expect(extraction.measurements).toEqual([]);
  expect(notices(extraction)[0]).toMatch(/^19 error the row has .* the cell separator also occurs inside/);
});

test('a row that is cut is not taken, and said to be cut off', () => {
  const text = fixtureText('iometer.csv');
  const cut = readText(text.slice(0, text.indexOf('1.990')));
  expect(cut.measurements).toHaveLength(2);
  expect(notices(cut)).toEqual(['23 error the output is cut off in this row']);
});

test('the specifications of a file do not hold for the next one', () => {
  const text = fixtureText('iometer.csv');
  const other = text.replace('8192,100,67,100', '4096,100,50,0').replace('2010-04-05', '2012-01-02');
  expect(table(readText(text + other), 'block_size', 'read_share', 'measured_on')).toEqual([
    [8192, 0.67, '2010-04-05'],
    [8192, 0.67, '2010-04-05'],
    [65536, 1, '2010-04-05'],
    [4096, 0.5, '2012-01-02'],
    [4096, 0.5, '2012-01-02'],
    [65536, 1, '2012-01-02'],
  ]);
});

test('a test that was made less often than the others is named: the file may be cut off', () => {
  const text = fixtureText('iometer.csv');
  const rows = text.slice(text.indexOf('ALL,All,Database'));
  const twice = `${text}${rows.slice(0, rows.indexOf('ALL,All,Sequential'))}`;
  expect(notices(readText(twice))).toEqual([
    '29 warning the file may be cut off: “Sequential 64K” was tested less often than the other specifications, 1 times instead of 2',
  ]);
  expect(notices(readText(`${text}${rows}`))).toEqual([]);
});
