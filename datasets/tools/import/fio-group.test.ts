// Both fixtures are what fio 3.33 printed of two unlike jobs with group_reporting.
import { expect, test } from 'vitest';
import { fixtureText, only, readFixture, readText } from './testing.ts';

const NO_LOAD = {
  access: 'unspecified',
  pattern: undefined,
  block_size: undefined,
  queue_depth: undefined,
  jobs: undefined,
};

test('JSON of a group has the options of its last job, which do not hold for all', () => {
  const measurement = only(readFixture('fio-group-unlike.json'));
  expect(measurement).toMatchObject({ ...NO_LOAD, job: 'a', direction: 'read', read_share: 1 });
  expect(measurement.iops).toBeCloseTo(16165.76, 1);
  expect(measurement.warnings.at(-1)).toMatch(/7\.1 requests were in flight, where the options allow 2/);
});

test.each([
  ['both directions', /("rw" : ")read/, '$1write', /it read where|read and wrote|in flight/],
  ['another name', /("iodepth" : "2")/, '$1,\n        "name" : "b"', /the options are of the job b/],
  ['more bytes than the size', /"iodepth" : "2"/, '"iodepth" : "64"', /bytes were moved/],
])('%s show that options are of another job', (_, from, to, sign) => {
  const text = fixtureText('fio-group-unlike.json').replace(from, to);
  const measurement = only(readText(text));
  expect(measurement).toMatchObject(NO_LOAD);
  expect(measurement.warnings.join()).toMatch(sign);
});

test('the text announces each job: of unlike ones no load is taken', () => {
  const measurement = only(readFixture('fio-text-group-unlike.txt'));
  expect(measurement).toMatchObject({ ...NO_LOAD, job: 'small', direction: 'read' });
  expect(measurement.warnings).toEqual([expect.stringMatching(/^several unlike jobs stand in one result/)]);
});

test('of jobs that are alike the load holds', () => {
  const text = fixtureText('fio-text-group-unlike.txt').replace(
    /^large: .*$/m,
    fixtureText('fio-text-group-unlike.txt').split('\n')[0]?.replace('small', 'large') ?? '',
  );
  expect(only(readText(text))).toMatchObject({
    access: 'rand',
    block_size: 4096,
    queue_depth: 8,
    jobs: 2,
  });
});

test('a single job keeps its options', () => {
  expect(only(readFixture('fio-randread.json')).warnings.join()).not.toMatch(/several jobs/);
});

const ALONE = {
  'fio version': 'fio-3.33',
  jobs: [
    {
      jobname: 'a',
      groupid: 0,
      error: 0,
      'job options': { name: 'a', rw: 'write', bs: '4k', size: '8m', verify: 'crc32c' },
      read: {
        io_bytes: 8388608,
        bw_bytes: 838860800,
        iops: 200000,
        runtime: 10,
        lat_ns: { mean: 4900, max: 9000 },
      },
      write: {
        io_bytes: 8388608,
        bw_bytes: 419430400,
        iops: 100000,
        runtime: 20,
        lat_ns: { mean: 9900, max: 20000 },
      },
    },
  ],
};

test('what a job reads back to verify is not another job', () => {
  const { measurements } = readText(JSON.stringify(ALONE));
  expect(measurements).toMatchObject([
    { direction: 'read', block_size: 4096, read_share: 1, duplex: 'one_way' },
    { direction: 'write', block_size: 4096, read_share: 0, duplex: 'one_way', warnings: [] },
  ]);
  expect(measurements[0]?.warnings).toEqual(['these reads verified what the job had written']);
});

test('the sum of both directions beside them is not another job', () => {
  const [job] = ALONE.jobs;
  const half = { ...job?.read, iops: 100000 };
  const both = {
    ...job,
    'job options': { name: 'a', rw: 'randrw', bs: '4k', size: '16m', unified_rw_reporting: '2' },
    read: half,
    write: half,
    mixed: { ...half, iops: 200000, io_bytes: 16777216, bw_bytes: 1600000000 },
  };
  const { measurements } = readText(JSON.stringify({ ...ALONE, jobs: [both] }));
  expect(measurements.map(({ block_size, queue_depth }) => [block_size, queue_depth])).toEqual([
    [4096, 1],
    [4096, 1],
    [4096, 1],
  ]);
});

test('loads that fio announces before its JSON are no run of their own', () => {
  const header =
    'a: (g=0): rw=write, bs=(R) 4096B-4096B, (W) 4096B-4096B, (T) 4096B-4096B, ioengine=psync, iodepth=1\n';
  const { measurements, notices } = readText(header + JSON.stringify(ALONE));
  expect(measurements).toHaveLength(2);
  expect(notices).toEqual([]);
});
