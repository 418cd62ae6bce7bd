// The articles of a language, newest first and then by slug, with the slug that addresses them. Every article is in English.

import { type CollectionEntry, getCollection } from 'astro:content';
import { pageLink } from '../common/link.ts';
import { inEnglish, type Marks } from '../common/mark.ts';
import { place } from '../common/place.ts';
import { termNamed } from '../glossary/glossary-build.ts';
import { type Topic, words } from './words.ts';

const ENGLISH = 'en';
const topicNames = Object.keys(words.topics).join(', ');

export interface Article {
  slug: string;
  path: string;
  /** Of the text: English where the article has not been translated. */
  marks: Marks;
  entry: CollectionEntry<'articles'>;
  topic: Topic;
  /** Slugs of articles to read next. */
  related: readonly string[];
  /** Ids of terms that it explains. */
  explains: readonly string[];
  /** Of a case study: the year of its hardware, and slugs of articles on the same question today. */
  study: CollectionEntry<'articles'>['data']['study'];
}

const loaded = new Map<string, Promise<Article[]>>();

/** The articles in a language, and in English those that it lacks. A build reads them once: with a thousand it shows. */
export function articlesIn(language: string): Promise<Article[]> {
  const known = import.meta.env.PROD ? loaded.get(language) : undefined;
  const articles = known ?? readIn(language);
  loaded.set(language, articles);
  return articles;
}

async function readIn(language: string): Promise<Article[]> {
  const bySlug = new Map<string, Article>();
  for (const [tag, marks] of [
    [ENGLISH, inEnglish],
    [language, {}],
  ] as const) {
    const folder = `${tag}/`;
    for (const entry of await getCollection('articles', ({ id }) => id.startsWith(folder))) {
      const slug = entry.id.slice(folder.length);
      // A translation is about what its original is about.
      const {
        topic = entry.data.topic,
        related = entry.data.related ?? [],
        explains = entry.data.explains ?? [],
        study = entry.data.study,
      } = bySlug.get(slug) ?? {};
      if (!topic) throw new Error(`${entry.filePath}: no topic. Write one of: ${topicNames}`);
      bySlug.set(slug, { slug, path: pageLink(`/articles/${slug}/`), marks, entry, topic, related, explains, study });
    }
  }
  for (const { slug, related, explains, study } of bySlug.values()) {
    const named = { related, 'study.today': study?.today ?? [] };
    for (const [name, slugs] of Object.entries(named)) {
      const unknown = slugs.find((item) => item === slug || !bySlug.has(item));
      if (unknown) throw new Error(`content/articles/en/${slug}.mdx: ${name} “${unknown}” is no other article`);
    }
    for (const id of explains) termNamed(id, `content/articles/en/${slug}.mdx, explains`);
  }
  return [...bySlug.values()].toSorted(
    (a, other) =>
      other.entry.data.published.getTime() - a.entry.data.published.getTime() ||
      a.slug.localeCompare(other.slug, ENGLISH),
  );
}

/** `2026-11-21`: the same day everywhere, whatever the clock of the build. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

const written = new Intl.DateTimeFormat(place.language.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** "21 November 2026" */
export const writtenDay = (date: Date): string => written.format(date);
