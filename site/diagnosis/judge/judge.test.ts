// The texts are ours, in the words of the tools; the core is the real one.
import { expect, test } from 'vitest';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { withChainRanges } from '../../../calc-wasm/js/chain-ranges.ts';
import { recognise } from '../../../datasets/tools/import/recognise.ts';
import { builtChain } from '../chain/build-chain.ts';
import { machineOf } from '../join/machine-of.ts';
import { read } from '../reading/reading.ts';
import type { Core } from './core.ts';
import { judged } from './judge.ts';
import type { Judged } from './judged.ts';

const judgedIn = (...texts: string[]): Judged[] => judgedBy({ size }, ...texts);

function judgedBy(core: Core | undefined, ...texts: string[]): Judged[] {
  const text = `${texts.join('\n')}\n`;
  const { records } = read('paste', text);
  const bytes = new TextEncoder().encode(text);
  const { measurements } = recognise([{ name: 'paste', bytes, isFound: true }]);
  const machine = machineOf({ ...records, measurements }, 0);
  return judged(machine, builtChain(machine), core);
}
const verdicts = (...texts: string[]) => judgedIn(...texts).map(({ verdict }) => verdict);

const smartctl = (model: string, rotation: string, current = '6.0') => `# smartctl -i /dev/sda
=== START OF INFORMATION SECTION ===
Device Model:     ${model}
Rotation Rate:    ${rotation}
SATA Version is:  SATA 3.1, 6.0 Gb/s (current: ${current} Gb/s)`;
const DISK = smartctl('EXAMPLE HD', '7200 rpm');
const SSD = smartctl('EXAMPLE SSD', 'Solid State Device');
const hdparm = (rate: string, device = 'sda') =>
  `/dev/${device}:\n Timing buffered disk reads: 1276 MB in  3.11 seconds = ${rate} MB/sec`;
const nvme = (state: string) => `01:00.0 Non-Volatile memory controller: Example NVMe
\tLnkCap:\tPort #0, Speed 8GT/s, Width x4, ASPM L1
\tLnkSta:\t${state}`;
const fio = (rate: string, bs = '1024KiB', depth = 32) =>
  `job: (g=0): rw=read, bs=(R) ${bs}-${bs}, (W) ${bs}-${bs}, (T) ${bs}-${bs}, ioengine=libaio, iodepth=${depth}
fio-3.36
Starting 1 process

job: (groupid=0, jobs=1): err= 0: pid=1: Sun Nov  1 00:00:00 2026
  read: IOPS=${Math.round((Number(rate) * 2 ** 20) / (Number.parseInt(bs, 10) * 1024))}, BW=${rate}MiB/s (${Math.round(Number(rate) * 1.048576)}MB/s)(10.0GiB/10000msec)
  IO depths    : 1=100.0%, 2=0.0%, 4=0.0%, 8=0.0%, 16=0.0%, 32=0.0%, >=64=0.0%

Run status group 0 (all jobs):
   READ: bw=${rate}MiB/s (${Math.round(Number(rate) * 1.048576)}MB/s), ${rate}MiB/s-${rate}MiB/s (1-1MB/s), io=10.0GiB (10.7GB), run=10000-10000msec`;

test('a hard disk that reads as hard disks do is normal, and its range stands beside', () => {
  const [one] = judgedIn(DISK, hdparm('180.00'));
  expect(one).toMatchObject({ subject: 'sda', verdict: 'normal', reasons: [] });
  expect(one?.expectedLow).toBeLessThan(one?.measured ?? 0);
  expect(one?.ceiling).toBeGreaterThan(500e6);
});

test('a figure is held to the range of measurements, which says whether anybody took them', () => {
  const made = { middle: 0.9, measurements: 9, devices: 9, sources: 9, newest: '' };
  const core = { size: withChainRanges(size, { pcie: { low: 0.5, ...made } }) };
  const texts = [nvme('Speed 8GT/s, Width x4'), fio('2000')];
  const [[own], [ranged]] = [judgedIn(...texts), judgedBy(core, ...texts)];
  expect([own?.basis, ranged?.basis]).toEqual([undefined, 'measured']);
  expect(ranged?.expectedLow).toBeLessThan(own?.expectedLow ?? 0);
  expect(judgedBy(core, DISK, hdparm('180.00'))[0]?.basis).toBe('assumed');
});

test('no hard disk reads at 400 MB/s, and no SATA link carries 700', () => {
  expect(judgedIn(DISK, hdparm('400.00'))[0]).toMatchObject({ verdict: 'impossible' });
  expect(judgedIn(SSD, hdparm('700.00'))[0]).toMatchObject({ verdict: 'impossible' });
  expect(verdicts(SSD, hdparm('520.00'))).toEqual(['normal']);
});

test('what is eight times what the link carries is said to be bits', () => {
  const [one] = judgedIn(SSD, hdparm('4100.00'));
  expect(one?.verdict).toBe('impossible');
  expect(one?.reasons.some((reason) => /bits read as bytes/.test(reason))).toBe(true);
});

test('reads from memory are not judged as those of the drive; where memory is slow, nothing is', () => {
  const memory = (rate: string) =>
    `/dev/sda:\n Timing cached reads:   120 MB in  2.03 seconds =  ${rate} MB/sec\n Timing buffered disk reads:  80 MB in  3.00 seconds =  40.00 MB/sec`;
  const slow = judgedIn(DISK, memory('58.91'));
  expect(slow).toHaveLength(1);
  expect(slow[0]).toMatchObject({ verdict: 'unknown' });
  expect(verdicts(DISK, memory('9000.00'))).toEqual(['low']);
});

