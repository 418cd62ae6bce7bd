// Every question that people brought, walked from the home page to its answer: by keyboard, then on a phone by touch.
import { devices } from '@playwright/test';
import { questions } from '../../../site/questions/questions.ts';
import { expect, test } from '../fixtures.ts';

const value = '.lw-answer__value output';

for (const { id } of questions) {
  const place = id.toLowerCase();

  test(`${id} by keyboard`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'All questions' }).focus();
    await page.keyboard.press('Enter');
    const link = page.locator(`#${place} a`);
    await link.focus();
    const address = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.href.endsWith(address ?? '?'));
    // What words alone answer stands in the list.
    if (address?.includes('#')) await expect(page.locator(`#${place} p`)).not.toBeEmpty();
    else await expect(page.locator(value)).not.toBeEmpty();
  });
}

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  for (const { id } of questions) {
    const place = id.toLowerCase();

    test(`${id} by touch, its answer in view`, async ({ page }) => {
      await page.goto('/questions/');
      const link = page.locator(`#${place} a`);
      await expect(page.locator(`#${place} p`)).not.toBeEmpty();
      const address = await link.getAttribute('href');
      if (address?.includes('#')) return;
      await link.tap();
      await expect(page).toHaveURL((url) => url.href.endsWith(address ?? '?'));
      await expect(page.locator(value)).toBeInViewport();
    });
  }
});
