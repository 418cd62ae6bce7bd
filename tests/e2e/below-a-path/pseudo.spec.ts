// The pseudo-language on the narrowest phone, with words a third longer than English: nothing is cut, and what scripts
// write is in its language too. What the server sends is looked at without a browser. Every type of page is looked at
// at night, otherwise a page for each element that does something.
import type { Page } from '@playwright/test';
import { importers } from '../../../datasets/tools/import/catalog.ts';
import { PSEUDO } from '../../../site/build/language/languages.ts';
import { readerName } from '../../../site/diagnosis/answer/names.ts';
import { READERS } from '../../../site/diagnosis/reading/readers.ts';
import { tables } from '../../../site/generated/datasets.ts';
import { below, builtPages } from '../../pages/built.ts';
import { englishIn, known, textsOf } from '../../pages/english.ts';
import { visitsOf } from '../../pages/visits.ts';
import { exhaustive } from '../../support/exhaustive.ts';
import { watch } from '../settled.ts';
import { expect, test } from './below.ts';
import { cut } from './cut.ts';
import { uses } from './uses.ts';

const accounted = known();

/** On a page that checks data, what its CSV may say: names of tables and columns, values that a column allows. */
const csv = new Set([
  ...accounted.identifiers,
  ...Object.values(tables).flatMap(({ columns }) => columns.flatMap((column) => column.enum ?? [])),
]);
const accountedWithCsv = { ...accounted, names: new Set([...accounted.names, ...[...csv].map(String)]) };

/** Commands and tools whose output is read: they are called alike in every language. */
const tools = [...Object.keys(READERS).map(readerName), ...importers.map(({ tool }) => tool)];

/** What a page marks as being in no language, or in another, its labels and sentences may name: commands, tests. */
async function accountedWithMarked(page: Page): Promise<typeof accounted> {
  const marked = await page
    .locator('code, [translate="no"], [lang]:not(html)')
    .evaluateAll((parts) => parts.map(({ textContent }) => textContent?.trim() ?? ''));
  const phrases = [...accounted.phrases, ...tools, ...marked.filter((text) => text !== '')];
  return { ...accounted, phrases: phrases.sort((a, b) => b.length - a.length) };
}

test.use({ viewport: { width: 320, height: 800 } });

const pages = builtPages(`${below.folder}/${PSEUDO.tag}`);

/** For each element of `uses` one page that has it, and no more pages than that takes. */
function forEachElement(paths: readonly string[]): string[] {
  const htmlOf = new Map(pages.map(({ path, html }) => [path, html]));
  const elementsOf = (path: string) => Object.keys(uses).filter((name) => htmlOf.get(path)?.includes(`<${name}`));
  const chosen: string[] = [];
  const met = new Set<string>();
  for (const path of paths.toSorted((a, b) => elementsOf(b).length - elementsOf(a).length)) {
    const news = elementsOf(path).filter((name) => !met.has(name));
    if (news.length > 0) chosen.push(path);
    for (const name of news) met.add(name);
  }
  return chosen;
}

const visited = visitsOf(pages).map(({ path }) => path);
for (const path of exhaustive ? visited : forEachElement(visited)) {
  test(`${path} has room for longer words, and no English in what scripts write`, async ({ page }) => {
    const settled = watch(page);
    const response = await page.goto(`${PSEUDO.tag}${path}`);
    const served = (await response?.text()) ?? '';
    await settled();
    expect.soft(await cut(page), 'as loaded').toEqual([]);

    const elements = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll(':defined')]
          .map(({ localName }) => localName)
          .filter((name) => name.includes('-')),
      ),
    ]);
    for (const name of elements) {
      const use = uses[name];
      if (!use) throw new Error(`say in uses.ts what a reader does with <${name}>`);
      await use(page.locator(name).first(), page);
    }
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    await settled();
    expect.soft(await cut(page), 'used, with all folds open').toEqual([]);

    const sent = textsOf(served);
    const written = [...textsOf(await page.content())].filter((text) => !sent.has(text));
    const own = elements.includes('lw-check')
      ? accountedWithCsv
      : elements.includes('lw-diagnose')
        ? await accountedWithMarked(page)
        : accounted;
    const english = written.filter((text) => englishIn(text, own).length > 0);
    expect.soft(english, 'written by scripts').toEqual([]);
  });
}
