import { expect, test } from 'vitest';
import { fixtureText, notices, only, readFixture, readText, table } from './testing.ts';

test('rounded figures are made exact by the counts', () => {
  const extraction = readFixture('fio-text.txt');
  expect(table(extraction, 'direction', 'duplex', 'iops', 'bandwidth', 'precision')).toEqual([
    ['read', 'two_way', 50085.9140859, 205151904.096, 'exact'],
    ['write', 'two_way', 21453.5464535, 87873726.2737, 'exact'],
  ]);
  expect(extraction.measurements[0]).toMatchObject({
    tool_version: '3.33',
    line: 5,
    pattern: 'randrw',
    read_share: 0.7,
    block_size: 4096,
    queue_depth: 8,
    latency_kind: 'completion',
    latency_mean: 100.1e-6,
    latency_total_mean: 105.34e-6,
    latency_p99: 159e-6,
    latency_p9999: 2868e-6,
    direct: 'unknown',
    measured_on: '2026-11-21',
  });
});

test('figures that the counts do not confirm stay rounded', () => {
  const text = fixtureText('fio-text.txt').replace('total=50136,', 'total=60136,');
  expect(readText(text).measurements[0]).toMatchObject({ iops: 50100, precision: 'approximate' });
});

test('copies of a job are added up', () => {
  expect(table(readFixture('fio-text-jobs.txt'), 'scope', 'jobs', 'block_size')).toEqual([
    ['part', 1, 131072],
    ['part', 1, 131072],
    ['whole', 2, 131072],
  ]);
});

test('fio 2 writes KB for KiB', () => {
  expect(only(readFixture('fio-2-text.txt'))).toMatchObject({
    tool_version: '2.2.10',
    direction: 'write',
    block_size: 8192,
    bandwidth: 107374182.4,
    iops: 13107.2,
    latency_mean: 296.5e-6,
    latency_p999: 2000e-6,
    bandwidth_stdev: 1200 * 1024,
    precision: 'exact',
  });
});

test('verification errors are a failed run, not a measurement', () => {
  const extraction = readFixture('fio-verify-error.txt');
  expect(extraction.measurements).toEqual([]);
  expect(notices(extraction)).toEqual([
    '4 error the run failed: verify: bad header numberio 12, wanted 3',
    '1 error the output has no result of a job',
  ]);
  expect(JSON.stringify(extraction)).not.toContain('alice');
});

test('a job with an error cannot be used', () => {
  const text = fixtureText('fio-text.txt').replace('err= 0', 'err=28');
  expect(readText(text).measurements[0]?.unusable).toBe('the job ended with error 28');
});

test('a run in both forms is read once, from the JSON; another run beside it is read, too', () => {
  expect(only(readFixture('fio-text-and-json.txt')).direct).not.toBe('unknown');
  const both = fixtureText('fio-text.txt') + fixtureText('fio-randread.json');
  expect(table(readText(both), 'job').flat().sort()).toEqual(['randread-qd8', 'randrw', 'randrw']);
});

const RUNS = ['direction', 'pattern', 'block_size', 'iops', 'bandwidth', 'scope'] as const;

test('runs that follow each other are not added up, and each has its own load', () => {
  expect(table(readFixture('fio-text-runs.txt'), ...RUNS)).toEqual([
    ['read', 'randread', 4096, 17480.5194805, 71600207.7922, 'whole'],
    ['write', 'write', 65536, 87721.2787213, 5748901722.28, 'whole'],
  ]);
});

