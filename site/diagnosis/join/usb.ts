/** Devices on USB: by their path where a listing or the kernel's log says it, by their numbers elsewhere. */
import usbBridges from '../../../datasets/generated/usb-bridges.json' with { type: 'json' };
import type { UsbMessage } from '../../../datasets/tools/readers/kernel-log-usb.ts';
import type { UsbDevice } from '../../../datasets/tools/readers/lsusb.ts';
import type { UsbNode } from '../../../datasets/tools/readers/lsusb-tree.ts';
import type { Records } from '../reading/records.ts';
import type { UsbLink } from './machine.ts';

/** Maker of the root hubs of Linux. */
const ROOTS = '1d6b:';

export function usbLinksOf(records: Records): UsbLink[] {
  const links: UsbLink[] = [];
  const byPath = new Map<string, UsbLink>();
  const byNumber = new Map<string, UsbLink>();
  const at = (path: string | undefined, line: number): UsbLink => {
    const known = path === undefined ? undefined : byPath.get(path);
    if (known) return known;
    const usbLink = linkAt(path, line);
    links.push(usbLink);
    if (path !== undefined) byPath.set(path, usbLink);
    return usbLink;
  };

  // A log tells what was, a listing what is.
  const { usb } = records.kernelLog;
  for (const [index, message] of usb.entries()) {
    const before = byPath.get(message.port ?? '');
    if (before?.id !== undefined && isOtherDevice(usb, index, before.id)) {
      before.hasMoved = true;
      byPath.delete(message.port ?? '');
    }
    addMessage(at(message.port, message.line), message);
  }
  const listings = new Map<UsbLink, number>();
  for (const node of records.lsusbTree) {
    // Another device was put into the port between two listings.
    const before = node.path === undefined ? undefined : byPath.get(node.path);
    const isOther = before?.id !== undefined && node.id !== undefined && before.id !== node.id.value;
    if (isOther && node.path !== undefined) {
      before.hasMoved = true;
      byPath.delete(node.path);
    }
    const link = at(node.path, node.line);
    listings.set(link, node.listing);
    addNode(link, node);
    if (node.bus !== undefined) byNumber.set(`${node.bus} ${node.device}`, link);
  }
  for (const device of records.lsusb) {
    const known = linkFor(device, byNumber, links);
    addDevice(known ?? at(pathOf(device), device.line), device);
  }
  for (const { bus, line, capable } of records.kernelLog.buses) if (capable) at(`usb${bus}`, line).capable ??= capable;
  for (const link of links) addChip(link);
  markMoved(listings);
  markGone(records, links);
  addDrivers(records, links);
  addControllers(records, links);
  return links;
}

/** Whether a message is of another device than the one before at its port, which its id says, further on or at once. */
function isOtherDevice(messages: readonly UsbMessage[], index: number, id: string): boolean {
  const message = messages[index];
  if (!message || message.kind === 'quirks') return false;
  if (message.kind === 'id') return message.id !== id;
  if (message.kind !== 'speed' || message.isReset) return false;
  const next = messages
    .slice(index + 1, index + 1 + NEAR)
    .find((usbMessage) => usbMessage.kind === 'id' && usbMessage.port === message.port);
  return next?.kind === 'id' && next.id !== id;
}

/** Messages between the speed of a device and its id, of others that come up at once. */
const NEAR = 40;

/** What a chip can, where its name says which it is and the device itself does not say more. */
function addChip(link: UsbLink): void {
  const words = link.name?.split(/[^A-Za-z0-9µ]+/) ?? [];
  const [chip, ...others] = usbBridges.filter(({ model }) => words.includes(model));
  // A list of names calls all chips of one number together: which of them it is, it does not say.
  if (!chip || others.length > 0 || link.capable || link.isHub) return;
  // Lists of names call several chips of one number by the first.
  if (chip.bitsPerSecond < (link.running?.value ?? 0)) return;
  link.capable = { value: chip.bitsPerSecond, line: link.line };
  link.chip = chip.model;
}

/** A device that was put into another port between two listings is there once. `listings`: the last that has each. */
function markMoved(listings: ReadonlyMap<UsbLink, number>): void {
  const last = new Map<string, number>();
  for (const [{ id, isHub }, listing] of listings)
    if (id !== undefined && !isHub) last.set(id, Math.max(last.get(id) ?? 0, listing));
  for (const [link, listing] of listings) {
    if (link.id !== undefined && !link.isHub && listing < (last.get(link.id) ?? 0)) link.hasMoved = true;
  }
}

/** A device that the log saw leave its port, and come up at another. */
function markGone({ kernelLog: { usb, troubles } }: Records, links: readonly UsbLink[]): void {
  for (const { kind, device, count } of troubles) {
    if (kind !== 'usb gone') continue;
    const link = links.find(({ path }) => path === device);
    const ups = usb.filter(
      (usbMessage) => usbMessage.kind === 'speed' && !usbMessage.isReset && usbMessage.port === device,
    );
    const isBack = ups.length > count;
    const isElsewhere = links.some((usbLink) => usbLink !== link && usbLink.id === link?.id && usbLink.running);
    if (link?.id !== undefined && !isBack && isElsewhere) link.hasMoved = true;
  }
}

