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

test('where both forms stand in a file the JSON is read', () => {
  const both = fixtureText('fio-text.txt') + fixtureText('fio-randread.json');
  expect(only(readText(both)).job).toBe('randread-qd8');
});