test('without the lines before them, runs are told apart by their processes', () => {
  const results = fixtureText('fio-text-runs.txt').replace(/^(?:a: \(g=.*|fio-.*|Starting.*)\n/gm, '');
  expect(table(readText(results), 'iops', 'scope')).toEqual([
    [17500, 'whole'],
    [87700, 'whole'],
  ]);
});

test('of the reports at intervals the last one is the result', () => {
  const extraction = readFixture('fio-text-status-interval.txt');
  expect(table(extraction, ...RUNS, 'duration')).toEqual([
    ['read', 'randread', 4096, 9199.13419913, 37679653.6797, 'whole', 3.003],
  ]);
  expect(notices(extraction)).toEqual([]);
});

test('where the last report is cut an interval before it is no result', () => {
  const text = fixtureText('fio-text-status-interval.txt');
  const extraction = readText(text.slice(0, text.lastIndexOf('issued rwts: total=2')));
  expect(extraction.measurements).toEqual([]);
  expect(notices(extraction)).toEqual([
    '91 error the summary after the last job is missing; the output may be cut off',
  ]);
});

test('jobs of one name that differ in their load are neither copies nor alike', () => {
  expect(table(readFixture('fio-text-unlike.txt'), 'pattern', 'block_size', 'scope')).toEqual([
    ['randread', 4096, 'whole'],
    ['randwrite', 16384, 'whole'],
  ]);
});

test('an error in one run does not spoil the other', () => {
  const failed = fixtureText('fio-verify-error.txt');
  const sound = fixtureText('fio-text.txt');
  expect(table(readText(failed + sound), 'unusable')).toEqual([[undefined], [undefined]]);
  const extraction = readText(sound + failed);
  expect(table(extraction, 'unusable')).toEqual([[undefined], [undefined]]);
  expect(notices(extraction)).toEqual([
    '49 error the run failed: verify: bad header numberio 12, wanted 3',
    '46 error the output has no result of a job',
  ]);
});

test('a count that is cut between its digits is not taken', () => {
  const text = fixtureText('fio-text.txt');
  const at = text.indexOf('total=50136') + 'total=501'.length;
  expect(readText(text.slice(0, at)).measurements).toEqual([]);
  const jobs = fixtureText('fio-text-jobs.txt');
  const cut = readText(jobs.slice(0, jobs.lastIndexOf('issued rwts')));
  expect(table(cut, 'scope', 'jobs')).toEqual([['part', 1]]);
});

const PERCENTILES = (kind: string, median: number) =>
  `    ${kind} percentiles (usec):\n     | 50.00th=[ ${median}], 99.00th=[ ${median * 4}]\n`;

test('a list of percentiles is of the kind that its heading names', () => {
  const list = /^ {4}clat percentiles[\s\S]*?(?=^ {3}bw)/m;
  const of = (...kinds: string[]) =>
    readText(fixtureText('fio-text.txt').replace(list, kinds.join(''))).measurements[0];
  const [slat, clat, lat] = [PERCENTILES('slat', 50), PERCENTILES('clat', 100), PERCENTILES('lat', 200)] as const;
  const completion = {
    latency_kind: 'completion',
    latency_p50: 100e-6,
    latency_p99: 400e-6,
    latency_mean: 100.1e-6,
  };
  expect(of(slat, clat, lat)).toMatchObject(completion);
  expect(of(slat, clat)).toMatchObject(completion);
  expect(of(slat, clat, lat)?.percentiles).toHaveLength(2);
  expect(of(slat, lat)).toMatchObject({ latency_kind: 'total', latency_p50: 200e-6 });
  expect(of(slat)).toMatchObject({ latency_kind: 'completion', latency_p50: undefined });
});

test.each([
  ['kb_base=1000', 'BW=205MB/s (196MiB/s)(206MB/1001msec)', 205e6],
  ['unit_base=1', 'BW=1565Mibit/s (1641Mbit/s)(196MiB/1001msec)', (1565 * 2 ** 20) / 8],
  ['both', 'BW=1641Mbit/s (1565Mibit/s)(206MB/1001msec)', 1641e6 / 8],
])('with %s a bandwidth is in the unit that stands there', (_, printed, bandwidth) => {
  const text = fixtureText('fio-text.txt')
    .replace(/BW=196MiB[^\n]*/, printed)
    .replace('total=50136,', 'total=60136,');
  expect(readText(text).measurements[0]?.bandwidth).toBeCloseTo(bandwidth, -1);
});

test('the spread of a bandwidth is in the unit of its own line', () => {
  const spread = (unit: string) =>
    readText(
      fixtureText('fio-text.txt').replace(
        /bw \( {2}KiB\/s\).*/,
        `bw (${unit}/s): min= 1, max= 9, per=99.27%, avg=5.00, stdev= 3.00, samples=4`,
      ),
    ).measurements[0]?.bandwidth_stdev;
  expect(spread('  MiB')).toBe(3 * 2 ** 20);
  expect(spread('  KiB')).toBe(3 * 2 ** 10);
  expect(spread('   kB')).toBe(3000);
});

test.each([
  ['64.0KiB', 65536],
  ['10.5KiB', 10752],
  ['4096KiB', 4194304],
  ['3333B', 3333],
  ['64.0kB', 64000],
  ['9.77KiB', undefined],
  ['65.5kB', undefined],
])('a block printed as %s is of %s bytes', (printed, bytes) => {
  const text = fixtureText('fio-text.txt').replaceAll('4096B', printed);
  expect(readText(text).measurements[0]?.block_size).toBe(bytes);
});

test('a line of mixed figures that fio left at zero is no measurement', () => {
  const text = fixtureText('fio-text.txt').replace(
    / {2}lat \(usec\) {3}: 50=/,
    '  mixed: IOPS=0, BW=0 (0)(0B/1001msec)\n$&',
  );
  expect(readText(text).measurements.map(({ direction }) => direction)).toEqual(['read', 'write']);
});

test('reads of a job that writes are its verification, after the writes', () => {
  const text = fixtureText('fio-text.txt').replace('rw=randrw', 'rw=randwrite');
  expect(table(readText(text), 'direction', 'duplex', 'warnings')).toEqual([
    ['read', 'one_way', ['these reads verified what the job had written']],
    ['write', 'one_way', []],
  ]);
});

test('what fio adds up of its clients is whole without a summary, and they are parts of it', () => {
  const text = fixtureText('fio-text.txt');
  const job = text.slice(text.indexOf('randrw: (groupid=0'), text.indexOf('Run status'));
  const total = job
    .replace('randrw: ', 'All clients: ')
    .replace(/pid=[0-9]+/, 'pid=0')
    .replace('BW=196MiB/s (205MB/s)(', 'BW=196Mi (205M)(');
  const extraction = readText(`${text}${total.trimEnd()}\n`);
  expect(notices(extraction)).toEqual([]);
  expect(table(extraction, 'job', 'direction', 'scope')).toEqual([
    ['randrw', 'read', 'part'],
    ['randrw', 'write', 'part'],
    ['All clients', 'read', 'whole'],
    ['All clients', 'write', 'whole'],
  ]);
  expect(extraction.measurements[2]?.bandwidth).toBe(196 * 2 ** 20);
  const cut = readText(text + total.slice(0, total.indexOf('issued')));
  expect(notices(cut).join()).toMatch(/cut off/);
});

test('every letter that counts thousands is read, of every time', () => {
  const text = fixtureText('fio-2-text.txt');
  const [found] = readText(text.replace(/(clat \(usec\): min=[ 0-9]+, max=)[ 0-9]+/, '$12345.7K')).measurements;
  expect(found?.latency_max).toBe(2.3457);
});

test('flushes have times of their own, which are none of the writes', () => {
  const text = fixtureText('fio-text.txt');
  const flushes = `  fsync/fdatasync/sync_file_range:
    sync (usec): min=69, max=110575, avg=1928.97, stdev=6027.65
    sync percentiles (usec):
     | 50.00th=[   611], 99.00th=[ 13304]
`;
  const measurements = readText(text.replace(/^ {2}cpu /m, `${flushes}  cpu `)).measurements;
  const [found] = measurements;
  const flush = measurements.find(({ job }) => job.endsWith('flushes'));
  const [alone] = readText(text).measurements;
  expect(found?.percentiles).toEqual(alone?.percentiles);
  expect(flush).toMatchObject({ direction: 'unspecified', latency_mean: 1928.97e-6, latency_p99: 13304e-6 });
  expect(flush?.unusable).toMatch(/flushes/);
});
