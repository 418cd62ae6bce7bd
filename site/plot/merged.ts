// Dots that lie on each other: of very many, one stands for all in its cell, and says how many they are.
import { count } from '../common/format.ts';
import { words } from './words.ts';

/** Up to here a drawing shows each on its own: each has its title and its link. */
export const MOST_DOTS = 300;

/** One dot of a drawing: what it leads to, and how many more are there. */
export interface Merged<One> {
  one: One;
  more: number;
}

/** Each of a few; of many, the first of each cell. */
export function merged<One>(all: readonly One[], cell: (one: One) => string, most = MOST_DOTS): Merged<One>[] {
  if (all.length <= most) return all.map((item) => ({ one: item, more: 0 }));
  return [...Map.groupBy(all, cell).values()].flatMap(([one, ...others]) =>
    one === undefined ? [] : [{ one, more: others.length }],
  );
}

/** Whether any dot stands for several, which the caption then says. */
export const isMerged = (drawn: readonly Merged<unknown>[]): boolean => drawn.some(({ more }) => more > 0);

/** What a dot is of, and how many more are there. */
export const titleOf = (title: string, { more }: Merged<unknown>): string =>
  more === 0 ? title : words.more(title, count(more));

/** Larger by what they stand for, and never by so much that they hide their neighbours. */
export function radii(drawn: readonly Merged<unknown>[], radius: number) {
  if (!isMerged(drawn)) return radius;
  return ({ more }: Merged<unknown>) => radius * Math.min(2, 1 + Math.log10(1 + more) / 3);
}
