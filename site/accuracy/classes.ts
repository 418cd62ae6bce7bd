// The classes of links: what range each gives, and how many measurements of left-out sources it holds. Pure.
import type { ClassRange } from '../../calc-wasm/js/calc.ts';
import { ANY } from '../../calc-wasm/js/classes.ts';
import type { Ranges } from '../../calc-wasm/js/ranges.ts';
import { type Coverage, coverageOf, type LeftOut } from '../../datasets/tools/ranges/ranges.ts';

export interface ClassRow {
  /** A generation, a kind of link, or all. */
  class: string;
  /** What its links are expected to reach; the range of another class where its own sources are too few. */
  range: ClassRange;
  from: string;
  /** Of its own measurements, each against what the other sources make. */
  coverage: Coverage;
}

/** Classes with a range of their own and kinds without one, the narrow ones first, the class of all links last. */
export function classRows(ranges: Ranges, measured: readonly LeftOut[]): ClassRow[] {
  const kinds = new Set(measured.map(({ link }) => link));
  const own = Object.keys(ranges).filter((name) => name !== ANY);
  const names = [...new Set([...kinds, ...own])].toSorted();
  return [...names, ANY].flatMap((name) => {
    const from = Object.hasOwn(ranges, name) ? name : ANY;
    const range = ranges[from];
    const rows = measured.filter(({ classes }) => classes.includes(name));
    return range && rows.length > 0 ? [{ class: name, range, from, coverage: coverageOf(rows) }] : [];
  });
}
