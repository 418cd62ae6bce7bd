// Entries by name: what a text names comes first, then what it mentions, then what it may be the beginning of.
import { isExactly, isNamed, likely, mentioned, proposals, wordsOf } from '../parts/find.ts';
import type { Entry } from './entry.ts';
import { words as forms } from './stem.words.ts';
import { type Kind, words } from './words.ts';

/** No name is longer; what is pasted beyond it is not looked at. */
export const LONGEST = 200;

/** The text as it is searched for: one line, no longer than names are. */
export const asked = (text: string): string => text.slice(0, LONGEST).replaceAll(/\s+/gu, ' ').trim();

/** Questions mention many things, and each would stand before the pages that answer them. */
const MENTIONED = 3;
const NAMED = 6;

interface Known {
  entry: Entry;
  name: string;
  models: string[];
  /** By its own name alone. */
  alone: { name: string; models: string[] };
  /** Of a term, its names without endings. */
  stems: ReadonlySet<string>;
}

/** What all forms of a name have in common: "lanes" is "lane". */
const stemmed = (text: string): string =>
  wordsOf(forms.plain(text))
    .map((word) => forms.stem(word))
    .join(' ');

/** Entries with the names by which they are compared: the first is their own. */
const known = new WeakMap<readonly Entry[], Known[]>();

function knownOf(entries: readonly Entry[]): Known[] {
  const before = known.get(entries);
  if (before) return before;
  const compared = entries.map((entry) => ({
    entry,
    name: [entry.name, ...(entry.models ?? [])].join(' '),
    models: [entry.name, ...(entry.models ?? [])],
    alone: { name: entry.name, models: [] },
    stems: new Set(entry.kind === 'term' ? [entry.name, ...(entry.models ?? [])].map(stemmed) : []),
  }));
  known.set(entries, compared);
  return compared;
}

/** What has a name of its own, and is looked for by it; all else is called by a sentence. */
const NAMED_KINDS: ReadonlySet<Kind> = new Set([
  ...(['drive', 'controller', 'card', 'chipset', 'board', 'mainboard', 'platform'] as const),
  ...(['workload', 'rule', 'term'] as const),
]);
const hasName = ({ entry }: Known): boolean => NAMED_KINDS.has(entry.kind);
/** What others wrote is found by its title, and comes after what stands on our own pages. */
const isOurs = ({ entry }: Known): boolean => entry.kind !== 'source';

/** Longer, a text is a question. */
const MODEL_WORDS = 4;
/** `980 PRO`, `T7`, `SN850X`; not `x4`, `4.0`. */
const MODEL = /\d{2}|[a-wyz]\d/i;
/** `ironwolf 8tb`: a name with a size, which questions about arrays mention, too. */
const SIZE = /^[\d.]+[gt]b$/;
const NAME = /^\p{L}{3,}$/u;
const isShort = (text: string): boolean => wordsOf(text).length <= MODEL_WORDS;
const isModel = (text: string): boolean => MODEL.test(text) && isShort(text);
const isSized = (text: string): boolean =>
  isShort(text) && [SIZE, NAME].every((kind) => wordsOf(text).some((word) => kind.test(word)));

/** What a text names outright: by the whole of a name, in whatever form. */
export function findExact(entries: readonly Entry[], text: string): Entry[] {
  const all = knownOf(entries);
  const own = all.filter(hasName);
  const stem = stemmed(text);
  const candidates = [
    ...own.filter(({ alone }) => isExactly(alone, text)),
    ...own.filter((item) => isExactly(item, text)),
    ...own.filter(({ stems }) => stems.has(stem)),
    ...own.filter((item) => isNamed(item, text)),
    ...all.filter((item) => isExactly(item, text)),
    ...drivesCalled(own, text),
    // "JMB585" leaves the maker out, and is nothing else.
    ...(isModel(text) || isSized(text) ? likely(own, text).slice(0, MENTIONED) : []),
  ].map(({ entry }) => entry);
  return [...new Set(candidates)].slice(0, NAMED);
}

/** What a text may mean by name, or mentions among other words, the likeliest first. */
export function findMentioned(entries: readonly Entry[], text: string): Entry[] {
  const all = knownOf(entries);
  const own = all.filter(hasName);
  const candidates = [
    ...likely(own, text),
    ...likely(all.filter(isOurs), text),
    ...mentioned(own, text)
      .toSorted((a, other) => longestIn(other, text) - longestIn(a, text))
      .slice(0, MENTIONED),
  ].map(({ entry }) => entry);
  return [...new Set(candidates)].slice(0, NAMED);
}

/** By name alone, the likeliest first. */
export const findNames = (entries: readonly Entry[], text: string): Entry[] =>
  [...new Set([...findExact(entries, text), ...findMentioned(entries, text)])].slice(0, NAMED);

/** "ssd 970 evo" names a drive, of whatever size, and no chipset of that number. */
function drivesCalled(own: readonly Known[], text: string): Known[] {
  const asked = new Set(words.drives);
  const all = text.split(' ');
  const name = all.filter((word) => !asked.has(word.toLowerCase())).join(' ');
  if (name === '' || name === text) return [];
  const drives = own.filter(({ entry }) => entry.kind === 'drive');
  return likely(drives, name);
}

