/** What the kernel writes of USB buses, the devices on them and the drivers of drives. */
import type { Place } from './kernel-log-place.ts';
import { PCI_ADDRESS } from './pci-address.ts';
import type { Stated } from './stated.ts';

/** A bus and the PCI function of the controller that it belongs to. */
export interface UsbBus extends Place {
  bus: number;
  controller: string;
  /** Bits per second that the kernel takes its ports for, where it says it of a bus of USB 3. */
  capable?: Stated<number>;
}

/** What the kernel takes a controller for. */
interface UsbHost {
  controller: string;
  rate: number;
}

interface UsbPlace extends Place {
  /** Bus and ports on the way: 4-1, 2-1.3. */
  port: string;
}

/** A device came up at a speed, or was reset to it. */
interface UsbSpeed extends UsbPlace {
  kind: 'speed';
  /** As the kernel calls it: SuperSpeed Plus Gen 2x1. */
  speed: string;
  /** Bits per second on the line; nothing of a speed without a known name. */
  rate: number | undefined;
  isReset: boolean;
  /** The controller has no faster speed: its driver is one of USB 2 or 1. */
  isOldHost?: true;
}

/** Numbers of the maker and of the product: 174c:55aa. */
interface UsbId extends UsbPlace {
  kind: 'id';
  id: string;
}

interface UsbProduct extends UsbPlace {
  kind: 'product';
  name: string;
}

/** What a driver says: that it took a drive, that it does not use UAS, works around faults, or that a device could be faster. */
interface UsbStorage extends UsbPlace {
  kind: 'usb-storage' | 'uas' | 'uas ignored' | 'streams missing' | 'below top';
}

interface UsbQuirks extends UsbPlace {
  kind: 'quirks';
  id: string;
  /** US_FL_ flags of the kernel as bits. */
  flags: number;
}

export type UsbMessage = UsbSpeed | UsbId | UsbProduct | UsbStorage | UsbQuirks;
type Message =
  | Omit<UsbSpeed, keyof Place>
  | Omit<UsbId, keyof Place>
  | Omit<UsbProduct, keyof Place>
  | Omit<UsbStorage, keyof Place>
  | Omit<UsbQuirks, keyof Place>;

/** A SCSI host and its driver; only usb-storage says the port beside. */
export interface ScsiHost extends Place {
  host: number;
  driver: string;
  port: string | undefined;
}

const PORT = '([0-9]{1,3}-[0-9]{1,3}(?:\\.[0-9]{1,3}){0,6})';
const SPEED = new RegExp(
  `\\busb ${PORT}: (new|reset) ((?:low|full|high)[- ]speed|SuperSpeed[A-Za-z0-9 ]{0,20}?) USB device(?:(?: number [0-9]{1,3})? using ([eou]hci[_-])?| ?number| number [0-9]{1,3}|\\s*$)`,
);
const ID = new RegExp(`\\busb ${PORT}: New USB device found, idVendor=([0-9a-f]{4}), idProduct=([0-9a-f]{4})`);
/** Where lines were joined, it ends before the clock of the next. */
const PRODUCT = new RegExp(`\\busb ${PORT}: Product: (\\S.{0,126}?)(?=(?: >)? \\[ {0,6}[0-9]{1,9}\\.[0-9]{6}\\]|$)`);
const DRIVER = new RegExp(`\\b(usb-storage|uas) ${PORT}:[0-9]{1,2}\\.[0-9]{1,3}: `);
const IGNORED = new RegExp(`\\busb ${PORT}: UAS is (?:ignored|blacklisted) for this device`);
const BELOW_TOP = new RegExp(`\\busb ${PORT}: not running at top speed`);
const STREAMS = new RegExp(`\\busb ${PORT}: .{0,60}does not support streams, which are required by`);
const QUIRKS = /: Quirks match for vid ([0-9a-f]{4}) pid ([0-9a-f]{4}): (?:0x)?([0-9a-f]{1,8})(?:[^0-9a-f]|$)/;
const BUS = new RegExp(`\\s(${PCI_ADDRESS}): new USB bus registered, assigned bus number ([0-9]{1,3})`);
const HOST = new RegExp(
  `\\bscsi(?: host| ?)([0-9]{1,5}) ?: (uas|usb-storage|ahci|[a-z][a-z0-9_]{2,24})(?: ${PORT}:[0-9]{1,2}\\.[0-9]{1,3})?\\s*$`,
);

