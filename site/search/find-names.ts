// Entries by name: what a text names comes first, then what it mentions, then what it may be the beginning of.
import { likely, mentioned, partNamed, proposals } from '../parts/find.ts';
import type { Entry } from './entry.ts';
import { words } from './words.ts';

/** No name is longer; what is pasted beyond it is not looked at. */
export const LONGEST = 200;

/** The text as it is searched for: one line, no longer than names are. */
export const asked = (text: string): string =>
  text.slice(0, LONGEST).replaceAll(/\s+/gu, ' ').trim();

/** Questions mention many things, and each would stand before the pages that answer them. */
const MENTIONED = 3;
const NAMED = 6;

interface Known {
  entry: Entry;
  name: string;
  models: string[];
}

/** Entries with the names by which they are compared: the first is their own. */
const known = new WeakMap<readonly Entry[], Known[]>();

function knownOf(entries: readonly Entry[]): Known[] {
  const before = known.get(entries);
  if (before) return before;
  const made = entries.map((entry) => ({
    entry,
    name: [entry.name, ...entry.models].join(' '),
    models: [entry.name, ...entry.models],
  }));
  known.set(entries, made);
  return made;
}

/** Shorter and among other words it is a word of the language: the term "Lane" in "one lane". */
const isOwnName = ({ entry }: Known): boolean => entry.kind !== 'page';

/** What a text may mean by name, the likeliest first. */
export function findNames(entries: readonly Entry[], text: string): Entry[] {
  const all = knownOf(entries);
  const whole = likely(all, text);
  const found = [
    ...[partNamed(all, text)].filter((one) => one !== undefined),
    ...whole,
    ...mentioned(all.filter(isOwnName), text)
      .toSorted((one, other) => longestIn(other, text) - longestIn(one, text))
      .slice(0, MENTIONED),
  ].map(({ entry }) => entry);
  return [...new Set(found)].slice(0, NAMED);
}

/** Of two names in a text, the longer says more. */
function longestIn({ models }: Known, text: string): number {
  const said = text.toLowerCase();
  return Math.max(0, ...models.map((one) => (said.includes(one.toLowerCase()) ? one.length : 0)));
}

/** Fewer letters begin too many names. */
const SHORTEST = 3;
const NEAR = 5;

/** Names that begin as the text does, or as much of it as any name does: for what is not found. */
export function nearNames(entries: readonly Entry[], text: string): Entry[] {
  const [first = ''] = text.split(' ').toSorted((one, other) => other.length - one.length);
  for (let end = first.length; end >= SHORTEST; end -= 1) {
    const near = proposals(knownOf(entries), first.slice(0, end));
    if (near.length > 0) return near.slice(0, NEAR).map(({ entry }) => entry);
  }
  return [];
}

/** More of them say nothing new, and each has the reader fetch a piece of the index. */
const MOST = 6;

/** The words of a question that say what is looked for, the longest first. */
export function tellingWords(text: string): string[] {
  const ignored = new Set(words.ignored);
  const all = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.+-]*/gu) ?? [];
  const telling = [...new Set(all.map((word) => word.replace(/[.+-]+$/, '')))].filter(
    (word) => !ignored.has(word),
  );
  return telling.toSorted((one, other) => other.length - one.length).slice(0, MOST);
}
