// What is printed reads as a document: no ways to elsewhere, no empty machinery, the values that were set.
import { expect, test } from '../fixtures.ts';

test('an article prints its text and the values of its calculator, without links to elsewhere', async ({ page }) => {
  await page.goto('/articles/layout-for-4-8-12-24-drives/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.lw-related')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Cited by …').first()).toBeHidden();
  // The rows behind a chart would fill pages.
  await expect(page.locator('.lw-article-chart table').first()).toBeHidden();
  await expect(page.locator('.lw-article-chart svg:visible').first()).toBeVisible();
  await expect(page.locator('lw-calculator output').first()).toBeVisible();
  await expect(page.locator('.lw-calc__form .lw-fold .lw-fields').first()).toBeHidden();
  await expect(page.locator('.lw-calc__form fieldset').first()).toBeVisible();
  await expect(page.locator('.lw-prose summary').first()).toBeHidden();
  await expect(page.locator('.lw-prose > details pre').first()).toBeVisible();
});

test('a calculator prints each folded value once, and no line to paste', async ({ page }) => {
  await page.goto('/calculators/raid/');
  await page.emulateMedia({ media: 'print' });
  const fold = page.locator('.lw-calc__form .lw-fold').first();
  await expect(fold.locator('> summary')).toContainText('Hot spares');
  await expect(fold.locator('.lw-fields')).toBeHidden();
  await expect(page.locator('#embed-line')).toBeHidden();
});

test('a calculator prints its answer, inputs and formula, and nothing to press', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/calculators/pcie/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-headline="value"]')).toHaveText(/^3\.75.GB\/s$/);
  await expect(page.locator('.lw-answer__kept')).toHaveCSS('position', 'static');
  await expect(page.getByLabel('Lanes', { exact: true })).toBeVisible();
  await expect(page.locator('.lw-formula')).toContainText('÷');
  await expect(page.locator('.lw-formula')).toBeVisible();
  await expect(page.locator('.lw-presets')).toBeHidden();
  await expect(page.locator('.lw-sideways:visible')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('what a figure is stands below its name, on screen and on paper', async ({ page }) => {
  await page.goto('/calculators/raid/');
  await page.getByText('All results').click();
  const head = page.getByRole('rowheader', { name: /^Usable capacity/ });
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(head.locator('.lw-hint')).toHaveCSS('display', 'block');
  }
});
