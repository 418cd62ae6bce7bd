/** The way from each drive into the machine: its PCI function, its port, its path on USB, and what they say of its link. */

import type { Records } from '../reading/records.ts';
import type { Drives } from './drives.ts';
import type { AtaPort, Drive, UsbLink } from './machine.ts';
import { isDriveName, isOtherMaker, nvmeControllerOf } from './names.ts';
import type { Functions } from './pci.ts';

const NVME = 'Non-Volatile memory controller';

export function addWays(
  drives: Drives,
  functions: Functions,
  ata: readonly AtaPort[],
  usb: readonly UsbLink[],
  records: Records,
): void {
  addNvme(drives, functions, records);
  for (const { address, disks } of records.lstopo) {
    for (const { name } of disks) {
      const drive = drives.named(name);
      if (drive) drive.address ??= address;
    }
  }
  addUsb(drives, usb, records);
  addAta(drives, ata, records);
  for (const drive of drives.all) {
    if (drive.ata !== undefined) addPort(drive, ata);
    if (drive.usb !== undefined) {
      drive.isUsb = true;
      drive.address ??= usb.find(({ path }) => path === drive.usb)?.controller;
    }
  }
}

/** Controllers by address, of `nvme list -v` and of the kernel; the number of a namespace is that of one of them. */
function addNvme(drives: Drives, functions: Functions, { nvmeList, kernelLog }: Records): void {
  const addresses = new Map<string, string>();
  for (const { controller, address } of kernelLog.nvme) addresses.set(controller, address);
  for (const { name, address } of nvmeList.controllers) if (address) addresses.set(name, address.value);
  const owners = new Map<string, string>();
  for (const { name, controllers } of nvmeList.namespaces) {
    const [only, ...others] = controllers;
    if (only !== undefined && others.length === 0) owners.set(name, only);
  }
  for (const drive of drives.all) {
    const owner = owners.get(drive.id) ?? nvmeControllerOf(drive.id);
    const address = owner === undefined ? undefined : addresses.get(owner);
    drive.address ??= address;
    if (address !== undefined) functions.at(address, drive.line);
  }

  matchNvme(drives, functions);
}

/** Drives and functions that no tool joins: by their names, and the only drive with the only function. */
function matchNvme(drives: Drives, functions: Functions): void {
  const taken = new Set(drives.all.flatMap(({ address }) => address ?? []));
  let free = functions.all.filter(({ kind, address }) => kind === NVME && address !== undefined && !taken.has(address));
  let lost = drives.all.filter(
    ({ protocol, address, isUsb, isVirtual }) => protocol === 'NVMe' && address === undefined && !isUsb && !isVirtual,
  );
  for (const drive of lost) {
    const [match, ...matches] = free.filter(({ name }) => isNamed(name, drive));
    const isOnly = match && lost.filter((other) => isNamed(match.name, other)).length === 1;
    if (isOnly && matches.length === 0) drive.address = match.address;
  }
  lost = lost.filter(({ address }) => address === undefined);
  free = free.filter(({ address }) => !drives.all.some((drive) => drive.address === address));
  const [onlyFree, ...othersFree] = free;
  const [onlyLost, ...othersLost] = lost;
  const isAlone = othersFree.length + othersLost.length === 0;
  if (onlyFree && onlyLost && isAlone && !isOtherMaker(onlyFree.name, onlyLost.model?.value ?? ''))
    onlyLost.address = onlyFree.address;
  // With drives whose place is not known, a function may be one of them.
  if (lost.length > 0) return;
  for (const { address, line, name, capable, running } of free) {
    if (address === undefined || isWithoutLink(capable?.value.lanes, running?.value.lanes)) continue;
    const drive = drives.at(address, line);
    drive.protocol = 'NVMe';
    drive.address = address;
    if (name !== '') drive.model = { value: name, line };
  }
}

/** Whether a word with a number of the one is in the other: SN850X, 980PRO. */
function isNamed(name: string, { model }: Drive): boolean {
  const plain = (model?.value ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const words = name.toUpperCase().split(/[^A-Z0-9]+/);
  return words.some((word) => /^(?=.*[0-9]).{4,}$/.test(word) && plain.includes(word));
}

/** Functions of hypervisors have no link. */
const isWithoutLink = (capable: number | undefined, running: number | undefined): boolean =>
  capable === 0 && (running ?? 0) === 0;

/** A SCSI host of USB belongs to one port; else the only drive on USB is on the only port with one. */
function addUsb(drives: Drives, usb: readonly UsbLink[], { kernelLog }: Records): void {
  const ports = new Map<string, string>();
  for (const { host, port, line } of kernelLog.hosts) {
    const path = port ?? usb.find(({ driver }) => driver?.line === line)?.path;
    if (path !== undefined) ports.set(String(host), path);
  }
  for (const drive of drives.all) {
    const host = drive.unit?.split(':')[0];
    drive.usb ??= host === undefined ? undefined : ports.get(host);
  }
  // FreeBSD names the link by its drive.
  for (const { path, line, isStorage } of usb)
    if (isStorage && path !== undefined && isDriveName(path)) drives.at(path, line).usb = path;
  const onUsb = drives.all.filter(({ isUsb, usb: path }) => isUsb || path !== undefined);
  const storage = usb.filter(({ driver, isHub, hasMoved }) => driver !== undefined && !isHub && !hasMoved);
  const [drive, link] = [onUsb[0], storage[0]];
  if (onUsb.length === 1 && storage.length === 1 && drive && link) drive.usb ??= link.path;
}

/** A drive of libata is the only one of its size, and so is that on its port. */
function addAta(drives: Drives, ata: readonly AtaPort[], { kernelLog: { disks, ataUnits } }: Records): void {
  for (const { name, unit, bytes } of disks) {
    const drive = drives.named(name);
    const [port, ...ports] = ata.filter((one) => one.bytes === bytes);
    const isOnly = ports.length === 0 && disks.every((other) => other.name === name || other.bytes !== bytes);
    if (drive && port && bytes !== undefined && isOnly && ataUnits.includes(unit)) drive.ata ??= port.name;
  }
}

function addPort(drive: Drive, ata: readonly AtaPort[]): void {
  const port = ata.find(({ name }) => name === drive.ata);
  drive.running ??= port?.running;
  drive.address ??= port?.controller;
  drive.protocol ??= 'SATA';
  drive.isBehindMultiplier ||= drive.ata?.includes('.') === true;
}
