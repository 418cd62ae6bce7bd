// Questions that people brought, walked from the home page to their answers: by keyboard, then on a phone by touch. One of
// each kind of answer; that every question leads to its answer is read in the built pages (tests/pages/questions.test.ts).
import { devices } from '@playwright/test';
import { type Answered, answers, placeOf } from '../../../site/questions/answers-build.ts';
import { exhaustive } from '../../support/exhaustive.ts';
import { expect, test } from '../fixtures.ts';

const value = '.lw-answer__value output';

/** A chain, a calculator with inputs, or words in the list. */
const kindOf = ({ url }: Answered): string => /^\/\w+\//.exec(url)?.[0] + String(/[?#]/.exec(url));
const kinds = Map.groupBy(answers(), kindOf);
const asked = exhaustive ? answers() : [...kinds.values()].flatMap((all) => all.slice(0, 1));

for (const { id, url } of asked) {
  test(`${id} by keyboard`, { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'All questions' }).focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${placeOf(id)} a`).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((address) => address.href.endsWith(url));
    // What words alone answer stands in the list.
    if (url.includes('#')) await expect(page.locator(`#${placeOf(id)} p`)).toBeInViewport();
    else await expect(page.locator(value)).toHaveText(/\d/);
  });
}

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  for (const { id, url } of asked.filter((item) => !item.url.includes('#'))) {
    test(`${id} by touch, its answer in view`, async ({ page }) => {
      await page.goto('/questions/');
      await page.locator(`#${placeOf(id)} a`).tap();
      await expect(page).toHaveURL((address) => address.href.endsWith(url));
      await expect(page.locator(value)).toBeInViewport();
    });
  }
});
