import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';
import { fixtureText, notices, only, readFixture, readText, table } from './testing.ts';

test('a random read of fio 3 in bytes, seconds and operations', () => {
  expect(only(readFixture('fio-randread.json'))).toMatchObject({
    tool: 'fio',
    tool_version: '3.33',
    line: 14,
    job: 'randread-qd8',
    scope: 'whole',
    direction: 'read',
    duplex: 'one_way',
    pattern: 'randread',
    access: 'rand',
    read_share: 1,
    block_size: 4096,
    queue_depth: 8,
    jobs: 1,
    duration: 1.001,
    bandwidth: 266673742,
    iops: 65105.894106,
    latency_kind: 'completion',
    engine: 'libaio',
    direct: 'yes',
    test_size: 16 * 2 ** 20,
    target: 'test.bin',
    measured_on: '2026-11-21',
    error: 0,
    warnings: [],
  });
});

test('latencies are of one kind; the total stands beside it', () => {
  const { latency_mean = 0, latency_total_mean = 0, latency_p99 = 0 } = only(readFixture('fio-randread.json'));
  expect(latency_total_mean).toBeGreaterThan(latency_mean);
  expect(latency_p99).toBeGreaterThan(latency_mean);
  // Little's law: 8 requests in flight, within what submission takes.
  expect(latency_total_mean * 65105.9).toBeGreaterThan(7.5);
  expect(latency_total_mean * 65105.9).toBeLessThan(8.1);
});

test('percentiles of the total are said to be of the total', () => {
  const measurement = only(readFixture('fio-lat-percentiles.json'));
  expect(measurement.latency_kind).toBe('total');
  expect(measurement.latency_p99).toBeGreaterThan(measurement.latency_p50 ?? 1);
  expect(measurement.latency_total_mean).toBeUndefined();
});

test('fio 2 counts KiB and microseconds', () => {
  expect(only(readFixture('fio-2.json'))).toMatchObject({
    tool_version: '2.2.10',
    bandwidth: 2 ** 30,
    duration: 4,
    iops: 8192,
    latency_kind: 'completion',
    latency_mean: 480.25e-6,
    latency_total_mean: 486.75e-6,
    latency_p99: 900e-6,
    latency_p999: 1800e-6,
    bandwidth_stdev: 2500 * 1024,
    warnings: ['the output has no options: pattern, block size and queue depth are unknown'],
  });
  const { pattern, block_size, percentiles } = only(readFixture('fio-2.json'));
  expect([pattern, block_size]).toEqual([undefined, undefined]);
  expect(percentiles?.map(({ percentile }) => percentile)).toEqual([50, 99, 99.9]);
  expect(readFixture('fio-2.json').notices).toEqual([]);
});

test('fio 3.1 has no bw_bytes: bytes over time are finer than whole KiB', () => {
  const text = fixtureText('fio-randread.json').replace(/"bw_bytes" : \d+,/g, '');
  const { bandwidth } = only(readText(text));
  expect(bandwidth).toBeCloseTo(266673742, -1);
});

test('a mixed load is two measurements that ran against each other', () => {
  expect(table(readFixture('fio-mixed.json'), 'direction', 'duplex', 'read_share', 'jobs', 'bandwidth')).toEqual([
    ['read', 'two_way', 0.67, 2, 308398929],
    ['write', 'two_way', 0.67, 2, 152718193],
  ]);
});

test('unified reporting is one figure for both directions', () => {
  expect(only(readFixture('fio-unified.json'))).toMatchObject({
    direction: 'mixed',
    duplex: 'two_way',
    read_share: 0.5,
    bandwidth: 191648607,
  });
});

test('copies of a job without group_reporting are added up, their percentiles are not', () => {
  const { measurements } = readFixture('fio-jobs.json');
  const [first, second, sum] = measurements;
  expect(measurements.map(({ scope }) => scope)).toEqual(['part', 'part', 'whole']);
  expect(sum?.bandwidth).toBe((first?.bandwidth ?? 0) + (second?.bandwidth ?? 0));
  expect(sum).toMatchObject({ parts: 2, jobs: 2, queue_depth: 4 });
  expect(sum?.latency_p99).toBeUndefined();
  expect(sum?.latency_mean).toBeGreaterThan(Math.min(first?.latency_mean ?? 0, second?.latency_mean ?? 0));
});

test('the sum of clients is not added to its parts, and names no computer', () => {
  const extraction = readFixture('fio-clients.txt');
  expect(table(extraction, 'job', 'scope', 'bandwidth')).toEqual([
    ['load', 'part', 40960000],
    ['load', 'part', 81920000],
    ['All clients', 'whole', 122880000],
  ]);
  expect(extraction.measurements[2]).toMatchObject({
    pattern: 'randread',
    jobs: 2,
    queue_depth: 8,
  });
  expect(JSON.stringify(extraction)).not.toMatch(/alpha|beta|alice/);
});

test('unlike jobs of one group are told to have shared the device', () => {
  const text = fixtureText('fio-jobs.json').replace('"jobname" : "jobs"', '"jobname" : "other"');
  const { measurements } = readText(text);
  expect(measurements.map(({ scope }) => scope)).toEqual(['whole', 'whole']);
  expect(measurements[0]?.warnings).toEqual(['ran at the same time as jobs: they shared the device']);
});

