/** Where a question leads that an article answers. */
import type { Found } from './answer.ts';
import { questionOf } from './post.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** The article about what a text speaks of. */
export function articleAbout(talk: Talk) {
  const question = questionOf(talk);
  return talk.given.articles?.find(([, about]) => about.test(question));
}

export const page = (to: string, text: string): Found => ({ outcome: 'page', page: to, text });
export const article = (slug: string): Found => page(`article:${slug}`, words.article);

export function articleOf(talk: Talk): Found | undefined {
  const [slug, about] = articleAbout(talk) ?? [];
  // After how much a copy slows down, and to which rate, is part of that question.
  const isSlowing = slug === 'slc-cache-slow-copy' && talk.of('size').length < 3;
  const figures = isSlowing ? ['count', 'pcie', 'level'] : ['size', 'rate', 'count', 'name'];
  if (!slug || talk.marks.some(({ type }) => figures.includes(type))) return undefined;
  const match = about?.exec(talk.text);
  const [from, to] = [match?.index ?? 0, (match?.index ?? 0) + (match?.[0].length ?? 0)];
  talk.use(...talk.marks.filter(({ type, start, end }) => type !== 'word' || (start >= from && end <= to)));
  return article(slug);
}
