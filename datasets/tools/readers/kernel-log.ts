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
interface ScsiDisk extends Place {
  name: string;
  unit: string;
  bytes?: number;
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
  /** Units of SCSI that are drives of libata. */
  ataUnits: string[];
  /** One of each device and kind. */
  troubles: DriveTrouble[];
}

/** Of what a message is about: one of its words stands in each line that is read for it. */
const SIGNS = signs['kernel-log'];
type Topic = keyof typeof SIGNS;
/** A trouble is told of lines only that say what it is of. */
const ANY =
  /Linux version|Gb\/s available|Max Payload Size|AER: |PCIe Bus Error|\[Hardware Error\]|Host supports USB|: +\[ ?[0-9]|ata[0-9]|nvme[0-9]|(?:usb|uas|storage|sd) [0-9]|USB bus|HC died|Host System|scsi|error, dev|error on dev|: attempting |aacraid: |log_info|scan devices|reset occurred|fault|FAULT|md(?:\/raid|: )|da[0-9]{1,4}:|ch[0-9]{1,4}: Timeout|hd[a-z]: /;
const NVME = new RegExp(`\\bnvme (nvme[0-9]{1,4}): pci function (${PCI_ADDRESS})`);
const DISK =
  /\b(?:sd|scsi) ([0-9]{1,5}:[0-9]{1,5}:[0-9]{1,5}:[0-9]{1,6}): \[(sd[a-z]{1,4})\] (?:([0-9]{3,13}) ([0-9]{3,5})-byte )?/;
/** What libata hands to SCSI; bridges of USB have a maker of their own. */
const OF_ATA = /\bscsi ([0-9]{1,5}:[0-9]{1,5}:[0-9]{1,5}:[0-9]{1,6}): Direct-Access {1,8}ATA {2}/;
/** The first line of a boot, and one that each port of a SATA controller has once in it. */
const BOOT = /\bLinux version [0-9]/;
const PORT_FOUND = /\b(ata[0-9]{1,4}): SATA max [UP]/;

/** More messages than a log of a night has of what is read here. */
const MOST_MESSAGES = 100_000;

export function kernelLog(lines: Lines): KernelLog {
  const reader = new LogReader(lines);
  const clock = new Clock();
  const seekers = [...reader.seekers, clockSeeker(lines)];
  const next = (from: number) => seekers.reduce((least, seek) => Math.min(least, seek(from)), lines.length);
  for (let index = next(0); index < lines.length && reader.count < MOST_MESSAGES; index = next(index + 1)) {
    reader.read(index, clock.isReset(index, lines.before(index)));
  }
  return reader.result();
}

class LogReader {
  count = 0;
  readonly #lines: Lines;
  readonly #nextOf: Readonly<Record<Topic, (index: number) => number>>;
  readonly #names = new Names();
  readonly #errors = new Map<string, PcieErrors>();
  readonly #troubles = new Map<string, DriveTrouble>();
  readonly #log: KernelLog = {
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
    ataUnits: [],
    troubles: [],
  };
  #index = 0;

  constructor(lines: Lines) {
    this.#lines = lines;
    this.#nextOf = seekersOf(lines);
  }

  get seekers() {
    return Object.values(this.#nextOf);
  }

  result(): KernelLog {
    const errors = [...this.#errors.values()];
    return { ...this.#log, errors, troubles: named([...this.#troubles.values()], this.#log.disks) };
  }

  /** `isReset`: the clock begins anew with this line. */
  read(index: number, isReset: boolean): void {
    this.#index = index;
    if (isReset) this.#names.begin();
    const line = plainPort(this.#lines.at(index) ?? '');
    // A number at the end of a text that may be cut is told only where a line follows.
    const isEnded = index < this.#lines.length - 1;
    if (this.#isOf('boot') && BOOT.test(line)) this.#names.begin();
    const isAta = this.#isOf('ata');
    const port = isAta ? PORT_FOUND.exec(line)?.[1] : undefined;
    if (port !== undefined) this.#names.once(port);
    if (this.#isOf('nvme')) this.#readNvme(line);
    if (this.#isOf('pci')) this.#readPci(line, isEnded);
    if (isAta) {
      this.#add('ata', readAta(line));
      this.#add('ataErrors', readAtaErrors(line));
    }
    if (this.#isOf('usb')) this.#add('usb', readUsb(line, isEnded));
    if (this.#isOf('scsi')) this.#readScsi(line, isEnded);
    const { listing } = this.#names;
    // Names follow the report of their device.
    if (this.#isOf('error') || (this.#errors.size > 0 && this.#isOf('address'))) {
      readError(this.#lines, index, listing, this.#place, this.#errors);
    }
    if (this.#isOf('trouble') && ANY.test(line)) {
      readTrouble(line, this.#lines.at(index + 1) ?? '', listing, this.#place, this.#troubles);
    }
  }

  #isOf(topic: Topic): boolean {
    return this.#nextOf[topic](this.#index) === this.#index;
  }

  #place = (): Place => ({ line: this.#index + 1, listing: this.#names.use() });

  #add<Name extends keyof KernelLog>(
    name: Name,
    message: Omit<KernelLog[Name][number], keyof Place> | undefined,
  ): void {
    if (message === undefined) return;
    (this.#log[name] as object[]).push({ ...message, ...this.#place() });
    this.count++;
  }

  #readNvme(line: string): void {
    const [, controller, address] = NVME.exec(line) ?? [];
    if (controller === undefined || address === undefined) return;
    this.#names.give(controller, address);
    this.#add('nvme', { controller, address });
  }

  #readPci(line: string, isEnded: boolean): void {
    const bus = readUsbBus(line, isEnded);
    if (bus) this.#names.give(`usb${bus.bus}`, bus.controller);
    this.#add('buses', bus);
    const host = readUsbHost(line);
    const own = host && this.#log.buses.at(-1);
    // The kernel says it right behind the bus.
    if (own && own.controller === host.controller) own.capable = { value: host.rate, line: this.#index + 1 };
    this.#add('found', readFound(line));
    this.#add('plugged', readPlugged(line));
    this.#add('bandwidths', readBandwidth(this.#lines, this.#index, line));
    this.#add('misread', readMisread(line));
    this.#add('payloads', readPayload(line));
  }

  #readScsi(line: string, isEnded: boolean): void {
    this.#add('hosts', isEnded ? readScsiHost(line) : undefined);
    const ofAta = OF_ATA.exec(line)?.[1];
    if (ofAta !== undefined) this.#log.ataUnits.push(ofAta);
    const [, unit, name, blocks, size] = DISK.exec(line) ?? [];
    if (unit === undefined || name === undefined) return;
    const bytes = Number(blocks) * Number(size);
    if (this.#names.give(`${unit} disk`, name)) this.#add('disks', { name, unit, ...(bytes > 0 && { bytes }) });
  }
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
