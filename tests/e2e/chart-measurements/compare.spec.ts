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

const results = (page: Page) => page.getByRole('region', { name: 'Results by workload' });

test('two drives of one source are compared workload by workload, and the address shares it', async ({ page }) => {
  await page.goto(`${compare}?device=fio-plot-server/m1015-pm883&device=fio-plot-server/m1015-s4610`);
  await expect(page.locator('.lw-winner')).toContainText(/leads in|are level in/);
  const row = results(page).getByRole('row').filter({ hasText: 'random reads of 4 KiB, QD 1' }).first();
  await expect(row).toContainText('6.39 k IOPS');
  await expect(row).toContainText('best');
  await expect(row).toContainText(/[−+]\d/);
});

test('where conditions differ, they are said beside the row', async ({ page }) => {
  await page.goto(`${compare}?device=samsung-970-evo-plus-2tb&device=crucial-p2-2tb&by=random`);
  await expect(results(page).locator('tbody tr').first()).toContainText('tool: AS SSD; CrystalDiskMark');
});

test('ratios of a source are shown as ratios, never as figures', async ({ page }) => {
  await page.goto(
    `${compare}?device=ko-2017-nvme-sas-sata/nvme-oltp&device=ko-2017-nvme-sas-sata/sas-oltp&device=ko-2017-nvme-sas-sata/sata-oltp`,
  );
  await expect(page.locator('.lw-winner', { hasText: 'No two of them were measured' })).toBeVisible();
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
  await expect(page.locator('.lw-winner')).not.toBeEmpty();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('one more device than are chosen can be chosen, up to six', async ({ page }) => {
  await page.goto(compare);
  await expect(page.getByLabel(/^Device/)).toHaveCount(6);
  await expect(page.getByLabel('Device 3')).toBeVisible();
  await expect(page.getByLabel('Device 4')).toBeHidden();
  await choose(page, 'Device 3', 'fio-plot-server/m1015-pm883');
  await expect(page.getByLabel('Device 4')).toBeVisible();
  await expect(results(page).getByRole('columnheader', { name: /PM883/ })).toBeVisible();
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
  await expect(page).toHaveURL(/\?device=intel-optane-905p-480gb&device=fio-plot-server\/m1015-/);
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

test('the page lists no device unasked, and without scripts leads to all', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto(compare);
  await expect(page.locator('lw-compare-measurements option')).toHaveCount(0);
  await page.locator('noscript').getByRole('link', { name: 'by drive' }).click();
  await expect(page).toHaveURL('/data/drives/');
  await page.close();
});
