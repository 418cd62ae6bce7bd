import { expect, test } from 'vitest';
import { fixture, fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('a log of bandwidth is a series, and its mean over time', () => {
  const extraction = readFixture('fio-log_bw.1.log.txt');
  expect(table(extraction, 'job', 'direction', 'duplex', 'duration')).toEqual([
    ['fio-log', 'read', 'two_way', 1.5],
    ['fio-log', 'write', 'two_way', 1.5],
  ]);
  // Three intervals of half a second: fio's own report has the same mean of its samples.
  expect((extraction.measurements[0]?.bandwidth ?? 0) / 1024).toBeCloseTo(30915.33, 1);
  expect(extraction.measurements[0]?.series?.[0]).toEqual({
    metric: 'bandwidth_bytes_per_s',
    x_kind: 'second',
    x: 0.5,
    value: 28344 * 1024,
  });
});

test('a log of latencies has its series only', () => {
  const { measurements } = readText(fixtureText('fio-log_bw.1.log.txt'), 'a_lat.1.log');
  expect(measurements[0]).toMatchObject({ latency_kind: 'total' });
  expect(measurements[0]?.latency_mean).toBeUndefined();
  expect(measurements[0]?.series?.[0]).toMatchObject({ metric: 'latency_mean_s', value: 28344e-9 });
});

test('latencies in an unknown unit and lines of single requests are no series', () => {
  expect(notices(readText('500, 72, 0, 0\n', 'a_lat.1.log'))[0]).toMatch(/1 error the unit of the/);
  expect(notices(readText('11, 29161, 0, 4096, 0\n', 'a_bw.log'))[0]).toMatch(/1 error the log has one line/);
});

test('the last line of a log that is cut is not taken', () => {
  const text = fixtureText('fio-log_bw.1.log.txt');
  const cut = readText(text.trimEnd(), fixture('fio-log_bw.1.log.txt').name);
  expect(cut.measurements[1]?.series).toHaveLength(2);
  expect(notices(cut)).toEqual(['6 error the log is cut off in this line, or this is not a log line']);
});

test('lines of a log are none in a file that is not called so', () => {
  expect(notices(readText('500, 72, 0, 0, 0\n'))).toEqual(['1 error this is no output that is known']);
});
