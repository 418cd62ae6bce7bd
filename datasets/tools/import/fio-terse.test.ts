import { expect, test } from 'vitest';
import { fixtureText, notices, only, readFixture, readText, table } from './testing.ts';

test('version 3 has reads and writes, KiB over milliseconds', () => {
  expect(only(readFixture('fio-terse-3.txt'))).toMatchObject({
    tool_version: '3.33',
    job: 'm',
    direction: 'read',
    bandwidth: Number(((27796 * 1024) / 1.001).toPrecision(12)),
    iops: 6942,
    duration: 1.001,
    latency_kind: 'completion',
    latency_mean: 142.126653e-6,
    latency_total_mean: 142.234162e-6,
    latency_p99: 1482e-6,
    latency_max: 59110e-6,
  });
});

test('version 5 has the samples, too, and a line for each job', () => {
  const extraction = readFixture('fio-terse-5.txt');
  expect(table(extraction, 'job', 'direction', 'duplex', 'iops', 'latency_p99')).toEqual([
    ['x', 'read', 'two_way', 11190, 158e-6],
    ['x', 'write', 'two_way', 11117, 10e-6],
    ['y', 'write', 'one_way', 16303, 13e-6],
  ]);
});

test('lines of one name are not added up, and the reader is told', () => {
  const line = fixtureText('fio-terse-3.txt');
  const { measurements } = readText(line + line);
  expect(measurements.map(({ iops, scope }) => [iops, scope])).toEqual([
    [6942, 'whole'],
    [6942, 'whole'],
  ]);
  expect(measurements[0]?.warnings[1]).toMatch(/^several lines have this name/);
});

test('a line without all of its cells is said to be cut off', () => {
  const text = fixtureText('fio-terse-5.txt');
  for (const cut of [text.slice(0, -500), text.slice(0, text.lastIndexOf(';fio') + 6)]) {
    const extraction = readText(cut);
    expect(extraction.measurements).toHaveLength(2);
    expect(notices(extraction)[0]).toMatch(/^2 error the output is cut off: the line has/);
  }
});

test('the second version of the form is named', () => {
  expect(notices(readText('2;job;0;0;0;0;0;0\n'))).toEqual([
    '1 warning version 2 of the terse format is not supported',
  ]);
});

test('a run in the terse form and in text is read once', () => {
  const text = fixtureText('fio-text.txt');
  const [, ...cells] = (fixtureText('fio-terse-3.txt').split('\n')[0] ?? '').split(';');
  const line = ['3', ...cells].join(';');
  const [terse] = readText(`${line}\n`).measurements;
  const iops = terse?.iops ?? 0;
  const same = text
    .replaceAll('randrw: (g', `${terse?.job}: (g`)
    .replace(/IOPS=50\.1k, BW=[^)]*\)/, `IOPS=${Math.round(iops)}, BW=1MiB/s (1MB/s)`);
  const directions = readText(`${line}\n${same}`).measurements.filter(
    ({ direction }) => direction === terse?.direction,
  );
  expect(directions).toHaveLength(1);
});