/** Of two names in a text, the longer says more. */
function longestIn({ models }: Known, text: string): number {
  const lowerCase = text.toLowerCase();
  return Math.max(0, ...models.map((model) => (lowerCase.includes(model.toLowerCase()) ? model.length : 0)));
}

/** What answers a question, by its title or by the sentence below it. */
const ANSWERS: ReadonlySet<Kind> = new Set([
  ...(['article', 'calculator', 'question', 'page', 'chart', 'term'] as const),
]);
const ANSWERED = 4;
/** Letters of a word that may stand inside another: `10gbe` in "10 GbE". */
const INSIDE = 4;
/** What a sentence about a page says counts for less than its title. */
const ABOUT = 0.5;

/** `4.0`, `x4`, `6000`: a title says what is asked about, and leaves the figures to the reader. */
const VALUE = /^x?\d/;
const OF_VALUE = 0.25;

/** The words of a text, and its letters without blanks. */
type Said = { words: string[]; whole: string };
const saidBy = (text: string): Said => {
  const all = wordsOf(forms.plain(text));
  return { words: all, whole: all.join('') };
};

/** Whether a text says a word, in whatever form, or one that begins so: "slow" in "slower". */
function says({ words: all, whole }: Said, word: string): boolean {
  const stem = forms.stem(word);
  return all.some((item) => item.startsWith(stem)) || (stem.length > INSIDE && whole.includes(stem));
}

/** Entries that say most of what a question is about, a rare word more than one that many say. */
export function findTitles(entries: readonly Entry[], text: string): Entry[] {
  const telling = tellingWords(text);
  const titles = entries
    .filter(({ kind }) => ANSWERS.has(kind))
    .map((entry) => {
      // "raid calculator" asks for what it is as much as for what it is called.
      const [title, about] = [saidBy(`${entry.name} ${words.kinds[entry.kind]}`), saidBy(entry.about ?? '')];
      const shares = telling.map((word) => (says(title, word) ? 1 : says(about, word) ? ABOUT : 0));
      return { entry, shares };
    });
  // What nothing says does not tell entries apart.
  const weights = telling.map((word, index) => {
    const saying = titles.filter(({ shares }) => shares[index]).length;
    return saying === 0 ? 0 : (VALUE.test(word) ? OF_VALUE : 1) / Math.log2(1 + saying);
  });
  const sum = (shares: readonly number[]) =>
    shares.reduce((total, share, index) => total + share * (weights[index] ?? 0), 0);
  const most = sum(telling.map(() => 1));
  return titles
    .map(({ entry, shares }) => ({ entry, share: sum(shares) / most }))
    .filter(({ share }) => share >= ABOUT)
    .toSorted((a, other) => other.share - a.share)
    .slice(0, ANSWERED)
    .map(({ entry }) => entry);
}

const CITED = 2;

/** Sources whose titles say every word that tells something, the shortest title first. */
export function findSources(entries: readonly Entry[], text: string): Entry[] {
  const telling = tellingWords(text);
  if (telling.length === 0) return [];
  return entries
    .filter(({ kind }) => kind === 'source')
    .filter(({ name }) => {
      const title = saidBy(name);
      return telling.every((word) => says(title, word));
    })
    .toSorted((a, other) => a.name.length - other.name.length)
    .slice(0, CITED);
}

/** Whether a text looks like the name of a part that nothing here has. */
export const isUnknownPart = (entries: readonly Entry[], text: string): boolean =>
  isModel(text) &&
  !knownOf(entries)
    .filter(hasName)
    .some((item) => isNamed(item, text) || likely([item], text).length > 0);

/** Fewer letters begin too many names. */
const SHORTEST = 3;
/** More letters begin no name. */
const LONGEST_NAME = 24;
const NEAR = 5;

/** Names that begin as the text does, or as much of it as any name does: for what is not found. */
export function nearNames(entries: readonly Entry[], text: string): Entry[] {
  const [first = ''] = text.split(' ').toSorted((a, other) => other.length - a.length);
  for (let end = Math.min(first.length, LONGEST_NAME); end >= SHORTEST; end -= 1) {
    const near = proposals(knownOf(entries), first.slice(0, end));
    if (near.length > 0) return near.slice(0, NEAR).map(({ entry }) => entry);
  }
  return [];
}

/** More of them say nothing new, and each has the reader fetch a piece of the index. */
const MOST = 5;

/** The words of a question that say what is looked for, the longest first. */
export function tellingWords(text: string): string[] {
  const ignored = new Set(words.ignored);
  const all =
    forms
      .plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}.+-]*/gu) ?? [];
  const telling = [...new Set(all.map((word) => word.replace(/(?<![.+-])[.+-]+$/, '')))].filter(
    (word) => !ignored.has(word),
  );
  return telling.toSorted((a, other) => other.length - a.length).slice(0, MOST);
}
