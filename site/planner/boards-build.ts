// Boards and cards of the registry, at build time.
import { type Board, boards } from '../../datasets/tools/parts/boards.ts';
import { cards } from '../../datasets/tools/parts/controllers.ts';
import type { Row } from '../../datasets/tools/tables/records.ts';
import { query } from '../duckdb/dataset-build.ts';
import type { Card } from './cards.ts';

/** Tables that boards and cards are made of. */
const TABLES = [
  'socket-platforms',
  'cpu-lane-groups',
  'chipset-ports',
  'chipset-uplinks',
  'controllers',
  'cards',
  'caps',
];

const tables = new Map(
  await Promise.all(
    TABLES.map(async (name): Promise<[string, Row[]]> => {
      const rows = await query<Row>(`SELECT * FROM ${name.replaceAll('-', '_')}`);
      return [name, rows];
    }),
  ),
);

function rows(name: string): readonly Row[] {
  const found = tables.get(name);
  if (!found) throw new Error(`boards are not made of "${name}"`);
  return found;
}

/** By name, those of a maker together. */
export const allBoards: Board[] = boards(rows).toSorted(
  (a, b) => a.vendor.localeCompare(b.vendor) || a.name.localeCompare(b.name, 'en', { numeric: true }),
);

export const allCards: Card[] = cards(rows).map(({ id, name, kind, part, places, confidence }) => ({
  id,
  name,
  kind,
  part,
  confidence,
  ...(places !== undefined && { places }),
}));
