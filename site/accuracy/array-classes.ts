// The classes of arrays: how many sources have measured each, and how many of its results lie inside the range that the
// sizer gives them. Pure.
import { ANY_ARRAY } from '../../calc-wasm/js/classes.ts';
import type { Ranges } from '../../calc-wasm/js/ranges.ts';
import { type Coverage, coverageOf, type LeftOut } from '../../datasets/tools/ranges/ranges.ts';

export interface ArrayClassRow {
  class: string;
  /** The class that gives the range: its own or a wider one; nothing where the range is the core's own. */
  from: string | undefined;
  /** The lower end, as a share of the upper one. */
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
    const [first] = rows;
    if (!first) return [];
    // Wider classes follow in the list of each row.
    const wider = first.classes.slice(first.classes.indexOf(name));
    const from = wider.find((item) => Object.hasOwn(ranges, item));
    const judged = from === undefined ? rows.map((row) => ({ ...row, from: 'core', inside: isInOwn(row) })) : rows;
    const low = from === undefined ? undefined : ranges[from]?.low;
    return [{ class: name, from, low, coverage: coverageOf(judged) }];
  });
}
