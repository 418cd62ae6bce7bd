import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test.each(['diskspd.xml', 'diskspd.txt'])('%s: counts over time, latencies of each direction', (name) => {
  const extraction = readFixture(name);
  expect(
    table(extraction, 'direction', 'duplex', 'bandwidth', 'iops', 'latency_mean', 'latency_p50', 'latency_p999'),
  ).toEqual([
    ['read', 'two_way', 286720000, 70000, 160e-6, 155e-6, 900e-6],
    ['write', 'two_way', 122880000, 30000, 150e-6, 145e-6, 800e-6],
  ]);
  expect(extraction.measurements[0]).toMatchObject({
    pattern: 'randrw',
    access: 'rand',
    read_share: 0.7,
    block_size: 4096,
    queue_depth: 8,
    jobs: 2,
    duration: 10,
    latency_min: 60e-6,
    latency_max: 3e-3,
    direct: 'yes',
    target: 'test.dat',
    measured_on: '2022-03-04',
  });
  expect(JSON.stringify(extraction)).not.toMatch(/alice/i);
});

test('operations per interval are a series', () => {
  expect(readFixture('diskspd.xml').measurements[0]?.series).toEqual([
    { metric: 'iops', x_kind: 'second', x: 1, value: 70100 },
    { metric: 'iops', x_kind: 'second', x: 2, value: 69900 },
  ]);
});

test('cut XML is said to be cut', () => {
  const text = fixtureText('diskspd.xml');
  const extraction = readText(text.slice(0, text.indexOf('<Thread><Id>1')));
  // Half of the threads are no measurement.
  expect(extraction.measurements).toEqual([]);
  expect(notices(extraction)[0]).toMatch(/^50 error the XML is invalid from here on/);
});

test('reports that follow each other have their own load', () => {
  const text = fixtureText('diskspd.txt');
  const other = text
    .replace('per thread: 8', 'per thread: 32')
    .replace('block size: 4KiB', 'block size: 64KiB')
    .replaceAll('test.dat', 'other.dat')
    .replace('2022/03/04', '2023/05/06');
  const fields = ['target', 'queue_depth', 'block_size', 'measured_on'] as const;
  expect(table(readText(`${text}\n${other}`), ...fields)).toEqual([
    ['test.dat', 8, 4096, '2022-03-04'],
    ['test.dat', 8, 4096, '2022-03-04'],
    ['other.dat', 32, 65536, '2023-05-06'],
    ['other.dat', 32, 65536, '2023-05-06'],
  ]);
});

test('documents that follow each other in a file are all read', () => {
  const text = fixtureText('diskspd.xml');
  const one = table(readText(text), 'iops');
  expect(table(readText(`${text}\n${text}`), 'iops')).toEqual([...one, ...one]);
});

test('the deviation of operations with -D is none of the latency', () => {
  const text = fixtureText('diskspd.txt')
    .replaceAll('|  AvgLat  |', '|  AvgLat  | IopsStdDev |')
    .replace(/^(total: .*\|\s+[0-9.]+ \|)(\s+0\.0[0-9]+)$/gm, '$1    135.90 |$2');
  expect(table(readText(text), 'latency_stdev', 'iops_stdev')).toEqual([
    [0.05e-3, 135.9],
    [0.04e-3, 135.9],
  ]);
});

test('with several files the percentiles are those of all', () => {
  const path = "\tpath: 'C:\\Users\\alice\\test.dat'\n";
  const text = fixtureText('diskspd.txt').replace(path, `${path}${path.replace('test', 'other')}`);
  const at = text.lastIndexOf('total:\n');
  const first = text.slice(at).replace('total:', 'C:\\first.dat:').replaceAll('0.300', '9.999');
  const extraction = readText(`${text.slice(0, at)}${first}\n${text.slice(at)}`);
  expect(table(extraction, 'latency_p99')).toEqual([[0.3e-3], [0.29e-3]]);
});

test('the table of a single file needs no title', () => {
  const text = fixtureText('diskspd.txt').replace(/^total:\n/m, '');
  expect(table(readText(text), 'latency_p99')).toEqual([[0.3e-3], [0.29e-3]]);
});

test('a table without its end is said to be cut off', () => {
  const text = fixtureText('diskspd.txt');
  expect(notices(readText(text.slice(0, text.indexOf('    max |'))))).toEqual([
    '31 error time span 1 is cut off: the end of its tables is missing',
  ]);
});

test('without its inputs the load is that of the command line, and rates are those printed', () => {
  const [found] = readFixture('diskspd-no-inputs.txt').measurements;
  expect(found).toMatchObject({
    direction: 'write',
    access: 'rand',
    pattern: 'randwrite',
    read_share: 0,
    block_size: 4096,
    queue_depth: 4,
    jobs: 2,
    direct: 'yes',
    iops: 1996.8,
    bandwidth: 1996.8 * 4096,
    warnings: [],
  });
  expect(JSON.stringify(found)).not.toMatch(/alice/i);
});

test.each([
  ['-b64K -w30 -r', 'mixed read', 'rand', 0.7],
  ['-b64K -rs40', 'read', 'mixed', 1],
  ['-b64K -s64K', 'read', 'seq', 1],
])('the command %s is read', (options, _, access, share) => {
  const text = fixtureText('diskspd-no-inputs.txt').replace('-b4K -r4K -t2 -o4 -w100', options);
  expect(readText(text).measurements[0]).toMatchObject({ access, read_share: share });
});

test('with neither inputs nor a command the order of requests is not known', () => {
  const text = fixtureText('diskspd-no-inputs.txt').replace(/^Command Line: .*$/m, '');
  expect(readText(text).measurements[0]).toMatchObject({
    access: 'unspecified',
    pattern: undefined,
    iops: 1996.8,
    warnings: ['the output does not tell random from sequential: give the command with it'],
  });
});
