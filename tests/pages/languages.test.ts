// How the pages of one language lead to those of another.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atRoot, below, builtPages, HOST } from './built.ts';

const all = builtPages(below.folder);
const inFrame = all.filter(({ html }) => html.includes('class="lw-header"'));

/** The addresses of a page in the languages of the site, by `hreflang`. */
const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, tag = '', href = '']) => [
      tag,
      href,
    ]),
  );

const fileOf = (address: string): string =>
  join(below.folder, address.slice(`${HOST}${below.base}`.length), address.endsWith('/') ? 'index.html' : '');

describe('a page of a site in two languages', () => {
  it('names itself in each of them, English for everybody else, and each of these is there', () => {
    expect(inFrame.length).toBeGreaterThan(500);
    const wrong = inFrame.filter(({ path, html }) => {
      // What is said where nothing is has no address.
      if (path.endsWith('/404.html')) return Object.keys(alternates(html)).length > 0;
      const links = alternates(html);
      const tags = Object.keys(links).sort().join();
      return (
        tags !== 'en,en-XA,x-default' ||
        links.en !== links['x-default'] ||
        !Object.values(links).every((address) => existsSync(fileOf(address)))
      );
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('says its language, and the one of numbers and dates', () => {
    for (const { path, html } of inFrame) {
      const isPseudo = path.startsWith('/en-XA/');
      expect(html, path).toContain(`<html lang="${isPseudo ? 'en-XA' : 'en'}"`);
      expect(html, path).toContain(`content="${isPseudo ? 'ru' : 'en_GB'}"`);
    }
  });

  it('links to the other languages by their own names', () => {
    for (const { path, html } of inFrame) expect(html.match(/hreflang="[^"]+" translate="no"/g), path).toHaveLength(2);
  });
});

it('offers every published language on each page, and none where there is one only', () => {
  const tags = Object.keys(atRoot.pages);
  const offered = (html: string) =>
    [...html.matchAll(/<a [^>]*hreflang="([^"]+)" translate="no"/g)].map(([, tag]) => tag);
  const wanted = tags.length > 1 ? tags : [];
  const found = builtPages(atRoot.folder).filter(
    ({ html }) => html.includes('class="lw-header"') && offered(html).join() !== wanted.join(),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

it('names no other addresses of a page where the build knows no host: they would be no whole ones', () => {
  const told = builtPages(atRoot.folder).filter(
    ({ html }) => /<link rel="canonical"/.test(html) || /<link rel="alternate" hreflang="[^"]+" href="\//.test(html),
  );
  expect(told.map(({ path }) => path)).toEqual([]);
});

it('says on every page which language it is in', () => {
  for (const { path, html } of builtPages(atRoot.folder)) {
    const [tag] = Object.entries(atRoot.pages)
      .filter(([, start]) => path.startsWith(start))
      .reduce((one, other) => (other[1].length > one[1].length ? other : one));
    // An address that a list had once is kept as a way to the new one, and has no words.
    if (/http-equiv="refresh"/.test(html)) continue;
    expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1], path).toBe(tag);
  }
});

describe.each([
  { tag: 'en-XA', pages: all },
  ...Object.keys(atRoot.pages)
    .filter((tag) => tag !== 'en')
    .map((tag) => ({ tag, pages: builtPages(atRoot.folder) })),
])('an article of the pages in $tag', ({ tag, pages }) => {
  const articles = pages.flatMap(({ path, html }) => {
    const [, slug] = new RegExp(`^/${tag}/articles/([^/]+)/$`).exec(path) ?? [];
    const isOwn = slug && existsSync(`content/articles/${tag}/${slug}.mdx`);
    return slug ? [{ path, html, isOwn }] : [];
  });

  it('is in that language, or in English and says so', () => {
    expect(articles.length).toBeGreaterThan(20);
    for (const { path, html, isOwn } of articles) {
      if (isOwn) {
        expect(html, path).toMatch(/<h1>/);
        expect(html, path).toMatch(/<div class="lw-prose">/);
      } else {
        expect(html, path).toMatch(/<h1 lang="en">/);
        expect(html, path).toMatch(/<p class="lw-note">[^<]*<\/p>\s*<div class="lw-prose" lang="en">/);
      }
    }
  });
});

it('keeps what all languages share in one place', () => {
  const shared = ['files', 'data/engine', 'data/database', 'data/rows', 'data/charts/series'];
  for (const folder of shared) expect(existsSync(join(below.folder, folder)), folder).toBe(true);
  const twice = ['files', 'data/engine', 'data/database', 'data/rows'].filter((folder) =>
    existsSync(join(below.folder, 'en-XA', folder)),
  );
  expect(twice).toEqual([]);
});
