// What a query counted, as a chart shows it.
import { type Counted, KINDS } from './counted-kinds.ts';
import type { Share } from './shares-chart.ts';
import { words } from './words.ts';

export const sharesOf = (rows: readonly Counted[], label: (name: string) => string): Share[] =>
  rows.map(({ name, count, total }) => ({ label: label(name), count, total }));

/** Fewer links say nothing of a kind. */
const FEWEST = 20;

/** By kind of device, in the order of the pages. */
export const byKind = (rows: readonly Counted[]): Share[] =>
  KINDS.flatMap((kind) => {
    const row = rows.find(({ name, total }) => name === kind && total >= FEWEST);
    return row ? [{ label: words.kinds[kind], count: row.count, total: row.total }] : [];
  });

export function sumOf(rows: readonly Counted[]): { count: number; total: number } {
  return rows.reduce((sum, { count, total }) => ({ count: sum.count + count, total: sum.total + total }), {
    count: 0,
    total: 0,
  });
}
