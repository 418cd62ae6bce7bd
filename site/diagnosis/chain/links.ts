/** Links as the core of the chain reads them: `pcie 3.0 x4`, `sata 3.0`, `sas 3`, `usb 3.2 Gen 2x1`. */
import type { PciLink } from '../../../datasets/tools/readers/lspci.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { PciFunction } from '../join/machine.ts';

const PCIE: readonly (readonly [rate: number, generation: string])[] = [
  [2.5e9, '1.0'],
  [5e9, '2.0'],
  [8e9, '3.0'],
  [16e9, '4.0'],
  [32e9, '5.0'],
  [64e9, '6.0'],
  [128e9, '7.0'],
];
const WIDTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 12, 16, 32]);
const SATA = new Map([
  [1.5e9, 'sata 1.0'],
  [3e9, 'sata 2.0'],
  [6e9, 'sata 3.0'],
]);
const SAS = new Map([
  [3e9, 'sas 1'],
  [6e9, 'sas 2'],
  [12e9, 'sas 3'],
  [22.5e9, 'sas 4'],
]);
const USB = new Map([
  [1.5e6, 'usb 1.1'],
  [12e6, 'usb 1.1'],
  [480e6, 'usb 2.0'],
  [5e9, 'usb 3.2 Gen 1x1'],
  [10e9, 'usb 3.2 Gen 2x1'],
  [20e9, 'usb 3.2 Gen 2x2'],
  [40e9, 'USB4 Gen 3x2'],
]);

/** A link and what the place leaves of it, where that is less. */
export interface Plug {
  link: string;
  slot?: string;
  /** What it was assumed from, where only one of the two ends was seen. */
  assumed?: string;
  lines: number[];
}

export const GROUNDS = {
  runningOnly: { message: 'the link as it runs; the paste does not say what the part could do' },
  capableOnly: { message: 'what the part can do; the paste does not say what its link runs at' },
} as const;

interface Speed {
  rate: number;
  lanes: number;
}

/** Both numbers of a link, which registers of a function without one do not have. */
function speedOf(link: PciLink | undefined, other: PciLink | undefined): Speed | undefined {
  const rate = link?.rate;
  const lanes = link?.lanes ?? other?.lanes;
  return rate !== undefined && lanes !== undefined && WIDTHS.has(lanes) && generationOf(rate)
    ? { rate, lanes }
    : undefined;
}

const generationOf = (rate: number): string | undefined => PCIE.find(([transfers]) => transfers === rate)?.[1];

const textOf = ({ rate, lanes }: Speed): string => `pcie ${generationOf(rate)} x${lanes}`;

/** The link of a function of PCI Express; nothing of one that has none. */
export function pciePlug({ capable, running, bandwidth, sharedAt }: PciFunction): Plug | undefined {
  const own = speedOf(capable?.value, undefined);
  // The kernel names the narrowest link on the way, where that is not its own.
  const limit = sharedAt === undefined ? bandwidth : undefined;
  const told = running ?? (limit && { value: limit.link, line: limit.line });
  const now = speedOf(told?.value, own && { speed: undefined, ...own });
  const lines = [capable, told].flatMap((item) => (item ? [item.line] : []));
  if (!own) return now && { link: textOf(now), assumed: GROUNDS.runningOnly.message, lines };
  if (!now) return { link: textOf(own), assumed: GROUNDS.capableOnly.message, lines };
  // Registers of some parts say less than their links do.
  const link = { rate: Math.max(own.rate, now.rate), lanes: Math.max(own.lanes, now.lanes) };
  return textOf(link) === textOf(now)
    ? { link: textOf(link), lines }
    : { link: textOf(link), slot: textOf(now), lines };
}

/** The link of the port that holds back several devices, by the kernel's log. */
export function sharedPlug({ bandwidth, sharedAt }: PciFunction): Plug | undefined {
  const now = sharedAt === undefined ? undefined : speedOf(bandwidth?.link, undefined);
  return now && { link: textOf(now), lines: [bandwidth?.line ?? 1] };
}

/** The link of SATA, SAS or USB out of bits per second. */
export function serialPlug(
  kind: 'sata' | 'sas' | 'usb',
  capable: Stated<number> | undefined,
  running: Stated<number> | undefined,
): Plug | undefined {
  const names = { sata: SATA, sas: SAS, usb: USB }[kind];
  const lines = [capable, running].flatMap((item) => (item ? [item.line] : []));
  const [own, now] = [capable, running].map((item) => item && names.get(item.value));
  if (own === undefined)
    return now === undefined ? undefined : { link: now, assumed: GROUNDS.runningOnly.message, lines };
  if (now === undefined) return { link: own, assumed: GROUNDS.capableOnly.message, lines };
  const isLess = (running?.value ?? 0) < (capable?.value ?? 0);
  return isLess ? { link: own, slot: now, lines } : { link: now, lines };
}
