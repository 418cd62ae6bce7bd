/** `hdparm -I`: what a SATA drive says of itself. What its link does, it does not say. */
import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt } from './described-drive.ts';
import { countOf, MOST_RECORDS, plainName, textOf, told } from './figures.ts';

/** The line below the name of the device, by which it is no other tool's. */
const BEGINS = /^\s{0,8}(?:ATA|ATAPI|CompactFlash ATA) device, with (?:non-)?removable media/;
const NAME = /^\s{0,8}(\/dev\/[a-z0-9]{2,20}):\s*$/;
const SPEED = /^\s{0,40}\*?\s{0,20}Gen([123]) signaling speed \(([136]\.[05])Gb\/s\)/;
const FIELD =
  /^\s{1,40}(Model Number|Transport|Nominal Media Rotation Rate|Logical Sector size|Physical Sector size|Logical\/Physical Sector size):\s{1,60}(\S.{0,200})$/;
/** What other commands print after it. */
const ENDS = /^(?:Checksum|smartctl |=== )/;
/** The name stands one blank line above. */
const NEAR = 3;

export function hdparmDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  let drive: DescribedDrive | undefined;
  /** The fastest speed listed so far: the list may have been cut before the next. */
  let fastest: DescribedDrive['capable'];
  const nextBegin = lines.seeker(['device, with ']);
  for (let index = nextBegin(0); index < lines.length; index++) {
    if (!drive) index = nextBegin(index);
    const line = lines.at(index) ?? '';
    const number = index + 1;
    if (BEGINS.test(line)) {
      if (drives.length >= MOST_RECORDS) break;
      drive = describedAt(number, 'hdparm');
      drive.name = nameAbove(lines, index);
      drives.push(drive);
      fastest = undefined;
    } else if (NAME.test(line) || ENDS.test(line)) drive = undefined;
    if (!drive) continue;
    const rate = SPEED.exec(line)?.[2];
    if (rate !== undefined) {
      fastest = told(Math.round(Number(rate) * 10) * 1e8, number);
      drive.transport ??= told('SATA', number);
    } else if (line.trim() !== '') drive.capable ??= fastest;
    const [, field = '', value = ''] = FIELD.exec(line.replace(/(?<!\s)\s+(?=Sector size:)/, ' ')) ?? [];
    readField(drive, field, value.trim(), number);
  }
  return drives.filter(({ model, capable }) => model ?? capable);
}

function nameAbove(lines: Lines, index: number): DescribedDrive['name'] {
  for (let above = index - 1; above >= Math.max(0, index - NEAR); above--) {
    const name = plainName(NAME.exec(lines.at(above) ?? '')?.[1]);
    if (name !== undefined) return told(name, above + 1);
    if (!lines.isBlank(above)) return undefined;
  }
  return undefined;
}

function readField(drive: DescribedDrive, field: string, value: string, line: number): void {
  const bytes = () => told(countOf(/^([0-9]{3,5}) bytes$/.exec(value)?.[1]), line);
  if (field === 'Model Number') drive.model ??= told(textOf(value), line);
  else if (field === 'Transport' && /^Serial\b/.test(value)) drive.transport ??= told('SATA', line);
  else if (field === 'Nominal Media Rotation Rate')
    drive.rotation ??= /^Solid State Device/.test(value)
      ? told(0, line)
      : told(countOf(/^([0-9]{4,5})$/.exec(value)?.[1]), line);
  if (/^Logical.*Sector size$/.test(field)) drive.logicalSector ??= bytes();
  if (/Physical Sector size$/.test(field)) drive.physicalSector ??= bytes();
}
