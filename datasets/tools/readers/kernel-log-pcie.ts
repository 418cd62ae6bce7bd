/** What the kernel writes of PCIe links: their bandwidth, their payload size and their errors. */
import type { Lines } from '../paste/lines.ts';
import type { Place } from './kernel-log-place.ts';
import type { PciLink } from './lspci.ts';
import { PCI_ADDRESS } from './pci-address.ts';

/** What a device can reach of the processor, by the slowest link of its path. */
export interface PcieBandwidth extends Place {
  address: string;
  /** Bits per second after the encoding, without what packets take. */
  available: number;
  link: PciLink;
  /** Whether the kernel calls it limited, and the port whose link limits it, where it knows. */
  isLimited: boolean;
  at: string | undefined;
  /** What the device itself could. */
  capable: { available: number; link: PciLink } | undefined;
}

/** Bytes of a payload as the kernel set them, or could not. */
export interface PayloadMessage extends Place {
  address: string;
  /**
   * `set`: it is `size` now. `bridge set`: that of the bridge above is. `refused`: the device cannot take `size`, which
   * its bridge has. `differs`: the device is at `size` and its bridge at `bridgeSize`.
   */
  kind: 'set' | 'bridge set' | 'refused' | 'differs';
  size: number;
  before: number | undefined;
  most: number | undefined;
  bridge: string | undefined;
  bridgeSize: number | undefined;
}

/** A width that does not exist, which a register reads as that nobody answered for. */
export interface MisreadWidth extends Place {
  address: string;
  lanes: number;
}

const SEVERITIES = ['corrected', 'non-fatal', 'fatal'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a device reported by Advanced Error Reporting; where it stands first. */
export interface PcieErrors extends Place {
  address: string;
  severity: Severity;
  /** Messages of a port that an error came from the device, and reports with their details. */
  announced: number;
  detailed: number;
  /** Of the details: Physical Layer, Data Link Layer, Transaction Layer; RxErr, BadTLP and other names. */
  layers: Record<string, number>;
  names: Record<string, number>;
}

/** What the kernel found at an address: maker and device, and the class. */
export interface FoundFunction extends Place {
  address: string;
  /** 144d:a80a */
  ids: string;
  /** The first four digits: 0108 of NVMe. */
  kind: string;
}

/** A port that devices are plugged into while the machine runs, or that Thunderbolt is at work, on a port that is not said. */
export interface PluggedPort extends Place {
  address: string | undefined;
}

const HOT_PLUG = new RegExp(`(?:^|\\s)(${PCI_ADDRESS}): pciehp: Slot ?#\\S{1,8} .{0,80}HotPlug\\+ Surprise\\+`);
const THUNDERBOLT = /\bthunderbolt [0-9a-f:.-]{3,14}: /;

export function readPlugged(line: string): Omit<PluggedPort, keyof Place> | undefined {
  const address = line.includes('pciehp') ? HOT_PLUG.exec(line)?.[1] : undefined;
  return address !== undefined || THUNDERBOLT.test(line) ? { address } : undefined;
}

const FOUND = new RegExp(
  `(?:^|\\s)(${PCI_ADDRESS}): \\[([0-9a-f]{4}:[0-9a-f]{4})\\] type [0-9a-f]{2} class 0x([0-9a-f]{4})`,
);

export function readFound(line: string): Omit<FoundFunction, keyof Place> | undefined {
  const [, address, ids, kind] = line.includes('] type ') ? (FOUND.exec(line) ?? []) : [];
  return address === undefined || ids === undefined || kind === undefined ? undefined : { address, ids, kind };
}

const LINK = '(Unknown|unknown|[0-9.]{1,5} GT/s)(?: PCIe)? x([0-9]{1,2}) link';
const RATE = '([0-9]{1,5}\\.[0-9]{3}) Gb/s';
const FREE = new RegExp(`(?:^|\\s)(${PCI_ADDRESS}): ${RATE} available PCIe bandwidth \\(${LINK}\\)`);
const LIMITED = new RegExp(
  `(?:^|\\s)(${PCI_ADDRESS}): ${RATE} available PCIe bandwidth, limited by ${LINK} at (${PCI_ADDRESS}|<unknown>) \\(capable of ${RATE} with ${LINK}\\)`,
);
/** Older drivers of Intel's network cards: `(Speed:5.0GT/s, Width: x4, Encoding Loss:20%)`, `(PCIe:5.0Gb/s:Width x4)`. */
const OF_CARD = new RegExp(
  `(?:^|\\s)(${PCI_ADDRESS}): (?:\\w{2,16}: )?\\((?:PCI Express|PCIe|Speed):([0-9.]{3,4})G[TB]/s(?:,|:) ?Width:? x([0-9]{1,2})`,
  'i',
);
/** Of the bits on the wire what 8b/10b and 128b/130b leave. */
const LEFT = { old: 8 / 10, since3: 128 / 130 };
const BANDWIDTH = /[0-9] Gb\/s available/;
/** A line of its own, where a wrapped one might go on. */
const DEVICE = new RegExp(`^\\S{1,40} ${PCI_ADDRESS}: `);
/** Mail programs wrap it in two or three. */
const MOST_WRAPPED = 2;

/** Widths of the standard: 63 is what a register reads that does not answer. */
const WIDTHS: ReadonlySet<number> = new Set([0, 1, 2, 4, 8, 12, 16, 32]);

export function readBandwidth(lines: Lines, index: number, line: string): Omit<PcieBandwidth, keyof Place> | undefined {
  if (line.includes('Width')) return ofCard(line);
  if (!BANDWIDTH.test(line)) return undefined;
  let whole = line;
  for (let more = 1; more <= MOST_WRAPPED && !/link\)/.test(whole); more++) {
    const next = lines.at(index + more) ?? '';
    if (next.trim() === '' || DEVICE.test(next) || BANDWIDTH.test(next)) break;
    whole = `${whole.trimEnd()} ${next.trimStart()}`;
  }
  const limited = LIMITED.exec(whole);
  const [, address, available, speed, lanes, at, most, fastest, widest] = limited ?? FREE.exec(whole) ?? [];
  if (address === undefined) return undefined;
  const link = linkOf(speed, lanes);
  const own = limited ? linkOf(fastest, widest) : undefined;
  if (!link || (limited && !own)) return undefined;
  return {
    address,
    available: bitsOf(available),
    link,
    isLimited: limited !== null,
    at: at === '<unknown>' ? undefined : at,
    capable: own && { available: bitsOf(most), link: own },
  };
}

