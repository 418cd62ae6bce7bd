// Boards and cards of the registry, at build time.
import { type Board, boards } from '../../datasets/tools/parts/boards.ts';
import { cards } from '../../datasets/tools/parts/controllers.ts';
import { tablesNamed } from '../duckdb/dataset-build.ts';
import type { Card } from './cards.ts';

const rows = await tablesNamed([
  'socket-platforms',
  'cpu-lane-groups',
  'chipset-ports',
  'chipset-uplinks',
  'controllers',
  'cards',
  'caps',
]);

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
