/**
 * What the Linux kernel writes of links and drives, by its words, whatever stands before them: a clock, a caller, the name
 * of a driver. Messages stand in the order of the log, so of two that contradict each other the later one holds.
 */

import type { Lines } from '../paste/lines.ts';
import { type AtaErrors, type AtaMessage, readAta, readAtaErrors } from './kernel-log-ata.ts';
import {
  type FoundFunction,
  type MisreadWidth,
  type PayloadMessage,
  type PcieBandwidth,
  type PcieErrors,
  type PluggedPort,
  readBandwidth,
  readError,
  readFound,
  readMisread,
  readPayload,
  readPlugged,
} from './kernel-log-pcie.ts';
import type { Place } from './kernel-log-place.ts';
import { type DriveTrouble, readTrouble } from './kernel-log-trouble.ts';
import {
  readScsiHost,
  readUsb,
  readUsbBus,
  readUsbHost,
  type ScsiHost,
  type UsbBus,
  type UsbMessage,
} from './kernel-log-usb.ts';
import { PCI_ADDRESS } from './pci-address.ts';
import signs from './signs.json' with { type: 'json' };

/** The PCI function of an NVMe controller, by which lspci names it. */
export interface NvmeFunction extends Place {
  /** nvme0 */
  controller: string;
  address: string;
}

/** The name of a SCSI disk, and its host, channel, target and unit. */
export interface ScsiDisk extends Place {
  name: string;
  unit: string;
}

export interface KernelLog {
  found: FoundFunction[];
  plugged: PluggedPort[];
  bandwidths: PcieBandwidth[];
  misread: MisreadWidth[];
  payloads: PayloadMessage[];
  /** One of each device and severity. */
  errors: PcieErrors[];
  ata: AtaMessage[];
  ataErrors: AtaErrors[];
  nvme: NvmeFunction[];
  buses: UsbBus[];
  usb: UsbMessage[];
  hosts: ScsiHost[];
  disks: ScsiDisk[];
  /** One of each device and kind. */
  troubles: DriveTrouble[];
}

