// Drives side by side: the quickest of those that fit, and several of them compared.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const rows = (page: Page) => page.locator('lw-drives tbody tr:visible');
const field = (page: Page) => page.getByRole('searchbox', { name: /^Find a drive or link/ });

/** Opens the table, and waits until it can be narrowed. */
async function open(page: Page): Promise<void> {
  await page.goto('/data/');
  await expect(field(page)).toBeVisible();
}

test('the quickest drive at one request on a 3.0 x4 link is found, and opened', {
  tag: '@journey',
}, async ({ page }) => {
  await open(page);
  await field(page).fill('pcie 3.0 x4');
  await page.getByRole('button', { name: '4 KiB read, QD 1' }).click();
  const links = await rows(page).locator('td:nth-child(3)').allTextContents();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link.replaceAll(/\s/g, ' ')).toBe('PCIe 3.0 ×4');
  const figures = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => (row instanceof HTMLElement && row.dataset.random) || []).map(Number),
  );
  expect(figures.length).toBeGreaterThan(1);
  expect(figures).toEqual(figures.toSorted((a, other) => other - a));

  const first = rows(page).first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('.lw-lead')).toContainText('Random reads one at a time');
});

test('up to four drives are taken to the comparison, and a fifth is not', async ({ page }) => {
  await open(page);
  const boxes = rows(page).getByRole('checkbox');
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).not.toBeChecked();
  await expect(page.getByText('Four at most')).toBeVisible();
  await boxes.nth(3).uncheck();
  await page.getByRole('link', { name: 'Compare 3 drives' }).click();
  await expect(page).toHaveURL(/\/data\/compare\/\?device=/);
  expect(new URL(page.url()).searchParams.getAll('device')).toHaveLength(3);
});

test('where nothing is left, the table says what to do', async ({ page }) => {
  await open(page);
  await field(page).fill('no such drive <b>');
  await expect(page.getByText('No measured drive has “no such drive <b>”')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('what stood on the first page of the data leads on, selection and all', async ({ page }) => {
  await page.goto('/data/?lanes=16&text=nvidia');
  await expect(page).toHaveURL(/\/data\/figures\/\?lanes=16&text=nvidia$/);
  await page.goto('/data/#download');
  await expect(page).toHaveURL(/\/data\/figures\/#download$/);
});
