// What the answer says of figures. The texts are ours, of the shape of pastes that were judged wrongly.
import { expect, test } from 'vitest';
import { only, printed, said, smartctl } from './answer-testing.ts';

test('a figure beside its range is not as expected', () => {
  const hdparm = (rate: string) => [
    '/dev/sda:',
    ` Timing buffered disk reads: 1200 MB in  3.00 seconds = ${rate} MB/sec`,
  ];
  expect(printed(...smartctl('sda', '6.0'), ...hdparm('538.60'))).toContain('above the usual range');
  const low = printed(...smartctl('sda', '6.0'), ...hdparm('379.60'));
  expect(low).not.toContain('as expected');
  expect(low).toMatch(/below the usual range, and the links are not the reason/);
});

test('large random blocks are not small, deep queues wait for no latency, and a flush is no bandwidth', () => {
  const fio = (bs: string, depth: number, jobs: number, rate: number, iops: number) => [
    `job: (g=0): rw=randread, bs=(R) ${bs}-${bs}, (W) ${bs}-${bs}, (T) ${bs}-${bs}, ioengine=libaio, iodepth=${depth}`,
    'fio-3.36',
    `Starting ${jobs} processes`,
    '',
    `job: (groupid=0, jobs=${jobs}): err= 0: pid=1: Sun Nov  1 00:00:00 2026`,
    `  read: IOPS=${iops}, BW=${rate}MiB/s (${Math.round(rate * 1.048576)}MB/s)(20.8GiB/30001msec)`,
    '',
    'Run status group 0 (all jobs):',
    `   READ: bw=${rate}MiB/s (${Math.round(rate * 1.048576)}MB/s), ${rate}MiB/s-${rate}MiB/s (1-1MB/s), io=20.8GiB (22.4GB), run=30001-30001msec`,
  ];
  expect(printed(...fio('16.0MiB', 1, 1, 711, 44))).not.toMatch(/latency/);
  expect(printed(...fio('4096B', 64, 16, 2000, 512000))).toMatch(/requests that the drive or the processor can handle/);
  const dd = said(
    '# dd if=/dev/zero of=/tank/a bs=4k count=1000 oflag=dsync',
    '1000+0 records in',
    '1000+0 records out',
    '4096000 bytes (4.1 MB, 3.9 MiB) copied, 8.1921 s, 500 kB/s',
  );
  expect(dd).toMatch(/each block waits until the drive has stored it/);
  // No page cache is as slow as that, whatever the command was.
  const slow = printed('104857600000 bytes (105 GB, 98 GiB) copied, 147272 s, 712 kB/s');
  expect(slow).not.toMatch(/page cache/);
});

test.each([
  ['943 Mbits', '941 Mbits', /941\u202fMb\/s: all that 1 GbE carries/],
  ['2.35 Gbits', '2.35 Gbits', /all that 2\.5 GbE carries/],
  ['9.90 Gbits', '9.89 Gbits', /all that 10 GbE carries, with frames larger/],
  ['9.42 Gbits', '9.40 Gbits', /all that 10 GbE carries/],
  ['1.61 Gbits', '1.60 Gbits', /more than 1 GbE carries .* and less than 2\.5 GbE/],
  ['94.6 Mbits', '94.1 Mbits', /all that 100 Mb\/s Ethernet carries/],
])('a network at %s is held to the steps of Ethernet', (sent, received, expected) => {
  const machine = only(
    'Connecting to host 192.0.2.7, port 5201',
    '[ ID] Interval           Transfer     Bitrate         Retr',
    `[  5]   0.00-10.00  sec  1.10 GBytes  ${sent}/sec    0             sender`,
    `[  5]   0.00-10.04  sec  1.10 GBytes  ${received}/sec                  receiver`,
    '',
    'iperf Done.',
  );
  expect(machine.verdict.message).toMatch(expected);
  expect(machine.verdict.next ?? '').not.toMatch(/lsblk/);
});

test('the same test twice with another result is compared', () => {
  const run = (rate: string) => ['/dev/sdb:', ` Timing buffered disk reads: 100 MB in  3.01 seconds = ${rate} MB/sec`];
  const found = (...lines: string[]) => only(...lines).findings.find(({ id }) => id === 'LD605')?.message;
  expect(found(...run('33.20'), '', ...run('409.90'))).toMatch(/12 times as fast$/);
  expect(found(...run('254.26'), '', ...run('277.33'))).toMatch(/9% faster$/);
  expect(found(...run('254.26'), '', ...run('257.33'))).toBeUndefined();
});
