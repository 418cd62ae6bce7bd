// The articles as a feed: what a reader's program asks for now and then.

import { Feed } from 'feed';
import { escaped } from '../common/html.ts';
import { fileLink, pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { cardOf } from '../frame/card.ts';
import { words as frame } from '../frame/words.ts';
import { articlesIn } from './articles-build.ts';
import { words } from './words.ts';

/** A feed names whole addresses only. It changes when an article does, not with the clock of the build. */
export async function feed(kind: 'rss' | 'atom', site: URL): Promise<string> {
  const at = (path: string) => new URL(path, site).href;
  const articles = (await articlesIn(place.language.tag)).map(({ slug, path, entry }) => ({
    slug,
    link: at(path),
    // Readers of feeds take titles and summaries for HTML.
    title: escaped(entry.data.title),
    description: escaped(entry.data.summary),
    published: entry.data.published,
    date: entry.data.updated ?? entry.data.published,
  }));
  const author = { name: frame.citation.author };
  const channel = new Feed({
    id: at(pageLink('/articles/')),
    title: `${frame.name} · ${words.title}`,
    description: words.description,
    link: at(pageLink('/articles/')),
    language: place.language.tag,
    favicon: at(fileLink('/favicon.svg')),
    copyright: frame.footer.licences,
    updated: new Date(Math.max(...articles.map(({ date }) => date.getTime()))),
    feedLinks: { rss: at(pageLink('/rss.xml')), atom: at(pageLink('/atom.xml')) },
    author,
  });
  for (const { slug, ...article } of articles) {
    const image = at(pageLink(`/cards/${cardOf('articles', slug)}.png`));
    channel.addItem({ ...article, id: article.link, author: [author], image });
  }
  return kind === 'rss' ? channel.rss2() : channel.atom1();
}
