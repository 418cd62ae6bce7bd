import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { builtPages, DIST } from './built.ts';

const pages = builtPages();

/** Decodes the few characters that HTML must encode in an attribute. */
const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replace(/&#(?:34|x22);/g, '"')
    .replace(/&#(?:38|x26);/g, '&')
    .replaceAll('&amp;', '&');

/** The file of an address below the root of the site. */
function fileOf(pathname: string): string | undefined {
  const path = join(DIST, decodeURIComponent(pathname));
  const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** The addresses on this site that a page leads to or loads. */
function addressesOf(path: string, html: string): Map<string, URL> {
  const found = new Map<string, URL>();
  for (const [, text = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
    const url = new URL(decoded(text), `https://site.example${path}`);
    if (url.host === 'site.example') found.set(text, url);
  }
  return found;
}

test('every address on every page leads to something', () => {
  const broken: string[] = [];
  const known = new Map<string, boolean>();
  let count = 0;
  for (const { path, html } of pages) {
    for (const [text, { pathname }] of addressesOf(path, html)) {
      count += 1;
      const exists = known.get(pathname) ?? fileOf(pathname) !== undefined;
      known.set(pathname, exists);
      if (!exists) broken.push(`${path}: ${text}`);
    }
  }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

test('every place on a page that a link names is there', () => {
  const broken: string[] = [];
  const ids = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decoded(id))));
  }
  let count = 0;
  for (const { path, html } of pages) {
    for (const [text, { pathname, hash }] of addressesOf(path, html)) {
      const there = ids.get(pathname);
      if (hash.length < 2 || !there) continue;
      count += 1;
      if (!there.has(decodeURIComponent(hash.slice(1)))) broken.push(`${path}: ${text}`);
    }
  }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('downloads are as large as the page says', () => {
  const { document } = parseHTML(pages.find(({ path }) => path === '/data/')?.html ?? '');
  const rows = [...document.querySelectorAll('tr')].filter((row) =>
    row.querySelector('a[download]'),
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const href = row.querySelector('a')?.getAttribute('href') ?? '';
    const said = Number(row.querySelector('data')?.getAttribute('value'));
    expect(statSync(fileOf(href) ?? '').size, href).toBe(said);
  }
});
