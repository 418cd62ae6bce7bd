// The largest pages of their types in Russian, by day as many as show every kind of element: each keeps its budget and is
// no wider than a small phone. All else is looked at in English, and at night in Russian, too.
import { join } from 'node:path';
import { atRoot, builtPages } from '../../pages/built.ts';
import { attribute, largestOfEach } from '../../pages/visits.ts';
import { exhaustive } from '../../support/exhaustive.ts';
import { expectAccessible, expectFitsThenThin, test } from '../fixtures.ts';
import { expectWithin } from '../weight.ts';

/** Of scripts, whose words are in letters of two bytes. A whole page has no more room than in English. */
const WORDIER = 1.25;

for (const { path, html } of largestOfEach(builtPages(join(atRoot.folder, 'ru')))) {
  test(`/ru${path} keeps its budget and has room`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectWithin(attribute(html, 'budget'), `/ru${path}`, page, WORDIER);
    if (exhaustive) await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await (exhaustive ? expectAccessible(page) : expectFitsThenThin(page));
  });
}
