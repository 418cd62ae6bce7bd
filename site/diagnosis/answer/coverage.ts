/**
 * What of a machine can be judged at all. An all-clear is a claim: it needs what a link runs at, and what both of its ends
 * or the drive itself support. What was read and says neither is named, with the reason.
 */
import type { Drive, Machine, PciFunction, UsbLink } from '../join/machine.ts';
import type { Judged } from '../judge/judged.ts';
import { SATA_AT_MOST } from '../rules/drive-ends.ts';
import { isAverage, isSingle } from '../rules/ld706-average-since-import.ts';
import { lineNaming, lineOfDevice, lineOfSpeed } from '../rules/not-understood.ts';
import {
  isBmc,
  isGraphics,
  isSameDevice,
  isUpperEnd,
  isVirtualFunction,
  nameOf,
  pcieTree,
} from '../rules/pcie-ends.ts';
import { usbName, usbTree } from '../rules/usb-ends.ts';
import { bitsPerSecond, linkName, listed } from '../say/formatting.ts';

export interface Coverage {
  /** Each link that was compared with what it could be: sda at 6 Gb/s. */
  judged: string[];
  /** Whether each of them runs at the most that its ends support; a hard disk needs less. */
  isFull: boolean;
  /** What was read and not judged, by the reason. */
  unjudged: Unjudged[];
}

interface Unjudged {
  /** sda, 0000:01:00.0, md0; none of what has no name. */
  names: string[];
  /** A clause that names them: the paste does not show the link speed of sda. */
  why: string;
}

const words = {
  at: (name: string, link: string) => `${name} at ${link}`,
  noPcie: (names: string) => `the paste does not show the PCIe link of ${names}`,
  noPcieEnd: (names: string) => `the paste shows what the link of ${names} runs at, not what it supports`,
  noRate: (names: string) => `the paste does not show the link speed of ${names}`,
  noMaximum: (names: string) => `the paste shows the link speed of ${names}, not what the drive supports`,
  noUsb: (names: string) => `the paste does not show the USB link of ${names}`,
  noUsbMaximum: (names: string) => `the paste shows the USB speed of ${names}, not what the device supports`,
  tunnel: (names: string) => `${names} is behind Thunderbolt or USB4, whose speed no register shows`,
  idle: (names: string) => `${names} is a graphics card, which lowers its link speed while idle`,
  denied: (names: string) => `lspci ran without root and hid the link of ${names}`,
  card: (names: string) => `the paste does not show the link of ${names}`,
  someCard: () => 'the paste does not show the link of the card that the drives are on',
  port: (names: string) => `the paste shows the port ${names}, not both ends of its link`,
  misread: (names: string) => `the link registers of ${names} cannot be right`,
  newer: (names: string) => `this version of lspci has no name for the speed that ${names} supports`,
  state: (names: string) => `the paste shows the state of ${names}, but no link of its drives`,
  average: (names: string) => `the report of zpool iostat for ${names} is an average since the pool was imported`,
  traffic: (names: string) => `the paste shows what ${names} moved, but no link of its drives`,
  // What to add stands beside the figure itself.
  figure: (reason: string) => (names: string) => `${names}: ${reason.replace(/[:;] add .*$/, '')}`,
  load: (names: string) => `the paste shows the load of ${names} and no link`,
  network: (names: string) => `the paste does not show what the other end of the network link ${names} offers`,
  fileSystem: (name: string) => `the paste shows the state of a ${name} file system, not the links of its drives`,
  noStorage: () => 'the listing shows no device as a drive',
  noOwn: () => 'the paste shows no link of a drive or card',
  nothing: () => 'no drive and no link was recognised in the paste',
  trouble: (names: string) => `the paste shows what failed at ${names}, but no link of it`,
  unread: (line: number) => (names: string) => `line ${line} names ${names} and was not understood`,
  unreadDevice: (line: number) => () => `line ${line} names a device and was not understood`,
  unreadSpeed: (line: number) => () => `line ${line} gives a speed and was not understood`,
  example: () => 'the text is mostly prose, so it may show an example and not your own machine',
};

const STORAGE = /^(?:Non-Volatile memory|SATA|Serial Attached SCSI|RAID bus|SCSI storage) controller$/;

type Why = (names: string) => string;

class Found {
  readonly judged: string[] = [];
  isFull = true;
  readonly #machine: Machine;
  readonly #reasons = new Map<Why, string[]>();
  readonly #unreadAt = new Map<number, Why>();

  full(name: string, link: string): void {
    this.judged.push(words.at(name, link));
  }

