// The classes of arrays: how many sources have measured each, and how many of its results lie inside the range that the
// sizer gives them. Pure.
import { ANY_ARRAY } from '../../calc-wasm/js/classes.ts';
import type { Ranges } from '../../calc-wasm/js/ranges.ts';
import { type Coverage, coverageOf, type LeftOut } from '../../datasets/tools/ranges/ranges.ts';

export interface ArrayClassRow {
  class: string;
  /** The lower end, as a share of the upper one; nothing where the range is the core's own. */
  low: number | undefined;
  /** Against what the other sources make; where they are too few, against the core's own range. */
  coverage: Coverage;
}

/** The narrow classes first, that of all arrays last. `isInOwn` says whether the core's own range holds a result. */
export function arrayClassRows(
  ranges: Ranges,
  measured: readonly LeftOut[],
  isInOwn: (row: LeftOut) => boolean,
): ArrayClassRow[] {
  const names = [...new Set(measured.flatMap(({ classes }) => classes))]
    .filter((name) => name !== ANY_ARRAY)
    .toSorted();
  return [...names, ANY_ARRAY].flatMap((name): ArrayClassRow[] => {
    const rows = measured.filter(({ classes }) => classes.includes(name));
    if (rows.length === 0) return [];
    const low = ranges[name]?.low;
    const judged =
      low === undefined
        ? rows.map((row) => ({ ...row, from: 'core', inside: isInOwn(row) }))
        : rows;
    return [{ class: name, low, coverage: coverageOf(judged) }];
  });
}
