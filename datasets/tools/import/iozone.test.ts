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
  const text = fixtureText('iozone.txt')
    .replace(' -I ', ' ')
    .replace('\tO_DIRECT feature enabled\n', '');
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
