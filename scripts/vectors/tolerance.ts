// How far an answer may be from a published figure: `exact`, `abs:2`, `rel:0.01`, `range:0.80..1.00` (of the expected
// figure), `must_differ:0.05` (a known mistake).
import { Broken } from './parameters.ts';

export interface Tolerance {
  /** Whether the figure is a known mistake, from which the answer has to be away. */
  isMistake: boolean;
  holds(got: number, expected: number): boolean;
}

/** The last bits of a fraction of a unit are nobody's mistake. */
const LAST_BITS = 1e-12;

/** @throws Broken where the text is no tolerance. */
export function toleranceOf(text: string): Tolerance {
  if (text === 'exact') {
    return { isMistake: false, holds: (got, expected) => got === expected };
  }
  const [, kind, from = '', to = ''] =
    /^(abs|rel|must_differ|range):([0-9.e+-]+?)(?:\.\.([0-9.e+-]+))?$/.exec(text) ?? [];
  const [limit, top] = [Number(from), Number(to)];
  const isRange = kind === 'range';
  if (
    kind === undefined ||
    !(limit >= 0) ||
    isRange !== (to !== '') ||
    (isRange && !(top >= limit))
  )
    throw new Broken(`no tolerance "${text}"`);
  const off = (got: number, expected: number) => Math.abs(got / expected - 1);
  const holds = {
    abs: (got: number, expected: number) =>
      Math.abs(got - expected) <= Math.max(limit, Math.abs(expected) * LAST_BITS),
    rel: (got: number, expected: number) => off(got, expected) <= limit,
    must_differ: (got: number, expected: number) => off(got, expected) > limit,
    range: (got: number, expected: number) => got / expected >= limit && got / expected <= top,
  }[kind as 'abs' | 'rel' | 'must_differ' | 'range'];
  return { isMistake: kind === 'must_differ', holds };
}
