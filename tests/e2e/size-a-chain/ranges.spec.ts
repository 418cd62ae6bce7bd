// Where the range of a chain comes from, as its page, a frame and the planner say it.

import { newest } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { opened, ready } from './page.ts';

const expected = 'lw-sizer [data-text="expected"]';
const coverage = 'lw-sizer [data-text="coverage"]';
const narrow = 'sata-ssds-on-9211-8i-in-x4-slot';

test('the range of a measured link says what it is made of, without a script and after a change', async ({ page }) => {
  const measured = /^Expect .+GB\/s \(9 of 10 measured links fall in this range\)\.$/;
  const made = /^Based on \d+ measurements of \d+ devices from \d+ sources/;
  await page.goto(`/sizer/${narrow}/`);
  await expect(page.locator(expected)).toHaveText(measured);
  await expect(page.locator(expected)).toHaveAttribute('data-range', 'measured');
  await expect(page.locator(coverage)).toHaveText(made);
  const served = await page.locator(expected).textContent();
  await (await opened(page, 'LSI 9211-8i')).getByLabel('Slot', { exact: true }).fill('pcie 2.0 x2');
  await expect(page.locator(expected)).not.toHaveText(served ?? '');
  await expect(page.locator(expected)).toHaveText(/\(9 of 10 measured links fall in this range\)/);
  await expect(page.locator(coverage)).toHaveText(made);
});

test('drives joined in an array have a range of arrays, or one that says it is assumed', async ({ page }) => {
  await page.goto(`/sizer/${narrow}/`);
  await ready(page);
  await page.getByRole('button', { name: 'Group drives into an array' }).click();
  await (await opened(page, 'Array array')).getByLabel('Level').selectOption('RAID-Z2');
  // Which of the two, the measurements decide.
  const words = {
    assumed: [/^Expect .* \(assumed\)/, /the model assumes|of all arrays/],
    measured: [/\(9 of 10 measured arrays fall in this range\)/, /^Based on .*\(arrays, /],
  };
  await expect(page.locator(expected)).not.toContainText('measured links');
  const basis = await page.locator(expected).getAttribute('data-range');
  const [said, made] = words[basis === 'measured' ? 'measured' : 'assumed'];
  await expect(page.locator(expected)).toHaveText(said ?? '');
  await expect(page.locator(coverage)).toHaveText(made ?? '');
});

test('a frame of the newest version says the range of its page', async ({ page }) => {
  await page.goto(`/sizer/${narrow}/`);
  const text = await page.locator(expected).textContent();
  await page.goto(`/embed/${newest(`sizer/${narrow}`)}/`);
  await expect(page.locator('lw-sizer')).toHaveAttribute('data-ready');
  await expect(page.locator(expected)).toContainText(text?.replace(/\.$/, '') ?? '?');
});

test('the planner says of each layout that its range is assumed', async ({ page }) => {
  await page.goto('/planner/');
  const rates = page.locator('lw-planner [data-rows="first"] [data-text="rate"]');
  await expect(rates.first()).toHaveText(/\(assumed\)$/);
  await page.getByLabel('Drive bays').first().fill('11');
  await expect(page.locator('lw-planner[data-ready]')).toBeVisible();
  await expect(rates.first()).toHaveText(/\(assumed\)$/);
});
