/** The catalogue of names from the files of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CopiedTo, partsCatalog } from '../parts/catalog.ts';
import type { CatalogPart, Rows } from '../parts/part.ts';
import { loadRegistry, loadSchemas, loadShared, ROOT } from '../repository/repository.ts';
import { type Row, rowsOf } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';
import { Boards, boardsFile } from './boards.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueOf, namesFile } from './file.ts';
import { things } from './named-parts.ts';

/** What the build of the dataset wrote, with the rates that sets measured. */
const BUILT = join(ROOT, 'site/public/files/parts.json');
const COPIES = join(ROOT, 'site/public/files/copies.json');

/** The rows of these tables by the name of the table, each read once. */
export function rowsIn(tables: Iterable<Table>): Rows {
  const all = [...tables];
  const byTable = new Map<string, Row[]>();
  return (name) => {
    const table = all.find(({ schema }) => schema.name === name);
    const own = byTable.get(name) ?? (table ? rowsOf(table) : []);
    byTable.set(name, own);
    return own;
  };
}

export function registryRows(): { rows: Rows; parts: CatalogPart[]; copies: CopiedTo[] } {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const { tables } = loadShared(schemas, registry);
  const rows = rowsIn(tables);
  const parts: CatalogPart[] = existsSync(BUILT)
    ? JSON.parse(readFileSync(BUILT, 'utf8'))
    : partsCatalog({ ...registry, tables: [...tables] }, []);
  const copies: CopiedTo[] = existsSync(COPIES) ? JSON.parse(readFileSync(COPIES, 'utf8')) : [];
  return { rows, parts, copies };
}

export const makersOf = (rows: Rows): string[] => [
  ...new Set(
    ['drives', 'controllers', 'cards', 'chipset-uplinks', 'socket-platforms'].flatMap((table) =>
      rows(table).flatMap(({ vendor }) =>
        typeof vendor === 'string' ? vendor.split(/[(),]/).map((item) => item.trim()) : [],
      ),
    ),
  ),
];

export const loadBoards = (): Boards => new Boards(boardsFile(registryRows().rows));

/** As a page loads it. */
export function loadCatalogue(): Catalogue {
  const { rows, parts, copies } = registryRows();
  return catalogueOf(namesFile(things(rows, parts, copies), makersOf(rows)));
}
