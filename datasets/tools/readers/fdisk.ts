/**
 * `fdisk -l` in every language, by the order of its figures: drives with their sectors, and where partitions start,
 * which is in sectors.
 */
import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt } from './described-drive.ts';
import { MOST_RECORDS, plainName, textOf, told } from './figures.ts';

/** `Disk /dev/sda: 931.51 GiB, 1000204886016 bytes, 1953525168 sectors`, and before 2.23 without the last. */
const DISK =
  /^\s{0,8}[\p{L}]{3,16} (\/dev\/[a-z0-9]{2,20}) ?: [0-9.,]{1,12} \p{L}{1,4}, ([0-9]{4,18}) \p{L}{2,12}(?:, [0-9]{1,18} \p{L}{4,12})?\s*$/u;
const SECTORS =
  /^\s{0,8}[^:()]{4,40}\([^()/]{4,24}\/[^()/]{4,24}\) ?: ([0-9]{3,5}) \p{L}{2,12} \/ ([0-9]{3,5}) \p{L}{2,12}\s*$/u;
const MODEL = /^\s{0,8}Disk model: (\S.{0,60}?)\s*$/;
/** Device, boot flag, start and end: a table of any language. */
const PARTITION = /^\s{0,8}(\/dev\/[a-z0-9]{3,24})\s{1,20}(?:\*\s{1,12})?([0-9]{1,16})\s{1,20}[0-9]{1,16}\s/;
const MOST_PARTITIONS = 256;
/** One of them stands in each line that tells something. */
const SIGNS = ['/dev/', ' / ', 'Disk model: '];

export function fdiskDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  let drive: DescribedDrive | undefined;
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    const [, path, bytes] = line.includes('/dev/') ? (DISK.exec(line) ?? []) : [];
    const name = plainName(path);
    if (path !== undefined) {
      if (drives.length >= MOST_RECORDS) break;
      drive = undefined;
      // Volumes and loops are no drives.
      if (name === undefined || /^(?:loop|md|dm-|zd|ram|zram)/.test(name)) continue;
      drive = describedAt(number, 'fdisk');
      drive.name = told(name, number);
      drive.bytes = told(Number(bytes), number);
      drives.push(drive);
      continue;
    }
    if (drive) readLine(drive, line, number);
  }
  return drives;
}

function readLine(drive: DescribedDrive, line: string, number: number): void {
  const [, logical, physical] = line.includes(' / ') ? (SECTORS.exec(line) ?? []) : [];
  if (logical !== undefined) {
    drive.logicalSector ??= told(Number(logical), number);
    drive.physicalSector ??= told(Number(physical), number);
    return;
  }
  drive.model ??= told(textOf(MODEL.exec(line)?.[1]), number);
  const [, path, start] = line.includes('/dev/') ? (PARTITION.exec(line) ?? []) : [];
  const name = plainName(path);
  const sector = drive.logicalSector?.value;
  const isOwn = name?.startsWith(drive.name?.value ?? ' ') && name !== drive.name?.value;
  if (!name || !sector || !isOwn || drive.partitions.length >= MOST_PARTITIONS) return;
  drive.partitions.push({ line: number, name, start: Number(start) * sector });
}
