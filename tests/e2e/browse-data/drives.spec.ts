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

/** The values of a column, of the rows that have one. */
const figures = (page: Page, figure: string) =>
  rows(page)
    .locator(`td[data-figure=${figure}]`)
    .evaluateAll((all) => all.flatMap((cell) => (cell instanceof HTMLElement && cell.dataset.value) || []).map(Number));

test('four steps from home: the fastest at QD1 on PCIe 3.0 x4 and the next', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Data', exact: true }).first().click();
  await page.getByRole('link', { name: 'QD1', exact: true }).click();
  await expect(page.locator('[data-view=qd1]')).toHaveAttribute('aria-current', 'page');
  await field(page).fill('3.0 x4');
  await expect(rows(page).nth(2)).toBeVisible();
  await expect(
    rows(page)
      .locator('td:nth-child(3)')
      .filter({ hasNotText: /PCIe\s3\.0\s×4/ }),
  ).toHaveCount(0);
  const iops = await figures(page, 'random');
  expect(iops).toEqual(iops.toSorted((a, other) => other - a));
  const name = (await rows(page).first().getByRole('link').textContent()) ?? '';
  await page.getByRole('link', { name: 'Compare the first 3' }).click();

  // Two within two per cent are level, which the data decide.
  const verdict = page.locator('.lw-winner');
  await expect(verdict).toContainText(/(?:leads|are level) in random reads of 4\sKiB, QD 1/);
  await expect(verdict).toContainText(name);
  const first = page.getByRole('region', { name: 'Results by workload' }).locator('tbody tr').first();
  await expect(first.getByRole('cell').first()).toContainText('best');
  await expect(first.getByRole('rowheader')).toContainText('random reads');
});

test('a view has no column that is empty for it, and hard disks have a view', async ({ page }) => {
  for (const view of ['sequential', 'qd1', 'sustained', 'disks', 'all']) {
    await page.goto(`/data/?view=${view}`);
    await expect(page.locator(`[data-view=${view}]`)).toHaveAttribute('aria-current', 'page');
    const columns = await page
      .locator('th[data-sort]:visible')
      .evaluateAll((all) => all.map((head) => head.getAttribute('data-sort') ?? ''));
    expect(columns.length).toBeGreaterThan(1);
    for (const column of columns) expect((await figures(page, column)).length, `${view}: ${column}`).toBeGreaterThan(0);
  }
  await page.goto('/data/?view=disks');
  await expect(rows(page).first()).toContainText('IronWolf');
});

test('view, filter, sort and choice stand in the address, and Back leads through the views', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'QD1', exact: true }).click();
  await expect(page.locator('[data-view=qd1]')).toHaveAttribute('aria-current', 'page');
  await field(page).fill('samsung');
  await page.getByRole('button', { name: 'Sources' }).click();
  await rows(page).nth(1).getByRole('checkbox').check();
  const shown = await rows(page).allTextContents();
  await page.reload();
  await expect(field(page)).toHaveValue('samsung');
  expect(await rows(page).allTextContents()).toEqual(shown);
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked();
  await page.goBack();
  await expect(page.locator('[data-view=sequential]')).toHaveAttribute('aria-current', 'page');
  await expect(field(page)).toHaveValue('');
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

test('on a phone the comparison stays in reach of a drive far down', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page);
  await rows(page).nth(20).getByRole('checkbox').check();
  await expect(page.locator('[data-compare]')).toBeInViewport({ ratio: 1 });
});

test('where nothing is left, the table says what to do', async ({ page }) => {
  await open(page);
  await field(page).fill('no such drive <b>');
  await expect(page.getByText('No measured drive matches “no such drive <b>”')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('lw-drives thead')).toBeHidden();
});

test('what stood on the first page of the data leads on, selection and all', async ({ page }) => {
  await page.goto('/data/?lanes=16&text=nvidia');
  await expect(page).toHaveURL(/\/data\/figures\/\?lanes=16&text=nvidia$/);
  await page.goto('/data/#download');
  await expect(page).toHaveURL(/\/data\/figures\/#download$/);
});
