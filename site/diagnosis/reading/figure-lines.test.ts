import { expect, test } from 'vitest';
import { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import { benchmarksIn } from './benchmarks.ts';

const figures = (text: string) =>
  benchmarksIn(new SourceText('paste', text)).measurements.map(({ direction, bandwidth, iops }) => [
    direction,
    bandwidth,
    iops,
  ]);

test('lines of fio without their heads are figures of an unknown load', () => {
  const job = '  read: IOPS=10.5k, BW=41.2MiB/s (43.2MB/s)(2473MiB/60001msec)';
  const all = '   READ: bw=41.2MiB/s (43.2MB/s), 41.2MiB/s-41.2MiB/s (43.2MB/s-43.2MB/s), io=2473MiB (2593MB)';
  const write = '  WRITE: io=828MB, aggrb=14131KB/s, minb=14131KB/s, maxb=14131KB/s, mint=60001msec, maxt=60001msec';
  const mib = 1024 * 1024;
  expect(figures(all)).toEqual([['read', 41.2 * mib, undefined]]);
  expect(figures(`${job}\n${all}\n${write}`)).toEqual([
    ['read', 41.2 * mib, 10_500],
    ['write', 14_131 * 1024, undefined],
  ]);
  expect(figures('we read: IOPS matter\nread: yes')).toEqual([]);
});
