/** Disks of Windows, which have no names: `Get-PhysicalDisk` and CrystalDiskInfo tell of the same ones by their models. */
import type { Drive } from '../machine.ts';
import type { Records } from '../reading.ts';
import type { TransferMode, WindowsDisk } from '../windows-disk.ts';
import { type Drives, driveAt } from './drives.ts';
import { isSameModel } from './names.ts';
import { type Functions, linkOf } from './pci.ts';

export function addWindows(drives: Drives, functions: Functions, { windows }: Records): void {
  const withModes = windows.filter(({ running, capable }) => running || capable);
  const others = windows.filter((disk) => !withModes.includes(disk));
  for (const disk of withModes) {
    const at = others.findIndex((other) => isSameDisk(disk, other));
    const [other] = at < 0 ? [] : others.splice(at, 1);
    addDisk(drives, functions, disk, other);
  }
  for (const disk of others) addDisk(drives, functions, disk, undefined);
}

/** Sizes of the same disk differ by rounding. */
const ROUNDING = 0.02;

function isSameDisk(one: WindowsDisk, other: WindowsDisk): boolean {
  if (!one.model || !other.model || !isSameModel(one.model.value, other.model.value)) return false;
  if (!one.bytes || !other.bytes) return true;
  return Math.abs(one.bytes.value / other.bytes.value - 1) < ROUNDING;
}

const PROTOCOLS: Readonly<Record<string, Drive['protocol']>> = {
  NVMe: 'NVMe',
  SATA: 'SATA',
  SAS: 'SAS',
};

function addDisk(
  drives: Drives,
  functions: Functions,
  disk: WindowsDisk,
  other: WindowsDisk | undefined,
): void {
  const base = disk.model?.value ?? 'disk';
  const drive = driveAt(drives.freshId(base), disk.line);
  drive.model = disk.model;
  drive.bytes = disk.bytes ?? other?.bytes;
  drive.medium = disk.medium ?? other?.medium;
  drive.rotation = disk.rotation ?? other?.rotation;
  drive.logicalSector = disk.logicalSector ?? other?.logicalSector;
  drive.physicalSector = disk.physicalSector ?? other?.physicalSector;
  const bus = (disk.bus ?? other?.bus)?.value ?? '';
  drive.protocol = PROTOCOLS[bus];
  if (bus === 'USB') drive.isUsb = true;
  drive.isVirtual = /virtual/i.test(`${bus} ${base}`);
  const { running, capable } = disk;
  drive.running = rateOf(running);
  drive.capable = rateOf(capable);
  if (drive.running || drive.capable) drive.protocol ??= bus === 'USB' ? undefined : 'SATA';
  const isPcie = [running, capable].some((mode) => mode?.value.lanes !== undefined);
  if (isPcie && bus !== 'USB') {
    drive.protocol ??= 'NVMe';
    const known = functions.at(undefined, disk.line);
    known.name = base;
    known.running = running && { value: pcieOf(running.value), line: running.line };
    known.capable = capable && { value: pcieOf(capable.value), line: capable.line };
    drive.pcie = known;
  }
  drives.add(drive);
}

function rateOf(mode: WindowsDisk['running']): Drive['running'] {
  return mode?.value.rate === undefined ? undefined : { value: mode.value.rate, line: mode.line };
}

function pcieOf({ generation, lanes }: TransferMode) {
  return linkOf(generation, lanes);
}
