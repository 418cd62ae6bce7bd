// What other sites, feed readers and search engines take from the built pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseHTML } from '../../site/build/parse-html.ts';
import { QUESTION } from '../../site/search/entry.ts';
import { below, builtPages, fromClass, HOST, headOf } from './built.ts';

interface Known {
  path: string;
  html: string;
  head: Document;
}
const pages: Known[] = builtPages(below.folder).map(({ path, html }) => ({ path, html, head: headOf(html) }));
const meta = (head: Document, name: string): string | undefined =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
const isListed = ({ path, head }: Known): boolean => meta(head, 'robots') === undefined && !path.endsWith('404.html');
const listed = pages.filter(isListed);
const addressOf = (path: string): string => `${HOST}${below.base}${path.slice(1)}`;
const fileOf = (address: string): string => join(below.folder, address.slice(`${HOST}${below.base}`.length));
const read = (path: string): string => readFileSync(join(below.folder, path), 'utf8');
const isEnglish = ({ path }: Known): boolean => !path.startsWith('/en-XA/');

test('every page but embeds is listed once for search engines, with its own address', () => {
  const lists = read('robots.txt').match(/^Sitemap: .+$/gm) ?? [];
  expect(lists).toHaveLength(Object.keys(below.pages).length);
  const addresses = lists.flatMap((line) => {
    const index = new XMLParser().parse(readFileSync(fileOf(line.slice('Sitemap: '.length)), 'utf8'));
    const maps = [index.sitemapindex.sitemap].flat() as { loc: string }[];
    return maps.flatMap(({ loc }) => {
      const map = new XMLParser().parse(readFileSync(fileOf(loc), 'utf8'));
      return ([map.urlset.url].flat() as { loc: string }[]).map((item) => item.loc);
    });
  });
  const canonical = listed.map(({ head }) => head.querySelector('link[rel="canonical"]')?.getAttribute('href'));
  expect(canonical).toEqual(listed.map(({ path }) => addressOf(path)));
  expect(addresses.sort()).toEqual(canonical.sort());
});

test('every page has a picture for links to it, of the size that it states', async () => {
  const pictures = new Set(listed.map(({ head }) => meta(head, 'og:image') ?? ''));
  for (const picture of pictures) {
    expect(existsSync(fileOf(picture)), picture).toBe(true);
    const { format, width, height } = await sharp(fileOf(picture)).metadata();
    expect([format, width, height], picture).toEqual(['png', 1200, 630]);
  }
  const own = (kind: string) =>
    listed.filter(({ path, head }) => {
      const isOne = new RegExp(`^/${kind}/[^/]+/$`).test(path);
      return isOne && meta(head, 'og:image')?.endsWith('/cards/lanewise.png');
    });
  expect(own('articles').map(({ path }) => path)).toEqual([]);
  expect(own('sizer').map(({ path }) => path)).toEqual([]);
});

test('the feeds hold every article, newest first, and change with no clock', () => {
  const articles = pages
    .filter(({ path }) => /^\/articles\/[^/]+\/$/.test(path))
    .map(({ path, head }) => [addressOf(path), meta(head, 'og:title')]);
  const { feed } = new XMLParser().parse(read('atom.xml'));
  const entries = feed.entry.map(({ id, title }: Record<string, string>) => [id, title]);
  expect(entries.toSorted()).toEqual(articles.toSorted());
  const items: { link: string; title: string; pubDate: string }[] = new XMLParser().parse(read('rss.xml')).rss.channel
    .item;
  expect(items.map(({ link, title }) => [link, title])).toEqual(entries);
  const dates = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(dates).toEqual(dates.toSorted((a, other) => other - a));
  expect(Date.parse(feed.updated)).toBeLessThanOrEqual(Date.now());
  expect(read('en-XA/atom.xml')).toContain(`${HOST}/lanewise/en-XA/articles/`);
});

