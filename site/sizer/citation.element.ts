// A source that is cited, as a link where it has an address.
import { webLink } from '../common/link.ts';
import { create, marked } from '../common/page-element.element.ts';
import type { CitedSource } from '../parts/catalog.ts';

/** A source with what joins it to the one before. */
export function citation({ title, url }: CitedSource, index: number): (Node | string)[] {
  const href = webLink(url);
  const cited = href ? marked(create('a', '', title), { href, rel: 'external' }) : create('cite', '', title);
  return index > 0 ? ['; ', cited] : [cited];
}
