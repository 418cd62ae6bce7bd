// How tall a frame is at each width, as one CSS value: a pasted line has no media queries, and no script sizes it. Its
// unit `cqw` is a share of the width of the element around the frame. A browser test checks that nothing is cut off.
import heights from './heights.json' with { type: 'json' };
import type { Height } from './line.ts';
import { type Reduction, reductions } from './parameters.ts';

/** The widths of a frame where a class of widths begins, in CSS pixels: there the layout of embeds changes. */
export const starts: readonly number[] = [0, 400, 480, 640, 768];

/**
 * By family and class of widths, in CSS pixels, with room for other fonts, translations and longer answers: of the whole
 * frame, and of its answer alone (`controls=none`).
 */
const {
  whole: WHOLE,
  answer: ANSWERS,
}: Record<'whole' | 'answer', Readonly<Record<string, readonly number[]>>> = heights;

/** Of an embed that a dialog hands out: questions of calculators, numbers and charts have no such choice. */
export const reductionsOf = (embed: string): readonly Reduction[] =>
  /^(?:sizer\/)?[^/]+$/.test(embed) ? reductions : [];

/** By class of widths, the narrowest first. A calculator without heights of its own has those of the tallest. */
export function heightsOf(embed: string, reduction?: Reduction): readonly number[] {
  const [family = ''] = embed.split('/');
  const whole = WHOLE[embed] ?? WHOLE[family] ?? WHOLE.calculators ?? [];
  if (reduction !== 'controls=none' || family === 'compare-arrays') return whole;
  return ANSWERS[family] ?? ANSWERS.calculators ?? whole;
}

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

/** A column of text is about as wide, in CSS pixels: what a system is told that asks for one height. */
export const COLUMN = 640;

/** In a column of text; the last class that begins at or below its width. */
const usualOf = (tall: readonly number[]): number =>
  tall[starts.findLastIndex((start) => start <= COLUMN)] ?? Math.max(...tall);

/** As a line to paste says it. */
export function heightOf(embed: string, reduction?: Reduction): Height {
  const tall = heightsOf(embed, reduction);
  return { height: cssOf(tall), tallest: Math.max(...tall), usual: usualOf(tall) };
}

/** Of the embed with what an author may leave of it. */
export const reducedHeights = (embed: string): Partial<Record<Reduction, Height>> =>
  Object.fromEntries(reductionsOf(embed).map((reduction) => [reduction, heightOf(embed, reduction)]));
