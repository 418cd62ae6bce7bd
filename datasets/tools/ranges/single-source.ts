/**
 * Measurements that wait for a second source. A range is made of what people say was limited by the link; one who is
 * wrong about that would move it for everybody, because with some ten sources the lowest of them is its lower end. So a
 * single source moves a lower end by a bounded part only: what lies further below the range that all others make, or
 * above what the model lets through, takes part when another source has measured the like.
 */
import { lowerEnd } from './conformal.ts';
import { isAbove, type Measured, scoreOf } from './scores.ts';

/** Share of the lower end of all others down to which one source is believed, among links of one kind. */
export const LOWEST_BELIEVED = 0.85;

/** The same where links of several kinds stand together: a kind that nobody has measured yet may differ by more. */
export const LOWEST_BELIEVED_OF_KINDS = 0.6;

/** The measurements that take part in ranges: those that wait are left out. */
export function confirmed(rows: readonly Measured[]): Measured[] {
  const keptBack = new Set(heldBack(rows));
  return rows.filter((row) => !keptBack.has(row));
}

/**
 * Those that wait: what is too far off in one of its classes makes no narrower one either, in which too few others say
 * what is usual.
 */
export function heldBack(rows: readonly Measured[]): Measured[] {
  const classes = new Set(rows.flatMap((row) => row.classes));
  const keptBack = new Set([...classes].flatMap((name) => heldIn(rows.filter((row) => row.classes.includes(name)))));
  return rows.filter((row) => keptBack.has(row));
}

/** Those of one class that lie too far off to be believed of one source. */
function heldIn(rows: readonly Measured[]): Measured[] {
  const kinds = new Set(rows.map(({ link }) => link));
  const believed = kinds.size > 1 ? LOWEST_BELIEVED_OF_KINDS : LOWEST_BELIEVED;
  const isFar = (row: Measured, low: number) => row.share < low * believed;
  const sources = Map.groupBy(rows, ({ source }) => source);
  return [...sources].flatMap(([source, own]) => {
    const others = rows.filter((row) => row.source !== source);
    const low = lowerEnd(others.map(scoreOf));
    if (low === undefined) return [];
    const isSeconded = others.some((row) => isFar(row, low));
    const isAboveSeconded = others.some(isAbove);
    return own.filter((row) => (isAbove(row) ? !isAboveSeconded : !isSeconded && isFar(row, low)));
  });
}
