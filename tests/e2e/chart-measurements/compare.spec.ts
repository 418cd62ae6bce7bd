import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const compare = '/data/compare/';

/** Not the options of other fields, which are there before the list has come. */
const proposals = (page: Page) => page.getByRole('listbox', { name: 'Measured devices' }).getByRole('option');

/** Types a part of a device's name and takes the first proposal. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await proposals(page).first().click();
}

test('two drives of one source are compared load by load, and the address shares it', async ({ page }) => {
  await page.goto(`${compare}?device=fio-plot-server/m1015-pm883&device=fio-plot-server/m1015-s4610`);
  await expect(page.locator('.lw-verdict')).toContainText('loads were measured on both');
  const shared = page.getByRole('region', { name: 'Shared workloads' });
  const row = shared.getByRole('row').filter({ hasText: 'random reads of 4 KiB' }).first();
  await expect(row).toContainText('1 (1 × 1)');
  await expect(row).toContainText('6.39 k IOPS');
  await expect(row).toContainText(/\(\d.* times\)/);
});

test('what cannot be compared is said: other block sizes, other jobs, unknown state', async ({ page }) => {
  await page.goto(compare);
  await choose(page, 'Device 2', 'iometer-parser/pliant-ls300s');
  await expect(page.getByText('the state of the drive is not stated for all')).toBeVisible();
  await expect(page.getByText('different tools, or tools that are not named')).toBeVisible();
  const left = page.getByRole('region', { name: 'What is left out' });
  await expect(left.getByRole('row').filter({ hasText: 'random reads' })).toContainText('8 KiB, 64 KiB');
});

test('ratios of a source are shown as ratios, never as figures', async ({ page }) => {
  await page.goto(
    `${compare}?device=ko-2017-nvme-sas-sata/nvme-oltp&device=ko-2017-nvme-sas-sata/sas-oltp&device=ko-2017-nvme-sas-sata/sata-oltp`,
  );
  await expect(page.getByText('They share no workload')).toBeVisible();
  await expect(
    page.getByText('2.7 times the requests served within the latency target of Two Intel SSD DC S3710'),
  ).toBeVisible();
});

test('from a drive to what it is compared with', async ({ page }) => {
  await page.goto('/data/drives/samsung-pm883-480gb/');
  await page.getByRole('link', { name: 'Compare it with others' }).click();
  await expect(page.getByLabel('Device 1')).toHaveValue(/PM883/i);
  await expect(page.getByRole('alert')).toContainText('choose at least one more');
  await choose(page, 'Device 2', 'bu-disc-nvme/p4510');
  await expect(page.locator('.lw-verdict')).toContainText('loads were measured on both');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('one more device than are chosen can be chosen, up to six', async ({ page }) => {
  await page.goto(compare);
  await expect(page.getByLabel(/^Device/)).toHaveCount(6);
  await expect(page.getByLabel('Device 3')).toBeVisible();
  await expect(page.getByLabel('Device 4')).toBeHidden();
  await choose(page, 'Device 3', 'fio-plot-server/m1015-pm883');
  await expect(page.getByLabel('Device 4')).toBeVisible();
  await expect(page.locator('.lw-verdict')).toContainText('measured on all 3');
});

test('fewer than two are asked for', async ({ page }) => {
  await page.goto(compare);
  await page.getByLabel('Device 2').fill('');
  await page.getByLabel('Device 2').blur();
  await expect(page.getByRole('alert')).toContainText('choose at least one more');
  await page.getByLabel('Device 1').fill('');
  await page.getByLabel('Device 1').blur();
  await expect(page.getByRole('alert')).toContainText('at least two');
});

test('a device is found by words of its name and taken by keyboard, and the address names it', async ({ page }) => {
  await page.goto(compare);
  const field = page.getByLabel('Device 2');
  await field.fill('m1015 pm883');
  await expect(page.getByRole('listbox', { name: 'Measured devices' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?device=bu-disc-nvme\/p4510&device=fio-plot-server\/m1015-/);
  const name = await field.inputValue();
  await page.reload();
  await expect(field).toHaveValue(name);
});

test('what is no device is said, with what was typed', async ({ page }) => {
  await page.goto(compare);
  await page.getByLabel('Device 2').fill('no such drive');
  await page.getByLabel('Device 2').blur();
  await expect(page.getByRole('alert')).toContainText('“no such drive”');
  await page.goto(`${compare}?device=no/such&device=bu-disc-nvme/p4510`);
  await expect(page.getByRole('alert')).toContainText('“no/such”');
});

test('the page lists no device that was not asked for, and without scripts leads to all', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto(compare);
  await expect(page.locator('lw-compare-measurements option')).toHaveCount(0);
  await page.locator('noscript').getByRole('link', { name: 'by drive' }).click();
  await expect(page).toHaveURL('/data/drives/');
  await page.close();
});
