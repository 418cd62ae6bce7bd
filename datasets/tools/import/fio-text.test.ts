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
  const results = fixtureText('fio-text-runs.txt').replace(
    /^(?:a: \(g=.*|fio-.*|Starting.*)\n/gm,
    '',
  );
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
    '91 error the output is cut off: the summary after the last job is missing',
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
