// What programs are told that embed pages of this site by their addresses: https://oembed.com
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseHTML } from '../../site/build/parse-html.ts';
import { COLUMN } from '../../site/embed/height.ts';
import { below, builtPages, HOST, headOf } from './built.ts';

const ROOT = `${HOST}${below.base}`;
const fileOf = (address: string): string => join(below.folder, new URL(address).pathname.slice(below.base.length));

/** The address of each page, and that of what programs are told of it. */
const pages = builtPages(below.folder).map(({ path, html }) => {
  const link = headOf(html).querySelector('link[type="application/json+oembed"]');
  return {
    path,
    rel: link?.getAttribute('rel'),
    address: link?.getAttribute('href') ?? '',
    title: link?.getAttribute('title'),
  };
});
const told = pages.filter(({ address }) => address !== '');
const folders = Object.values(below.pages).map((path) => join(below.folder, path.slice(below.base.length), 'oembed'));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
);

test('every calculator, its questions, kind of chart, chain and question about one tells programs how to embed it', () => {
  const wanted = pages.filter(({ path }) =>
    /^\/(?:en-XA\/)?(?:calculators\/[^/]+|embed\/(?!chart|sizer|value)[^/]+\/[^/]+\/v\d+|data\/charts\/[^/]+|sizer|sizer\/[^/]+)\/$/.test(
      path,
    ),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter(({ address }) => address === '').map(({ path }) => path)).toEqual([]);
  expect(new Set(told.map(({ address }) => address)).size).toBe(told.length);
  for (const { path, rel, address, title } of told) {
    expect(rel, path).toBe('alternate');
    expect(title, path).toBeTruthy();
    expect(address.startsWith(`${ROOT}${path.startsWith('/en-XA/') ? 'en-XA/' : ''}oembed/`)).toBe(true);
    expect(existsSync(fileOf(address)), address).toBe(true);
  }
  expect(files.some((file) => file.includes('oembed/questions/'))).toBe(true);
});

/** What WordPress keeps of a frame of a page that it does not know: wp_filter_oembed_result. */
const KEPT = ['src', 'width', 'height', 'frameborder', 'title'];

test.each(files)('%s is what the standard asks of a rich answer', async (file) => {
  const said = JSON.parse(readFileSync(file, 'utf8'));
  expect(said.version).toBe('1.0');
  expect(said.type).toBe('rich');
  for (const name of ['title', 'provider_name', 'html']) expect(said[name]).toMatch(/\S/);
  expect(said.provider_url).toMatch(/^https:/);
  for (const name of ['width', 'height', 'cache_age'])
    expect(Number.isInteger(said[name]) && said[name] > 0, name).toBe(true);
  expect(said.width).toBe(COLUMN);
  const { document } = parseHTML(`<!doctype html><html><body>${said.html}</body></html>`);
  const all = [...document.body.querySelectorAll('*')];
  expect(all.map(({ localName }) => localName)).toEqual(['iframe']);
  const frame = Object.fromEntries(KEPT.map((name) => [name, all[0]?.getAttribute(name) ?? undefined]));
  expect(frame).toMatchObject({ frameborder: '0', height: String(said.height), title: said.title });
  expect(frame.src?.startsWith(ROOT)).toBe(true);
  expect(existsSync(`${fileOf(frame.src ?? '')}index.html`), frame.src).toBe(true);
  const pictured = ['thumbnail_url', 'thumbnail_width', 'thumbnail_height'].filter((name) => name in said);
  expect([0, 3]).toContain(pictured.length);
  if (said.thumbnail_url) {
    const { width, height } = await sharp(fileOf(said.thumbnail_url)).metadata();
    expect([width, height]).toEqual([said.thumbnail_width, said.thumbnail_height]);
  }
});
