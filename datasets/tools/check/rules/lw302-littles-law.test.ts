import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { littlesLaw } from './lw302-littles-law.ts';

type Cells = Record<string, string | number>;
const check = (row: Cells, runs: Cells = {}) =>
  run(
    littlesLaw,
    realTable('runs', [{ run_id: 'r', ...runs }]),
    realTable('results', [
      {
        run_id: 'r',
        iops: 100_000,
        queue_depth: 32,
        latency_mean_s: 0.00032,
        latency_kind: 'total',
        ...row,
      },
    ]),
  );

test('32 requests in flight of 320 µs are 100,000 per second', () => {
  expect(check({})).toEqual([]);
  expect(check({ latency_mean_s: 0.0003 })).toEqual([]);
});

test('the operations follow from the bandwidth where they are not given', () => {
  const row = { iops: '', bandwidth_bytes_per_s: 409.6e6, block_size_bytes: 4096 };
  expect(check(row)).toEqual([]);
  expect(check({ ...row, latency_mean_s: 0.1 })).toHaveLength(1);
});

test.each([
  [0.32, 0.00032],
  [320, 0.00032],
  [3.2e-7, 0.00032],
])('a latency of %s s is told %s', (latency, meant) => {
  const [finding] = check({ latency_mean_s: latency });
  expect(finding?.level).toBe('error');
  expect(finding?.fix).toContain(`write ${meant}`);
});

test('a depth of all jobs together is told that of one', () => {
  const [finding] = check({ jobs: 8 });
  expect(finding?.field).toBe('queue_depth');
  expect(finding?.fix).toContain('write 4');
});

test('requests in flight of one job are told those of all', () => {
  const row = { jobs: 8, outstanding_requests: 32, iops: 800_000 };
  const [finding] = check(row);
  expect(finding?.field).toBe('outstanding_requests');
  expect(finding?.fix).toContain('write 256');
});

test('total latencies have to fit within a tenth, completion latencies may fall short', () => {
  expect(check({ latency_mean_s: 0.00025 })).toHaveLength(1);
  expect(check({ latency_mean_s: 0.00025, latency_kind: 'completion' })).toEqual([]);
  expect(check({ latency_mean_s: 0.0004 }).map(({ level }) => level)).toEqual(['warning']);
});

test('an engine that waits for each request has one in flight per job', () => {
  const row = { iops: 8000, jobs: 4, latency_mean_s: 0.0005 };
  expect(check(row, { engine: 'psync' })).toEqual([]);
});

test('rows that do not say how many are in flight are left alone', () => {
  expect(check({ queue_depth: '', latency_mean_s: 5 })).toEqual([]);
});

test('one direction of a mixed load has a part of the requests in flight', () => {
  const writes = { duplex: 'two_way', iops: 33_000 };
  expect(check(writes)).toEqual([]);
  expect(check({ ...writes, latency_mean_s: 0.32 })[0]?.level).toBe('error');
  expect(check({ ...writes, latency_mean_s: 0.00000032 })[0]?.level).toBe('error');
  expect(check({ ...writes, duplex: 'one_way' })).toHaveLength(1);
});