test('a browser learns from every page how to ask the search, and the page of the search takes its question', () => {
  const link = 'link[rel="search"][type="application/opensearchdescription+xml"]';
  const named = listed.map(({ head }) => head.querySelector(link)?.getAttribute('href'));
  const places = Object.values(below.pages);
  expect(new Set(named)).toEqual(new Set(places.map((pages) => `${pages}opensearch.xml`)));
  for (const pages of places) {
    const xml = readFileSync(fileOf(`${HOST}${pages}opensearch.xml`), 'utf8');
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
    const { OpenSearchDescription: said } = parser.parse(xml);
    expect(said.xmlns).toBe('http://a9.com/-/spec/opensearch/1.1/');
    // Longest names that the specification allows.
    expect(said.ShortName.length).toBeLessThanOrEqual(16);
    expect(said.Description.length).toBeLessThanOrEqual(1024);
    const [page] = said.Url as { type: string; template: string }[];
    expect(page?.type).toBe('text/html');
    const asked = new URL(page?.template.replace('{searchTerms}', 'write%20hole') ?? '');
    expect(asked.href.startsWith(`${HOST}${pages}`)).toBe(true);
    const form = parseHTML(readFileSync(fileOf(`${HOST}${asked.pathname}index.html`), 'utf8')).document.querySelector(
      'main form',
    );
    expect(form?.getAttribute('action')).toBe(asked.pathname);
    // A field without a name: what is typed before its script has come is sent nowhere.
    expect(form?.querySelector('input')?.hasAttribute('name')).toBe(false);
    expect(asked.searchParams.get(QUESTION)).toBe('write hole');
    expect(existsSync(fileOf(said.Image['#text']))).toBe(true);
  }
});

/** What a page says of itself to machines. */
const structured = ({ head }: Known) => {
  const text = head.querySelector('script[type="application/ld+json"]')?.textContent;
  return text ? JSON.parse(text) : undefined;
};

test('articles, sets and the questions say what they are, at whole addresses', () => {
  const kindOf = (path: string): string | undefined => {
    if (/^\/articles\/[^/]+\/$/.test(path)) return 'TechArticle';
    if (/^\/data\/(?:sets\/[^/]+\/)?$/.test(path)) return 'Dataset';
    return path === '/questions/' ? 'FAQPage' : undefined;
  };
  for (const page of pages.filter(isEnglish)) {
    const said = structured(page);
    expect(said?.['@type'], page.path).toBe(kindOf(page.path));
    if (said?.url) expect(said.url).toBe(addressOf(page.path));
    for (const { contentUrl } of said?.distribution ?? [])
      expect(existsSync(fileOf(contentUrl)), contentUrl).toBe(true);
  }
});

test('a question that machines are told of stands on the page with the same answer', () => {
  const page = pages.find(({ path }) => path === '/questions/');
  const said = page && structured(page);
  const shown = parseHTML(page?.html ?? '').document.querySelector('main')?.textContent ?? '';
  expect(said.mainEntity.length).toBeGreaterThan(20);
  for (const { name, acceptedAnswer } of said.mainEntity) {
    expect(shown).toContain(name);
    expect(shown).toContain(acceptedAnswer.text);
  }
});

test('every page says how to cite it, by its title and its address', () => {
  for (const { path, html, head } of listed) {
    const cited = fromClass(html, 'lw-cite-page').querySelectorAll('.lw-cite-page pre');
    const [bibtex, csl] = [...cited].map(({ textContent }) => textContent ?? '');
    const [item] = JSON.parse(csl ?? '[]');
    expect(item.URL, path).toBe(addressOf(path));
    expect(item.title, path).toBe(meta(head, 'og:title'));
    expect(bibtex, path).toContain(`url = {${addressOf(path)}}`);
  }
});

test('what language models read leads to pages that are there', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(40);
  for (const address of links) {
    const [path = ''] = new URL(address).href.split(/[?#]/);
    expect(existsSync(path.endsWith('/') ? `${fileOf(path)}index.html` : fileOf(path)), address).toBe(true);
  }
});
