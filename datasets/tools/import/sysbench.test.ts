// Both fixtures are what sysbench 1.0.20 of Debian 12 printed.
import { expect, test } from 'vitest';
import { fixtureText, notices, only, readFixture, readText, table } from './testing.ts';

test('requests per second times the block are the bandwidth, finer than the MiB that are printed', () => {
  const measurement = only(readFixture('sysbench-seqrd.txt'));
  expect(measurement).toMatchObject({
    tool_version: '1.0.20',
    direction: 'read',
    access: 'seq',
    block_size: 16384,
    queue_depth: 1,
    jobs: 2,
    iops: 11022.75,
    bandwidth: 11022.75 * 16384,
    latency_p95: 0.18e-3,
    latency_max: 27.28e-3,
    test_size: 2 ** 28,
    direct: 'yes',
  });
  expect((measurement.bandwidth ?? 0) / 2 ** 20).toBeCloseTo(172.23, 2);
});

test('a mixed load has two directions and no latency of its own for either', () => {
  expect(table(readFixture('sysbench-rndrw.txt'), 'direction', 'iops', 'read_share', 'latency_mean', 'duplex')).toEqual(
    [
      ['read', 4045.2, 0.6, undefined, 'two_way'],
      ['write', 2696.8, 0.6, undefined, 'two_way'],
    ],
  );
});

test('other tests of sysbench are none of its files', () => {
  const text = fixtureText('sysbench-seqrd.txt').replace('Doing sequential read test', 'CPU speed:');
  expect(notices(readText(text))).toEqual([
    expect.stringMatching(/^1 error this is output of sysbench \(another test than fileio\)/),
  ]);
});

test('an old version and a cut are named', () => {
  const text = fixtureText('sysbench-seqrd.txt');
  const old = text.replace(
    'File operations:',
    'Read 312.5Mb  Written 208.33Mb  Total transferred 520.83Mb  (8.6791Mb/sec)',
  );
  expect(notices(readText(old))[0]).toMatch(/sysbench before 1.0/);
  expect(notices(readText(text.slice(0, text.indexOf('Threads fairness'))))).toEqual([
    '1 error its last line, “execution time”, is missing; the output may be cut off',
  ]);
});

test('with flushes the one latency is no latency of the writes', () => {
  const text = fixtureText('sysbench-seqrd.txt')
    .replace('sequential read test', 'sequential rewrite test')
    .replace(/reads\/s: +[0-9.]+/, 'reads/s: 0.00')
    .replace(/writes\/s: +[0-9.]+/, 'writes/s: 11022.75');
  const flushed = text.replace(/fsyncs\/s: +[0-9.]+/, 'fsyncs/s: 14108.90');
  expect(only(readText(text))).toMatchObject({ latency_kind: 'total', latency_p95: 0.18e-3 });
  const measurement = only(readText(flushed));
  expect(measurement).toMatchObject({
    direction: 'write',
    latency_kind: undefined,
    latency_p95: undefined,
  });
  expect(measurement.warnings.join()).toMatch(/mean of writes and fsyncs/);
});

test('1.1 prints rates in a line and nothing below its latencies', () => {
  const measurement = only(readFixture('sysbench-1.1.txt'));
  expect(measurement).toMatchObject({ direction: 'read', iops: 11022.75, bandwidth: 11022.75 * 16384, direct: 'yes' });
  expect(measurement).toMatchObject({ tool_version: '1.1.0', latency_mean: 0.18e-3, latency_max: 27.28e-3, jobs: 2 });
  const text = fixtureText('sysbench-1.1.txt');
  expect(notices(readText(text.slice(0, text.indexOf('         sum:'))))).toEqual([
    '1 error the sum of its latencies is missing; the output may be cut off',
  ]);
  expect(only(readText(text.replace(/^Extra file.*\n/m, ''))).direct).toBe('unknown');
});
