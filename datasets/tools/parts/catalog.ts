/** Every part that a chain may be built of by its name: made of registry and sets, so that data alone adds one. */
import { linkRates } from '../tables/link-rates.ts';
import { type Row, rowsOf } from '../tables/records.ts';
import { type Subject, tableNamed } from '../tables/rule.ts';
import type { LoadedSet } from '../tables/subject.ts';
import { cards, controllers } from './controllers.ts';
import { type CopiedTo, copiedTo, drives } from './drives.ts';
import type { CatalogPart, Rows } from './part.ts';
import { chipsets, slots } from './platforms.ts';

export type { CopiedTo } from './drives.ts';
export type { CatalogPart } from './part.ts';

/** Rows of the tables of a registry or a set, each read once. */
function reader(subject: Subject): Rows {
  const tables = new Map<string, Row[]>();
  return (name) => {
    const known = tables.get(name);
    if (known) return known;
    const table = tableNamed(subject, name);
    const rows = table ? rowsOf(table) : [];
    tables.set(name, rows);
    return rows;
  };
}

const readers = (sets: readonly LoadedSet[]) => sets.map((set) => ({ setId: set.setId, rows: reader(set) }));

/** Drives whose write cache is known. */
export const copyCatalog = (registry: Subject, sets: readonly LoadedSet[]): CopiedTo[] =>
  copiedTo(reader(registry), readers(sets), linkRates(registry));

export function partsCatalog(registry: Subject, sets: readonly LoadedSet[]): CatalogPart[] {
  const rows = reader(registry);
  const rated = readers(sets);
  return [
    ...chipsets(rows),
    ...slots(rows),
    ...cards(rows),
    ...controllers(rows),
    ...drives(rows, rated, linkRates(registry)),
  ];
}
