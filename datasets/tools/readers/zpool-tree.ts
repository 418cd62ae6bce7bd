/** The tree that zpool draws by indentation: pool, groups of drives, drives. */
import { plainName } from './figures.ts';

export type Role = 'data' | 'logs' | 'cache' | 'spares' | 'special' | 'dedup';

export interface TreeRow {
  line: number;
  /** Columns in front of the name. */
  indent: number;
  /** As printed. */
  name: string;
}

interface TreePlace {
  role: Role;
  /** Line of the group that it belongs to; nothing for those right below the pool. */
  parent: number | undefined;
}

export const ROLE = /^(?:logs|cache|spares|special|dedup)$/;
const GROUP =
  /^(mirror|raidz[1-3]?|draid[1-3]?(?::[0-9a-z:]{1,40})?|spare|replacing|indirect|log|missing|hole)(?:-[0-9]{1,4})?$/;

/** mirror, raidz2, draid1:4d:12c:1s, replacing; nothing of a drive. */
export const groupKind = (name: string): string | undefined => GROUP.exec(name)?.[1];

/**
 * A drive by the name of the system, or by a short label. Names by id hold serial numbers, names of files those of people:
 * left out.
 */
export const driveName = (name: string): string | undefined => plainName(name) ?? LABEL.exec(name)?.[0];

/** A few letters and a number of one or two digits: z2, z1_1, bay07; no serial number is as plain. */
const LABEL = /^[a-z]{1,6}_?[0-9]{1,2}(?:_[0-9]{1,2})?$/;

/** Whether a row is of a group or of a drive by its name alone, as where a paste has lost its indentation. */
export const isPart = (name: string): boolean =>
  groupKind(name) !== undefined || ROLE.test(name) || plainName(name) !== undefined || BY_ID.test(name);

const BY_ID = /^(?:ata|usb|scsi|nvme|wwn|dm|mmc|gptid|diskid)[-/]/;

/** Columns in front of a line, with tabs to the next of eight. */
export function indentOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === '\t') columns += 8 - (columns % 8);
    else if (character === ' ') columns++;
    else break;
  }
  return columns;
}

/** Whether rows stand deeper than the pool above them, as they do until a paste loses its spaces. */
function isIndented(rows: readonly TreeRow[]): boolean {
  const [pool, ...others] = rows;
  return others.every(({ name, indent }) => ROLE.test(name) || indent > (pool?.indent ?? 0));
}

/** Tells the parts of a pool where they belong. */
export function place(parts: readonly (Partial<TreePlace> & { line: number })[], rows: readonly TreeRow[]): void {
  const places = placesOf(rows);
  for (const part of parts) Object.assign(part, places.get(part.line));
}

/** Where each row below the pool belongs; rows that name a role say it of those that follow. */
export function placesOf(rows: readonly TreeRow[]): Map<number, TreePlace> {
  const places = new Map<number, TreePlace>();
  const hasIndent = isIndented(rows);
  let role: Role = 'data';
  let open: { row: TreeRow; room: number }[] = [];
  for (const row of rows.slice(1)) {
    if (ROLE.test(row.name)) {
      role = row.name as Role;
      open = [];
      continue;
    }
    const kind = groupKind(row.name);
    open = hasIndent ? open.filter((outer) => outer.row.indent < row.indent) : openByName(open, kind);
    places.set(row.line, { role, parent: open.at(-1)?.row.line });
    const innermost = open.at(-1);
    if (innermost) innermost.room--;
    if (kind !== undefined) open.push({ row, room: isPair(kind) ? 2 : Number.POSITIVE_INFINITY });
  }
  return places;
}

/** A drive that is replaced and the one that replaces it, or a drive and its spare. */
const isPair = (kind: string): boolean => kind === 'replacing' || kind === 'spare';

/** By what names say alone: a pair lies in the group before it and holds two, every other group lies in the pool. */
function openByName<Open extends { room: number }>(open: Open[], kind: string | undefined): Open[] {
  if (kind !== undefined && !isPair(kind)) return [];
  return open.filter(({ room }) => room > 0);
}
