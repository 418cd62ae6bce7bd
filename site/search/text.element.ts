// Pages by their text: Pagefind, which the build has run over the pages. It fetches only the pieces of its index that a
// question needs.
import { indexLink } from './entry.ts';
import { tellingWords } from './find-names.ts';
import { words as forms } from './stem.words.ts';

interface Fragment {
  url: string;
  content: string;
  meta: Record<string, string>;
}

interface Result {
  id: string;
  score: number;
  data(): Promise<Fragment>;
}

interface Pagefind {
  options(options: object): Promise<void>;
  search(term: string): Promise<{ results: Result[] }>;
}

let loading: Promise<Pagefind> | undefined;

/** Loaded once; a failure is forgotten, so that it can be tried again. */
function load(): Promise<Pagefind> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ `${indexLink()}pagefind.js`);
  // Addresses are written whole. Long pages are no less apt than short ones.
  await pagefind.options({ baseUrl: '/', ranking: { pageLength: 0.2, termFrequency: 0.4 } });
  return pagefind;
}

const SHORTEST = 3;

/** Enough that no word has to be looked for by itself. */
const ENOUGH = 4;

/**
 * The addresses of pages that hold the words of a question, the aptest first: those that hold all of them, then, where
 * these are few, those that hold most. `isWhole`: the index was all there; pieces may be missing without a connection.
 */
export async function findText(text: string, most: number): Promise<{ hrefs: string[]; isWhole: boolean }> {
  // One or two letters begin too many words, most of them while a reader is typing.
  const telling = tellingWords(text).filter((word) => word.length >= SHORTEST || /\d/.test(word));
  if (telling.length === 0 || most <= 0) return { hrefs: [], isWhole: true };
  const pagefind = await load();
  const together = (await pagefind.search(telling.join(' '))).results;
  const apart =
    together.length >= Math.min(ENOUGH, most) || telling.length === 1
      ? []
      : await Promise.all(telling.map(async (word) => (await pagefind.search(word)).results));
  const ranked = [...together, ...byMostWords(apart)];
  const unique = [...new Map(ranked.map((result) => [result.id, result])).values()].slice(0, most);
  const asked = await Promise.allSettled(unique.map((result) => result.data()));
  // Without a connection some pages are not there; those that are still answer.
  const pages = asked.flatMap((promiseSettledResult) =>
    promiseSettledResult.status === 'fulfilled' ? promiseSettledResult.value : [],
  );
  if (pages.length === 0 && unique.length > 0) throw new Error('no page could be read');
  const hrefs = pages.filter((page) => holdsOne(page, telling)).map(({ url }) => url);
  return { hrefs, isWhole: pages.length === unique.length };
}

/** Endings that the index leaves out: "drives" is found as "drive". A name with a figure in it has none. */
const ENDING = 3;
const stemOf = (word: string): string =>
  /\p{N}/u.test(word) ? word : word.slice(0, Math.max(ENDING, word.length - ENDING));

/** Where nothing holds a word, the index answers for its beginning, which may be a single letter. */
function holdsOne({ content, meta }: Fragment, telling: readonly string[]): boolean {
  const text = forms.plain(`${meta.title ?? ''} ${content}`).toLowerCase();
  const letters = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return telling.some((word) => letters.includes(stemOf(word.replaceAll(/[^\p{L}\p{N}]+/gu, ''))));
}

/** Results of single words: a rare word tells more than one that every page has. */
function byMostWords(lists: readonly Result[][]): Result[] {
  const weights = new Map<string, { result: Result; weight: number }>();
  for (const list of lists) {
    const [best] = list;
    for (const result of list) {
      const share = result.score / (best?.score || 1);
      const weight = (1 + share) / Math.log2(2 + list.length);
      const before = weights.get(result.id)?.weight ?? 0;
      weights.set(result.id, { result, weight: before + weight });
    }
  }
  return [...weights.values()].toSorted((a, other) => other.weight - a.weight).map(({ result }) => result);
}
