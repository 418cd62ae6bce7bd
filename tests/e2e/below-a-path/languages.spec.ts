import { versionToday } from '../../support/newest.ts';
import { expect, test } from './below.ts';

test('what a reader has set goes along into another language and back', async ({ page, site }) => {
  await page.goto(`calculators/pcie/?v=${versionToday('pcie')}&lanes=8`);
  const value = page.locator('[data-headline="value"]');
  await expect(value).toContainText('GB/s');
  const width = page.locator('[name="lanes"]');
  await width.selectOption('2');
  await expect(page).toHaveURL(/\?v=\d+&lanes=2$/);
  const query = new URL(page.url()).search;

  await page.getByRole('link', { name: 'Pseudo' }).click();
  await expect(page).toHaveURL(`${site}en-XA/calculators/pcie/${query}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(width).toHaveValue('2');
  // A decimal comma and the letters of the other language, from the same core.
  await expect(value).toHaveText(/^\d,\d+\u202fГБ\/\u2060с$/);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site}calculators/pcie/${query}`);
  await expect(value).toHaveText(/^\d\.\d+\u202fGB\/s$/);
});

test('what stands in a field can be read again in every language', async ({ page }) => {
  await page.goto('en-XA/calculators/rebuild/');
  const fields = page.locator('lw-calculator input[type="text"]');
  const calculator = page.locator('lw-calculator');
  await fields.first().focus();
  await expect(calculator).toHaveAttribute('data-ready', '');
  await expect(calculator.locator('[aria-invalid]')).toHaveCount(0);
});

test('a removed filter brings back the counts of every value, however digits are grouped', async ({ page }) => {
  await page.goto('en-XA/data/figures/');
  const counts = page.locator('[data-facet] [data-rows]');
  const rows = page.locator('[data-count]');
  const link = page.locator('input[name="link"]').first();
  await expect(link).toBeEnabled();
  const [countsAtFirst, rowsAtFirst] = [await counts.allTextContents(), (await rows.textContent()) ?? ''];
  await link.check();
  await expect(rows).not.toHaveText(rowsAtFirst);
  await link.uncheck();
  await expect(rows).toHaveText(rowsAtFirst);
  expect(await counts.allTextContents()).toEqual(countsAtFirst);
});
