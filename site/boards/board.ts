// A board as its page and the list tell of it.
import type { BoardChecksRow, BoardConditionsRow, BoardSlotsRow, BoardsRow } from '../generated/datasets.ts';

export interface Slot {
  name: string;
  form: BoardSlotsRow['form'];
  /** Lanes of the longest card that fits; of other forms, and where nobody says, nothing. */
  length: number | null;
  lanes: number | null;
  generation: string | null;
  attached: BoardSlotsRow['attached_to'];
  /** Machines whose firmware names it; nothing where a text alone does. */
  tables: number | null;
  seen: number | null;
  seenLanes: number | null;
  row: BoardSlotsRow;
}

export interface Board {
  row: BoardsRow;
  name: string;
  slots: Slot[];
  conditions: BoardConditionsRow[];
}

export const slotOf = (row: BoardSlotsRow): Slot => ({
  name: row.slot,
  form: row.form,
  length: row.length_lanes,
  lanes: row.lanes,
  generation: row.generation,
  attached: row.attached_to,
  tables: row.tables,
  seen: row.seen_machines,
  seenLanes: row.seen_lanes,
  row,
});

/** What most host bus adapters and network cards of servers have. */
export const WIDE = 8;

export const isCard = ({ form }: Slot): boolean => form === 'pcie';
export const isWide = (slot: Slot): boolean => isCard(slot) && (slot.lanes ?? 0) >= WIDE;

/** Longer than its lanes: what surprises people. */
const isTrap = (slot: Slot): slot is Slot & { length: number; lanes: number } =>
  isCard(slot) && slot.lanes !== null && slot.length !== null && slot.length > slot.lanes;

/** Those that surprise alike together. */
export const traps = (slots: readonly Slot[]): { length: number; lanes: number; slots: Slot[] }[] =>
  [...Map.groupBy(slots.filter(isTrap), ({ length, lanes }) => `${length} ${lanes}`).values()].map((same) => ({
    length: same[0]?.length ?? 0,
    lanes: same[0]?.lanes ?? 0,
    slots: same,
  }));

export function widest(slots: readonly Slot[]): Slot[] {
  const known = slots.filter((slot) => isCard(slot) && slot.lanes !== null);
  const most = Math.max(0, ...known.map(({ lanes }) => lanes ?? 0));
  return known.filter(({ lanes }) => lanes === most);
}

export interface Counted {
  wide: number;
  narrow: number;
  m2: number;
}

export const counted = (slots: readonly Slot[]): Counted => ({
  wide: slots.filter(isWide).length,
  narrow: slots.filter((slot) => isCard(slot) && !isWide(slot)).length,
  m2: slots.filter(({ form }) => form === 'm2').length,
});

/** Databases of firmware tables, by their keys among the sources: how many tables there are is told in numbers. */
const DATABASES: ReadonlySet<string> = new Set(['bsdhw-dmi', 'linuxhw-dmi']);

/** Manuals, reviews and the like that a row cites. */
export const textsOf = ({ sources }: { sources: string | null }): string[] =>
  (sources ?? '').split(' ').filter((key) => key !== '' && !DATABASES.has(key));

export interface Checked {
  boards: number;
  slots: number;
  /** Cells that firmware and text both state, and how many of them are the same. */
  cells: number;
  same: number;
  /** Of those the numbers of lanes. */
  lanes: number;
  sameLanes: number;
}

/** How well firmware agrees with texts, over all that was looked up. */
export function checked(rows: readonly BoardChecksRow[]): Checked {
  const both = rows.filter(({ outcome }) => outcome !== 'added');
  const lanes = both.filter(({ field }) => field === 'lanes');
  const same = (some: readonly BoardChecksRow[]) => some.filter(({ outcome }) => outcome === 'agrees').length;
  return {
    boards: new Set(both.map(({ board_id }) => board_id)).size,
    slots: new Set(both.map(({ board_id, slot }) => `${board_id} ${slot}`)).size,
    cells: both.length,
    same: same(both),
    lanes: lanes.length,
    sameLanes: same(lanes),
  };
}