/** The kernel says of UAS which SCSI host it is, but not the port: told where there is one device only that it may be. */
function addDrivers({ kernelLog }: Records, links: readonly UsbLink[]): void {
  for (const { driver, port, line } of kernelLog.hosts) {
    const named = port === undefined ? undefined : links.find(({ path }) => path === port);
    if (named) named.driver ??= { value: driver, line };
  }
  const [host, ...otherHosts] = kernelLog.hosts.filter(({ driver, port }) => driver === 'uas' && port === undefined);
  const free = links.filter(({ isHub, driver }) => !isHub && driver === undefined);
  const [link, ...otherLinks] = free;
  if (!host || !link || otherHosts.length + otherLinks.length > 0) return;
  link.driver = { value: 'uas', line: host.line };
}

function linkAt(path: string | undefined, line: number): UsbLink {
  const isRoot = path?.startsWith('usb') === true;
  return {
    line,
    path,
    parent: path === undefined || isRoot ? undefined : parentOf(path),
    isHub: isRoot,
    offers: [],
  };
}

/** 2-1.3 hangs on 2-1, and that on usb2. */
function parentOf(path: string): string {
  const dot = path.lastIndexOf('.');
  return dot < 0 ? `usb${path.split('-')[0]}` : path.slice(0, dot);
}

function addNode(link: UsbLink, node: UsbNode): void {
  const rate = { value: node.rate, line: node.line };
  link.line = node.line;
  if (node.isRoot) link.capable = rate;
  else {
    if (link.running && link.running.value !== node.rate) link.earlier = link.running;
    link.running = rate;
  }
  link.isHub ||= node.ports !== undefined || node.interfaces.some(({ kind }) => kind === 'Hub');
  link.id = node.id?.value ?? link.id;
  link.name = node.name?.value ?? link.name;
  const bound = node.interfaces.find(({ driver }) => driver === 'uas' || driver === 'usb-storage');
  if (bound?.driver !== undefined) link.driver = { value: bound.driver, line: bound.line };
}

/** Messages stand in their order: the last one holds. */
function addMessage(link: UsbLink, message: UsbMessage): void {
  const { line } = message;
  if (message.kind === 'speed') {
    if (message.rate !== undefined) link.running = { value: message.rate, line };
    delete link.isBelowTop;
    if (message.isOldHost) link.isOnOldHost = true;
    else delete link.isOnOldHost;
    if (message.isReset) link.resets = { value: (link.resets?.value ?? 0) + 1, line: link.resets?.line ?? line };
  } else if (message.kind === 'id') {
    // Another device was put into the port.
    if (link.id !== undefined && link.id !== message.id) {
      link.name = undefined;
      link.driver = undefined;
      link.isUasIgnored = undefined;
    }
    link.id = message.id;
  } else if (message.kind === 'product') link.name = message.name;
  else if (message.kind === 'usb-storage' || message.kind === 'uas') link.driver = { value: message.kind, line };
  else if (message.kind === 'uas ignored') link.isUasIgnored = { value: true, line };
  else if (message.kind === 'below top') link.isBelowTop = { value: true, line };
}

function pathOf({ id, bus, device, path }: UsbDevice): string | undefined {
  if (path !== undefined) return path;
  return id.startsWith(ROOTS) && device === 1 ? `usb${bus}` : undefined;
}

/** By its numbers, which a tree has, too, else by its maker and product where there is one such device only. */
function linkFor(
  device: UsbDevice,
  byNumber: ReadonlyMap<string, UsbLink>,
  links: readonly UsbLink[],
): UsbLink | undefined {
  if (device.path !== undefined) return links.find(({ path }) => path === device.path);
  const numbered = byNumber.get(`${device.bus} ${device.device}`);
  if (numbered && (numbered.id === undefined || numbered.id === device.id)) return numbered;
  const path = pathOf(device);
  if (path !== undefined) return links.find((link) => link.path === path);
  const [only, ...others] = links.filter(({ id }) => id === device.id);
  return others.length === 0 ? only : undefined;
}

function addDevice(link: UsbLink, device: UsbDevice): void {
  link.id ??= device.id || undefined;
  if (device.isStorage) link.isStorage = true;
  if (device.name !== '') link.name ??= device.name;
  link.running ??= device.negotiated;
  const { capable } = device;
  // A link of two lanes runs at more than the one that a device speaks of.
  if (capable && capable.value >= (link.running?.value ?? 0)) link.capable ??= capable;
  if (device.id.startsWith(ROOTS)) link.isHub = true;
  for (const { value } of device.storage) if (!link.offers.includes(value)) link.offers.push(value);
}

function addControllers({ kernelLog, lsusb, lsscsi }: Records, links: readonly UsbLink[]): void {
  const controllers = new Map<number, string>();
  for (const { bus, controller } of kernelLog.buses) controllers.set(bus, controller);
  for (const { bus, controller } of lsusb) if (controller) controllers.set(bus, controller.value);
  for (const { path } of lsscsi) {
    const { usb, functions = [] } = path?.value ?? {};
    const last = functions.at(-1);
    if (usb !== undefined && last !== undefined) controllers.set(Number.parseInt(usb, 10), last);
  }
  for (const link of links) {
    const bus = /^(?:usb)?([0-9]{1,3})/.exec(link.path ?? '')?.[1];
    link.controller ??= bus === undefined ? undefined : controllers.get(Number(bus));
  }
}
