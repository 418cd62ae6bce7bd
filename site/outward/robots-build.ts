// What robots may read: everything. Embeds say in their own pages that they are to be left out of an index.
import { place } from '../common/place.ts';

/** robots.txt, which a host serves from its root; it names the list of pages of each language. */
export function robots(site: URL | undefined): string {
  const lists = site
    ? place.languages.map(({ pages }) => `Sitemap: ${new URL(`${pages}sitemap-index.xml`, site).href}`)
    : [];
  return ['User-agent: *', 'Allow: /', ...lists, ''].join('\n');
}
