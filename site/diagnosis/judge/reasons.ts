/** Why a figure is what it is, in sentences. */
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import { linkName } from '../../../calc-wasm/js/link.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Group } from '../join/machine.ts';
import { bitsPerSecond, bytes, bytesPerSecond, latency as latencyText } from '../say/formatting.ts';
import type { Load } from './load.ts';

interface Reason {
  message: string;
}

export const noTarget: Reason = { message: 'the paste does not say which drive or array it ran on' };
/** A device that is named, and that no other output describes. */
export const undescribed = (name: string): Reason => ({
  message: `the paste names ${name} and does not describe it: add the output of \`lsblk -o NAME,MODEL,SIZE,ROTA,TRAN,HCTL\` and what shows its link`,
});
export const noWay: Reason = {
  message:
    'the paste does not show the links on the way: add the output of `sudo lspci -vv`, `lsusb -tv` or `smartctl -i`',
};
export const ownRate: Reason = {
  message: 'the links carry more. The drive itself may be slower than its link: see its data sheet',
};
export const pageCache: Reason = {
  message: 'it may be the page cache (no direct I/O, no final flush)',
};
export const compressed: Reason = {
  message: 'ZFS compresses what it writes: zeros and repeated blocks never reach the drives',
};
export const driveCache: Reason = { message: 'no hard disk reaches 300 MB/s: a cache answered' };
export const smallLoad: Reason = { message: 'small blocks are limited by latency and not by the link' };
export const deepLoad: Reason = {
  message:
    'small blocks with many requests in flight are limited by the requests that the drive or the processor can handle, not by the throughput of the link',
};
export const randomLoad: Reason = {
  message:
    'random requests whose size the output does not say: without it, latency and throughput cannot be told apart',
};
export const syncedLoad: Reason = {
  message:
    'each block waits until the drive has stored it (`oflag=dsync`). This is the time of a flush, not the throughput of the link',
};
export const belowUsual: Reason = {
  message:
    "below the usual range. The links are not the reason: check the drive's data sheet, how full it is and how hot",
};

export const inBits = (rate: number): Reason => ({
  message: `bits read as bytes: an eighth, ${bytesPerSecond(rate / 8)}, fits the links`,
});

export const inMebibytes = (rate: number): Reason => ({
  message: `MB taken for MiB: ${bytesPerSecond(rate)} fits the links`,
});

export const needsLink = (rate: number, link: string): Reason => ({
  message: `one drive that gives ${bytesPerSecond(rate)} needs a link of ${link} or faster`,
});

const SATA_RATES: Readonly<Record<string, number>> = { 'sata 1.0': 1.5e9, 'sata 2.0': 3e9, 'sata 3.0': 6e9 };

/** A link as the outputs in a paste name it: SATA by its rate, as they use "SATA 3" for a standard and for a rate. */
export function printedName(link: string): string {
  const rate = SATA_RATES[link];
  return rate ? `SATA ${bitsPerSecond(rate)}` : linkName(link);
}

export const narrowed = ({ name, id, link = '', slot = '' }: ChainPart): Reason => ({
  message: `the link of ${name ?? id} runs at ${printedName(slot)}; the part can do ${printedName(link)}`,
});

export const usb2 = ({ name, id }: ChainPart): Reason => ({
  message: `${name ?? id} runs at the 480 Mb/s of USB 2: cable, port or hub`,
});

export const earlierUsb2: Reason = {
  message: 'an earlier listing shows the device at the 480 Mb/s of USB 2, which fits the figure',
};

export function busy({ name, action }: Group): Reason {
  const kind = action?.value.kind ?? 'resync';
  return { message: `a ${kind} of ${name} runs on the same drives: measure again when it has ended` };
}

export const degraded = ({ name }: Group): Reason => ({
  message: `${name} is degraded: what is missing is computed from the other drives`,
});

const words = {
  shared:
    'one {{part} is shared with # more drive, which takes its part while it works} other {{part} is shared with # more drives, which take their part while they work}',
};

export const shared = ({ name, id }: ChainPart, others: number): Reason => ({
  message: plural(others, words.shared, { part: name ?? id }),
});

export const slowMemory = (rate: number): Reason => ({
  message: `reads from memory reached ${bytesPerSecond(rate)} only, so something held up the tool itself. The figure is not the throughput of the link`,
});

/** Little's law at one request in flight. */
export function oneAtATime({ size, latency }: Load): Reason {
  if (size === undefined || latency === undefined) return queueDepthOne;
  return {
    message: `one request at a time: at queue depth 1 each ${bytes(size)} took ${latencyText(latency)}, and the next waits for it`,
  };
}

const queueDepthOne: Reason = { message: 'one request at a time: at queue depth 1 the next waits for the one before' };
