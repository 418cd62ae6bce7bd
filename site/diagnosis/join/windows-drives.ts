/** Disks of Windows, which have no names: `Get-PhysicalDisk` and CrystalDiskInfo tell of the same ones by their models. */

import { known } from '../../../datasets/tools/parts/part.ts';
import { withHealth } from '../../../datasets/tools/readers/smart-health.ts';
import type { TransferMode, WindowsDisk } from '../../../datasets/tools/readers/windows-disk.ts';
import type { Records } from '../reading/records.ts';
import { type Drives, driveAt } from './drives.ts';
import type { Drive } from './machine.ts';
import { isSameModel } from './names.ts';
import { type Functions, linkOf } from './pci.ts';

/** Each disk is compared with those before it: more are no machine of a person. */
const MOST_COMPARED = 500;

export function addWindows(drives: Drives, functions: Functions, { windows }: Records): void {
  const disks: { disk: WindowsDisk; outputs: Set<string> }[] = [];
  for (const disk of windows) {
    const output = outputOf(disk);
    const isFew = disks.length < MOST_COMPARED;
    const same = isFew ? disks.find((item) => !item.outputs.has(output) && isSameDisk(item.disk, disk)) : undefined;
    if (same) {
      same.disk = merged(same.disk, disk);
      same.outputs.add(output);
    } else disks.push({ disk, outputs: new Set([output]) });
  }
  for (const { disk } of disks) addDisk(drives, functions, disk);
}

/** Which output it is of, by what that tells: in one output two disks of a model are two. */
function outputOf({ bus, logicalSector, running, capable, table }: WindowsDisk): string {
  const told = [bus, logicalSector, running ?? capable].map((item) => (item ? 1 : 0)).join('');
  return `${told} ${table ?? ''}`;
}

/** What any of two outputs says. */
const merged = (windowsDisk: WindowsDisk, other: WindowsDisk): WindowsDisk => ({
  ...other,
  ...known(windowsDisk),
  line: Math.min(windowsDisk.line, other.line),
  ...(other.health && { health: withHealth(windowsDisk.health, other.health) }),
});

/** Sizes of the same disk differ by rounding. */
const ROUNDING = 0.02;

function isSameDisk(windowsDisk: WindowsDisk, other: WindowsDisk): boolean {
  if (!windowsDisk.model || !other.model || !isSameModel(windowsDisk.model.value, other.model.value)) return false;
  if (!windowsDisk.bytes || !other.bytes) return true;
  return Math.abs(windowsDisk.bytes.value / other.bytes.value - 1) < ROUNDING;
}

const PROTOCOLS: Readonly<Record<string, Drive['protocol']>> = { NVMe: 'NVMe', SATA: 'SATA', SAS: 'SAS' };

function addDisk(drives: Drives, functions: Functions, disk: WindowsDisk): void {
  const base = disk.model?.value ?? 'disk';
  const drive = driveAt(drives.freshId(base), disk.line);
  drive.model = disk.model;
  drive.bytes = disk.bytes;
  drive.medium = disk.medium;
  drive.rotation = disk.rotation;
  if (disk.health) drive.health = disk.health;
  drive.logicalSector = disk.logicalSector;
  drive.physicalSector = disk.physicalSector;
  const bus = disk.bus?.value ?? '';
  drive.protocol = PROTOCOLS[bus];
  // Lists without the bus, and drivers that call it SCSI or RAID.
  if (/\bNVMe\b/i.test(base) && bus !== 'USB') drive.protocol ??= 'NVMe';
  if (bus === 'USB') drive.isUsb = true;
  drive.isVirtual = /virtual/i.test(`${bus} ${base}`);
  const { running, capable } = disk;
  drive.running = rateOf(running);
  drive.capable = rateOf(capable);
  if (drive.running || drive.capable) drive.protocol ??= bus === 'USB' ? undefined : 'SATA';
  const isPcie = [running, capable].some((mode) => mode?.value.lanes !== undefined);
  if (isPcie && bus !== 'USB') {
    drive.protocol ??= 'NVMe';
    const pcie = functions.at(undefined, disk.line);
    pcie.name = base;
    pcie.running = running && { value: pcieOf(running.value), line: running.line };
    pcie.capable = capable && { value: pcieOf(capable.value), line: capable.line };
    drive.pcie = pcie;
  }
  drives.add(drive);
}

const rateOf = (mode: WindowsDisk['running']): Drive['running'] =>
  mode?.value.rate === undefined ? undefined : { value: mode.value.rate, line: mode.line };

const pcieOf = ({ generation, lanes }: TransferMode) => linkOf(generation, lanes);