function ofCard(line: string): Omit<PcieBandwidth, keyof Place> | undefined {
  const [, address, speed, lanes] = OF_CARD.exec(line) ?? [];
  const link = linkOf(speed && `${speed} GT/s`, lanes);
  if (address === undefined || !link?.rate || !link.lanes) return undefined;
  const available = link.rate * link.lanes * (link.rate < 8e9 ? LEFT.old : LEFT.since3);
  return { address, available, link, isLimited: false, at: undefined, capable: undefined };
}

const CLAIMED = new RegExp(`(?:^|\\s)(${PCI_ADDRESS}): .{0,160} \\(capable of ${RATE} with ${LINK}\\)`);

export function readMisread(line: string): Omit<MisreadWidth, keyof Place> | undefined {
  if (!BANDWIDTH.test(line)) return undefined;
  const [, address, , , width] = CLAIMED.exec(line) ?? [];
  const lanes = Number(width);
  return address === undefined || WIDTHS.has(lanes) ? undefined : { address, lanes };
}

/** Thousandths are printed, so the product is rounded to them. */
const bitsOf = (gigabits = ''): number => Math.round(Number(gigabits) * 1000) * 1e6;

/** Nothing of a link of a width that there is not. */
function linkOf(speed = '', width = ''): PciLink | undefined {
  const lanes = Number(width);
  if (!WIDTHS.has(lanes)) return undefined;
  const transfers = Number.parseFloat(speed);
  return { speed, rate: Number.isNaN(transfers) ? undefined : transfers * 1e9, lanes };
}

const SIZE = ' {1,4}([0-9]{3,5})';
const REFUSED = new RegExp(`(${PCI_ADDRESS}): can't set Max Payload Size to${SIZE};`);
const DIFFERS = new RegExp(`(${PCI_ADDRESS}): Max Payload Size${SIZE}, but upstream (${PCI_ADDRESS}) set to${SIZE};`);
const SET = new RegExp(
  `(${PCI_ADDRESS}): (Upstream bridge's )?Max Payload Size set to${SIZE} \\(was${SIZE}, max${SIZE}\\)`,
);
/** Where the kernel was told how to set all of a bus: as many bytes of as many. */
const CONFIGURED = new RegExp(`(${PCI_ADDRESS}): Max Payload Size set to${SIZE}/${SIZE} \\(was${SIZE}\\)`);

export function readPayload(line: string): Omit<PayloadMessage, keyof Place> | undefined {
  if (!line.includes('Max Payload Size')) return undefined;
  const none = { before: undefined, most: undefined, bridge: undefined, bridgeSize: undefined };
  const refused = REFUSED.exec(line);
  if (refused?.[1]) return { ...none, address: refused[1], kind: 'refused', size: Number(refused[2]) };
  const [, lower, lowerSize, bridge, bridgeSize] = DIFFERS.exec(line) ?? [];
  if (lower !== undefined) {
    const sizes = { size: Number(lowerSize), bridgeSize: Number(bridgeSize) };
    return { ...none, address: lower, kind: 'differs', bridge, ...sizes };
  }
  const [, address, above, size, before, most] = SET.exec(line) ?? [];
  if (address !== undefined) {
    const kind = above === undefined ? 'set' : 'bridge set';
    const sizes = { size: Number(size), before: Number(before), most: Number(most) };
    return { ...none, address, kind, ...sizes };
  }
  const configured = CONFIGURED.exec(line);
  if (configured?.[1] === undefined) return undefined;
  const [, device, now, top, was] = configured;
  const sizes = { size: Number(now), before: Number(was), most: Number(top) };
  return { ...none, address: device, kind: 'set', ...sizes };
}

