/**
 * Links that other tools than lspci tell: files below /sys, the report of HWiNFO, which counts addresses in decimal,
 * nvidia-smi and inxi. What they say joins the device that lspci lists, or stands for it.
 */
import type { Lines } from '../paste/lines.ts';
import { addressOf } from './controller.ts';
import { told } from './figures.ts';
import { inxiFunctions } from './inxi.ts';
import { fieldsOf } from './line-cache.ts';
import { deviceAt, type PciDevice, type PciLink } from './lspci.ts';
import { nvidiaFunctions } from './nvidia-smi.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';
import { sysfsLinks } from './sysfs-links.ts';

const attributedDevices = (lines: Lines): PciDevice[] => [
  ...sysfsDevices(lines),
  ...(lines.mayHold('(Bus:Device:Function)') ? hwinfoDevices(lines) : []),
  ...nvidiaFunctions(lines),
  ...inxiFunctions(lines),
];

/** Adds what is told by attributes to a list of devices, without changing what lspci says. */
export function withAttributes(listed: readonly PciDevice[], lines: Lines): PciDevice[] {
  const devices = [...listed];
  const latest = new Map(devices.map((device) => [device.address, device]));
  for (const attributed of attributedDevices(lines)) {
    const known = attributed.address === undefined ? undefined : latest.get(attributed.address);
    if (!known) {
      attributed.listing = listed.findLast(({ line }) => line < attributed.line)?.listing ?? 0;
      devices.push(attributed);
      if (attributed.address !== undefined) latest.set(attributed.address, attributed);
    } else {
      known.capable ??= attributed.capable;
      known.running ??= attributed.running;
      known.payload ??= attributed.payload;
      known.payloadCapable ??= attributed.payloadCapable;
    }
  }
  return devices;
}

type End = 'capable' | 'running';

/** Speed and width come on lines of their own; the link stands in that of the first. */
function tell(device: PciDevice, end: End, part: Partial<PciLink>, line: number): void {
  const none: PciLink = { speed: undefined, rate: undefined, lanes: undefined };
  const link: Stated<PciLink> = device[end] ?? { value: none, line };
  device[end] = { value: { ...link.value, ...part }, line: link.line };
}

const MOST_DEVICES = 10_000;

/** Those of PCI functions; what is told of an NVMe controller by its name is read as one of a drive. */
const sysfsDevices = (lines: Lines): PciDevice[] =>
  sysfsLinks(lines).flatMap(({ line, owner, capable, running }) =>
    owner === undefined || owner.startsWith('nvme')
      ? []
      : [{ ...deviceAt(line - 1, 0, owner, '', ''), capable, running }],
  );

function speedOf(text: string): Partial<PciLink> | undefined {
  const [, digits] = /^\s*([0-9]{1,3}(?:\.[0-9])?) GT\/s(?: PCIe)?\s*$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return { speed: `${digits}GT/s`, rate: Number(digits) * 1e9 };
}

/** All ones are what a register reads that does not answer. */
function lanesOf(text: string): Partial<PciLink> | undefined {
  const digits = /^\s*(0|1|2|4|8|12|16|32)x?\s*$/.exec(text)?.[1];
  return digits === undefined ? undefined : { lanes: Number(digits) };
}

/** One of them stands in each line that tells something. */
const SIGNS = signs['pci-attributes'];
/** How each of the names begins that are read below. */
const LIKELY = /^\s{0,12}(?:Device|Current|Maximum)[ /]/;

/** Names and values that HWiNFO writes below the address. */
function hwinfoDevices(lines: Lines): PciDevice[] {
  const devices: PciDevice[] = [];
  let device: PciDevice | undefined;
  let name: Stated<string> | undefined;
  const fieldAt = fieldsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    const [, bus, place, fn] =
      /^\s*PCI Address \(Bus:Device:Function\) Number:\s{1,20}([0-9]{1,3}):([0-9]{1,2}):([0-7])\s*$/.exec(line) ?? [];
    const address = bus === undefined ? undefined : addressOf(['0', bus, place, fn], 10);
    if (address !== undefined && devices.length < MOST_DEVICES) {
      device = deviceAt(index, 0, address, '', name?.value ?? '');
      device.isOfWindows = true;
      devices.push(device);
      continue;
    }
    if (!LIKELY.test(line)) continue;
    const field = fieldAt(index, line);
    if (field?.name === 'Device Name') {
      [name, device] = [told(field.value, number), undefined];
    } else if (field && device) readHwinfo(device, field.name, field.value, number);
  }
  return devices;
}

function readHwinfo(device: PciDevice, field: string, value: string, line: number): void {
  const [, which, what] = /^(Current|Maximum) Link (Speed|Width)$/.exec(field) ?? [];
  const part = what === 'Speed' ? speedOf(value) : what === 'Width' ? lanesOf(value) : undefined;
  if (part) tell(device, which === 'Maximum' ? 'capable' : 'running', part, line);
  const bytes = /^([0-9]{2,5}) bytes$/.exec(value)?.[1];
  if (bytes !== undefined && field === 'Maximum Payload Size') device.payload ??= told(Number(bytes), line);
  if (bytes !== undefined && field === 'Maximum Payload Size Supported')
    device.payloadCapable ??= told(Number(bytes), line);
  if (field === 'Device/Port Type') device.port ??= portOf(value);
}

/** As lspci names it, which leaves out what every port of its kind is. */
function portOf(value: string): string | undefined {
  const [, port] =
    /^(?:PCI Express )?((?:Legacy )?Endpoint|Root Complex Integrated Endpoint|Root Port|Upstream Port|Downstream Port)\b/.exec(
      value,
    ) ?? [];
  return port;
}
