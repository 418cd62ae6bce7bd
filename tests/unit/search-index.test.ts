// The index of a site: what is in it, what is not, and the same bytes for the same pages.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endIndexing, indexPages } from '../../site/build/search-index.ts';
import type { Entry } from '../../site/search/entry.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanewise-search-'));

const page = (route: string, body: string, head = '') =>
  `<!doctype html><html lang="en" data-route="${route}"><head><meta name="description" content="About it.">${head}</head><body><main>${body}</main></body></html>`;

const PAGES = {
  'articles/a/index.html': page('/articles/[slug]', '<h1 lang="en">Why a lane?</h1><p>Because.</p>'),
  'data/parts/index.html': page(
    '/data/parts',
    '<h1>Parts</h1><table><tr id="b650" data-found-as="chipset" data-names="AMD B650|B650"><th translate="no">AMD B650</th></tr></table>',
  ),
  'glossary/index.html': page(
    '/glossary',
    '<h1>Terms</h1><section id="mps" data-found-as="term" data-names="MPS|Max Payload Size"><h3>MPS</h3><p data-text>A &lt;b&gt; size.</p></section>',
  ),
  'calculators/pcie/index.html': page(
    '/calculators/[name]',
    '<h1>How fast?</h1><nav class="lw-presets"><a data-found-as="question" href="/x/calculators/pcie/?v=1">A card in a slot</a></nav>',
  ),
  'data/sets/s/r/index.html': page('/data/sets/[set]/[run]', '<h1>A run</h1>'),
  'ru/articles/a/index.html': page('/articles/[slug]', '<h1>Почему?</h1>'),
};

/** Every file below a folder with its bytes. */
const bytes = (below: string): [string, string][] =>
  readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(below, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(join(below, name)).toString('base64')]);

const index = () => indexPages({ folder, address: '/x/', language: 'en', others: ['ru/'] });

beforeAll(async () => {
  for (const [name, html] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
  mkdirSync(join(folder, 'search'));
  await index();
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await endIndexing();
});

const entries = (): Entry[] => JSON.parse(readFileSync(join(folder, 'search/names.json'), 'utf8'));

test('pages and places on them are found by name, each once; runs and other languages are not', () => {
  expect(entries().map(({ kind, href }) => [kind, href])).toEqual([
    ['article', '/x/articles/a/'],
    ['calculator', '/x/calculators/pcie/'],
    ['question', '/x/calculators/pcie/?v=1'],
    ['page', '/x/data/parts/'],
    ['chipset', '/x/data/parts/#b650'],
    ['page', '/x/glossary/'],
    ['term', '/x/glossary/#mps'],
  ]);
});

test('what a name is, in which language, and what it is about is kept', () => {
  const [article, , , , chipset, , term] = entries();
  expect(article).toMatchObject({ name: 'Why a lane?', mark: 'english', about: 'About it.' });
  expect(chipset).toMatchObject({ name: 'AMD B650', models: ['B650'], mark: 'name' });
  expect(term).toMatchObject({ name: 'MPS', models: ['Max Payload Size'], about: 'A <b> size.' });
});

test('only what a page loads is written: none of the ready-made ways to show results', () => {
  const files = readdirSync(join(folder, 'search/index'));
  expect(files).toContain('pagefind.js');
  expect(files.filter((name) => /ui|highlight|\.css$/.test(name))).toEqual([]);
});

test('the same pages make the same bytes', async () => {
  const before = bytes(join(folder, 'search'));
  await index();
  expect(bytes(join(folder, 'search'))).toEqual(before);
});
