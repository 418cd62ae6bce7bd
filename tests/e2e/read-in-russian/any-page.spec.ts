// The largest pages in Russian, by day of each class of budgets, at night of each type: each keeps its budget and is no
// wider than a small phone. All else is looked at in English, and at night in Russian, too.
import { exhaustive } from '../../support/exhaustive.ts';
import { expectAccessible, expectFitsThenThin, test } from '../fixtures.ts';
import { visited } from '../visited.ts';
import { expectWithin } from '../weight.ts';

/** Of scripts, whose words are in letters of two bytes. A whole page has no more room than in English. */
const WORDIER = 1.25;

for (const { path, budget } of visited().russian) {
  test(`/ru${path} keeps its budget and has room`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectWithin(budget, `/ru${path}`, page, WORDIER);
    if (exhaustive) await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await (exhaustive ? expectAccessible(page) : expectFitsThenThin(page));
  });
}
