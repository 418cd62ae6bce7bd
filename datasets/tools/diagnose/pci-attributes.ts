/**
 * Links that are told one attribute at a time: files below /sys/bus/pci/devices, and the report of HWiNFO, which counts
 * addresses in decimal. What they say joins the device that lspci lists, or stands for it.
 */
import type { Lines } from '../paste/lines.ts';
import { addressOf } from './controller.ts';
import { fieldOf, told } from './figures.ts';
import { deviceAt, type PciDevice, type PciLink, type Told } from './lspci.ts';
import { PCI_ADDRESS } from './pci-address.ts';

function attributedDevices(lines: Lines): PciDevice[] {
  return [
    ...(lines.mayHold('_link_') ? sysfsDevices(lines) : []),
    ...(lines.mayHold('(Bus:Device:Function)') ? hwinfoDevices(lines) : []),
  ];
}

/** Adds what is told by attributes to a list of devices, without changing what lspci says. */
export function withAttributes(listed: readonly PciDevice[], lines: Lines): PciDevice[] {
  const devices = [...listed];
  const latest = new Map(devices.map((device) => [device.address, device]));
  for (const attributed of attributedDevices(lines)) {
    const known = latest.get(attributed.address);
    if (!known) {
      attributed.listing = listed.findLast(({ line }) => line < attributed.line)?.listing ?? 0;
      devices.push(attributed);
      latest.set(attributed.address, attributed);
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
  const link: Told<PciLink> = device[end] ?? { value: none, line };
  device[end] = { value: { ...link.value, ...part }, line: link.line };
}

/** `grep` prints the path and a colon, `cat` after a command the value on the next line. */
const ATTRIBUTE = new RegExp(
  `(${PCI_ADDRESS})/(current|max)_link_(speed|width)(?::\\s{0,4}(\\S.{0,40}))?\\s*$`,
);
const MOST_DEVICES = 10_000;

function sysfsDevices(lines: Lines): PciDevice[] {
  const devices = new Map<string, PciDevice>();
  for (const [index, line] of lines.entries()) {
    const [, address, which, what, beside] = ATTRIBUTE.exec(line) ?? [];
    if (address === undefined || devices.size >= MOST_DEVICES) continue;
    const own = beside === undefined ? index + 1 : index;
    const value = beside ?? lines.at(own) ?? '';
    const part = what === 'speed' ? speedOf(value) : lanesOf(value);
    if (!part) continue;
    const device = devices.get(address) ?? deviceAt(index, 0, address, '', '');
    devices.set(address, device);
    tell(device, which === 'max' ? 'capable' : 'running', part, own + 1);
  }
  return [...devices.values()];
}

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

/** Names and values that HWiNFO writes below the address. */
function hwinfoDevices(lines: Lines): PciDevice[] {
  const devices: PciDevice[] = [];
  let device: PciDevice | undefined;
  let name: Told<string> | undefined;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const [, bus, place, fn] =
      /^\s*PCI Address \(Bus:Device:Function\) Number:\s{1,20}([0-9]{1,3}):([0-9]{1,2}):([0-7])\s*$/.exec(
        line,
      ) ?? [];
    const address = bus === undefined ? undefined : addressOf(['0', bus, place, fn], 10);
    if (address !== undefined && devices.length < MOST_DEVICES) {
      device = deviceAt(index, 0, address, '', name?.value ?? '');
      devices.push(device);
      continue;
    }
    const field = fieldOf(line);
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
  if (bytes !== undefined && field === 'Maximum Payload Size')
    device.payload ??= told(Number(bytes), line);
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