/** Of what a message is about: one of its words stands in each line that is read for it. */
const SIGNS = signs['kernel-log'];
type Topic = keyof typeof SIGNS;
/** A trouble is told of lines only that say what it is of. */
const ANY =
  /Linux version|Gb\/s available|Max Payload Size|AER: |PCIe Bus Error|\[Hardware Error\]|Host supports USB|: +\[ ?[0-9]|ata[0-9]|nvme[0-9]|(?:usb|uas|storage|sd) [0-9]|USB bus|HC died|scsi|error, dev|error on dev|: attempting |aacraid: |log_info|reset occurred|fault|md(?:\/raid|: )|da[0-9]{1,4}:|ch[0-9]{1,4}: Timeout/;
const NVME = new RegExp(`\\bnvme (nvme[0-9]{1,4}): pci function (${PCI_ADDRESS})`);
const DISK = /\bsd ([0-9]{1,5}:[0-9]{1,5}:[0-9]{1,5}:[0-9]{1,6}): \[(sd[a-z]{1,4})\] /;
/** The first line of a boot, and one that each port of a SATA controller has once in it. */
const BOOT = /\bLinux version [0-9]/;
const PORT_FOUND = /\b(ata[0-9]{1,4}): SATA max [UP]/;

/** More messages than a log of a night has of what is read here. */
const MOST_MESSAGES = 100_000;

export function kernelLog(lines: Lines): KernelLog {
  const log: KernelLog = {
    found: [],
    plugged: [],
    bandwidths: [],
    misread: [],
    payloads: [],
    errors: [],
    ata: [],
    ataErrors: [],
    nvme: [],
    buses: [],
    usb: [],
    hosts: [],
    disks: [],
    troubles: [],
  };
  const names = new Names();
  const errors = new Map<string, PcieErrors>();
  const troubles = new Map<string, DriveTrouble>();
  let count = 0;
  const clock = new Clock();
  const nextOf = seekersOf(lines);
  const seekers = [...Object.values(nextOf), clockSeeker(lines)];
  const next = (from: number) => {
    let least = lines.length;
    for (const seek of seekers) least = Math.min(least, seek(from));
    return least;
  };
  let index = 0;
  const isOf = (topic: Topic) => nextOf[topic](index) === index;
  const place = () => ({ line: index + 1, listing: names.use() });
  const add = <Message>(list: (Message & Place)[], message: Message | undefined): void => {
    if (message === undefined) return;
    list.push({ ...message, ...place() });
    count++;
  };
  for (index = next(0); index < lines.length; index = next(index + 1)) {
    if (count >= MOST_MESSAGES) break;
    if (clock.isReset(index, lines.before(index))) names.begin();
    const line = plainPort(lines.at(index) ?? '');
    // A number at the end of a text that may be cut is told only where a line follows.
    const isEnded = index < lines.length - 1;
    if (isOf('boot') && BOOT.test(line)) names.begin();
    const isAta = isOf('ata');
    const port = isAta ? PORT_FOUND.exec(line)?.[1] : undefined;
    if (port !== undefined) names.once(port);
    if (isOf('nvme')) {
      const [, controller, address] = NVME.exec(line) ?? [];
      if (controller !== undefined && address !== undefined) {
        names.give(controller, address);
        add(log.nvme, { controller, address });
      }
    }
    if (isOf('pci')) {
      const bus = readUsbBus(line, isEnded);
      if (bus) names.give(`usb${bus.bus}`, bus.controller);
      add(log.buses, bus);
      const host = readUsbHost(line);
      const own = host && log.buses.at(-1);
      // The kernel says it right behind the bus.
      if (own?.controller === host?.controller && own && host) own.capable = { value: host.rate, line: index + 1 };
      add(log.found, readFound(line));
      add(log.plugged, readPlugged(line));
      add(log.bandwidths, readBandwidth(lines, index, line));
      add(log.misread, readMisread(line));
      add(log.payloads, readPayload(line));
    }
    if (isAta) {
      add(log.ata, readAta(line));
      add(log.ataErrors, readAtaErrors(line));
    }
    if (isOf('usb')) add(log.usb, readUsb(line, isEnded));
    if (isOf('scsi')) {
      add(log.hosts, isEnded ? readScsiHost(line) : undefined);
      const [, unit, name] = DISK.exec(line) ?? [];
      if (unit !== undefined && name !== undefined && names.give(`${unit} disk`, name)) add(log.disks, { name, unit });
    }
    // Names follow the report of their device.
    if (isOf('error') || (errors.size > 0 && isOf('address'))) readError(lines, index, names.listing, place, errors);
    if (isOf('trouble') && ANY.test(line)) readTrouble(line, lines.at(index + 1) ?? '', names.listing, place, troubles);
  }
  log.errors = [...errors.values()];
  log.troubles = named([...troubles.values()], log.disks);
  return log;
}

/** Synology puts the bay behind the port: `ata1 (slot 3): `. */
const plainPort = (line: string): string =>
  line.includes(' (slot ') ? line.replace(/\b(ata[0-9]{1,4}(?:\.[0-9]{2})?) \(slot [0-9]{1,2}\): /, '$1: ') : line;

/** Of disks whose names the same log gives: SCSI tells of their units. */
function named(troubles: readonly DriveTrouble[], disks: readonly ScsiDisk[]): DriveTrouble[] {
  const names = new Map(disks.map(({ listing, unit, name }) => [`${listing} ${unit}`, name]));
  return troubles.map((trouble) => ({
    ...trouble,
    device: names.get(`${trouble.listing} ${trouble.device}`) ?? trouble.device,
  }));
}

/**
 * The kernel's clock, which begins anew at a boot. Only between lines that touch: what was searched for in a log twice
 * begins anew, too, and is of the same boot.
 */
class Clock {
  #line = -1;
  #seconds = 0;

  isReset(index: number, before: string): boolean {
    const digits = CLOCK.exec(before)?.[1];
    if (digits === undefined) return false;
    const seconds = Number(digits);
    const isReset = this.#line === index - 1 && seconds < this.#seconds - MOST_DISORDER;
    [this.#line, this.#seconds] = [index, seconds];
    return isReset;
  }
}

function seekersOf(lines: Lines): Readonly<Record<Topic, (index: number) => number>> {
  const seekers = Object.entries(SIGNS).map(([topic, words]) => [topic, lines.seeker(words)]);
  return Object.fromEntries(seekers) as Record<Topic, (index: number) => number>;
}

/** Asks, for indexes that only rise, for the next line that a clock may have stood before: it was taken off. */
function clockSeeker(lines: Lines): (index: number) => number {
  const isChanged = new Uint8Array(lines.length);
  for (const index of lines.changes) isChanged[index] = 1;
  let next = -1;
  return (index) => {
    if (next < index) next = isChanged.indexOf(1, index);
    if (next < 0) next = lines.length;
    return next;
  };
}

const CLOCK = /\[ {0,7}([0-9]{1,9}\.[0-9]{6})\] ?$/;
/** Seconds that processors write out of order at most. */
const MOST_DISORDER = 10;

/** The names that a kernel gives to devices: one that it gives to another device is of another machine or boot. */
class Names {
  #listing = 0;
  #isUsed = false;
  readonly #given = new Map<string, string>();

  get listing(): number {
    return this.#listing;
  }

  /** The listing, which now holds something. */
  use(): number {
    this.#isUsed = true;
    return this.#listing;
  }

  begin(): void {
    if (this.#isUsed) this.#listing++;
    this.#isUsed = false;
    this.#given.clear();
  }

  /** Whether the name is new. */
  give(name: string, device: string): boolean {
    const before = this.#given.get(name);
    if (before !== undefined && before !== device) this.begin();
    this.#given.set(name, device);
    return before !== device;
  }

  /** A name that a boot gives one time. */
  once(name: string): void {
    if (this.#given.has(name)) this.begin();
    this.#given.set(name, '');
  }
}