  /** Less than the ends support, and enough for what is behind it. */
  enough(name: string, link: string): void {
    this.full(name, link);
    this.isFull = false;
  }

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Of what the paste does not show: unless a line that nobody understood may show it. */
  unshown(why: Why, name: string): void {
    const line = lineNaming(this.#machine, [name]);
    if (line === undefined) this.lacks(why, name);
    else this.#unread(line, words.unread, name);
  }

  /** The same of a function whose name was left out: any line with a speed may be of it. */
  unshownOf(why: Why, pciFunction: PciFunction, name = nameOf(pciFunction)): void {
    const line = pciFunction.address === undefined ? lineOfSpeed(this.#machine) : undefined;
    if (line === undefined) this.unshown(why, name);
    else this.#unread(line, words.unreadSpeed);
  }

  #unread(line: number, why: (line: number) => Why, name?: string): void {
    const unread = this.#unreadAt.get(line) ?? why(line);
    this.#unreadAt.set(line, unread);
    this.lacks(unread, name);
  }

  lacks(why: Why, name?: string): void {
    const names = this.#reasons.get(why) ?? [];
    if (name !== undefined && !names.includes(name)) names.push(name);
    this.#reasons.set(why, names);
  }

  get unjudged(): Unjudged[] {
    return [...this.#reasons].map(([why, names]) => ({ names, why: why(listed(names)) }));
  }
}

/** What stands in an article or a manual is no machine that anything could be said to be fine of. */
export const ofExample: Coverage = { judged: [], isFull: false, unjudged: [{ names: [], why: words.example() }] };

export function coverageOf(machine: Machine, judged: readonly Judged[]): Coverage {
  const found = new Found(machine);
  const shown = new Set<PciFunction>();
  for (const drive of machine.drives) if (!drive.isVirtual) addDrive(found, drive, machine, shown);
  addUsb(found, machine);
  addPorts(found, machine);
  for (const pciFunction of machine.functions) if (!shown.has(pciFunction)) addFunction(found, pciFunction, machine);
  const members = new Set(machine.drives.map(({ id }) => id));
  for (const { name, vdevs } of machine.groups) {
    const isShown = vdevs.some(({ members: own }) => own.some((member) => members.has(member)));
    if (!isShown) found.lacks(words.state, name);
  }
  for (const poolReport of machine.poolReports)
    if (isSingle(poolReport)) found.lacks(isAverage(poolReport) ? words.average : words.traffic, poolReport.name);
  for (const { address = '', model, hasLink } of machine.cards) {
    const isListed = machine.functions.some((pciFunction) => pciFunction.address === address);
    const name = model ?? address;
    const lacking = name === '' ? words.someCard : hasLink ? words.noPcieEnd : words.card;
    if (!isListed) found.lacks(lacking, name || undefined);
  }
  addNetwork(found, machine);
  if (Object.values(machine.btrfs).some((list) => list.length > 0)) found.lacks(words.fileSystem, 'btrfs');
  if (machine.bcachefs.length > 0) found.lacks(words.fileSystem, 'bcachefs');
  addFigures(found, judged);
  for (const { name } of machine.loads)
    if (!members.has(name) && !/^(?:md|dm|loop|zram|sr)[-0-9]/.test(name)) found.lacks(words.load, name);
  const { unjudged } = found;
  if (found.judged.length === 0 && unjudged.length === 0) addNothing(found, machine);
  const { isFull } = found;
  return { judged: [...new Set(found.judged)], isFull, unjudged: found.unjudged };
}

/** Why nothing at all could be judged. */
function addNothing(found: Found, machine: Machine): void {
  const { troubles, usb, functions } = machine;
  const line = lineOfDevice(machine);
  const speed = lineOfSpeed(machine);
  for (const { device } of troubles) found.lacks(words.trouble, device);
  if (line !== undefined) found.lacks(words.unreadDevice(line));
  else if (speed !== undefined) found.lacks(words.unreadSpeed(speed));
  else if (troubles.length === 0)
    found.lacks(usb.length > 0 ? words.noStorage : functions.length > 0 ? words.noOwn : words.nothing);
}

/** A link of Ethernet that runs at the most that both of its ends offer; what is slower a finding says. */
function addNetwork(found: Found, { network }: Machine): void {
  for (const { name, running, capable, offered } of network) {
    if (!running) continue;
    const both = capable && offered && Math.min(capable.value, offered.value);
    if (both === undefined) found.lacks(words.network, name);
    else if (running.value >= both) found.full(name, bitsPerSecond(running.value));
  }
}

/** Figures that nothing was said of, by the reason. */
function addFigures(found: Found, judged: readonly Judged[]): void {
  const unknown = judged.filter(({ verdict }) => verdict === 'unknown');
  for (const [reason = '', figures] of Map.groupBy(unknown, ({ reasons: [first] }) => first)) {
    const why = words.figure(reason);
    for (const { job } of figures) found.lacks(why, job);
  }
}

function addDrive(found: Found, drive: Drive, machine: Machine, shown: Set<PciFunction>): void {
  const { id, protocol, isUsb, usb, pcie, address, running, capable } = drive;
  if (isUsb || usb !== undefined) {
    const link = machine.usb.find(({ path }) => path !== undefined && path === usb);
    // A device that is listed is looked at for itself.
    if (!link || !usbTree(machine).storage.includes(link)) found.unshown(words.noUsb, id);
    return;
  }
  const own = pcie ?? pcieTree(machine).at(address);
  if (protocol === 'NVMe') {
    if (own) {
      shown.add(own);
      addLink(found, own, machine, id);
    } else found.unshown(words.noPcie, id);
    return;
  }
  const port = machine.ata.find(({ name }) => name === drive.ata);
  const now = running ?? port?.running;
  // What left its port had a link before.
  if (!now && port?.best) found.isFull = false;
  else if (!now) found.unshown(words.noRate, id);
  else if (capable && now.value < capable.value) found.enough(id, bitsPerSecond(now.value));
  else if (capable || (protocol !== 'SAS' && now.value >= SATA_AT_MOST)) found.full(id, bitsPerSecond(now.value));
  else found.unshown(words.noMaximum, id);
}

/** A link that runs and an end that says what it could. */
function addLink(found: Found, pciFunction: PciFunction, machine: Machine, name: string): void {
  const tree = pcieTree(machine);
  const { running, capable, isDenied, misread, bandwidth } = pciFunction;
  // A finding says it.
  if (bandwidth?.isLimited) return;
  if (isDenied) found.lacks(words.denied, name);
  else if (tree.isTunnelled(pciFunction)) found.lacks(words.tunnel, name);
  else if (!running?.value.rate || !running.value.lanes) found.unshown(words.noPcie, name);
  else if (capable?.value.speed === 'unknown') found.lacks(words.newer, name);
  else if (misread || !tree.links.some(({ device }) => device === pciFunction))
    found.unshownOf(capable?.value.rate ? words.misread : words.noPcieEnd, pciFunction, name);
  else if (isGraphics(pciFunction) && running.value.rate < (capable?.value.rate ?? 0)) found.lacks(words.idle, name);
  else found.full(name, linkName(running.value));
}

/** Cards, and controllers whose link nothing shows; parts of processor and chipset have none. */
function addFunction(found: Found, pciFunction: PciFunction, machine: Machine): void {
  const { kind, running, capable, isDenied, address, empty, misread, bandwidth } = pciFunction;
  if (bandwidth?.isLimited || isBmc(pciFunction) || empty || isVirtualFunction(pciFunction)) return;
  const tree = pcieTree(machine);
  if (isUpperEnd(pciFunction)) {
    const isLinked = (running?.value.lanes ?? 0) > 0;
    const hasDevice = machine.functions.some(({ parent }) => parent === address);
    if (misread) found.lacks(words.misread, nameOf(pciFunction));
    else if (capable?.value.speed === 'unknown') found.lacks(words.newer, nameOf(pciFunction));
    else if (isLinked && !hasDevice && !tree.isTunnelled(pciFunction)) found.lacks(words.port, nameOf(pciFunction));
    return;
  }
  if (isDenied) found.lacks(words.denied, nameOf(pciFunction));
  else if (running && (running.value.lanes ?? 0) > 0 && isFirst(pciFunction, machine))
    addLink(found, pciFunction, machine, nameOf(pciFunction));
  else if (misread) found.lacks(words.misread, nameOf(pciFunction));
  else if (!running && (capable !== undefined || kind === '' || STORAGE.test(kind)))
    if (!isOnDie(pciFunction, machine)) found.unshownOf(words.card, pciFunction);
}

/** Functions of one device share its link: the first is looked at. */
const isFirst = (pciFunction: PciFunction, machine: Machine): boolean =>
  pciFunction.address === undefined ||
  !machine.functions.some(
    ({ address, running }) =>
      running && address !== undefined && address < (pciFunction.address ?? '') && isSameDevice(address, pciFunction),
  );

/** Controllers of a chipset are listed without a link where those of cards have one. */
function isOnDie({ capable, kind, address }: PciFunction, { functions }: Machine): boolean {
  const isListed = kind !== '' && address?.startsWith('0000:00:') === true;
  return isListed && capable === undefined && functions.some((pciFunction) => pciFunction.running !== undefined);
}

function addUsb(found: Found, machine: Machine): void {
  const tree = usbTree(machine);
  for (const link of tree.storage) if (!link.hasMoved) addUsbLink(found, link, tree.mostOf(link));
}

function addUsbLink(found: Found, link: UsbLink, most: number | undefined): void {
  const name = usbName(link);
  if (!link.running) found.unshown(words.noUsb, name);
  else if (most === undefined) found.unshown(words.noUsbMaximum, name);
  else found.full(name, bitsPerSecond(link.running.value));
}

/** SATA ports whose drive no tool names. */
function addPorts(found: Found, { ata, drives }: Machine): void {
  const taken = new Set(drives.map((drive) => drive.ata));
  for (const { name, running, isOptical, best } of ata) {
    if (!running || isOptical || taken.has(name) || /\.15$/.test(name)) continue;
    if ((best ?? 0) > running.value) found.enough(name, bitsPerSecond(running.value));
    else if (running.value >= SATA_AT_MOST) found.full(name, bitsPerSecond(running.value));
    else found.unshown(words.noMaximum, name);
  }
}
