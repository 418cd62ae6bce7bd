import { versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';

const article = '/articles/pcie-x1-400/';

test('the calculator in an article has the author’s inputs and recalculates', { tag: '@journey' }, async ({ page }) => {
  await page.goto(article);
  const widget = page.locator('lw-calculator');
  await expect(widget.locator('[data-headline="value"]')).toHaveText('420 MB/s');
  await widget.getByLabel('Max Payload Size', { exact: true }).selectOption('256 B');
  await expect(widget.locator('[data-headline="value"]')).toHaveText('456 MB/s');
  // The article's own URL is not the widget's to change.
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  await expect(widget.getByRole('link', { name: /Open the full calculator/ })).toHaveAttribute(
    'href',
    `/calculators/pcie/?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=256`,
  );
});

test('a sentence follows the calculator beside it, each number with the calculator as it now is', async ({ page }) => {
  await page.goto('/articles/slc-cache-slow-copy/');
  const sentence = page.getByRole('paragraph').filter({ hasText: 'With these figures' });
  await expect(sentence).toContainText(/300.GB takes 2\.55.min/, { useInnerText: true });
  await page
    .locator('lw-calculator')
    .getByRole('textbox', { name: /^Size of the copy/ })
    .fill('1 TB');
  await expect(sentence).toContainText(/1.TB takes 10\.3.min.*887.GB/, { useInnerText: true });
  await sentence.getByRole('button').first().click();
  await expect(sentence.getByRole('link', { name: 'Open the calculator' }).first()).toHaveAttribute(
    'href',
    /size=1000000000000/,
  );
});

test('every figure opens where it comes from, in place', { tag: '@journey' }, async ({ page }) => {
  await page.goto(article);
  const measured = page.locator('button.lw-measured');
  const computed = page.locator('button.lw-computed');
  expect(await measured.count()).toBeGreaterThan(5);
  expect(await computed.count()).toBeGreaterThan(5);
  await measured.first().click();
  const row = page.getByRole('link', { name: 'Open the row' });
  await expect(row).toHaveAttribute('href', /^\/data\/sets\/habr-pcie-290\/.*#row-habr-pcie-290-/);
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
  await computed.first().click();
  await page.getByRole('link', { name: 'Open the calculator with these inputs' }).click();
  await expect(page).toHaveURL(/\/calculators\/pcie\/\?v=\d+/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the text and its numbers are all there', async ({ page }) => {
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why your PCIe x1 slot stops at 400 MB/s');
    await expect(page.locator('[data-headline="value"]')).toHaveText('420 MB/s');
    await expect(page.getByRole('table').filter({ hasText: 'Long slot' })).toContainText('MiB/s');
  });
});
