/** Windows: tables and lists of `Get-PhysicalDisk` and `Get-Disk`, `wmic diskdrive`, and the report of CrystalDiskInfo. */

import type { Lines } from '../paste/lines.ts';
import { wordsOf } from '../text/words-of.ts';
import { crystalDisks } from './crystaldiskinfo.ts';
import { countOf, fieldOf, MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { type Column, cellsOf, columnsOf } from './table.ts';
import type { WindowsDisk } from './windows-disk.ts';
import { getDisks } from './windows-get-disk.ts';
import { wmicDisks } from './wmic.ts';

/** Each with what its output holds wherever something is read from it. */
const OUTPUTS: readonly { read(lines: Lines): WindowsDisk[]; signs: readonly string[] }[] = [
  { read: tableDisks, signs: ['FriendlyName'] },
  { read: listDisks, signs: ['BusType', 'MediaType', 'PhysicalSectorSize'] },
  { read: getDisks, signs: ['Friendly Name'] },
  { read: crystalDisks, signs: ['Transfer Mode', 'CrystalDiskInfo'] },
  { read: wmicDisks, signs: ['Caption', 'Model'] },
];

export function windowsDisks(lines: Lines): WindowsDisk[] {
  return OUTPUTS.filter(({ signs }) => signs.some((sign) => lines.mayHold(sign)))
    .flatMap(({ read }) => read(lines))
    .sort((a, b) => a.line - b.line);
}

/** Numbers of enumerations, which a list shows when it was sent through a pipe. */
const BUSES: Readonly<Record<string, string>> = { 7: 'USB', 8: 'RAID', 10: 'SAS', 11: 'SATA', 17: 'NVMe' };
const MEDIA: Readonly<Record<string, 'HDD' | 'SSD'>> = { 3: 'HDD', 4: 'SSD', HDD: 'HDD', SSD: 'SSD' };

function readColumn(disk: WindowsDisk, name: string, value: string, line: number): void {
  const short = value.toUpperCase();
  if (name === 'FriendlyName' || name === 'Model') disk.model ??= told(textOf(value), line);
  else if (name === 'MediaType') disk.medium ??= told(Object.hasOwn(MEDIA, short) ? MEDIA[short] : undefined, line);
  else if (name === 'BusType') disk.bus ??= told(Object.hasOwn(BUSES, value) ? BUSES[value] : busOf(value), line);
  // PowerShell writes GB for what has 1024³ bytes; a list gives bytes.
  else if (name === 'Size') disk.bytes ??= told(countOf(value) ?? sizeOf(value, 'binary'), line);
  else if (name === 'LogicalSectorSize') disk.logicalSector ??= told(countOf(value), line);
  else if (name === 'PhysicalSectorSize') disk.physicalSector ??= told(countOf(value), line);
  else if (name === 'SpindleSpeed') disk.rotation ??= told(rotationOf(value), line);
  else if (name === 'HealthStatus' && /^(?:Warning|Unhealthy|[12])$/.test(value))
    disk.health = { isFailing: { value: true, line } };
}

function busOf(value: string): string | undefined {
  return /^(?:NVMe|SATA|SAS|USB|RAID|ATA|ATAPI|SCSI|iSCSI|SD|MMC|Spaces|Virtual|Fibre Channel)$/i.exec(value)?.[0];
}

/** All ones stand for a speed that is unknown. */
function rotationOf(value: string): number | undefined {
  const speed = countOf(value);
  return speed !== undefined && speed < 30_000 ? speed : undefined;
}

const HEADING = /^\s{0,8}(?:DeviceId|Number|FriendlyName)\s.*\b(?:MediaType|BusType|Size)\b/;
/** A field of volumes and of pools, which are made of disks and are none. */
const OF_SEVERAL = /\b(?:ResiliencySetting|IsPrimordial\b)/;
const NUMERIC = /^(?:Size|SpindleSpeed|LogicalSectorSize|PhysicalSectorSize)$/;

function tableDisks(lines: Lines): WindowsDisk[] {
  const disks: WindowsDisk[] = [];
  let columns: Column[] | undefined;
  let table = 0;
  const nextHeading = lines.seeker(['DeviceId', 'Number', 'FriendlyName']);
  for (let index = nextHeading(0); index < lines.length; index++) {
    if (!columns) index = nextHeading(index);
    const line = lines.at(index) ?? '';
    if (HEADING.test(line) && !OF_SEVERAL.test(line)) {
      table++;
      const dashes = lines.at(index + 1) ?? '';
      columns = /^(?=.*---)[\s-]*$/.test(dashes) ? columnsOf(line) : undefined;
      continue;
    }
    if (!columns || /^[\s-]*$/.test(line)) continue;
    // `931.51 GB` is a number of two words.
    const cells = cellsOf(line.replace(/([0-9]) ([KMGTP]?B)(?=\s|$)/g, '$1_$2'), columns, (name) => NUMERIC.test(name));
    if (!cells?.has('FriendlyName')) {
      columns = undefined;
      continue;
    }
    if (disks.length >= MOST_RECORDS) break;
    const disk: WindowsDisk = { line: index + 1, table };
    for (const [name, value] of cells) readColumn(disk, name, value.replace('_', ' '), index + 1);
    if (disk.bytes ?? disk.medium ?? disk.bus) disks.push(disk);
  }
  return disks;
}

/** `Format-List`: a name, a colon and a value to a line, disks apart by a blank line or a name that comes again. */
function listDisks(lines: Lines): WindowsDisk[] {
  const disks: WindowsDisk[] = [];
  let disk: WindowsDisk | undefined;
  let names = new Set<string>();
  const matched = new Set<WindowsDisk>();
  for (const [index, line] of lines.entriesHolding(LISTED)) {
    const field = LIST_FIELD.test(line) ? fieldOf(line) : undefined;
    if (!field) continue;
    if (!disk || names.has(field.name)) {
      if (disks.length >= MOST_RECORDS) break;
      disk = { line: index + 1 };
      names = new Set();
      disks.push(disk);
    }
    names.add(field.name);
    if (OF_SEVERAL.test(field.name)) matched.add(disk);
    readColumn(disk, field.name, field.value, index + 1);
  }
  return disks.filter((windowsDisk) => {
    const { model, bus, medium, bytes, physicalSector } = windowsDisk;
    const isTold = ((bus ?? medium) && (model ?? bus)) || (model && bytes && physicalSector);
    return isTold && !matched.has(windowsDisk);
  });
}

const LISTED = wordsOf(`
  FriendlyName Model MediaType BusType Size LogicalSectorSize PhysicalSectorSize SpindleSpeed HealthStatus
  ResiliencySettingName ResiliencySettingNameDefault IsPrimordial
`);
const LIST_FIELD = new RegExp(`^\\s{0,8}(?:${LISTED.join('|')})\\s{0,40}: `);
