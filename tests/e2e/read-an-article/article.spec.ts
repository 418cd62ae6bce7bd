import { versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';

const article = '/articles/pcie-x1-400/';

test('the calculator inside the article starts with the author’s inputs and recalculates', {
  tag: '@journey',
}, async ({ page }) => {
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

test('every figure leads to where it comes from', { tag: '@journey' }, async ({ page }) => {
  await page.goto(article);
  const measured = page.locator('a.lw-measured');
  const computed = page.locator('a.lw-computed');
  expect(await measured.count()).toBeGreaterThan(5);
  expect(await computed.count()).toBeGreaterThan(5);
  await expect(measured.first()).toHaveAttribute('href', /^\/data\/sets\/habr-pcie-290\/.*#row-habr-pcie-290-/);
  await computed.first().click();
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
