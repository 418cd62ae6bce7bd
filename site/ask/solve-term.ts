/** "what is HMB", "что такое бифуркация": the glossary defines it. */

import rows from '../generated/terms.json' with { type: 'json' };
import type { Found } from './answer.ts';
import { articleAbout } from './articles.ts';
import { words as figures } from './figures.words.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';

/** A name of its own comes before what else a term is called. */
const ids = new Map(
  Object.entries(rows)
    .flatMap(([id, names]) => names.map((name, at) => [plain(name), id, at] as const))
    .toSorted(([, , at], [, , other]) => other - at)
    .map(([name, id]) => [name, id]),
);

/** Without what varies: hyphens, the plural, "resilvering". */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/(?<=\w{4})ing$|(?<=\w{2})s$/, '')
    .trim();
}

/** Whether a text is nothing but the word, which no part and no link has for a name. */
const isBare = ({ marks }: Talk): boolean => marks.every(({ type }) => type === 'word' || type === 'tag');

export function term(talk: Talk): Found | undefined {
  const { text } = talk;
  const isAsked = SAID.term_before.test(text) || /\p{L}/u.test(SAID.term_behind.exec(text)?.[0] ?? '');
  const name = text.replace(SAID.term_before, '').replace(SAID.term_behind, '').trim();
  const id = isAsked || isBare(talk) ? ids.get(plain(name)) : undefined;
  // An article says more.
  if (id === undefined || articleAbout(talk)) return undefined;
  talk.use(...talk.marks);
  return { outcome: 'page', page: `glossary:${id}`, url: `/glossary/#${id}`, text: figures.term(name) };
}
