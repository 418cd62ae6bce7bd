// Parts by what people call them. A name is taken for a part only where it says all that tells the part from others;
// anything less is a proposal.
import type { CatalogPart } from './catalog.ts';

/** Letters and digits alone: `9211-8i` and `9211 8I` are one name. */
const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, '');

/** The words of a name. A size is one word, however it is spaced: `1 TB`, `1TB`, `1 ТБ`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/(\d)\s*([гт])б(?!\p{L})/gu, (_, digit, letter) => `${digit}${letter === 'г' ? 'g' : 't'}b`)
    .replaceAll(/(\d)\s+([gt]b)\b/g, '$1$2')
    .split(/[\s,/:()]+/)
    .map(squashed)
    .filter(Boolean);

type Named = Pick<CatalogPart, 'name' | 'models'>;

interface Compared {
  squashed: string;
  words: ReadonlySet<string>;
  models: readonly { squashed: string; words: readonly string[] }[];
}

/** Names are compared with every word that is typed, and stay the same. */
const known = new WeakMap<Named, Compared>();

const readBy = (text: string) => ({
  text,
  squashed: squashed(text),
  words: wordsOf(text),
  set: new Set(wordsOf(text)),
});
let latest = readBy('');

/** One text is compared with thousands of names, and read once. */
function askedBy(text: string): ReturnType<typeof readBy> {
  if (latest.text !== text) latest = readBy(text);
  return latest;
}

/** What stands in brackets need not be said. */
const bare = (name: string): string => name.replaceAll(/ ?\([^()]*\)/g, '');

function comparedOf(part: Named): Compared {
  const before = known.get(part);
  if (before) return before;
  const compared = {
    squashed: squashed(part.name),
    words: new Set(wordsOf(part.name)),
    models: part.models.map(bare).map((model) => ({ squashed: squashed(model), words: wordsOf(model) })),
  };
  known.set(part, compared);
  return compared;
}

export const isExactly = (part: Named, text: string): boolean => {
  const { squashed: name, models } = comparedOf(part);
  const { squashed: whole } = askedBy(text);
  return whole !== '' && (name === whole || models.some((model) => model.squashed === whole));
};

/** Whether a text names this part: nothing that the part is not called, and no less than a whole model. */
export function isNamed(part: Named, text: string): boolean {
  const { words, models } = comparedOf(part);
  const { squashed: whole, set } = askedBy(text);
  return (
    set.size > 0 &&
    (models.some((model) => model.squashed === whole) ||
      (set.isSubsetOf(words) && models.some((model) => model.words.every((word) => set.has(word)))))
  );
}

export const isCalled = (part: Named, text: string): boolean => {
  const { words: texts } = askedBy(text);
  return texts.length > 0 && texts.every((word) => comparedOf(part).words.has(word));
};

/** The one part that a text names; nothing where it names none or several. */
export function partNamed<Part extends Named>(parts: readonly Part[], text: string): Part | undefined {
  const [found, ...others] = parts.filter((part) => isNamed(part, text));
  return others.length === 0 ? found : undefined;
}

/** Fewer letters begin too many names. */
const SHORTEST = 3;
/** The letters of the text stand somewhere in the name. */
const FAR = 3;

/** How near a part is to what was typed, the nearest first; nothing where it is not what is looked for. */
function nearness(part: Named, text: string): number | undefined {
  const own = comparedOf(part);
  const { squashed: whole, words: texts } = askedBy(text);
  // Signs alone name nothing; no text at all leaves every part to choose from.
  if (texts.length === 0 && text.trim() !== '') return undefined;
  if (!texts.every((word) => own.squashed.includes(word))) return undefined;
  if (isNamed(part, text)) return 0;
  if (own.models.some((model) => model.squashed.startsWith(whole))) return 1;
  return texts.every((word) => [...own.words].some((item) => item.startsWith(word))) ? 2 : FAR;
}

/** Parts that may be meant, the likeliest first. `favoured`: those that come first among equals. */
export function proposals<Part extends Named>(
  parts: readonly Part[],
  text: string,
  favoured: (part: Part) => boolean = () => true,
): Part[] {
  const near = parts.flatMap((part) => {
    const rank = nearness(part, text);
    return rank === undefined ? [] : [{ part, rank: 2 * rank + (favoured(part) ? 0 : 1) }];
  });
  return near.toSorted((a, other) => a.rank - other.rank).map(({ part }) => part);
}

/** Parts of whose name a text says words, or how they begin: what may be meant, not only what holds these letters. */
export const likely = <Part extends Named>(parts: readonly Part[], text: string): Part[] =>
  squashed(text).length < SHORTEST ? [] : proposals(parts, text).filter((part) => (nearness(part, text) ?? FAR) < FAR);

/** Parts whose whole model stands in a text among other words: "Asus B650 board". */
export const mentioned = <Part extends Named>(parts: readonly Part[], text: string): Part[] => {
  const { set } = askedBy(text);
  return parts.filter((part) => comparedOf(part).models.some(({ words }) => words.every((word) => set.has(word))));
};
