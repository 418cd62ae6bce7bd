// The fixture is ours, in the form of vdbench 5.04.07.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('the mean of each run is taken, without what prepared the file', () => {
  const extraction = readFixture('vdbench.txt');
  expect(
    table(
      extraction,
      'job',
      'direction',
      'read_share',
      'block_size',
      'iops',
      'bandwidth',
      'latency_mean',
      'outstanding',
    ),
  ).toEqual([
    ['SD_format', 'write', 0, undefined, undefined, undefined, undefined, 2],
    ['rand_read', 'read', 1, 4096, 81000, 81000 * 4096, 0.394e-3, 32],
    ['mixed', 'mixed', 0.699, 8192, 4998, 4998 * 8192, 0.12e-3, undefined],
  ]);
  expect(extraction.measurements[0]?.unusable).toBe('vdbench wrote the file here, before the test');
});

test('the heading says what MB is', () => {
  const text = fixtureText('vdbench.txt').replaceAll('1024**2', '1000**2').replaceAll('4096 100.00', '4000 100.00');
  expect(table(readText(text), 'bandwidth')[1]).toEqual([316.41e6]);
});

test('a run without its mean is said to be cut off', () => {
  const text = fixtureText('vdbench.txt');
  const cut = readText(text.slice(0, text.indexOf('10:14:14.053')));
  expect(table(cut, 'job')).toEqual([['SD_format'], ['rand_read']]);
  expect(notices(cut)).toEqual(['20 error the mean of mixed is missing; the output may be cut off']);
});

test('of the flat file the mean of a run is read, with the load in its columns', () => {
  const extraction = readFixture('vdbench-flatfile.txt');
  expect(extraction.measurements).toHaveLength(1);
  expect(extraction.measurements[0]).toMatchObject({
    job: 'rand_read',
    direction: 'read',
    access: 'rand',
    block_size: 4096,
    outstanding: 32,
    iops: 81024,
    bandwidth: 81024 * 4096,
    latency_mean: 394e-6,
  });
  const text = fixtureText('vdbench-flatfile.txt');
  expect(notices(readText(text.slice(0, text.indexOf('10:14:09.053'))))).toEqual([
    '3 error the mean (avg_…) of rand_read is missing; the output may be cut off',
  ]);
});

test('a page of vdbench marks its runs, its clock may touch the mean, and few digits are rounded', () => {
  const page = `<pre>
<a name="_1"></a><i><b>13:49:00.013 Starting RD=rd1; I/O rate: 50; elapsed=160; For loops: threads=2</b></i>

Nov 16, 2026  interval        i/o   MB/sec   bytes   read     resp     read    write     resp     resp queue  cpu%  cpu%
                             rate  1024**2     i/o    pct     time     resp     resp      max   stddev depth sys+u   sys
13:51:40.270avg_31-160      50.02     0.20    4096  75.91    5.395    6.944    0.516   96.066   10.097   0.3   1.2   0.2

13:51:41.000 Vdbench execution completed successfully. Output directory: /opt/vdbench/output
`;
  const extraction = readText(page, 'totals.html');
  expect(table(extraction, 'job', 'iops', 'bandwidth', 'block_size')).toEqual([['rd1', 50.02, 50.02 * 4096, 4096]]);
  expect(notices(extraction)).toEqual([]);
});

test('of workloads of a file system reads and writes are read, each with its rate', () => {
  const extraction = readFixture('vdbench-files.txt');
  expect(table(extraction, 'direction', 'iops', 'block_size', 'bandwidth', 'latency_mean', 'duplex')).toEqual([
    ['read', 750, 8192, 5.859 * 2 ** 20, 0.301e-3, 'two_way'],
    ['write', 250, 8192, 1.953 * 2 ** 20, 0.701e-3, 'two_way'],
  ]);
  const text = fixtureText('vdbench-files.txt');
  expect(notices(readText(text.slice(0, text.indexOf('10:14:02.020'))))).toEqual([
    '1 error the mean (avg_…) of rd_files is missing; the output may be cut off',
  ]);
});
