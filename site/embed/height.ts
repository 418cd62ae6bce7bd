// How tall a frame must be at each width, as one CSS value: a pasted line has no media queries, and no script measures
// for it. Its unit `cqw` is a share of the width of the element around the frame.
import { place } from '../common/place.ts';
import { heights, starts } from './heights.ts';
import type { Height } from './line.ts';
import { type Left, left } from './parameters.ts';

/** Of an embed that a dialog hands out: questions of calculators, numbers and charts have no such choice. */
export const looksOf = (embed: string): readonly Left[] =>
  /^(?:sizer\/)?[^/]+$/.test(embed) ? left : [];

/** An address or a name that says it. */
export function withLook(text: string, look: Left | ''): string {
  if (!look) return text;
  return `${text}${text.includes('?') ? '&' : '?'}${look}`;
}

/** Room for fonts that are a little taller than those that were measured with. */
const SLACK = 1.02;

const ENGLISH = 'en';

/** Of embeds whose heights are given, the tallest: too much rather than cut. */
const tallestOf = (all: Readonly<Record<string, readonly number[]>>): number[] =>
  starts.map((_, index) => Math.max(...Object.values(all).map((one) => one[index] ?? 0)));

/**
 * By class of widths, the narrowest first, in CSS pixels. An embed that was not measured yet is as tall as the tallest;
 * a language that was not, as English.
 */
export function heightsOf(embed: string, language = place.language.tag): number[] {
  const measured = heights[language] ?? heights[ENGLISH] ?? {};
  return (measured[embed] ?? tallestOf(measured)).map((height) => Math.ceil(height * SLACK));
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

/** As a line to paste says it. */
export function heightOf(embed: string, language = place.language.tag): Height {
  const tall = heightsOf(embed, language);
  return { height: cssOf(tall), tallest: Math.max(...tall) };
}

/** Of the embed with what an author may leave of it; of one that is not measured so, it is that of the whole. */
export const heightsLeft = (
  embed: string,
  language = place.language.tag,
): Partial<Record<Left, Height>> =>
  Object.fromEntries(
    looksOf(embed).flatMap((look) => {
      const name = withLook(embed, look);
      const isMeasured = heights[language]?.[name] !== undefined;
      return isMeasured ? [[look, heightOf(name, language)]] : [];
    }),
  );
