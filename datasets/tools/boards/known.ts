/** What the registry says already: chipsets with their platforms, and boards that a person has described. */
import type { Snapshot } from '../field/snapshot.ts';
import type { Rows } from '../parts/part.ts';
import type { Row } from '../tables/records.ts';
import type { Cells } from '../text/csv.ts';
import { sourceOf } from './harvest.ts';
import type { BoardChipset } from './merge.ts';
import { listed } from './names.ts';
import { contradictedIn } from './siblings.ts';
import type { Kept, PlatformOf } from './write.ts';

const chipsetsIn = ({ chipset }: Row): string[] =>
  typeof chipset === 'string' ? listed(chipset).map((item) => item.toUpperCase()) : [];

export function chipsetsOf(rows: Rows): ReadonlyMap<string, BoardChipset> {
  const ports = Map.groupBy(
    rows('chipset-ports').filter(({ kind }) => kind === 'pcie'),
    ({ socket_platform_id }) => socket_platform_id,
  );
  const chipsets = new Map<string, BoardChipset>();
  for (const row of [...rows('chipset-uplinks'), ...rows('socket-platforms')]) {
    const own = ports.get(row.socket_platform_id ?? null) ?? [];
    for (const name of chipsetsIn(row)) {
      const before = chipsets.get(name)?.generations ?? [];
      const generations = new Set([...before, ...own.map(({ generation }) => String(generation))]);
      chipsets.set(name, { name, generations: [...generations].sort() });
    }
  }
  return chipsets;
}

export function platformsOf(rows: Rows): PlatformOf {
  const byChipset = Map.groupBy(
    rows('socket-platforms').flatMap((row) =>
      chipsetsIn(row).map((chipset) => ({ chipset, id: String(row.socket_platform_id) })),
    ),
    ({ chipset }) => chipset,
  );
  return (chipset) => {
    const all = byChipset.get(chipset) ?? [];
    return all.length === 1 ? all[0]?.id : undefined;
  };
}

/** Boards of which a source is no database, or that have none, or of which a row is doubted, with all their slots. */
export function byHand(rows: Rows, snapshots: readonly Snapshot[]): Kept {
  const databases = new Set(snapshots.map(({ name }) => sourceOf(name)));
  const isOwn = ({ sources, confidence }: Row) =>
    confidence === 'unverified' ||
    String(sources ?? '')
      .split(' ')
      .some((key) => !databases.has(key));
  const slots = rows('board-slots');
  const kept = new Set([...rows('boards'), ...slots].filter(isOwn).map(({ board_id }) => board_id));
  const cells = (all: readonly Row[]) => all.filter(({ board_id }) => kept.has(board_id ?? null)).map(cellsOf);
  return { boards: cells(rows('boards')), slots: cells(slots), contradicted: contradictedIn(rows('board-checks')) };
}

const cellsOf = (row: Row): Cells =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, typeof value === 'number' ? value : String(value)]],
    ),
  );
