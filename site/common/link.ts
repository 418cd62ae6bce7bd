// Every address of this site is made here, so that it works below any path and in any language. Paths are written as
// they are at the root of a host, in English: `/data/sets/`.
import { isWebAddress } from '../../datasets/tools/text/web-address.ts';
import { place } from './place.ts';

/** The address of a page, or of a file that goes with the pages of one language. */
export const pageLink = (path: string): string => place.pages + path.slice(1);

/** The address of a file that all languages share. */
export const fileLink = (path: string): string => place.root + path.slice(1);

/** The same page in another language of the site; `pages` is where that language stands. */
export const inLanguage = (address: string, pages: string): string => pages + address.slice(place.pages.length);

/** Whether this build makes the files that all languages share: the first one does, the others lead to them. */
export const makesShared = place.pages === place.root;

/** Links in prose: those to this site by its paths, all others as they are. */
export const proseLink = (href: string): string =>
  href.startsWith('/') && !href.startsWith('//') ? pageLink(href) : href;

/**
 * The address of a link to the web, from what data say: a page, or nothing where it is no address of the web. Every
 * address of a set, a registry row or a reference goes through here, whatever has checked it before.
 */
export const webLink = (address: string | null | undefined): string | undefined =>
  typeof address === 'string' && isWebAddress(address) ? address : undefined;
