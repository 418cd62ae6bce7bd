/** Drives as tools describe them that list a whole machine: what others did not say of the same drive. */

import type { DescribedDrive } from '../../../datasets/tools/readers/described-drive.ts';
import { told } from '../../../datasets/tools/readers/figures.ts';
import type { Records } from '../reading/records.ts';
import { type Drives, driveAt } from './drives.ts';
import type { Drive } from './machine.ts';
import { isDriveName, isSameModel } from './names.ts';
import type { Functions } from './pci.ts';

export function addDescribed(drives: Drives, functions: Functions, { described }: Records): void {
  for (const found of described) {
    const drive = driveFor(drives, found);
    if (drive) addDrive(drive, functions, found);
  }
}

/** By its name; what has none is the drive of its model, or the only one that a link alone may be of. */
function driveFor(drives: Drives, found: DescribedDrive): Drive | undefined {
  const { name, model, line } = found;
  if (name && isKnownName(name.value)) return drives.at(name.value, line);
  if (!model) {
    const [only, ...others] = drives.all.filter(({ protocol }) => protocol === 'NVMe');
    return only && others.length === 0 ? only : undefined;
  }
  const [same, ...others] = drives.all.filter((drive) => drive.model && isSameModel(drive.model.value, model.value));
  if (same && others.length === 0 && !isDriveName(same.id) && found.tool !== 'esxcli') return same;
  const made = driveAt(drives.freshId(name?.value ?? model.value), line);
  drives.add(made);
  return made;
}

/** disk0 of macOS is a drive, too. */
const isKnownName = (name: string): boolean => isDriveName(name) || /^s(?:ata|as)[0-9]{1,3}$/.test(name);

function addDrive(drive: Drive, functions: Functions, found: DescribedDrive): void {
  drive.model ??= found.model && told(nameOf(found), found.model.line);
  drive.bytes ??= found.bytes;
  drive.rotation ??= found.rotation;
  drive.medium ??= found.medium;
  if (found.rotation) {
    const medium = found.rotation.value > 0 ? 'HDD' : 'SSD';
    drive.medium ??= { value: medium, line: found.rotation.line };
  }
  drive.logicalSector ??= found.logicalSector;
  drive.physicalSector ??= found.physicalSector;
  const transport = found.transport?.value;
  if (transport === 'USB') drive.isUsb = true;
  else drive.protocol ??= transport;
  drive.isVirtual ||= VIRTUAL.test(`${found.vendor?.value ?? ''} ${found.model?.value ?? ''}`);
  drive.capable ??= found.capable;
  drive.running ??= found.running;
  drive.address ??= found.address?.value;
  const { linkCapable, linkRunning } = found;
  if (!linkCapable && !linkRunning) return;
  drive.protocol ??= 'NVMe';
  const own = drive.pcie ?? functions.at(drive.address, found.line);
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
