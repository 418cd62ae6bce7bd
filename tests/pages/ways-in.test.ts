// What a reader looks things up by: the names that search finds, the glossary and the sources, as they are built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { type BoardEntry, type Entry, entryOfBoard } from '../../site/search/entry.ts';
import { DIST, documentOf, englishPages, textOf } from './built.ts';

const pages = new Map(englishPages().map(({ path, html }) => [path, html]));

describe('the names that search finds', () => {
  const entries: Entry[] = JSON.parse(readFileSync(join(DIST, 'search/names.json'), 'utf8'));
  const hrefs = entries.map(({ href }) => href);

  test('are those of every article, calculator, set, part, rule and term', () => {
    const wanted = [...pages.keys()].filter((path) =>
      /^\/(?:articles|calculators|sizer|data\/(?:drives|controllers|platforms|charts)|contribute\/rules)\/[^/]+\/$|^\/data\/sets\/[^/]+\/$/.test(
        path,
      ),
    );
    const terms = [...documentOf('/glossary/').querySelectorAll('[data-found-as="term"]')];
    const all = [...wanted, ...terms.map(({ id }) => `/glossary/#${id}`)];
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((href) => !hrefs.includes(href))).toEqual([]);
  });

  test('are those of every board, in a list of their own that is read when it is needed', () => {
    const boards: BoardEntry[] = JSON.parse(readFileSync(join(DIST, 'search/boards.json'), 'utf8'));
    const wanted = [...pages.keys()].filter((path) => /^\/boards\/[^/]+\/$/.test(path));
    expect(wanted.length).toBeGreaterThan(1000);
    expect(boards.map((board) => entryOfBoard(board).href).sort()).toEqual(wanted.sort());
    expect(hrefs.filter((href) => /\/boards\/./.test(href))).toEqual([]);
  });

  test('are none of single runs, of frames for other pages or of addresses that only lead on', () => {
    const wrong = hrefs.filter((href) => /\/embed\/.|\/404|\/dictionary\/|\/data\/sets\/[^/]+\/[^/]+\//.test(href));
    expect(wrong).toEqual([]);
  });

  test('lead each to one place, by a name', () => {
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
    expect(entries.filter(({ name }) => name === '')).toEqual([]);
  });

  test('hold the questions that calculators answer', () => {
    const asked = entries.filter(({ kind }) => kind === 'question').map(({ name }) => name);
    const questions = catalog.flatMap(({ presets }) => presets.map(({ question }) => question));
    expect(questions.filter((question) => !asked.includes(question))).toEqual([]);
  });
});

test.each(['/', '/ru/'])('each sample of the box on %s says what it answers', (path) => {
  const samples = [...documentOf(path).querySelectorAll('[data-example]')];
  expect(samples.length).toBeGreaterThan(2);
  expect(samples.filter((sample) => !/ → .*\d/.test(textOf(sample)))).toEqual([]);
});

describe('the glossary', () => {
  const document = documentOf('/glossary/');
  const terms = [...document.querySelectorAll('[data-found-as="term"]')];

  test('defines at least the sixty terms that a reader of the field may expect', () =>
    expect(terms.length).toBeGreaterThanOrEqual(60));

  test('gives each term a sentence, a source, and a page where it matters', () => {
    for (const term of terms) {
      expect(textOf(term.querySelector('[data-text]')), term.id).toMatch(/^\S.*\.$/);
      const links = [...term.querySelectorAll('a')].map((element) => element.getAttribute('href') ?? '');
      for (const wanted of [/^\/sources\/#/, /^\/(?:calculators|articles)\//]) {
        const found = links.filter((href) => wanted.test(href));
        expect(found, term.id).not.toEqual([]);
      }
    }
  });

  test('is led to from every page', () => {
    for (const [path, html] of pages) {
      if (html.includes('lw-footer')) expect(html, path).toContain('href="/glossary/"');
    }
  });
});

describe('the page of sources', () => {
  const document = documentOf('/sources/');

  test('has every source of the list at an address of its own, with what was read', () => {
    const text = readFileSync('content/references.yaml', 'utf8');
    const all: Record<string, { title: string; note?: string }> = parse(text);
    for (const [key, { title, note }] of Object.entries(all)) {
      const source = textOf(document.getElementById(key));
      expect(source, key).toContain(title.replace(/\s+/g, ' '));
      if (note) expect(source, key).toContain(note.replace(/\s+/g, ' '));
    }
  });

  test('says what cites each, and is led to from there', () => {
    const links = document.getElementById('pcie-base-6.3')?.querySelectorAll('a') ?? [];
    const by = [...links].map((link) => link.getAttribute('href'));
    expect(by).toEqual(expect.arrayContaining(['/articles/pcie-x1-400/', '/calculators/pcie/', '/glossary/#mps']));
    for (const path of ['/articles/pcie-x1-400/', '/calculators/pcie/', '/data/parts/'])
      expect(documentOf(path).querySelectorAll('main a[href^="/sources/#"]').length, path).toBeGreaterThan(0);
  });
});

test('the page of columns goes by that name, and its old address leads to it', () => {
  expect(textOf(documentOf('/data/columns/').querySelector('title'))).toMatch(/^Columns/);
  const links = [...documentOf('/data/dictionary/').querySelectorAll('main a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/data/columns/']);
  const still = [...pages].filter(([path, html]) => path !== '/data/dictionary/' && html.includes('/data/dictionary/'));
  expect(still.map(([path]) => path)).toEqual([]);
});
