/**
 * What `pciconf -lvbc` of FreeBSD prints of each function: address, class, ids, names and the capability of PCI Express
 * with its link. It prints no buses of bridges, so which port a device hangs on stays unknown.
 */
import type { Lines } from '../paste/lines.ts';
import { addressOf } from './controller.ts';
import { MOST_RECORDS, textOf, told } from './figures.ts';
import { deviceAt, type PciDevice, type PciLink } from './lspci.ts';

export interface PciconfDevice extends PciDevice {
  /** 0x010802: class, subclass and interface. */
  classCode: number;
  /** As four hexadecimal digits. */
  vendorId: string;
  deviceId: string;
}

/** Some versions lose the end of the line before, which then stands in front of the device. */
const DEVICE =
  /(?:^\s{0,8}|Vendor [0-9a-f]{0,4})([a-z][a-z0-9_]{0,20}?)([0-9]{1,3})@pci([0-9]{1,5}):([0-9]{1,3}):([0-9]{1,2}):([0-7]):\s{1,12}class=0x([0-9a-f]{6})\s(.{0,160})$/;
const OTHER = /^\s{0,8}[a-z][a-z0-9_]{0,24}@pci[0-9]/;
const EXPRESS =
  /^\s{0,12}cap 10\[[0-9a-f]{1,3}\] = PCI-Express [0-9]{1,2} ([A-Za-z ]{4,30}?)(?: slot)?(?: (?:MSI|IRQ) [0-9]{1,2})? max data ([0-9]{2,5})\(([0-9]{2,5})\)/;
/** On a line of its own; MidnightBSD, DragonFly and old versions print it behind the payload, and the speed below. */
const LINK =
  /(?:^\s{0,24}|[A-Za-z)] )link x([0-9]{1,2})\(x([0-9]{1,2})\)(?: speed ([0-9]{1,3}\.[0-9])\(([0-9]{1,3}\.[0-9])\))?(?: ASPM (disabled|L0s\/L1|L0s|L1)(?:\(|\s|$))?/;
const SPEED = /^\s{0,24}speed ([0-9]{1,3}\.[0-9])\(([0-9]{1,3}\.[0-9])\)/;
const READ = /^\s{0,24}max read ([0-9]{2,5})\s*$/;
const SLOT = /^\s{0,24}slot [0-9]{1,5} .{0,60}HotPlug\(empty\)/;
const NAME = /^\s{1,12}(vendor|device)\s{1,12}= '(.{1,120})'\s*$/;

/** One of them stands in each line that tells something. */
const SIGNS = ['@pci', 'vendor', 'device', 'cap 10[', 'link x', 'speed ', 'max read ', 'HotPlug(empty)'];

/** Kinds of ports as lspci calls them. */
const PORTS: Readonly<Record<string, string>> = {
  endpoint: 'Endpoint',
  'legacy endpoint': 'Legacy Endpoint',
  'root endpoint': 'Root Complex Integrated Endpoint',
  'root port': 'Root Port',
  'upstream port': 'Upstream Port',
  'downstream port': 'Downstream Port',
  'PCI bridge': 'PCI-Express to PCI/PCI-X Bridge',
};

/** Part of the processor or chipset: what it says of a link means nothing. */
const INTEGRATED = PORTS['root endpoint'];

export function pciconfDevices(lines: Lines): PciconfDevice[] {
  const devices: PciconfDevice[] = [];
  const seen = new Set<string>();
  let listing = 0;
  let device: PciconfDevice | undefined;
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    if (line.includes('@pci')) {
      const begun = deviceIn(line, index);
      if (begun && devices.length < MOST_RECORDS) {
        const address = begun.address ?? '';
        if (seen.has(address)) {
          seen.clear();
          listing++;
        }
        seen.add(address);
        begun.listing = listing;
        devices.push(begun);
      }
      // A virtual function, whose number is above 7, has no link of its own, and what follows is not of the one before.
      if (begun || OTHER.test(line)) {
        device = begun;
        continue;
      }
    }
    if (device) readLine(device, line, index + 1);
  }
  return devices;
}

function deviceIn(line: string, index: number): PciconfDevice | undefined {
  const [, driver, , domain, bus, place, fn, code, rest = ''] = DEVICE.exec(line) ?? [];
  if (driver === undefined || code === undefined) return undefined;
  const address = addressOf([domain, bus, place, fn], 10);
  const ids =
    /\bchip=0x([0-9a-f]{4})([0-9a-f]{4})\b/.exec(rest) ??
    /\bvendor=0x([0-9a-f]{4}) device=0x([0-9a-f]{4})\b/.exec(rest);
  if (address === undefined || !ids) return undefined;
  const isOld = rest.includes('chip=');
  const device = deviceAt(index, 0, address, code.slice(0, 4), '');
  if (driver !== 'none') device.driver = told(driver, index + 1);
  return {
    ...device,
    classCode: Number.parseInt(code, 16),
    vendorId: ids[isOld ? 2 : 1] ?? '',
    deviceId: ids[isOld ? 1 : 2] ?? '',
  };
}

function readLine(device: PciconfDevice, line: string, number: number): void {
  const [, which, name] = line.includes('=') ? (NAME.exec(line) ?? []) : [];
  if (which !== undefined) {
    // The vendor stands first; what has no vendor in the list of ids has no device there.
    const text = textOf(name) ?? '';
    device.name = device.name === '' ? text : `${device.name} ${text}`;
    return;
  }
  const [, kind, set, supported] = line.includes('cap 10') ? (EXPRESS.exec(line) ?? []) : [];
  if (kind !== undefined) {
    device.port ??= PORTS[kind] ?? kind;
    device.payload ??= told(Number(set), number);
    device.payloadCapable ??= told(Number(supported), number);
  }
  // What follows is of that capability, and of no other.
  if (device.port === undefined) return;
  device.readRequest ??= told(numberIn(READ, line), number);
  if (SLOT.test(line)) device.empty ??= told(true as const, number);
  if (device.port === INTEGRATED) return;
  if (device.running && device.running.value.rate === undefined && line.includes('speed ')) readSpeed(device, line);
  if (!line.includes('link x') || device.running) return;
  const [, lanes, most, speed, fastest, aspm] = LINK.exec(line) ?? [];
  if (lanes === undefined) return;
  device.running = told(linkOf(lanes, speed), number);
  device.capable = told(linkOf(most, fastest), number);
  if (aspm !== undefined && aspm !== 'disabled') device.aspm = told(aspm.replace('/', ' '), number);
}

function readSpeed({ running, capable }: PciconfDevice, line: string): void {
  const [, speed, fastest] = SPEED.exec(line) ?? [];
  if (speed === undefined || !running || !capable) return;
  running.value = linkOf(String(running.value.lanes), speed);
  capable.value = linkOf(String(capable.value.lanes), fastest);
}

function numberIn(pattern: RegExp, line: string): number | undefined {
  const digits = pattern.exec(line)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A speed of 0.0 is one that the register does not tell. */
function linkOf(lanes: string | undefined, speed: string | undefined): PciLink {
  const isTold = speed !== undefined && Number(speed) > 0;
  return {
    speed: isTold ? `${Number(speed)}GT/s` : undefined,
    rate: isTold ? Number(speed) * 1e9 : undefined,
    lanes: lanes === undefined ? undefined : Number(lanes),
  };
}
