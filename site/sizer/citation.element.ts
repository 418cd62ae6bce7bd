// A source that is cited, as a link where it has an address.
import { webLink } from '../common/link.ts';
import type { CitedSource } from '../parts/catalog.ts';

/** A source with what joins it to the one before. */
export function citation({ title, url }: CitedSource, index: number): (Node | string)[] {
  const href = webLink(url);
  const cited = document.createElement(href ? 'a' : 'cite');
  cited.textContent = title;
  if (cited instanceof HTMLAnchorElement && href) {
    cited.href = href;
    cited.rel = 'external';
  }
  return index > 0 ? ['; ', cited] : [cited];
}
