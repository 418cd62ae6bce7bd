// How tall a frame must be at each width, as one CSS value: a pasted line has no media queries, and no script measures
// for it. Its unit `cqw` is a share of the width of the element around the frame.
import { heights, starts } from './heights.ts';

/** Room for fonts that are a little taller than those that were measured with. */
const SLACK = 1.02;

/** Of one that was not measured yet, that of the tallest: too much rather than cut. */
const unmeasured = starts.map((_, index) =>
  Math.max(...Object.values(heights).map((one) => one[index] ?? 0)),
);

/** By class of widths, the narrowest first, in CSS pixels. */
export const heightsOf = (embed: string): number[] =>
  (heights[embed] ?? unmeasured).map((height) => Math.ceil(height * SLACK));

/** Nothing from `start` pixels of width on, below them all of `more` */
const step = (start: number, more: number): string =>
  `${more < 0 ? '-' : '+'} clamp(0px,(${start}px - 100cqw)*999,${Math.abs(more)}px)`;

/** The height of the widest class, and what each narrower one adds to the one after it. */
export function cssOf(tall: readonly number[]): string {
  const steps = starts.flatMap((start, index) => {
    const more = (tall[index - 1] ?? 0) - (tall[index] ?? 0);
    return index === 0 || more === 0 ? [] : [step(start, more)];
  });
  return `calc(${[`${tall.at(-1)}px`, ...steps].join(' ')})`;
}

/** As a line to paste says it. */
export function heightOf(embed: string): { height: string; tallest: number } {
  const tall = heightsOf(embed);
  return { height: cssOf(tall), tallest: Math.max(...tall) };
}
