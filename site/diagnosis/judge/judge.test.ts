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

function judgedBy(core: Core | undefined, ...texts: string[]): Judged[] {
  const text = `${texts.join('\n')}\n`;
  const { records } = read('paste', text);
  const bytes = new TextEncoder().encode(text);
  const { measurements } = recognise([{ name: 'paste', bytes, isFound: true }]);
  const machine = machineOf({ ...records, measurements }, 0);
  return judged(machine, builtChain(machine), core);
}

const DISK = `# smartctl -i /dev/sda
=== START OF INFORMATION SECTION ===
Device Model:     EXAMPLE HD
Rotation Rate:    7200 rpm
SATA Version is:  SATA 3.1, 6.0 Gb/s (current: 6.0 Gb/s)
/dev/sda:
 Timing buffered disk reads: 1276 MB in  3.11 seconds = 180.00 MB/sec`;
const nvme = (state: string) => `01:00.0 Non-Volatile memory controller: Example NVMe
\tLnkCap:\tPort #0, Speed 8GT/s, Width x4, ASPM L1
\tLnkSta:\t${state}`;
const fio = (rate: number) =>
  `job: (g=0): rw=read, bs=(R) 1024KiB-1024KiB, (W) 1024KiB-1024KiB, (T) 1024KiB-1024KiB, ioengine=libaio, iodepth=32
fio-3.36
Starting 1 process

job: (groupid=0, jobs=1): err= 0: pid=1: Sun Nov  1 00:00:00 2026
  read: IOPS=${rate}, BW=${rate}MiB/s (${Math.round(rate * 1.048576)}MB/s)(10.0GiB/10000msec)

Run status group 0 (all jobs):
   READ: bw=${rate}MiB/s (${Math.round(rate * 1.048576)}MB/s), ${rate}MiB/s-${rate}MiB/s (1-1MB/s), io=10.0GiB (10.7GB), run=10000-10000msec`;

test('a figure is held to the range of measurements, which says whether anybody took them', () => {
  const made = { middle: 0.9, measurements: 9, devices: 9, sources: 9, newest: '' };
  const core = { size: withChainRanges(size, { pcie: { low: 0.5, ...made } }) };
  const texts = [nvme('Speed 8GT/s, Width x4'), fio(2000)];
  const [[own], [ranged]] = [judgedBy({ size }, ...texts), judgedBy(core, ...texts)];
  expect([own?.basis, ranged?.basis]).toEqual([undefined, 'measured']);
  expect(ranged?.expectedLow).toBeLessThan(own?.expectedLow ?? 0);
  expect(judgedBy(core, DISK)[0]?.basis).toBe('assumed');
});

test('without the core a figure is told, and not judged by a chain', () => {
  expect(judgedBy(undefined, DISK)).toMatchObject([
    { subject: 'sda', verdict: 'unknown', ceiling: undefined, expectedLow: undefined },
  ]);
});

test('the ceiling that is shown is below the raw rate of the link', () => {
  const [one] = judgedBy({ size }, nvme('Speed 8GT/s, Width x4'), fio(3250));
  // 8 GT/s on four lanes after 128b/130b.
  expect(one?.ceiling).toBeLessThan(3.939e9);
  expect(one?.ceiling).toBeGreaterThan(3.2e9);
});

test('requests that wait for each other hold back only what is faster in larger blocks', () => {
  const alone = (size: string, rate: number) =>
    fio(rate).replaceAll('1024KiB-1024KiB', `${size}-${size}`).replace('iodepth=32', 'iodepth=1');
  const small = (larger: number) => judgedBy(undefined, alone('256KiB', 30), alone('16.0MiB', larger))[0];
  expect(small(35)?.verdict).toBe('unknown');
  expect(small(300)).toMatchObject({ verdict: 'low', reasons: [expect.stringContaining('one request at a time')] });
});
