/** Words that people use, by what they say: a new word is a new line of `vocabulary.json`, in Russian of `russian.json`. */

import type { ThingKind } from '../../datasets/tools/names/named-part.ts';
import type { LimitKey } from './answer.ts';
import type russian from './russian.json';
import topics from './topics.json' with { type: 'json' };
import vocabulary from './vocabulary.json' with { type: 'json' };

export type Tag = keyof typeof vocabulary.tags;

/** What people ask that no calculator answers. */
export interface Topic {
  /** The article, or none: then the question is not for here. */
  article?: string;
  /** What the rest of the text has to speak of for that article. */
  about?: RegExp;
}

/** A whole word or phrase, in any case. */
const whole = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'uyi');

/** Of two fillers that begin alike the one of more words counts. */
const spaces = (words: string): number => Number(words.includes(' '));

type More = Pick<typeof russian, 'fillers' | 'plain' | 'topics'> & { tags: Partial<Record<Tag, readonly string[]>> };

const patterns = (more: More) => ({
  /** Earlier rows come first. */
  tags: Object.entries(vocabulary.tags).map(([name, alternatives]) => {
    const tag = name as Tag;
    return { tag, pattern: whole([...alternatives, ...(more.tags[tag] ?? [])]) };
  }),
  /** Words that change nothing. */
  fillers: whole([...vocabulary.fillers, ...more.fillers].toSorted((a, other) => spaces(other) - spaces(a))),
  /** Words that change nothing where they are not what is asked for. */
  plain: whole([...vocabulary.plain, ...more.plain]),
  topics: [...topics, ...more.topics].map(({ words, article, about }: (typeof topics)[number]) => ({
    pattern: whole(words),
    topic: { ...(article && { article }), ...(about && { about: new RegExp(about, 'iu') }) } as Topic,
  })),
});

export let known = patterns({ tags: {}, fillers: [], plain: [], topics: [] });

/** Words of one more language, which a page loads with the first text that is written in it. */
export function learn(more: More): void {
  known = patterns(more);
}

/** Phrases by what they say where they stand, in every language. */
export const SAID = Object.fromEntries(
  Object.entries(vocabulary.phrases).map(([name, { words }]) => [name, new RegExp(words, 'iu')]),
) as Readonly<Record<keyof typeof vocabulary.phrases, RegExp>>;

/** What each word doubts, as a limit is called. */
export const DOUBTS = vocabulary.doubts as Readonly<Partial<Record<string, readonly LimitKey[]>>>;
/** Words by what they speak of together. */
export const USES = vocabulary.uses as Readonly<Record<keyof typeof vocabulary.uses, readonly Tag[]>>;
/** Words that ask for something, with the units of the answers that they ask for. */
export const ANSWERS = vocabulary.answers as Readonly<Partial<Record<Tag, readonly string[]>>>;
/** Words that ask for an answer in a unit. */
export const ASKS = vocabulary.asks as Readonly<Partial<Record<string, readonly Tag[]>>>;
/** Kinds of parts that a word says its neighbour is of. */
export const KINDS = vocabulary.kinds as Readonly<Partial<Record<Tag, readonly ThingKind[]>>>;

/** Numbers as words. */
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(vocabulary.numbers).flatMap(([value, names]) => names.map((name) => [name, Number(value)])),
);
