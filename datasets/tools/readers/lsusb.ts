/** What `lsusb` and `lsusb -v` print of each device: what it can, and since usbutils 018 what it runs at. */
import type { Lines } from '../paste/lines.ts';
import { PCI_ADDRESS } from './pci-address.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';

/** How a drive takes commands: one after the other, or several at once. */
type StorageProtocol = 'bulk-only' | 'uas';

export interface UsbDevice {
  line: number;
  /** Which of several listings in one paste it stands in, from 0: a device that comes again begins the next. */
  listing: number;
  bus: number;
  device: number;
  /** What the listing calls it by, where that is no bus and number: da0. */
  path?: string;
  /** A volume or a disk is on it, by the same listing. */
  isStorage?: true;
  /** macOS lists it. */
  isOfMac?: true;
  /** Numbers of the maker and of the product: 174c:55aa. */
  id: string;
  name: string;
  /** Bits per second that the link came up with. */
  negotiated?: Stated<number> | undefined;
  /** Bits per second on one lane of the fastest speed that it says it can. */
  capable?: Stated<number> | undefined;
  /** What its interfaces offer, each once. */
  storage: Stated<StorageProtocol>[];
  /** PCI function of the controller, which root hubs have for a serial number. */
  controller?: Stated<string> | undefined;
}

const DEVICE = /^\s{0,8}Bus ([0-9]{3}) Device ([0-9]{3}): ID ([0-9a-f]{4}:[0-9a-f]{4})(?: (.{0,200}))?$/;
const NEGOTIATED = /^\s{0,8}Negotiated speed: ([A-Z][A-Za-z+ ]{2,20}) \([0-9.]{1,5}[MG]bps\)/;
const CAN = /^\s{0,16}Device can operate at ([A-Z][A-Za-z ]{2,20}) \([0-9.]{1,5}[MG]bps\)/;
const SUBLINK = /^\s{0,16}Speed Attribute ID: [0-9]{1,2} ([0-9]{1,5})([KMG])b\/s /;
const INTERFACE = /^\s{0,16}bInterfaceClass {1,24}([0-9]{1,3})(?: |$)/;
const PROTOCOL = /^\s{0,16}bInterfaceProtocol {1,24}([0-9]{2})(?: |$)/;
const ROOT_SERIAL = new RegExp(`^\\s{0,8}iSerial {1,24}[0-9]{1,3} (${PCI_ADDRESS})\\s*$`);

/** One of them stands in each line that begins a device or tells something of it. */
const SIGNS = signs.lsusb;

/** Maker of the root hubs of Linux. */
const ROOTS = '1d6b:';
const MASS_STORAGE = '8';
const PROTOCOLS: Readonly<Record<string, StorageProtocol>> = { 80: 'bulk-only', 98: 'uas' };

/** By name: usbutils round 1.5 Mbit/s of low speed to 1. */
const RATES: Readonly<Record<string, number>> = {
  'Low Speed': 1.5e6,
  'Full Speed': 12e6,
  'High Speed': 480e6,
  SuperSpeed: 5e9,
  'SuperSpeed+': 10e9,
  'SuperSpeed++': 20e9,
};
const PREFIXES: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, G: 1e9 };

/** More devices than any machine has. */
const MOST_DEVICES = 10_000;

export function lsusbDevices(lines: Lines): UsbDevice[] {
  const devices: UsbDevice[] = [];
  const seen = new Set<string>();
  let listing = 0;
  let isStorage = false;
  let end = lines.length;
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const [, bus, number, id, name = ''] = DEVICE.exec(line) ?? [];
    if (id !== undefined) {
      if (devices.length >= MOST_DEVICES) {
        end = index;
        break;
      }
      const place = `${bus} ${number}`;
      if (seen.has(place)) {
        seen.clear();
        listing++;
      }
      seen.add(place);
      isStorage = false;
      devices.push({
        line: index + 1,
        listing,
        bus: Number(bus),
        device: Number(number),
        id,
        name: name.trim(),
        storage: [],
      });
      continue;
    }
    const device = devices.at(-1);
    if (!device) continue;
    const kind = INTERFACE.exec(line)?.[1];
    if (kind !== undefined) isStorage = kind === MASS_STORAGE;
    readLine(line, index + 1, isStorage, device);
  }
  const isDescribed = ({ line }: UsbDevice, at: number): boolean => {
    const next = devices[at + 1];
    return lines.find(DESCRIBES, line, next ? next.line - 1 : end) >= 0;
  };
  return joined(devices, new Set(devices.filter(isDescribed)));
}

/** Below the line of a device, as -v prints. */
const DESCRIBES = /^\s+\S|^Negotiated/;

/** A list of all and the description of one or more of them are of the same devices, where they do not contradict. */
function joined(devices: readonly UsbDevice[], described: ReadonlySet<UsbDevice>): UsbDevice[] {
  const listings = Map.groupBy(devices, ({ listing }) => listing);
  const kept: UsbDevice[][] = [];
  for (const next of listings.values()) {
    const last = kept.at(-1) ?? [];
    const [brief, full] = last.some((device) => described.has(device)) ? [next, last] : [last, next];
    const isFew = listings.size <= MOST_LISTINGS;
    if (isFew && isSame(brief, full) && !brief.some((device) => described.has(device))) {
      kept.splice(-1, 1, union(brief, full));
    } else kept.push([...next]);
  }
  return kept.flatMap((own, listing) => own.map((device) => ({ ...device, listing })));
}

/** Each is compared with the one before it: more are no paste of a person. */
const MOST_LISTINGS = 100;

function isSame(brief: readonly UsbDevice[], full: readonly UsbDevice[]): boolean {
  const ids = new Map(brief.map((device) => [placeOf(device), device.id]));
  const common = full.filter((device) => ids.has(placeOf(device)));
  return common.length > 0 && common.every((device) => ids.get(placeOf(device)) === device.id);
}

/** Each device once, in the words that tell more. */
function union(brief: readonly UsbDevice[], full: readonly UsbDevice[]): UsbDevice[] {
  const told = new Set(full.map(placeOf));
  return [...brief.filter((device) => !told.has(placeOf(device))), ...full].sort((a, b) => a.line - b.line);
}

const placeOf = ({ bus, device }: UsbDevice): string => `${bus} ${device}`;

function readLine(line: string, number: number, isStorage: boolean, device: UsbDevice): void {
  const negotiated = RATES[NEGOTIATED.exec(line)?.[1] ?? ''];
  if (negotiated !== undefined) device.negotiated ??= { value: negotiated, line: number };

  const [, count, prefix = ''] = SUBLINK.exec(line) ?? [];
  const sublink = count === undefined ? undefined : Number(count) * (PREFIXES[prefix] ?? 1);
  const capable = sublink ?? RATES[CAN.exec(line)?.[1] ?? ''];
  if (capable !== undefined && capable > (device.capable?.value ?? 0)) {
    device.capable = { value: capable, line: number };
  }

  const protocol = isStorage ? PROTOCOLS[PROTOCOL.exec(line)?.[1] ?? ''] : undefined;
  if (protocol && !device.storage.some(({ value }) => value === protocol)) {
    device.storage.push({ value: protocol, line: number });
  }

  const controller = device.id.startsWith(ROOTS) ? ROOT_SERIAL.exec(line)?.[1] : undefined;
  if (controller !== undefined) device.controller ??= { value: controller, line: number };
}
