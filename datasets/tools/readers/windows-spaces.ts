/** Volumes of Storage Spaces: `Get-VirtualDisk` with its columns, and the allocation units of `Get-Volume`. */
import type { Lines } from '../paste/lines.ts';
import { countOf, MOST_RECORDS, textOf } from './figures.ts';
import { type Column, cellsOf, columnsOf } from './table.ts';

export interface StorageSpace {
  line: number;
  /** What its owner calls it; nothing of a volume. */
  name: string | undefined;
  /** Parity, Mirror, Simple, as printed. */
  resiliency: string | undefined;
  columns: number | undefined;
  /** Bytes that one column takes of a stripe. */
  interleave: number | undefined;
  /** Bytes of an allocation unit, of a volume. */
  unit: number | undefined;
}

const HEADING =
  /^\s{0,8}(?=.*\b(?:ResiliencySettingName|AllocationUnitSize)\b)(?:FriendlyName|DriveLetter|FileSystemLabel)\s/;
const NUMERIC =
  /^(?:NumberOfColumns|Interleave|AllocationUnitSize|Size|DriveLetter|SizeRemaining|PhysicalDiskRedundancy|NumberOfDataCopies)$/;
const FIELD =
  /^\s{0,8}(FriendlyName|ResiliencySettingName|NumberOfColumns|Interleave|AllocationUnitSize)\s{0,40}: (\S.{0,80}?)\s*$/;

export function storageSpaces(lines: Lines): StorageSpace[] {
  const spaces: StorageSpace[] = [];
  let columns: Column[] | undefined;
  let listed: StorageSpace | undefined;
  for (const [index, line] of lines.entries()) {
    if (spaces.length >= MOST_RECORDS) break;
    if (HEADING.test(line)) {
      columns = columnsOf(line);
      continue;
    }
    if (columns && !/^[\s-]*$/.test(line)) {
      const cells = cellsOf(line, columns, (name) => NUMERIC.test(name));
      if (cells) spaces.push(spaceOf(index + 1, (name) => cells.get(name)));
      else columns = undefined;
    }
    const [, name = '', value] = FIELD.exec(line) ?? [];
    if (value === undefined) continue;
    if (!listed || (name === 'FriendlyName' && listed.name !== undefined)) {
      listed = spaceOf(index + 1, () => undefined);
      spaces.push(listed);
    }
    Object.assign(listed, told(spaceOf(listed.line, (one) => (one === name ? value : undefined))));
  }
  return spaces.filter(({ resiliency, unit }) => resiliency !== undefined || unit !== undefined);
}

/** Whatever stands there else is of another line. */
const RESILIENCY = /^(?:Parity|Mirror|Simple)$/i;

const told = (space: StorageSpace): Partial<StorageSpace> =>
  Object.fromEntries(Object.entries(space).filter(([, value]) => value !== undefined));

const spaceOf = (line: number, cell: (name: string) => string | undefined): StorageSpace => ({
  line,
  name: textOf(cell('FriendlyName')),
  resiliency: RESILIENCY.exec(cell('ResiliencySettingName') ?? '')?.[0],
  columns: countOf(cell('NumberOfColumns')),
  interleave: countOf(cell('Interleave')),
  unit: countOf(cell('AllocationUnitSize')),
});
