// A term in an article shows its definition, however a reader reaches it, and moves nothing.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const ARTICLE = '/articles/pcie-x1-400/';
const term = (page: Page) => page.getByRole('button', { name: 'Max Payload Size', exact: true });
const definition = (page: Page) =>
  page.locator('[popover]').filter({ hasText: 'the most payload that one packet may carry' });

test('under the pointer, until that leaves both', async ({ page }) => {
  await page.goto(ARTICLE);
  const paragraph = page.locator('p', { has: term(page) });
  await term(page).scrollIntoViewIfNeeded();
  const before = await paragraph.boundingBox();
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
  expect(await paragraph.boundingBox()).toEqual(before);
  // The definition can be pointed at: its link is in it.
  await definition(page).hover();
  await expect(definition(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(definition(page)).toBeHidden();
});

test('by keyboard: focus shows it, Escape hides it, its link leads to the glossary', async ({ page }) => {
  await page.goto(ARTICLE);
  await term(page).evaluate((button) => {
    // Reached by Tab from the link or button before it.
    const all = [...document.querySelectorAll<HTMLElement>('main a, main button')];
    all[all.indexOf(button as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(term(page)).toBeFocused();
  await expect(definition(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription(/the most payload that one packet may carry/);
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary\/#mps$/);
  await expect(page.locator('section:target')).toContainText('MPS');
});

test('Escape within a definition hides it and goes back to the term', async ({ page }) => {
  await page.goto(ARTICLE);
  await term(page).focus();
  await expect(definition(page)).toBeVisible();
  await definition(page).getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(term(page)).toBeFocused();
  await expect(definition(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a tap shows it within the screen, another beside it hides it', async ({ page }) => {
    await page.goto(ARTICLE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    await term(page).tap();
    await expect(definition(page)).toBeVisible();
    await expect(definition(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.touchscreen.tap(5, 5);
    await expect(definition(page)).toBeHidden();
  });
});

test('on paper a term is a word of its sentence', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({ media: 'print' });
  await expect(term(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search' })).toBeHidden();
});
