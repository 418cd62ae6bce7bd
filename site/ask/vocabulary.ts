/** Words that people use, in English and Russian, by what they say: a new word is a new line of `vocabulary.json`. */
import vocabulary from './vocabulary.json' with { type: 'json' };

export type Tag = keyof typeof vocabulary.tags;

/** A whole word or phrase, in any case. */
const whole = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'uyi');

/** Earlier rows come first. */
export const TAGS = Object.entries(vocabulary.tags).map(([tag, alternatives]) => ({
  tag: tag as Tag,
  pattern: whole(alternatives),
}));

/** Words that change nothing. */
export const FILLERS = whole(vocabulary.fillers);

/** Numbers as words. */
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(vocabulary.numbers).flatMap(([value, names]) => names.map((name) => [name, Number(value)])),
);