const RATES: readonly (readonly [RegExp, number])[] = [
  [/^low[- ]speed$/, 1.5e6],
  [/^full[- ]speed$/, 12e6],
  [/^high[- ]speed$/, 480e6],
  [/^SuperSpeed(?: Gen 1(?:x1)?)?$/, 5e9],
  [/^SuperSpeed ?Plus(?: Gen (?:2|2x1|1x2))?$/, 10e9],
  [/^SuperSpeed ?Plus Gen 2x2$/, 20e9],
];

export function readUsbBus(line: string, isEnded: boolean): Omit<UsbBus, keyof Place> | undefined {
  if (!line.includes('USB bus')) return undefined;
  const [, controller, bus] = BUS.exec(line) ?? [];
  if (controller === undefined || bus === undefined) return undefined;
  return isEnded ? { bus: Number(bus), controller } : undefined;
}

const SUPPORTS = new RegExp(`\\s(${PCI_ADDRESS}): Host supports USB 3\\.([012]) (?:Enhanced )?SuperSpeed\\b`);
/** By the minor revision of USB 3: 5, 10 and twice 10 Gb/s. */
const MINOR: readonly number[] = [5e9, 10e9, 20e9];

export function readUsbHost(line: string): UsbHost | undefined {
  if (!line.includes('Host supports USB')) return undefined;
  const [, controller, minor] = SUPPORTS.exec(line) ?? [];
  const rate = MINOR[Number(minor)];
  return controller === undefined || rate === undefined ? undefined : { controller, rate };
}

export function readUsb(line: string, isEnded: boolean): Message | undefined {
  if (!/\b(?:usb|uas|usb-storage) [0-9]/.test(line)) return undefined;
  const [, up, how, speed, old] = SPEED.exec(line) ?? [];
  if (up !== undefined && speed !== undefined) {
    const rate = RATES.find(([name]) => name.test(speed))?.[1];
    const host = old === undefined ? {} : { isOldHost: true as const };
    return { kind: 'speed', port: up, speed, rate, isReset: how === 'reset', ...host };
  }
  const [, found, vendor, product] = ID.exec(line) ?? [];
  if (found !== undefined) return { kind: 'id', port: found, id: `${vendor}:${product}` };
  const [, called, name] = PRODUCT.exec(line) ?? [];
  if (called !== undefined && name !== undefined) return { kind: 'product', port: called, name: name.trimEnd() };
  const slow = BELOW_TOP.exec(line)?.[1];
  if (slow !== undefined) return { kind: 'below top', port: slow };
  const ignored = IGNORED.exec(line)?.[1];
  if (ignored !== undefined) return { kind: 'uas ignored', port: ignored };
  const without = STREAMS.exec(line)?.[1];
  if (without !== undefined) return { kind: 'streams missing', port: without };
  const [, driver, port] = DRIVER.exec(line) ?? [];
  if (driver === undefined || port === undefined || !isEnded) return undefined;
  if (line.includes(': Quirks match')) {
    const [, maker, model, flags] = QUIRKS.exec(line) ?? [];
    if (maker === undefined || flags === undefined) return undefined;
    return { kind: 'quirks', port, id: `${maker}:${model}`, flags: Number.parseInt(flags, 16) };
  }
  return { kind: driver === 'uas' ? 'uas' : 'usb-storage', port };
}

export function readScsiHost(line: string): Omit<ScsiHost, keyof Place> | undefined {
  if (!line.includes('scsi')) return undefined;
  const [, host, driver, port] = HOST.exec(line) ?? [];
  if (host === undefined || driver === undefined) return undefined;
  return { host: Number(host), driver, port };
}
