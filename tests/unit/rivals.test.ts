import { describe, expect, it } from 'vitest';
import { lineCode } from '../../site/accuracy/rivals/line-code.ts';
import { nccl } from '../../site/accuracy/rivals/nccl.ts';
import { ackLimit, packetRate, pcieModel } from '../../site/accuracy/rivals/pcie-model.ts';
import type { Link } from '../../site/accuracy/rivals/rival.ts';
import { ucx } from '../../site/accuracy/rivals/ucx.ts';
import { tableOf } from '../support/test-tables.ts';

/** GT/s, and bits of 130 or 10 that are left. */
const LANES = [
  [2.5, 8 / 10],
  [5, 8 / 10],
  [8, 128 / 130],
  [16, 128 / 130],
  [32, 128 / 130],
  [64, 1],
] as const;

function link(generation: number, lanes: number, rest: Partial<Link> = {}): Link {
  const [transfers, code] = LANES[generation - 1] ?? [0, 0];
  return {
    generation,
    lanes,
    encodedRate: (transfers * 1e9 * code * lanes) / 8,
    maxPayloadSize: 256,
    maxReadRequestSize: 512,
    addressBits: 64,
    transferSize: 131_072,
    direction: 'device_writes_host',
    ...rest,
  };
}

const gigabits = (rate: number | undefined) => ((rate ?? Number.NaN) * 8) / 1e9;
const gigabytes = (rate: number | undefined) => (rate ?? Number.NaN) / 1e9;
const read = { direction: 'device_reads_host' } as const;

describe('pcie-bench/pcie-model', () => {
  it('gives the worked figures of gen 3 x8 at MPS 256', () => {
    expect(ackLimit(link(3, 8))).toBe(203);
    expect(gigabits(packetRate(link(3, 8)))).toBeCloseTo(57.885, 3);
    expect(gigabits(pcieModel(link(3, 8)))).toBeCloseTo(52.92, 2);
    expect(gigabits(pcieModel(link(3, 8, read)))).toBeCloseTo(53.69, 2);
  });

  it.each(tableOf<[string, Parameters<typeof link>, number, number][]>(import.meta.filename, 'measured'))(
    'misses %s by what was found before',
    (_, asked, measured, percent) => {
      expect((gigabytes(pcieModel(link(...asked))) / measured - 1) * 100).toBeCloseTo(percent, 1);
    },
  );

  it('takes symbol times for bytes: 9.5 % of a gen 5 x16 link go to DLLPs instead of 0.6 %', () => {
    const asked = link(5, 16);
    const dllps = 1 - packetRate(asked) / asked.encodedRate - 4 / 1538;
    expect(dllps).toBeCloseTo(0.095, 3);
    expect(dllps / asked.lanes).toBeCloseTo(0.006, 3);
  });

  it.each(tableOf<[number, number, number, number][]>(import.meta.filename, 'ack'))(
    'has the Ack interval of gen %i, MPS %i, x%i',
    (generation, maxPayloadSize, lanes, limit) => {
      expect(ackLimit(link(generation, lanes, { maxPayloadSize }))).toBe(limit);
    },
  );

  it('lets requests share the way with writes when both directions work', () => {
    const both = gigabits(pcieModel(link(3, 8, { direction: 'both' })));
    expect(both).toBeCloseTo((57.885 * 512) / (512 + 2 * 24 + 24), 2);
  });

  it('does not answer for FLIT generations', () => expect(pcieModel(link(6, 16))).toBeUndefined());
});

describe('the simpler rules', () => {
  it('line code alone: 63.0 GB/s for gen 5 x16', () => expect(gigabytes(lineCode(link(5, 16)))).toBeCloseTo(63.015, 3));

  it('UCX: 56.41 GB/s for gen 5 x16, whatever the payload size and direction', () => {
    expect(gigabytes(ucx(link(5, 16)))).toBeCloseTo(56.41, 2);
    expect(ucx(link(5, 16, { ...read, maxPayloadSize: 128 }))).toBe(ucx(link(5, 16)));
    expect(gigabytes(ucx(link(2, 1)))).toBeCloseTo((0.5 * 1024) / (4 * 280 + 16), 4);
    expect(ucx(link(6, 16))).toBeUndefined();
  });

  it('NCCL: 48 GB/s for gen 5 x16, 12 for gen 3 x16', () => {
    expect(gigabytes(nccl(link(5, 16)))).toBeCloseTo(48, 9);
    expect(gigabytes(nccl(link(3, 16)))).toBeCloseTo(12, 9);
    expect(nccl(link(7, 16))).toBeUndefined();
  });
});
