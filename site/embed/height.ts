// How tall a frame must be at each width, as one CSS value: a pasted line has no media queries, and no script measures
// for it. Its unit `cqw` is a share of the width of the element around the frame.
import { place } from '../common/place.ts';
import { starts } from './heights.ts';
import type { Height } from './line.ts';
import { measured } from './measured.ts';
import { type Reduction, reductions } from './parameters.ts';

/** Of an embed that a dialog hands out: questions of calculators, numbers and charts have no such choice. */
export const reductionsOf = (embed: string): readonly Reduction[] =>
  /^(?:sizer\/)?[^/]+$/.test(embed) ? reductions : [];

/** A query with what an author leaves of the embed. */
export function withReduction(query: string, reduction: Reduction | ''): string {
  if (!reduction) return query;
  return `${query}${query.includes('?') ? '&' : '?'}${reduction}`;
}

/** Room for fonts that are a little taller than those that were measured with. */
const SLACK = 1.02;

const ENGLISH = 'en';

const measuredOf = (embed: string, language: string, reduction: Reduction | '') =>
  measured[language]?.[embed]?.heights[reduction];

/** Of all embeds, the tallest: too much rather than cut. */
const tallestIn = (language: string): number[] =>
  starts.map((_, index) =>
    Math.max(...Object.values(measured[language] ?? {}).map((one) => one.heights[''][index] ?? 0)),
  );

/**
 * By class of widths, the narrowest first, in CSS pixels. An embed that was not measured yet is as tall as the tallest;
 * a language that was not, as English.
 */
export function heightsOf(
  embed: string,
  language = place.language.tag,
  reduction: Reduction | '' = '',
): number[] {
  const known = measured[language] ? language : ENGLISH;
  const heights = measuredOf(embed, known, reduction) ?? tallestIn(known);
  return heights.map((height) => Math.ceil(height * SLACK));
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
export function heightOf(
  embed: string,
  language = place.language.tag,
  reduction: Reduction | '' = '',
): Height {
  const tall = heightsOf(embed, language, reduction);
  return { height: cssOf(tall), tallest: Math.max(...tall), usual: usualOf(tall) };
}

/** Of the embed with what an author may leave of it; of one that is not measured so, it is that of the whole. */
export const reducedHeights = (
  embed: string,
  language = place.language.tag,
): Partial<Record<Reduction, Height>> =>
  Object.fromEntries(
    reductionsOf(embed)
      .filter((reduction) => measuredOf(embed, language, reduction) !== undefined)
      .map((reduction) => [reduction, heightOf(embed, language, reduction)]),
  );
