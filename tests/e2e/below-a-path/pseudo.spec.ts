// The pseudo-language on the narrowest phone, with words a third longer than English: nothing is cut, and what scripts
// write is in its language too.
import { globSync, readFileSync } from 'node:fs';
import { below, builtPages } from '../../pages/built.ts';
import { visitsOf } from '../../pages/visits.ts';
import { watch } from '../settled.ts';
import { expect, test } from './below.ts';
import { cut } from './cut.ts';
import { leftInEnglish } from './english.ts';
import { uses } from './uses.ts';

const LANGUAGE = 'en-XA';

/** Cells of the data, of which names of devices, tools and sources are made. */
const known = [
  ...new Set(
    globSync('datasets/{registry,sets/*}/*.csv').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/[\n,"]+/)
        .map((cell) => cell.trim())
        .filter((cell) => /[a-z]{3}/.test(cell) && /[A-Z0-9 ]/.test(cell)),
    ),
  ),
].sort((one, other) => other.length - one.length);

test.use({ viewport: { width: 320, height: 800 } });

for (const { path } of visitsOf(builtPages(`${below.folder}/${LANGUAGE}`))) {
  test(`${path} has room for longer words, and no English in what scripts write`, async ({
    page,
  }) => {
    const settled = watch(page);
    const response = await page.goto(`${LANGUAGE}${path}`);
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
    expect.soft(await leftInEnglish(page, served, known), 'English').toEqual([]);
  });
}