test('reports of an interval are one measurement with a series', () => {
  const measurement = only(readFixture('fio-status-interval.json'));
  expect(measurement.duration).toBe(3.001);
  const bandwidth = measurement.series?.filter(({ metric }) => metric === 'bandwidth_bytes_per_s');
  expect(bandwidth?.map(({ x }) => x)).toEqual([0.894, 1.894, 2.894, 3.001]);
  const moved = bandwidth?.reduce((sum, { value, x }, index) => sum + value * (x - (bandwidth[index - 1]?.x ?? 0)), 0);
  expect((moved ?? 0) / 3.001 / (measurement.bandwidth ?? 1)).toBeCloseTo(1, 6);
});

test('runs that were appended stay apart', () => {
  const text = fixtureText('fio-randread.json');
  const later = text
    .replace('"timestamp_ms" : 1795', '"timestamp_ms" : 1796')
    .replaceAll('"runtime" : 1001', '"runtime" : 1004');
  expect(readText(text + later).measurements).toHaveLength(2);
});

test('the same document twice is counted once, and said so', () => {
  const text = fixtureText('fio-randread.json');
  const extraction = readText(`${text}${text}`);
  expect(extraction.measurements).toHaveLength(1);
  expect(notices(extraction)).toEqual([expect.stringContaining('warning the file contains the same document twice')]);
});

test('steady state is taken over with its samples', () => {
  const measurement = only(readFixture('fio-steady-state.json'));
  expect(measurement.state).toBe('steady');
  expect(measurement.series?.map(({ value }) => value)).toEqual([73722, 73465, 68485]);
  const missed = fixtureText('fio-steady-state.json').replace('"attained" : 1', '"attained" : 0');
  expect(only(readText(missed)).state).toBeUndefined();
});

test('a failed job is extracted and cannot be used', () => {
  expect(only(readFixture('fio-error.json'))).toMatchObject({
    error: 28,
    direction: 'write',
    bandwidth: undefined,
    unusable: 'the job ended with error 28',
  });
});

test('a load of several block sizes keeps its shares', () => {
  expect(table(readFixture('fio-bssplit.json'), 'block_size', 'block_split')).toEqual([
    [undefined, '512/10:4096/60:65536/30'],
    [undefined, '512/10:4096/60:65536/30'],
  ]);
});

test('a block size that the counts contradict is left out', () => {
  const text = fixtureText('fio-randread.json').replace('"bs" : "4k"', '"bs" : "8k"');
  const measurement = only(readText(text));
  expect(measurement.block_size).toBeUndefined();
  expect(measurement.warnings[0]).toMatch(/the options say 8192 bytes per request, the counts 4096/);
});

test('an engine that waits for each request has one in flight', () => {
  const text = fixtureText('fio-randread.json').replace('"libaio"', '"psync"');
  const measurement = only(readText(text));
  expect(measurement.queue_depth).toBe(1);
  expect(measurement.warnings[0]).toMatch(/^iodepth 8 has no effect with ioengine psync/);
});

test('an engine without a device is no measurement of one', () => {
  const text = fixtureText('fio-randread.json').replace('"libaio"', '"null"');
  expect(only(readText(text)).unusable).toBe('ioengine null loads no device');
});

test('json+ is read like JSON', () => {
  expect(only(readFixture('fio-json-plus.json'))).toMatchObject({
    direction: 'write',
    access: 'seq',
    block_size: 131072,
  });
});

test('text before the JSON, a byte order mark and UTF-16 are fine', () => {
  const text = fixtureText('fio-randread.json');
  const expected = only(readText(text));
  const withText = only(readText(`\ufefffio: note: something\nJobs: 1 (f=1)\n${text}`));
  expect(withText).toEqual({ ...expected, line: expected.line + 2 });
  const utf16 = new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((c) => c.charCodeAt(0))).buffer);
  expect(only(recognise([{ name: expected.file, bytes: utf16 }]))).toEqual(expected);
});

test('a truncated file keeps the jobs before the cut and names the place', () => {
  const text = fixtureText('fio-jobs.json');
  const extraction = readText(text.slice(0, text.length * 0.9));
  expect(extraction.measurements.length).toBeGreaterThan(0);
  expect(notices(extraction)).toEqual([expect.stringMatching(/^\d+ error the JSON is invalid from here on/)]);
});

test('a key with two values is named, with its line', () => {
  const text = fixtureText('fio-randread.json').replace('"size" : "16m"', '"size" : "1g",\n"size" : "16m"');
  expect(notices(readText(text))).toEqual([
    '9 warning size is stated twice with different values; the last one counts',
  ]);
});

test('errors printed before the report make every job unusable', () => {
  const text = `fio: io_u error on file /home/alice/x: Input/output error: read offset=0\n${fixtureText('fio-randread.json')}`;
  const extraction = readText(text);
  expect(notices(extraction)[0]).toMatch(/^1 error the run failed/);
  expect(only(extraction).unusable).toMatch(/^the run failed/);
});
