/** Functions of PCI Express, each put together from lspci, its tree, lstopo and the kernel's log by its address. */
import { told } from '../../../datasets/tools/readers/figures.ts';
import type { PciDevice, PciLink } from '../../../datasets/tools/readers/lspci.ts';
import type { PciconfDevice } from '../../../datasets/tools/readers/pciconf.ts';
import type { Records } from '../reading/records.ts';
import type { PciFunction } from './machine.ts';
import classes from './pci-classes.json' with { type: 'json' };

/** Functions by address, in the order of the text; those without one behind them. */
export class Functions {
  readonly #byAddress = new Map<string, PciFunction>();
  readonly #nameless: PciFunction[] = [];

  get all(): PciFunction[] {
    return [...this.#byAddress.values(), ...this.#nameless].sort((a, b) => a.line - b.line);
  }

  of(address: string | undefined): PciFunction | undefined {
    return address === undefined ? undefined : this.#byAddress.get(address);
  }

  /** The function of an address, which a line tells of. */
  at(address: string | undefined, line: number): PciFunction {
    const known = this.of(address);
    if (known) return known;
    const pciFunction = functionAt(address, line);
    if (address === undefined) this.#nameless.push(pciFunction);
    else this.#byAddress.set(address, pciFunction);
    return pciFunction;
  }
}

export const functionAt = (address: string | undefined, line: number): PciFunction => ({
  line,
  address,
  kind: '',
  name: '',
  isDenied: false,
  payloadMessages: [],
  errors: [],
});

export function functionsOf(records: Records): Functions {
  const functions = new Functions();
  for (const device of [...records.lspci, ...records.pciconf]) addListed(functions, device);
  for (const node of records.lspciTree) {
    const known = functions.at(node.address, node.line);
    known.name ||= nameOf(node.name);
    known.parent ??= node.parent;
  }
  for (const device of records.lstopo) {
    const known = functions.at(device.address, device.line);
    known.kind ||= kindOf(device.kind);
    known.name ||= nameOf(device.name);
    known.parent ??= device.parent;
    known.carried ??= device.bandwidth;
  }
  addPaths(functions, records);
  addLog(functions, records);
  addCards(functions, records);
  addSlots(functions, records);
  const parents = new Set(functions.all.map(({ parent }) => parent));
  for (const pciFunction of functions.all)
    if (pciFunction.address !== undefined && parents.has(pciFunction.address)) delete pciFunction.empty;
  return functions;
}

/** What a later listing says holds; what it does not say, an earlier one may. */
function addListed(functions: Functions, device: PciDevice | PciconfDevice): void {
  const known = functions.at(device.address, device.line);
  const before = known.running;
  known.line = device.line;
  known.kind = kindOf(device.kind) || known.kind;
  known.name = nameOf(device.name) || known.name;
  const ids = idsOf(device);
  if (ids) known.ids = ids;
  known.port = device.port ?? known.port;
  known.driver = device.driver?.value ?? known.driver;
  known.parent = device.parent ?? known.parent;
  known.capable = device.capable ?? known.capable;
  known.running = device.running ?? known.running;
  known.allowed = device.allowed ?? known.allowed;
  known.payloadCapable = device.payloadCapable ?? known.payloadCapable;
  known.payload = device.payload ?? known.payload;
  known.readRequest = device.readRequest ?? known.readRequest;
  known.isDenied = device.isDenied && !known.running;
  if (device.aspm) known.aspm = device.aspm;
  if (device.lowered) known.lowered = device.lowered;
  else if (device.running) delete known.lowered;
  // What a later listing shows may have come up meanwhile.
  if (device.empty) known.empty = device.empty;
  else delete known.empty;
  if (before && device.running && !isSameLink(before.value, device.running.value)) known.earlier = before;
}

export const isSameLink = (pciLink: PciLink, other: PciLink): boolean =>
  pciLink.rate === other.rate && pciLink.lanes === other.lanes;

/** The numbers that `-nn` and `-n` print, as the list of PCI ids calls them. */
const KINDS: Readonly<Record<string, string>> = classes;

/** The class in words, without its number. */
export function kindOf(kind: string | undefined): string {
  const plain = (kind ?? '').replace(/ \[[0-9a-f]{4}\]$/, '');
  return KINDS[plain] ?? plain.replace(/^[0-9a-f]{4}$/, '');
}

const nameOf = (name: string | undefined): string => (name ?? '').replace(/ \[[0-9a-f]{4}:[0-9a-f]{4}\]$/, '').trim();

/** What `-nn` prints behind the name, `-n` in its place, and pciconf by itself. */
function idsOf({ name, ...device }: PciDevice | PciconfDevice): string | undefined {
  if ('vendorId' in device) return `${device.vendorId}:${device.deviceId}`;
  return /(?:^|\[)([0-9a-f]{4}:[0-9a-f]{4})\]?$/.exec(name)?.[1];
}

/** `lsscsi -v` names the functions on the way to a drive, each behind the one before. */
function addPaths(functions: Functions, { lsscsi }: Records): void {
  for (const { path } of lsscsi) {
    let above: string | undefined;
    for (const address of path?.value.functions ?? []) {
      const known = functions.at(address, path?.line ?? 1);
      known.parent ??= above;
      above = address;
    }
  }
}

function addLog(functions: Functions, { kernelLog }: Records): void {
  for (const message of kernelLog.bandwidths) {
    const { address, line } = message;
    functions.at(address, line).bandwidth = message;
  }
  for (const { address, lanes, line } of kernelLog.misread)
    functions.at(address, line).misread = { value: lanes, line };
  for (const { bandwidth } of functions.all) {
    if (!bandwidth) continue;
    const { address, line, link, isLimited, at, capable } = bandwidth;
    const known = functions.at(address, line);
    const own = isLimited ? capable?.link : link;
    if (own) known.capable ??= told(own, line);
    // Of a device that nothing holds back the kernel names its own link; else that of the device which does.
    if (!isLimited) known.running ??= told(link, line);
    else if (at !== undefined) functions.at(at, line).running ??= told(link, line);
    // Behind a switch its bus would have a higher number.
    if (at !== undefined && busOf(address) === busOf(at) + 1) known.parent ??= at;
    if (at !== undefined && known.parent === at) known.running ??= told(link, line);
  }
  markShared(functions);
  // Of what nothing else is known of, a listing of the kernel tells no more.
  for (const { address, ids, kind } of kernelLog.found) {
    const known = functions.of(address);
    if (!known) continue;
    known.kind ||= kindOf(kind);
    known.ids ??= ids;
  }
  for (const message of kernelLog.payloads) functions.at(message.address, message.line).payloadMessages.push(message);
  for (const errors of kernelLog.errors) functions.at(errors.address, errors.line).errors.push(errors);
  for (const { address, line } of kernelLog.nvme) functions.at(address, line).driver ??= 'nvme';
  for (const { controller, line } of kernelLog.buses) functions.at(controller, line);
}

/** Devices that the kernel says one port holds back, above none of which it is the next. */
function markShared(functions: Functions): void {
  const limited = functions.all.filter(({ bandwidth, parent }) => bandwidth?.isLimited && bandwidth.at !== parent);
  for (const [at, all] of Map.groupBy(limited, ({ bandwidth }) => bandwidth?.at)) {
    const devices = new Set(all.map(({ address }) => address?.slice(0, -2)));
    if (at !== undefined && devices.size > 1) for (const pciFunction of all) pciFunction.sharedAt = at;
  }
}

/** The bus of an address, with its domain above it, as a number. */
const busOf = (address: string): number => Number.parseInt(address.replace(':', '').slice(0, -5), 16);

/** Transfers per second on a lane, as registers name them. */
const TRANSFERS: Readonly<Record<string, number>> = {
  '1.0': 2.5e9,
  '1.1': 2.5e9,
  '2.0': 5e9,
  '3.0': 8e9,
  '4.0': 16e9,
  '5.0': 32e9,
  '6.0': 64e9,
};

export function linkOf(generation: string | undefined, lanes: number | undefined): PciLink {
  const rate = TRANSFERS[generation ?? ''];
  return { speed: rate === undefined ? undefined : `${rate / 1e9}GT/s`, rate, lanes };
}

/** dmidecode names the slot of a function, or of the port above it. */
function addSlots(functions: Functions, { dmi }: Records): void {
  for (const { address, designation } of dmi.slots) {
    const known = functions.of(address?.value);
    if (known && address && designation !== undefined) known.slot ??= { value: designation, line: address.line };
  }
}

/** ssacli and arcconf say the link of the card itself. */
function addCards(functions: Functions, { controllers }: Records): void {
  for (const { address, link, model, line } of controllers) {
    if (!address) continue;
    const known = functions.at(address.value, line);
    known.name ||= model?.value ?? '';
    if (link) known.running ??= told(linkOf(link.value.generation, link.value.lanes), link.line);
  }
}
