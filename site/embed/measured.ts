// The measured heights of embeds, read from the lines that `npm run embed-heights` writes.
import { lines } from './heights.ts';
import { type Reduction, reductions } from './parameters.ts';

export interface Measured {
  /** Of the page that was measured: another one says that it has changed since. */
  hash: string;
  /** In each class of widths: of the whole embed, and of what an author may leave of it. */
  heights: Partial<Record<Reduction | '', readonly number[]>> & { '': readonly number[] };
}

export type Heights = Readonly<Record<string, Readonly<Record<string, Measured>>>>;

/** Of these, the ones that were measured of an embed, in this order. */
const LOOKS = ['', ...reductions] as const;

function measuredIn(line: string): [language: string, embed: string, Measured] {
  const [language = '', embed = '', hash = '', ...rest] = line.split(' ');
  const classes = rest.join(' ').split(' | ');
  const heights = Object.fromEntries(
    classes.map((one, index) => [LOOKS[index], one.split(' ').map(Number)]),
  );
  return [language, embed, { hash, heights: { '': [], ...heights } }];
}

/** By language, then by embed. */
export const measured: Heights = Object.fromEntries(
  [...Map.groupBy(lines.trim().split('\n').map(measuredIn), ([language]) => language)].map(
    ([language, all]) => [language, Object.fromEntries(all.map(([, embed, of]) => [embed, of]))],
  ),
);

/** The line of an embed, as `measured` reads it. */
export const lineOfMeasured = (language: string, embed: string, of: Measured): string =>
  [
    ...[language, embed, of.hash],
    LOOKS.flatMap((reduction) => of.heights[reduction]?.join(' ') ?? []).join(' | '),
  ].join(' ');