test('a link that runs below what the drive can makes a figure low, and is the first reason', () => {
  const [one] = judgedIn(nvme('Speed 8GT/s, Width x1'), fio('780'));
  expect(one).toMatchObject({ verdict: 'low' });
  expect(one?.reasons[0]).toMatch(/PCIe 3.0 x1; the part can do PCIe 3.0 x4/);
  expect(verdicts(nvme('Speed 8GT/s, Width x4'), fio('3250'))).toEqual(['normal']);
});

test('more than a link carries is impossible, whatever the drive could', () => {
  expect(verdicts(nvme('Speed 8GT/s, Width x1'), fio('2000'))).toEqual(['impossible']);
});

test('a drive below its link is not called slow: it may be no faster', () => {
  const [one] = judgedIn(nvme('Speed 8GT/s, Width x4'), fio('1800'));
  expect(one?.verdict).toBe('unknown');
  expect(one?.reasons[0]).toMatch(/drive itself/);
});

test('a hard disk on a slower SATA link is not held back by it', () => {
  expect(verdicts(smartctl('EXAMPLE HD', '5400 rpm', '3.0'), hdparm('150.00'))).toEqual(['normal']);
  const [ssd] = judgedIn(smartctl('EXAMPLE SSD', 'Solid State Device', '3.0'), hdparm('265.00'));
  expect(ssd).toMatchObject({ verdict: 'low' });
  expect(ssd?.reasons[0]).toMatch(/SATA 3\u202fGb\/s/);
});

test('a drive on a USB 2 link is slow for that', () => {
  const tree = `/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/4p, 480M
    |__ Port 003: Dev 004, If 0, Class=Mass Storage, Driver=usb-storage, 480M
        ID 174c:55aa Example bridge`;
  const [one] = judgedIn(tree, hdparm('33.00', 'sdi'));
  expect(one).toMatchObject({ verdict: 'low' });
  expect(one?.reasons[0]).toMatch(/480 Mb\/s of USB 2/);
});

test('an enclosure for NVMe is judged by its link on USB and not by SATA inside', () => {
  const tree = `/:  Bus 002.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/4p, 10000M
    |__ Port 003: Dev 004, If 0, Class=Mass Storage, Driver=uas, 10000M
        ID 0bda:9210 Example NVMe adapter`;
  expect(judgedIn(tree, hdparm('960.00', 'sdi'))[0]).toMatchObject({ verdict: 'normal' });
  expect(judgedIn(tree, hdparm('960.00', 'sdi'))[0]?.expectedHigh).toBeGreaterThan(900e6);
  expect(verdicts(tree, hdparm('1400.00', 'sdi'))).toEqual(['impossible']);
});

test('small blocks one at a time are explained by latency and not called slow', () => {
  const [one] = judgedIn(nvme('Speed 8GT/s, Width x4'), fio('60', '4KiB', 1));
  expect(one?.verdict).toBe('unknown');
  expect(one?.reasons.join()).toMatch(/queue depth 1/);
  expect(one?.expectedLow).toBeUndefined();
});

const ARRAY = `NAME SIZE TYPE TRAN ROTA
sda  3.6T disk sata    1
sdb  3.6T disk sata    1
sdc  3.6T disk sata    1`;
const md = (rest: string) => `md0 : active raid5 sda1[0] sdb1[1] sdc1[2]
      7813770240 blocks super 1.2 level 5, 512k chunk, algorithm 2 [3/3] [UUU]${rest}`;
const CHECK = '\n      [==>..................]  check = 12.6% (1/2) finish=300.0min speed=180000K/sec';

test('an array is judged by its drives together, and work on them is a reason', () => {
  expect(judgedIn(ARRAY, md(''), hdparm('400.00', 'md0'))[0]).toMatchObject({ subject: 'md0', verdict: 'normal' });
  const [busy] = judgedIn(ARRAY, md(CHECK), hdparm('30.00', 'md0'));
  expect(busy).toMatchObject({ verdict: 'low' });
  expect(busy?.reasons[0]).toMatch(/check of md0/);
  const [member] = judgedIn(ARRAY, md(CHECK), hdparm('30.00', 'sdb'));
  expect(member?.reasons[0]).toMatch(/check of md0/);
});

test('a write by dd that may have ended in memory is not judged', () => {
  const dd =
    '$ dd if=/dev/zero of=/mnt/a bs=1M count=1000\n1000+0 records in\n1000+0 records out\n1048576000 bytes (1.0 GB, 1000 MiB) copied, 5.2 s, 202 MB/s';
  const [one] = judgedIn(DISK, dd);
  expect(one?.verdict).toBe('unknown');
  expect(one?.reasons[0]).toMatch(/page cache/);
});

test('without a drive nothing is said, but for what a figure proves by itself', () => {
  const [one] = judgedIn(fio('6900'));
  expect(one).toMatchObject({ verdict: 'unknown', ceiling: undefined });
  expect(one?.reasons[0]).toMatch(/PCIe 4.0 x4 or faster/);
});

test('without the core a figure is told, and not judged by a chain', () => {
  expect(judgedBy(undefined, DISK, hdparm('180.00'))).toMatchObject([
    { subject: 'sda', verdict: 'unknown', ceiling: undefined, expectedLow: undefined },
  ]);
});

test('the ceiling that is shown is below the raw rate of the link', () => {
  const [one] = judgedIn(nvme('Speed 8GT/s, Width x4'), fio('3250'));
  // 8 GT/s on four lanes after 128b/130b.
  expect(one?.ceiling).toBeLessThan(3.939e9);
  expect(one?.ceiling).toBeGreaterThan(3.2e9);
});
