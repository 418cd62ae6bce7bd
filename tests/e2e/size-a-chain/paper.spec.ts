// A build, a plan and a comparison on paper: at most two pages of A4, each with its parts, its day and its address.
import type { Page } from '@playwright/test';
import { words as printed } from '../../../site/frame/printed.words.ts';
import { sample } from '../../support/exhaustive.ts';
import { expect, test } from '../fixtures.ts';

/** Chromium refuses a range of pages that a document has not: it counts them itself. */
const beyond = (page: Page, first: number) => page.pdf({ format: 'A4', pageRanges: `${first}` });

async function expectTwoPages(page: Page): Promise<void> {
  // The address follows the form once its script is there: what is printed is the address of that moment.
  let text = '';
  const endsWithItsAddress = async () => {
    const address = page.url();
    await page.pdf({ format: 'A4', pageRanges: '1' });
    text = (await page.locator('[data-printed]').textContent()) ?? '';
    return text.endsWith(address);
  };
  await expect.poll(endsWithItsAddress).toBe(true);
  await expect(beyond(page, 3)).rejects.toThrow(/exceeds page count/);
  const day = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }));
  const year = String(new Date().getFullYear());
  expect(day).toContain(year);
  expect(text).toContain(year);
  expect(text).toContain(printed.printed('', '').trim().split(' ')[0]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed]')).toBeVisible();
}

for (const path of sample(['/sizer/24-drives-one-sas-2-cable/', '/sizer/', '/sizer/raidz2-over-10gbe/'])) {
  test(`the build of ${path} prints its map and every part in words`, async ({ page }) => {
    await page.goto(path);
    await expectTwoPages(page);
    const parts = page.locator('.lw-path li p:visible');
    expect(await page.locator('.lw-map--tall .lw-m-name').count()).toBeGreaterThan(2);
    expect(await parts.count()).toBeGreaterThan(2);
    await expect(page.locator('.lw-map:visible').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a part' })).toBeHidden();
  });
}

test('two builds side by side are two maps on paper', async ({ page }) => {
  await page.goto('/sizer/');
  await page.locator('[data-keep]').click();
  await expect(page.locator('[data-before-map] .lw-map:visible')).toHaveCount(1);
  await expectTwoPages(page);
  await expect(page.locator('.lw-machine .lw-map:visible')).toHaveCount(2);
});

for (const path of sample(['/planner/?usable=8+TB&drive=nvme-4&size=4+TB&board=amd-am5-b650', '/planner/'])) {
  test(`${path} prints its map, what was asked, the layouts that meet it and what is assumed`, async ({ page }) => {
    await page.goto(path);
    await expectTwoPages(page);
    await expect(page.locator('.lw-map:visible')).toHaveCount(1);
    await expect(page.getByLabel('Usable capacity, TB').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Assumptions' })).toBeVisible();
  });
}

test('a plan of two arrays prints both', async ({ page }) => {
  await page.goto('/planner/?usable-2=2+TB');
  const second = page.locator('[data-second]');
  await expect(second).toBeVisible();
  await expectTwoPages(page);
  await expect(second.locator('tbody > tr:visible')).toHaveCount(3);
});

test('a comparison of results prints on two pages', async ({ page }) => {
  await page.goto('/data/compare/');
  await expectTwoPages(page);
});

test('a comparison of layouts prints its table and its assumptions', async ({ page }) => {
  await page.goto('/calculators/compare-arrays/');
  await expectTwoPages(page);
  await expect(page.getByRole('heading', { name: 'What the model leaves out or assumes' })).toBeVisible();
});
