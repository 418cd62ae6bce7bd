// The articles of a language, newest first, with the slug that addresses them. Every article is in English.

import { type CollectionEntry, getCollection } from 'astro:content';
import { pageLink } from '../common/link.ts';
import { inEnglish, type Marks } from '../common/mark.ts';
import { place } from '../common/place.ts';

const ENGLISH = 'en';

export interface Article {
  slug: string;
  path: string;
  /** Of the text: English where the article has not been translated. */
  marks: Marks;
  entry: CollectionEntry<'articles'>;
}

/** The articles in a language, and in English those that it lacks. */
export async function articlesIn(language: string): Promise<Article[]> {
  const bySlug = new Map<string, Article>();
  for (const [tag, marks] of [
    [ENGLISH, inEnglish],
    [language, {}],
  ] as const) {
    const folder = `${tag}/`;
    for (const entry of await getCollection('articles', ({ id }) => id.startsWith(folder))) {
      const slug = entry.id.slice(folder.length);
      bySlug.set(slug, { slug, path: pageLink(`/articles/${slug}/`), marks, entry });
    }
  }
  return [...bySlug.values()].toSorted(
    (one, other) => other.entry.data.published.getTime() - one.entry.data.published.getTime(),
  );
}

/** `2026-11-21`: the same day everywhere, whatever the clock of the build. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** "21 November 2026" */
export const writtenDay = (date: Date): string =>
  new Intl.DateTimeFormat(place.language.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  );
