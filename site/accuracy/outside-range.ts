// Figures outside their range, those with one cause together. Pure.
import { type Compared, isInside, shareOf } from './accuracy.ts';
import { targetText } from './text.ts';

/** Figures of one device in one setting. */
export interface Alike {
  name: string;
  rows: Compared[];
  /** The lowest and the highest share of the ceiling. */
  low: number;
  high: number;
}

export interface Cause {
  /** What the source says of it; empty where nothing is known. */
  reason: string;
  figures: number;
  alike: Alike[];
}

/** The causes that explain most figures first, what nobody explains last. */
export function causesOf(rows: readonly Compared[]): Cause[] {
  const misses = rows.filter((row) => !isInside(row));
  return [...Map.groupBy(misses, ({ row }) => String(row.note ?? ''))]
    .map(([reason, own]) => ({ reason, figures: own.length, alike: alikeOf(own) }))
    .toSorted((a, other) => Number(a.reason === '') - Number(other.reason === '') || other.figures - a.figures);
}

const alikeOf = (rows: readonly Compared[]): Alike[] =>
  [...Map.groupBy(rows, ({ row }) => targetText(row))].map(([name, own]) => {
    const shares = own.map(shareOf);
    return { name, rows: own, low: Math.min(...shares), high: Math.max(...shares) };
  });