/** By a port, of a device below it or of itself; since 6.10 in other words. */
const ANNOUNCED = new RegExp(
  `AER: (?:Multiple )?(Correct(?:ed|able)|Uncorrect(?:ed|able)) (?:\\((Non-Fatal|Fatal)\\) )?error (?:message )?received(?: from|:) (${PCI_ADDRESS})`,
);
const DETAILED = new RegExp(
  `(${PCI_ADDRESS}): (?:AER: )?PCIe Bus Error: severity=(Correct(?:ed|able)|Uncorrect(?:ed|able)) ?(?:\\((Non-Fatal|Fatal)\\))?, type=([A-Z][A-Za-z ]{2,30}),`,
);
const NAMED = new RegExp(`(${PCI_ADDRESS}): (?:AER: )? {0,8}\\[ ?([0-9]{1,2})\\] ([A-Z][A-Za-z]{2,20})(?: |$)`);

/** Of a record of the firmware (APEI): that it is of PCIe, how bad the error was, and of which device. */
const OF_PCIE = /\[Hardware Error\]: {1,8}section_type: PCIe error/;
const GRADED = /\[Hardware Error\]: {1,8}Error [0-9]{1,3}, type: (corrected|recoverable|fatal)\b/;
const OF_DEVICE = new RegExp(`\\[Hardware Error\\]: {1,8}device_id: (${PCI_ADDRESS})\\s*$`);
const FIRMWARE_GRADES: Readonly<Record<string, Severity>> = {
  corrected: 'corrected',
  recoverable: 'non-fatal',
  fatal: 'fatal',
};
/** Its lines are few, and other messages may stand in between. */
const MOST_OF_A_RECORD = 12;
/** The kernel adds the names of the errors and the layer to such a record. */
const LAYERED = new RegExp(`(${PCI_ADDRESS}): (?:AER: )?aer_layer=([A-Z][A-Za-z ]{2,30}), aer_agent=`);

/** The error that a record of the firmware is of, at the line that names its device. */
function ofFirmware(lines: Lines, index: number): [address: string, Severity] | undefined {
  const address = OF_DEVICE.exec(lines.at(index) ?? '')?.[1];
  if (address === undefined) return undefined;
  let isOfPcie = false;
  for (let before = index - 1; before >= index - MOST_OF_A_RECORD; before--) {
    const line = lines.at(before) ?? '';
    isOfPcie ||= OF_PCIE.test(line);
    const grade = FIRMWARE_GRADES[GRADED.exec(line)?.[1] ?? ''];
    if (grade) return isOfPcie ? [address, grade] : undefined;
  }
  return undefined;
}

/** Adds what a line tells of an error to what is known of its device. */
export function readError(
  lines: Lines,
  index: number,
  listing: number,
  place: () => Place,
  errors: Map<string, PcieErrors>,
): void {
  const line = lines.at(index) ?? '';
  if (!/AER: |PCIe Bus Error|: +\[ ?[0-9]|\[Hardware Error\]/.test(line)) return;
  const of = (address: string, severity: Severity): PcieErrors => {
    const key = `${listing} ${address} ${severity}`;
    const known = errors.get(key);
    if (known) return known;
    const counts = { announced: 0, detailed: 0, layers: {}, names: {} };
    const pcieErrors: PcieErrors = { ...place(), address, severity, ...counts };
    errors.set(key, pcieErrors);
    return pcieErrors;
  };
  const [, heard, grade, from] = ANNOUNCED.exec(line) ?? [];
  if (heard !== undefined && from !== undefined) {
    of(from, severityOf(heard, grade)).announced++;
    return;
  }
  const [, address, told, gravity, layer] = DETAILED.exec(line) ?? [];
  if (address !== undefined && told !== undefined && layer !== undefined) {
    const device = of(address, severityOf(told, gravity));
    device.detailed++;
    device.layers[layer] = (device.layers[layer] ?? 0) + 1;
    return;
  }
  const [reported, severity] = ofFirmware(lines, index) ?? [];
  if (reported !== undefined && severity !== undefined) {
    of(reported, severity).detailed++;
    return;
  }
  const [, named, , name] = NAMED.exec(line) ?? [];
  const [, layered, its] = LAYERED.exec(line) ?? [];
  // Names and layers follow the report of their device and do not say its severity again.
  const known = SEVERITIES.map((severity) => errors.get(`${listing} ${named ?? layered} ${severity}`));
  const [only, ...others] = known.filter((entry) => entry !== undefined && entry.detailed > 0);
  if (!only || others.length > 0) return;
  if (name !== undefined) only.names[name] = (only.names[name] ?? 0) + 1;
  if (its !== undefined) only.layers[its] = (only.layers[its] ?? 0) + 1;
}

function severityOf(word: string, grade: string | undefined): Severity {
  if (word.startsWith('Correct')) return 'corrected';
  return grade === 'Fatal' ? 'fatal' : 'non-fatal';
}
