import { expect, test } from 'vitest';
import type { Drive } from '../join/machine.ts';
import { aMachine, pcie, pciFunction, told } from '../join/machine-testing.ts';
import { findingsOf } from './catalog.ts';
import {
  howOftenNarrow,
  howOftenSlow,
  howOftenSlowSata,
  howOftenSmallPayload,
  narrow,
  narrowModels,
  payload,
  slow,
  slowSata,
} from './how-common.ts';

const nvme = pciFunction({ kind: 'Non-Volatile memory controller' });
const numbersIn = (text: string | undefined): number[] =>
  (text ?? '').match(/\d[\d,]*/g)?.map((item) => Number(item.replaceAll(',', ''))) ?? [];

test('each base rate says a part that is near to its two counts, which stand behind it', () => {
  const said: [string | undefined, readonly [number, number] | undefined][] = [
    [howOftenNarrow(nvme), narrow.nvme],
    [howOftenSlow(nvme), slow.nvme],
    [howOftenSmallPayload(nvme), payload.nvme],
    ...Object.entries({ 'RAID bus controller': 'raid', 'Ethernet controller': 'ethernet' }).flatMap(
      ([kind, key]): typeof said => [
        [howOftenNarrow(pciFunction({ kind })), narrow[key]],
        [howOftenSmallPayload(pciFunction({ kind })), payload[key]],
      ],
    ),
  ];
  for (const [text, counts] of said) {
    const [some = 0, of = 1, ...behind] = numbersIn(text);
    expect(behind, text).toEqual(counts);
    const share = (counts?.[0] ?? 0) / (counts?.[1] ?? 1);
    expect(Math.abs(some / of / share - 1), text).toBeLessThan(0.2);
  }
});

test('a model that was seen often enough is told beside its kind, another is not', () => {
  const [ids = '', own] = Object.entries(narrowModels).find(([, [below]]) => below > 0) ?? [];
  expect(numbersIn(howOftenNarrow({ ...nvme, ids })).slice(-2)).toEqual(own);
  expect(howOftenNarrow({ ...nvme, ids: 'ffff:ffff' })).toBe(howOftenNarrow(nvme));
});

test('nothing is said of a kind that idles slowly, or that was not counted', () => {
  expect(howOftenSlow(pciFunction({ kind: 'Ethernet controller' }))).toBeUndefined();
  expect(howOftenNarrow(pciFunction({ kind: 'SATA controller' }))).toBeUndefined();
  expect(howOftenNarrow(pciFunction({ kind: 'Audio device' }))).toBeUndefined();
});

test('SSDs and hard disks have their own rates, and drives for 3 Gb/s have none', () => {
  const drive = (medium: 'SSD' | 'HDD', rate: number) => ({ medium: told(medium), capable: told(rate) }) as Drive;
  expect(numbersIn(howOftenSlowSata(drive('SSD', 6e9))).slice(-2)).toEqual(slowSata.ssd);
  expect(numbersIn(howOftenSlowSata(drive('HDD', 6e9))).slice(-2)).toEqual(slowSata.hdd);
  expect(howOftenSlowSata(drive('SSD', 3e9))).toBeUndefined();
});

test('a drive in an older slot is told how common that is', () => {
  const device = { ...nvme, capable: pcie('16 x4'), running: pcie('8 x4') };
  const [finding] = findingsOf(aMachine({ functions: [device] }));
  expect(finding?.causes[0]?.message).toContain(howOftenSlow(nvme));
});
