/** One computer out of the records of all readers. */
import type { Machine } from '../machine.ts';
import type { Records } from '../reading.ts';
import { ataPortsOf } from './ata.ts';
import { cardsOf } from './cards.ts';
import { addNamed, Drives, namespacesIn } from './drives.ts';
import { figuresOf } from './figures.ts';
import { groupsOf } from './groups.ts';
import { addReports } from './nvme-reports.ts';
import { functionsOf } from './pci.ts';
import { usbLinksOf } from './usb.ts';
import { addWays } from './ways.ts';
import { addWindows } from './windows-drives.ts';

export function machineOf(records: Records, index: number): Machine {
  const functions = functionsOf(records);
  const usb = usbLinksOf(records);
  const ata = ataPortsOf(records);
  const drives = new Drives(namespacesIn(records));
  addNamed(drives, records);
  addWays(drives, functions, ata, usb, records);
  addWindows(drives, functions, records);
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
  ].flat();
  const lines = [...all.map(({ line }) => line), ...figures.map((one) => one.measurement.line)];
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
    loads: records.iostat.filter(({ isQuoted }) => !isQuoted),
    ...(isWindows(records) && { isWindows: true }),
  };
}

const OF_WINDOWS = new Set(['crystaldiskmark', 'as-ssd', 'atto', 'winsat', 'diskspd']);

function isWindows({ windows, measurements }: Records): boolean {
  return windows.length > 0 || measurements.some(({ tool }) => OF_WINDOWS.has(tool));
}
