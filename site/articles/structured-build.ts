// What an article says of itself to machines.
import { fileLink, pageLink, webLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { wholeAddress } from '../common/whole-address.ts';
import { cardOf } from '../frame/card.ts';
import { PUBLISHER, type Structured } from '../frame/structured.ts';
import { referenceNamed } from '../sources/references-build.ts';
import type { Article } from './articles-build.ts';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** @param site The host of the pages, where the build knows it. */
export function structuredArticle(article: Article, site: URL | undefined): Structured {
  const { slug, path, marks, entry } = article;
  const { title, summary, published, updated = published, sources } = entry.data;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description: summary,
    url: wholeAddress(path, site),
    inLanguage: marks.lang ?? place.language.tag,
    datePublished: published.toISOString(),
    dateModified: updated.toISOString(),
    author: PUBLISHER,
    publisher: PUBLISHER,
    license: LICENCE,
    image: wholeAddress(pageLink(`/cards/${cardOf('articles', slug)}.png`), site),
    isPartOf: { '@type': 'WebSite', url: wholeAddress(fileLink('/'), site) },
    citation: sources.map((key) => {
      const { title, url } = referenceNamed(key);
      const address = webLink(url);
      return { '@type': 'CreativeWork', name: title, ...(address && { url: address }) };
    }),
  };
}
