/** The table of `btrfs filesystem usage -T`: a column for each profile, a row for each device, below the same figures. */
import type { Lines } from '../paste/lines.ts';
import { sizeOf, told } from './figures.ts';
import type { Stated } from './stated.ts';

export interface BtrfsProfile {
  line: number;
  /** data, metadata, system */
  kind: string;
  /** single, dup, raid1 */
  name: string;
  bytes: Stated<number> | undefined;
  used: Stated<number> | undefined;
  /** Where the devices stand that hold some of it, a missing one too. */
  shares: { line: number }[];
}

const HEAD = /^\s{0,8}Id Path\s+\S/;
const RULE = /^\s{0,8}-{2,}(?: -{2,}){2,}\s*$/;
const DEVICE = /^\s{0,8}[0-9]{1,6} (?:\/dev\/\S{1,100}|missing|<missing disk>)\s/;
const SUM = /^\s{0,12}(Total|Used)\s/;
const KIND = /^(?:Data|Metadata|System)$/;
const NAME = /^(?:single|DUP|RAID[0-9C]{1,4})$/i;

/** A file system of more devices would be a data centre. */
const MOST_ROWS = 200;

interface Column {
  profile: BtrfsProfile;
  start: number;
  end: number;
}

/** The profiles of a table whose heading stands at an index; none where it is none. */
export function profilesAt(lines: Lines, index: number): BtrfsProfile[] {
  const head = lines.at(index) ?? '';
  if (!HEAD.test(head) || !RULE.test(lines.at(index + 1) ?? '')) return [];
  const columns = columnsOf(lines, index);
  for (let at = index + 2; at < Math.min(lines.length, index + MOST_ROWS); at++) {
    const line = lines.at(at) ?? '';
    const [, sum] = SUM.exec(line) ?? [];
    if (!sum && !DEVICE.test(line) && !RULE.test(line)) break;
    for (const { profile, start, end } of columns) {
      const bytes = sizeOf(/^[0-9.]+[KMGTPE]?i?B$/.exec(line.slice(start, end).trim())?.[0], 'binary');
      if (bytes === undefined) continue;
      if (sum === 'Total') profile.bytes = told(bytes, at + 1);
      else if (sum === 'Used') profile.used = told(bytes, at + 1);
      else profile.shares.push({ line: at + 1 });
    }
  }
  // Without its sums it is cut off.
  return columns.map(({ profile }) => profile).filter(({ bytes, used }) => bytes && used);
}

/** The columns by the rule below the heading; what each holds stands in the line above it. */
function columnsOf(lines: Lines, index: number): Column[] {
  const [kinds = '', names = '', rule = ''] = [-1, 0, 1].map((step) => lines.at(index + step) ?? '');
  return [...rule.matchAll(/-+/g)].flatMap(({ index: start, 0: { length } }) => {
    const end = start + length;
    const [kind, name] = [kinds, names].map((line) => line.slice(start, end + 1).trim());
    if (!KIND.test(kind ?? '') || !NAME.test(name ?? '')) return [];
    const profile: BtrfsProfile = {
      line: index + 1,
      kind: (kind ?? '').toLowerCase(),
      name: (name ?? '').toLowerCase(),
      bytes: undefined,
      used: undefined,
      shares: [],
    };
    return [{ profile, start, end }];
  });
}
