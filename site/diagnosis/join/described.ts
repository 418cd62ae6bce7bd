/** Drives as tools describe them that list a whole machine: what others did not say of the same drive. */

import type { DescribedDrive } from '../../../datasets/tools/readers/described-drive.ts';
import { told } from '../../../datasets/tools/readers/figures.ts';
import type { Records } from '../reading/records.ts';
import { type Drives, driveAt } from './drives.ts';
import type { Drive } from './machine.ts';
import { isDriveName, isSameModel } from './names.ts';
import type { Functions } from './pci.ts';

export function addDescribed(drives: Drives, functions: Functions, { described }: Records): void {
  for (const describedDrive of described) {
    const drive = driveFor(drives, describedDrive);
    if (drive) addDrive(drive, functions, describedDrive);
  }
}

/** By its name; what has none is the drive of its model, or the only one that a link alone may be of. */
function driveFor(drives: Drives, describedDrive: DescribedDrive): Drive | undefined {
  const { name, model, line } = describedDrive;
  if (name && isKnownName(name.value)) return drives.at(name.value, line);
  if (!model) {
    const [only, ...others] = drives.all.filter(({ protocol }) => protocol === 'NVMe');
    return only && others.length === 0 ? only : undefined;
  }
  const [same, ...others] = drives.all.filter((drive) => drive.model && isSameModel(drive.model.value, model.value));
  if (same && others.length === 0 && !isDriveName(same.id) && describedDrive.tool !== 'esxcli') return same;
  const made = driveAt(drives.freshId(name?.value ?? model.value), line);
  drives.add(made);
  return made;
}

/** disk0 of macOS is a drive, too. */
const isKnownName = (name: string): boolean => isDriveName(name) || /^s(?:ata|as)[0-9]{1,3}$/.test(name);

function addDrive(drive: Drive, functions: Functions, describedDrive: DescribedDrive): void {
  drive.model ??= describedDrive.model && told(nameOf(describedDrive), describedDrive.model.line);
  drive.bytes ??= describedDrive.bytes;
  drive.rotation ??= describedDrive.rotation;
  drive.medium ??= describedDrive.medium;
  if (describedDrive.rotation) {
    const medium = describedDrive.rotation.value > 0 ? 'HDD' : 'SSD';
    drive.medium ??= { value: medium, line: describedDrive.rotation.line };
  }
  drive.logicalSector ??= describedDrive.logicalSector;
  drive.physicalSector ??= describedDrive.physicalSector;
  const transport = describedDrive.transport?.value;
  if (transport === 'USB') drive.isUsb = true;
  else drive.protocol ??= transport;
  drive.isVirtual ||= VIRTUAL.test(`${describedDrive.vendor?.value ?? ''} ${describedDrive.model?.value ?? ''}`);
  drive.capable ??= describedDrive.capable;
  drive.running ??= describedDrive.running;
  drive.address ??= describedDrive.address?.value;
  const { linkCapable, linkRunning } = describedDrive;
  if (!linkCapable && !linkRunning) return;
  drive.protocol ??= 'NVMe';
  const own = drive.pcie ?? functions.at(drive.address, describedDrive.line);
  own.capable ??= linkCapable;
  own.running ??= linkRunning;
  if (drive.address !== undefined) return;
  own.name ||= drive.model?.value ?? drive.id;
  drive.pcie = own;
}

const VIRTUAL = /\b(?:VMware|QEMU|VBOX|Virtual)\b/i;

/** inxi writes the maker apart from the model. */
function nameOf({ vendor, model }: DescribedDrive): string {
  const name = model?.value ?? '';
  return vendor && /^SSD\b/.test(name) ? `${vendor.value} ${name}` : name;
}
