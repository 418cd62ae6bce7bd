/**
 * `wmic diskdrive`: its table, and its list of `Model=…` lines. Of the bus only USB can be believed: SATA disks stand
 * there as IDE, NVMe drives as SCSI; and every disk inside the machine is a "Fixed hard disk media".
 */
import type { Lines } from '../paste/lines.ts';
import { countOf, MOST_RECORDS, textOf, told } from './figures.ts';
import { type Column, cellsOf, columnsOf } from './table.ts';
import type { WindowsDisk } from './windows-disk.ts';

/** Columns stand in the order of the alphabet, so these do. */
const HEADING =
  /^(?:[A-Z][A-Za-z0-9]{2,30}\s{1,200}){0,60}(?:Caption|Model)\s{2,200}(?:[A-Z][A-Za-z0-9]{2,30}\s{1,200}){0,60}Size(?:\s|$)/;
const FIELD = /^(Caption|InterfaceType|Model|Size)=(.{0,200})$/;
const FIELDS = ['Caption=', 'InterfaceType=', 'Model=', 'Size='];
/** What the driver appends to a model; it names the bus as well. */
const SUFFIX = / (?:(ATA|SATA|SCSI|USB|NVMe)(?: Disk)?|Disk) Device$/;

export const wmicDisks = (lines: Lines): WindowsDisk[] => [...tableDisks(lines), ...listDisks(lines)];

function tableDisks(lines: Lines): WindowsDisk[] {
  const disks: WindowsDisk[] = [];
  let columns: Column[] | undefined;
  const nextHeading = lines.seeker(['Caption', 'Model']);
  for (let index = nextHeading(0); index < lines.length; index++) {
    if (!columns) index = nextHeading(index);
    const line = lines.at(index) ?? '';
    if (HEADING.test(line)) {
      columns = columnsOf(line);
      continue;
    }
    // Between its lines wmic prints carriage returns, which become blank ones.
    if (!columns || line.trim() === '') continue;
    const cells = cellsOf(line, columns, () => false);
    const disk: WindowsDisk = { line: index + 1 };
    for (const [name, value] of cells ?? []) readCell(disk, name, value, index + 1);
    if (!disk.model || !disk.bytes) columns = undefined;
    else if (disks.length < MOST_RECORDS) disks.push(disk);
  }
  return disks;
}

function listDisks(lines: Lines): WindowsDisk[] {
  const disks: WindowsDisk[] = [];
  let disk: WindowsDisk | undefined;
  let names = new Set<string>();
  for (const [index, line] of lines.entriesHolding(FIELDS)) {
    const [, name, value = ''] = FIELD.exec(line.trimEnd()) ?? [];
    if (name === undefined) continue;
    if (!disk || names.has(name)) {
      if (disks.length >= MOST_RECORDS) break;
      disk = { line: index + 1 };
      names = new Set();
      disks.push(disk);
    }
    names.add(name);
    readCell(disk, name, value, index + 1);
  }
  return disks.filter(({ model, bytes }) => model && bytes);
}

function readCell(disk: WindowsDisk, name: string, value: string, line: number): void {
  if (name === 'Model' || name === 'Caption') {
    const bus = SUFFIX.exec(value)?.[1];
    disk.model ??= told(textOf(value.replace(SUFFIX, '')), line);
    if (bus === 'USB') disk.bus ??= told(bus, line);
  } else if (name === 'Size') disk.bytes ??= told(countOf(value), line);
  else if (name === 'InterfaceType' && value === 'USB') disk.bus ??= told(value, line);
}
