// The pseudo-language on the narrowest phone, with words a third longer than English: nothing is cut, and what scripts
// write is in its language too. What the server sends is looked at without a browser.
import type { Page } from '@playwright/test';
import { readerName } from '../../../datasets/tools/diagnose/names.ts';
import { READERS } from '../../../datasets/tools/diagnose/readers.ts';
import { importers } from '../../../datasets/tools/import/catalog.ts';
import { PSEUDO } from '../../../scripts/language/languages.ts';
import { tables } from '../../../site/generated/datasets.ts';
import { below, builtPages } from '../../pages/built.ts';
import { englishIn, known, textsOf } from '../../pages/english.ts';
import { visitsOf } from '../../pages/visits.ts';
import { watch } from '../settled.ts';
import { expect, test } from './below.ts';
import { cut } from './cut.ts';
import { uses } from './uses.ts';

const accounted = known();

/** On a page that checks data, what its CSV may say: names of tables and columns, values that a column allows. */
const csv = new Set([
  ...accounted.identifiers,
  ...Object.values(tables).flatMap(({ columns }) => columns.flatMap((one) => one.enum ?? [])),
]);
const accountedWithCsv = {
  ...accounted,
  names: new Set([...accounted.names, ...[...csv].map(String)]),
};

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

for (const { path } of visitsOf(builtPages(`${below.folder}/${PSEUDO.tag}`))) {
  test(`${path} has room for longer words, and no English in what scripts write`, async ({
    page,
  }) => {
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
