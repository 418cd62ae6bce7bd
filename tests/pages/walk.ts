// Follows every address of a built site, as far as its files say.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { WORKER } from '../../site/offline/kept.ts';
import {
  type Address,
  addressesOfData,
  addressesOfPage,
  addressesOfScript,
  addressesOfStyles,
  placesOf,
} from './addresses.ts';
import type { Site } from './built.ts';

const HOST = 'https://site.example';

export interface Walk {
  /** What leads nowhere, or away: `file: address (why)`. */
  broken: string[];
  /** Addresses followed, and among them those that name a place on a page. */
  count: number;
  places: number;
}

export function walk({ folder, base, pages, whole }: Site): Walk {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const tops = new Set([base.split('/')[1], ...names.map((name) => name.split('/')[0])]);
  const isOwn = (path: string) => /^\/\w/.test(path) && tops.has(path.slice(1).split(/[/?#]/)[0] ?? '');
  const there = new Set(names);
  const languageAt = (path: string): string =>
    Object.entries(pages)
      .filter(([, start]) => path.startsWith(start))
      .reduce<[string, string]>((a, b) => (b[1].length > a[1].length ? b : a), ['', ''])[0];

  const fileAt = (pathname: string): string | undefined => {
    const name = decodeURIComponent(pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
    return there.has(name) && statSync(join(folder, name)).isFile() ? name : undefined;
  };
  /** A page that this build left out has to be in the one that it is a part of, whatever its language there. */
  const isLeftOut = (pathname: string): boolean => {
    if (whole === undefined || !pathname.endsWith('/')) return false;
    const start = pages[languageAt(pathname)] ?? base;
    return existsSync(join(whole, decodeURIComponent(pathname.slice(start.length)), 'index.html'));
  };
  const isFolder = (pathname: string): boolean => pathname.endsWith('/') && there.has(pathname.slice(base.length, -1));
  const files = new Map<string, string | undefined>();
  const known = (pathname: string): string | undefined => {
    if (!files.has(pathname)) files.set(pathname, fileAt(pathname));
    return files.get(pathname);
  };
  const placesIn = new Map<string, Set<string>>();
  const places = (name: string): Set<string> => {
    const found = placesIn.get(name) ?? placesOf(readFileSync(join(folder, name), 'utf8'));
    placesIn.set(name, found);
    return found;
  };

  const result: Walk = { broken: [], count: 0, places: 0 };
  /** Why an address on a file is wrong. */
  const fault = (file: string, { text, isLink, otherLanguage }: Address): string | undefined => {
    const at = base + file.replace(/(^|\/)index\.html$/, '$1');
    const url = URL.parse(text, HOST + at);
    if (url === null) return 'is no address';
    if (/^(data|blob|mailto|javascript):$/.test(url.protocol)) {
      return url.protocol === 'data:' || (isLink && url.protocol === 'mailto:') ? undefined : 'is not for pages';
    }
    if (!/^https?:$/.test(url.protocol)) return 'is not for pages';
    if (url.origin !== HOST) return isLink ? undefined : 'loads from another host';
    result.count += 1;
    if (!url.pathname.startsWith(base)) return `leaves ${base}`;
    const target = known(url.pathname);
    // What scripts are told may be a folder, from which they load files by name.
    if (target === undefined && !isLink && isFolder(url.pathname)) return undefined;
    if (target === undefined && isLeftOut(url.pathname)) return undefined;
    if (target === undefined) return 'leads to nothing';
    if (isLink && !otherLanguage && target.endsWith('.html')) {
      if (languageAt(url.pathname) !== languageAt(at)) return 'changes the language';
    }
    // `#ask=…` is what a page is told, and no place on it.
    if (url.hash.length < 2 || url.hash.includes('=') || !target.endsWith('.html')) return undefined;
    result.places += 1;
    return places(target).has(decodeURIComponent(url.hash.slice(1))) ? undefined : 'names no place on its page';
  };

  for (const file of names) {
    const read = {
      '.html': addressesOfPage,
      '.css': addressesOfStyles,
      '.js': addressesOfScript,
      '.json': addressesOfData,
    }[extname(file)];
    // The list of a service worker also names what stands in place of a file; offline.test.ts asks for each of them.
    if (!read || file.split('/').at(-1) === WORKER) continue;
    const unique = new Map(
      read(readFileSync(join(folder, file), 'utf8'), isOwn).map((address) => [
        `${address.text} ${address.isLink} ${address.otherLanguage}`,
        address,
      ]),
    );
    for (const address of unique.values()) {
      const why = fault(file, address);
      if (why !== undefined) result.broken.push(`${file}: ${address.text} ${why}`);
    }
  }
  return result;
}
