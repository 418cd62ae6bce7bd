/** One computer out of the records of all readers. */

import { namedSlot } from '../../../datasets/tools/boards/slot.ts';
import { isExample } from '../../../datasets/tools/boards/template.ts';
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import type { Records, UnreadLine } from '../reading/records.ts';
import { ataPortsOf } from './ata.ts';
import { cardsOf } from './cards.ts';
import { addDescribed } from './described.ts';
import { addWays } from './drive-links.ts';
import { addNamed, Drives, namespacesIn } from './drives.ts';
import { figuresOf } from './figures.ts';
import { groupsOf } from './groups.ts';
import type { BoardPlace, Machine } from './machine.ts';
import { addReports } from './nvme-reports.ts';
import { functionsOf } from './pci.ts';
import { usbLinksOf } from './usb.ts';
import { addWindows } from './windows-drives.ts';

export function machineOf(records: Records, index: number, unread: UnreadLine[] = []): Machine {
  const functions = functionsOf(records);
  const usb = usbLinksOf(records);
  const ata = ataPortsOf(records);
  const drives = new Drives(namespacesIn(records));
  addNamed(drives, records);
  addWays(drives, functions, ata, usb, records);
  addWindows(drives, functions, records);
  addDescribed(drives, functions, records);
  addReports(drives, records);
  const cards = cardsOf(records, functions, drives);
  const groups = groupsOf(records, drives);
  const figures = figuresOf(records, drives, groups);
  const all = [
    functions.all,
    usb,
    ata,
    cards,
    drives.all,
    groups,
    records.iostat,
    records.zpoolIostat,
    records.kernelLog.troubles,
    records.network,
    records.controllers,
    ...Object.values(records.btrfs),
    records.bcachefs,
    records.waits,
    records.spaces,
    records.conditions,
  ].flat();
  const lines = [...all.map(({ line }) => line), ...figures.map((figure) => figure.measurement.line)];
  return {
    index,
    line: lines.reduce((least, line) => Math.min(least, line), lines[0] ?? 1),
    functions: functions.all,
    usb,
    ata,
    cards,
    drives: drives.all,
    groups,
    figures,
    poolReports: records.zpoolIostat,
    network: records.network,
    btrfs: records.btrfs,
    bcachefs: records.bcachefs,
    controllers: records.controllers,
    slots: placesOf(records),
    troubles: records.kernelLog.troubles,
    unread,
    plugged: records.kernelLog.plugged,
    waits: records.waits,
    spaces: records.spaces,
    conditions: records.conditions,
    loads: records.iostat.filter(({ isQuoted }) => !isQuoted),
    ...(isWindows(records) && { isWindows: true }),
    ...(isMac(records) && { isMac: true }),
  };
}

function placesOf({ dmi }: Records): BoardPlace[] {
  const table = dmi.slots.map(({ designation = '', lanes }) => ({ name: designation, lanes }));
  if (isExample(table)) return [];
  return dmi.slots.flatMap((slot) => {
    const { name, form, lanes } = namedSlot(slot) ?? {};
    return name !== undefined && form !== undefined && lanes !== undefined
      ? [{ name, form, lanes, isInUse: slot.isInUse }]
      : [];
  });
}

const OF_WINDOWS = new Set(['crystaldiskmark', 'as-ssd', 'atto', 'winsat', 'diskspd']);

/** Whether a tool of Windows measured it: there drives have letters, and none is called sda. */
export const isOfWindows = ({ tool }: Measurement): boolean => OF_WINDOWS.has(tool);

const isMac = ({ described, lsusb, conditions }: Records): boolean =>
  described.some(({ tool }) => tool === 'system_profiler') ||
  lsusb.some(({ isOfMac }) => isOfMac) ||
  conditions.some(({ kind }) => kind === 'halfUpstream');

const KINDS_OF_WINDOWS = /^event|^oneCore$/;

function isWindows({ windows, spaces, lspci, conditions, network, measurements }: Records): boolean {
  const isTold =
    windows.length + spaces.length > 0 ||
    conditions.some(({ kind }) => KINDS_OF_WINDOWS.test(kind)) ||
    network.some(({ isOfWindows: isOne }) => isOne) ||
    lspci.some(({ isOfWindows: isOne }) => isOne);
  return isTold || measurements.some(isOfWindows);
}
