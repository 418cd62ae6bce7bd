/** Drives, each put together from the tools that name it: by its name, else by its place in a shelf. */
import type { BlockDevice } from '../../../datasets/tools/readers/lsblk-listing.ts';
import type { ScsiDevice } from '../../../datasets/tools/readers/lsscsi.ts';
import type { SmartDrive } from '../../../datasets/tools/readers/smart-drive.ts';
import { type SmartHealth, withHealth } from '../../../datasets/tools/readers/smart-health.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { Records } from '../reading/records.ts';
import { lineName } from '../say/formatting.ts';
import type { Drive } from './machine.ts';
import { driveNameOf, isDriveName, nvmeControllerOf, placeBehindCard } from './names.ts';

export const driveAt = (id: string, line: number): Drive => ({
  id,
  line,
  isVirtual: false,
  isBehindExpander: false,
  isBehindMultiplier: false,
});

/** Drives by the names that the system gives them. */
export class Drives {
  readonly #byName = new Map<string, Drive>();
  /** Namespace of each NVMe controller: smartctl names one or the other. */
  readonly #namespaces = new Map<string, string>();
  readonly #alike = new Map<string, number>();

  constructor(namespaces: Iterable<string>) {
    for (const name of namespaces) {
      const controller = nvmeControllerOf(name);
      if (controller !== undefined && !this.#namespaces.has(controller)) this.#namespaces.set(controller, name);
    }
  }

  get all(): Drive[] {
    return [...this.#byName.values()].sort((a, b) => a.line - b.line);
  }

  /** The drive that a name means, also that of a partition on it. */
  named(name: string): Drive | undefined {
    return this.#byName.get(this.#idOf(name));
  }

  /** The same, made where no line before told of it. */
  at(name: string, line: number): Drive {
    const id = this.#idOf(name);
    const known = this.#byName.get(id);
    if (known) return known;
    const drive = driveAt(id, line);
    this.#byName.set(id, drive);
    return drive;
  }

  /** An id for a drive that no tool names, out of its model: two of a model stay two. */
  freshId(base: string): string {
    const count = (this.#alike.get(base) ?? 0) + 1;
    this.#alike.set(base, count);
    return count === 1 ? base : `${base} #${count}`;
  }

  add(drive: Drive): void {
    this.#byName.set(drive.id, drive);
  }

  #idOf(name: string): string {
    const plain = driveNameOf(name);
    return this.#namespaces.get(plain) ?? plain;
  }
}

export function namespacesIn({ nvmeList, lsblk, lsscsi, smartctl, lstopo, described }: Records): string[] {
  const names = [
    ...nvmeList.namespaces.map(({ name }) => name),
    ...lsblk.map(({ name }) => name),
    ...lsscsi.map(({ node }) => node ?? ''),
    ...smartctl.map(({ name }) => name?.value ?? ''),
    ...lstopo.flatMap(({ disks }) => disks.map(({ name }) => name)),
    ...described.map(({ name }) => name?.value ?? ''),
  ];
  return names.map(driveNameOf).filter((name) => /^nvme[0-9]{1,4}n/.test(name));
}

/** Of what no tool says better; tools that ask the drive itself come first. */
export function addNamed(drives: Drives, records: Records): void {
  for (const smartDrive of records.smartctl)
    if (!isQuotedIn(smartDrive, records.smartctl)) addSmart(drives, smartDrive);
  for (const { name, line, model, bytes, sector } of records.nvmeList.namespaces) {
    const drive = drives.at(name, line);
    drive.model ??= model;
    drive.bytes ??= bytes;
    drive.logicalSector ??= sector;
    drive.protocol ??= 'NVMe';
  }
  for (const { name, line, model } of records.nvmeList.controllers) {
    const drive = drives.at(name, line);
    drive.model ??= model;
    drive.protocol ??= 'NVMe';
  }
  for (const blockDevice of records.lsblk) if (isDisk(blockDevice)) addBlock(drives, blockDevice);
  for (const scsiDevice of records.lsscsi) addScsi(drives, scsiDevice);
  for (const { name, unit, line } of records.kernelLog.disks) drives.at(name, line).unit ??= unit;
  for (const { disks } of records.lstopo) {
    for (const { name, model, line } of disks) {
      if (!isDriveName(name)) continue;
      const drive = drives.at(name, line);
      if (model !== undefined) drive.model ??= { value: model, line };
    }
  }
  for (const drive of drives.all) settle(drive);
}

/** What is made of drives and is none. */
const VOLUME = /^(?:md|dm-|zd|loop|zram)[0-9]/;

/**
 * Whether a line that names no drive says only what the report of a named one says, too: people quote a line beside the
 * report. That it is the same drive is not known, so nothing of the line is told of that drive.
 */
function isQuotedIn(
  { name, model, access, running, capable, health }: SmartDrive,
  all: readonly SmartDrive[],
): boolean {
  const own = faultsOf(health);
  if ((name ?? model ?? access ?? running ?? capable) !== undefined || own.length === 0) return false;
  return all.some((other) => {
    const said = new Set(faultsOf(other.health));
    return (other.name ?? other.model ?? other.access) !== undefined && own.every((fault) => said.has(fault));
  });
}

const faultsOf = ({ isReadable, ...faults }: SmartHealth = {}): string[] =>
  Object.entries(faults).map(([kind, { value }]) => `${kind} ${value}`);

function addSmart(drives: Drives, smartDrive: SmartDrive): void {
  const behind = placeBehindCard(smartDrive.access?.value);
  const own = smartDrive.name?.value;
  // A heading above may be that of an array.
  const named = own !== undefined && VOLUME.test(driveNameOf(own)) ? undefined : own;
  const name = behind ?? named ?? drives.freshId(smartDrive.model?.value ?? lineName(smartDrive.line));
  const drive = drives.at(name, smartDrive.line);
  drive.line = smartDrive.line;
  drive.model = smartDrive.model ?? drive.model;
  drive.bytes = smartDrive.bytes ?? drive.bytes;
  drive.rotation = smartDrive.rotation ?? drive.rotation;
  drive.protocol = smartDrive.transport?.value ?? drive.protocol;
  drive.logicalSector = smartDrive.logicalSector ?? drive.logicalSector;
  drive.physicalSector = smartDrive.physicalSector ?? drive.physicalSector;
  drive.capable = smartDrive.capable ?? drive.capable;
  drive.running = smartDrive.running ?? fastestPhy(smartDrive) ?? drive.running;
  if (smartDrive.heat) drive.heat = { ...drive.heat, ...smartDrive.heat };
  if (smartDrive.health) drive.health = withHealth(drive.health, smartDrive.health);
  drive.isBehindExpander ||= smartDrive.phys.some(({ attached }) => /expander/.test(attached?.value ?? ''));
  if (/^usb/.test(smartDrive.access?.value ?? '')) drive.isUsb = true;
}

const fastestPhy = ({ phys }: SmartDrive): Stated<number> | undefined =>
  phys
    .flatMap(({ running }) => running ?? [])
    .reduce<Stated<number> | undefined>((best, phy) => (best && best.value >= phy.value ? best : phy), undefined);

const isDisk = ({ name, type }: BlockDevice): boolean =>
  isDriveName(name) && (type === undefined || type.value === 'disk');

const TRANSPORTS: Readonly<Record<string, Drive['protocol']>> = { sata: 'SATA', nvme: 'NVMe' };

function addBlock(drives: Drives, blockDevice: BlockDevice): void {
  const drive = drives.at(blockDevice.name, blockDevice.line);
  drive.model ??= blockDevice.model;
  drive.bytes ??= blockDevice.bytes;
  drive.logicalSector ??= blockDevice.logicalSector;
  drive.physicalSector ??= blockDevice.physicalSector;
  drive.unit ??= blockDevice.hctl?.value;
  const transport = blockDevice.transport?.value ?? '';
  // `sas` is how it is attached: a SATA drive may be behind it.
  drive.protocol ??= TRANSPORTS[transport];
  if (transport === 'usb') drive.isUsb = true;
  // Parallel SCSI of today is that of a hypervisor.
  if (transport === 'spi') drive.isVirtual = true;
  const { rotates } = blockDevice;
  // Bridges of USB say that SSDs rotate.
  const isTrue = rotates && !(rotates.value && transport === 'usb');
  if (isTrue) drive.medium ??= { value: rotates.value ? 'HDD' : 'SSD', line: rotates.line };
}

function addScsi(drives: Drives, scsiDevice: ScsiDevice): void {
  const { node, line, name, unit, path, size, transport } = scsiDevice;
  const id = driveNameOf(node ?? '');
  if (!/^(?:disk|dsk\/nvm)$/.test(scsiDevice.kind) || !isDriveName(id)) return;
  const drive = drives.at(id, line);
  const isNvme = unit.startsWith('N:');
  if (!isNvme) drive.unit ??= unit;
  if (isNvme) drive.protocol ??= 'NVMe';
  if (name?.startsWith('ATA ')) drive.protocol ??= 'SATA';
  const model = name?.replace(/^ATA /, '');
  if (model !== undefined) drive.model ??= { value: model, line };
  if (size !== undefined) drive.bytes ??= { value: size, line };
  if (transport?.value === 'usb') drive.isUsb = true;
  if (!path) return;
  drive.address ??= path.value.functions.at(-1);
  drive.ata ??= path.value.ata;
  drive.usb ??= path.value.usb;
  if (path.value.usb !== undefined) drive.isUsb = true;
  drive.isBehindExpander ||= path.value.expanders.length > 0;
}

const VIRTUAL_MODEL =
  /^(?:Virtual[ _]Disk|Msft Virtual|VBOX|VMware|QEMU|Amazon E(?:lastic Block|C2 )|(?:Google )?Persistent ?Disk|nvme_card|Microsoft NVMe Direct|MSFT NVMe|LIO-ORG|VIRTUAL-DISK)/i;
const VIRTUAL_NAME = /^(?:vd|xvd)[a-z]/;

/** What follows from what several tools say together. */
function settle(drive: Drive): void {
  const { rotation } = drive;
  drive.isVirtual ||= VIRTUAL_MODEL.test(drive.model?.value ?? '') || VIRTUAL_NAME.test(drive.id);
  if (/^nvme[0-9]/.test(drive.id)) drive.protocol ??= 'NVMe';
  if (rotation) drive.medium = { value: rotation.value > 0 ? 'HDD' : 'SSD', line: rotation.line };
  // Hypervisors say of every disk that it rotates.
  if (drive.isVirtual && drive.medium?.value === 'HDD') drive.medium = undefined;
}
