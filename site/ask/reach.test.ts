// What the site knows is reached by its own name: articles by their titles, parts and boards by what people call them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardsFile } from '../../datasets/tools/names/boards.ts';
import { loadCatalogue, registryRows } from '../../datasets/tools/names/load.ts';
import { things } from '../../datasets/tools/names/named-parts.ts';
import { asked } from './testing.ts';

const FOLDER = join(process.cwd(), 'content/articles/en');
const articles = readdirSync(FOLDER).map((file) => ({
  slug: file.replace(/\.mdx$/, ''),
  title: /^title:\s*"?(.+?)"?\s*$/m.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1] ?? '',
}));

test.each(articles)('$title: its article, or its figure', ({ slug, title }) => {
  const { outcome, page } = asked(title);
  expect(outcome === 'answer' || page === `article:${slug}`, `leads to ${page}: reword the title`).toBe(true);
});

/** A name of digits alone is read as a number. */
const isNumber = (name: string): boolean => /^[\d.,\s]+$/.test(name);

test('each part, processor and chipset leads on by its name', { timeout: 60_000 }, () => {
  const { rows, parts, copies } = registryRows();
  const names = loadCatalogue();
  const lost = things(rows, parts, copies).flatMap(({ name, thing }) => {
    if (thing.kind === 'link' || name.includes('#') || isNumber(name) || names.exact(name).length === 0) return [];
    const { outcome, choices = [] } = asked(name);
    return outcome === 'none' || (outcome === 'clarify' && choices.length === 0) ? [name] : [];
  });
  expect([...new Set(lost)]).toEqual([]);
});

test('each board leads on by its name', { timeout: 60_000 }, () => {
  const { rows } = registryRows();
  const lost = boardsFile(rows).flatMap(([, name]) => {
    // A short name without a digit is a word before it is a board.
    if (!/\d/.test(name) && name.replaceAll(/\P{L}/gu, '').length < 14) return [];
    return asked(name).outcome === 'none' ? [name] : [];
  });
  expect(lost).toEqual([]);
});
