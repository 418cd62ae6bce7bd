// The articles of a language, newest first, with the slug that addresses them.

import { type CollectionEntry, getCollection } from 'astro:content';
import { pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';

export interface Article {
  slug: string;
  path: string;
  entry: CollectionEntry<'articles'>;
}

export async function articlesIn(language: string): Promise<Article[]> {
  const folder = `${language}/`;
  const entries = await getCollection('articles', ({ id }) => id.startsWith(folder));
  return entries
    .toSorted((one, other) => other.data.published.getTime() - one.data.published.getTime())
    .map((entry) => {
      const slug = entry.id.slice(folder.length);
      return { slug, path: pageLink(`/articles/${slug}/`), entry };
    });
}

/** `2026-11-21`: the same day everywhere, whatever the clock of the build. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** "21 November 2026" */
export const writtenDay = (date: Date): string =>
  new Intl.DateTimeFormat(place.language.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  );
