/**
 * Moves rows that sets bring into the registry, each to its place in the order of keys. Rows that count stay those
 * that count, so the database is the same before and after. Pure: files in, files out.
 */

import { unlistResources } from '../fix/package.ts';
import { differingColumn, type Shared } from '../tables/shared-rows.ts';
import type { LoadedSet } from '../tables/subject.ts';
import type { Table } from '../tables/table.ts';
import { csvCell } from '../text/csv-cell.ts';

export interface Moved {
  table: string;
  key: string;
  setId: string;
}

export interface Left extends Moved {
  /** The file whose row of the same name counts. */
  counts: string;
}

interface Promotion {
  /** New texts by path from the root of the repository; nothing where the file goes. */
  files: Map<string, string | undefined>;
  moved: Moved[];
  /** Rows that differ from the one that counts: a person decides which of the two is right. */
  left: Left[];
}

/** `shared` knows the rows of every set, also of those that are not promoted. */
export function promote(shared: Shared, sets: readonly LoadedSet[]): Promotion {
  const promotion: Promotion = { files: new Map(), moved: [], left: [] };
  for (const registry of shared.registry) {
    const name = registry.schema.name;
    const places = shared.places.filter(({ schema }) => schema.name === name);
    const lines = new Map(rowsOf(registry).map((row) => [registry.keyOf(row), line(registry, row)]));
    const known = lines.size;
    for (const { setId, tables } of sets) {
      const table = tables.find(({ schema }) => schema.name === name);
      if (!table) continue;
      const kept = rowsOf(table).filter((row) => {
        const key = table.keyOf(row);
        const [first, at = 0] = firstWith(places, key);
        const isSame = first !== undefined && differingColumn(table, row, first, at) === undefined;
        if (
          !isSame ||
          (first !== registry && !sets.some((set) => set.tables.some(({ file }) => file === first.file)))
        ) {
          promotion.left.push({ table: name, key, setId, counts: first?.file ?? '' });
          return true;
        }
        if (!lines.has(key)) {
          insert(lines, key, line(table, row));
          promotion.moved.push({ table: name, key, setId });
        }
        return false;
      });
      write(
        promotion.files,
        table,
        kept.map((row) => line(table, row)),
      );
    }
    if (lines.size > known) write(promotion.files, registry, [...lines.values()]);
  }
  for (const { package: file } of sets) {
    const gone = file.tableNames.filter((name) => {
      const path = file.file.replace('datapackage.json', `${name}.csv`);
      return promotion.files.has(path) && promotion.files.get(path) === undefined;
    });
    const text = gone.length > 0 ? unlistResources(file, gone) : undefined;
    if (text !== undefined) promotion.files.set(file.file, text);
  }
  return promotion;
}

const rowsOf = ({ length }: Table): number[] => Array.from({ length }, (_, index) => index + 1);

function line(table: Table, row: number): string {
  return table.schema.fields.map((_, index) => csvCell(table.text(row, index))).join(',');
}

function firstWith(places: readonly Table[], key: string): [Table, number] | [undefined] {
  for (const table of places) {
    const row = rowsOf(table).find((value) => table.keyOf(value) === key);
    if (row !== undefined) return [table, row];
  }
  return [undefined];
}

/** Behind the last smaller key: a list in order stays in order, another one is not put in order unasked. */
function insert(lines: Map<string, string>, key: string, text: string): void {
  const entries = [...lines];
  entries.splice(entries.findLastIndex(([other]) => other < key) + 1, 0, [key, text]);
  lines.clear();
  for (const [name, content] of entries) lines.set(name, content);
}

/** A table without rows is no file. */
function write(files: Promotion['files'], table: Table, lines: readonly string[]): void {
  if (lines.length === table.length) return;
  const header = table.schema.fields.map(({ name }) => name).join(',');
  files.set(table.file, lines.length === 0 ? undefined : `${[header, ...lines].join('\n')}\n`);
}
