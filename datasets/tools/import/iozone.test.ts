import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('figures are told apart by where they end, because cells may be empty', () => {
  const extraction = readFixture('iozone.txt');
  expect(table(extraction, 'job', 'bandwidth', 'block_size', 'access')).toEqual([
    ['write', 7420 * 1024, 4096, 'seq'],
    ['rewrite', 7846 * 1024, 4096, 'seq'],
    ['random read', 6198 * 1024, 4096, 'rand'],
    ['random write', 7765 * 1024, 4096, 'rand'],
    ['write', 70420 * 1024, 65536, 'seq'],
    ['rewrite', 71846 * 1024, 65536, 'seq'],
    ['random read', 46198 * 1024, 65536, 'rand'],
    ['random write', 57765 * 1024, 65536, 'rand'],
  ]);
  expect(extraction.measurements[0]).toMatchObject({
    tool_version: '3.489',
    direct: 'yes',
    test_size: 81920 * 1024,
    command: 'iozone -a -I -i 0 -i 2',
    measured_on: '2021-09-03',
    warnings: [],
  });
});

test('without O_DIRECT the page cache is named', () => {
  const text = fixtureText('iozone.txt').replace(' -I ', ' ').replace('\tO_DIRECT feature enabled\n', '');
  expect(readText(text).measurements[0]).toMatchObject({
    direct: 'no',
    warnings: ['without -I a file smaller than the memory measures the page cache'],
  });
});

test('the throughput mode adds its processes up itself', () => {
  const extraction = readFixture('iozone-throughput.txt');
  expect(table(extraction, 'job', 'jobs', 'bandwidth', 'block_size', 'test_size')).toEqual([
    ['write', 4, 400000 * 1024, 16384, 4 * 102400 * 1024],
    ['random read', 4, 250000.5 * 1024, 16384, 4 * 102400 * 1024],
  ]);
});

test('an output without figures is said to have none', () => {
  const text = fixtureText('iozone.txt').replace(/^ +81920.*$/gm, '');
  expect(notices(readText(text))).toEqual(['1 error no row of figures was found']);
});

test('runs that follow each other have their own version, date and O_DIRECT', () => {
  const later = fixtureText('iozone-throughput.txt').replace('3.489', '3.506').replace('2021', '2023');
  const extraction = readText(fixtureText('iozone.txt') + later);
  const rows = table(extraction, 'tool_version', 'measured_on', 'direct');
  expect([...new Set(rows.map((row) => row.join(' ')))]).toEqual(['3.489 2021-09-03 yes', '3.506 2023-09-03 no']);
  expect(notices(extraction)).toEqual([]);
});

test('a table that is cut in a figure has all but that one, and is said to be cut off', () => {
  const text = fixtureText('iozone.txt');
  const cut = readText(text.slice(0, text.indexOf('57765') + 3));
  expect(table(cut, 'bandwidth').at(-1)).toEqual([46198 * 1024]);
  expect(notices(cut)).toEqual([
    '19 error its last line, “iozone test complete.”, is missing; the output may be cut off',
  ]);
});

test.each([
  ['operations per second.', { iops: 7420, bandwidth: 7420 * 4096, latency_mean: undefined }],
  ['microseconds per operation.', { latency_mean: 7420e-6, bandwidth: undefined }],
  ['furlongs', { bandwidth: undefined, unusable: 'the unit of the figures is unknown' }],
])('figures in %s are none in kB/s', (unit, figures) => {
  const text = fixtureText('iozone.txt').replace('Output is in kBytes/sec', `Output is in ${unit}`);
  expect(readText(text).measurements[0]).toMatchObject(figures);
});
