import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answered, count, counted, engine, path, rowsWhere, STARTED, shown } from './page.ts';

/** The title of the folded chart. */
const chart = (page: Page) => page.locator('summary', { hasText: 'Measured throughput vs computed' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first rows are there, and a figure can be found and cited', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What has been measured?');
    await chart(page).click();
    await expect(page.locator('.lw-plot:visible')).toHaveCount(1);
    expect(await shown(page)).toHaveLength(25);
    await expect(page.locator('noscript p')).toContainText('Filters and sorting need JavaScript.');
    await expect(page.locator('[data-facet] input').first()).toBeDisabled();

    await page.getByRole('link', { name: 'by set' }).click();
    await page.getByText('All others').click();
    await page.getByRole('link', { name: 'A board whose PCIe x1 slots stop at 290 MiB/s' }).click();
    // Not a dot of the drawing, which is a link of the same name.
    await page.getByRole('region', { name: 'Runs' }).getByRole('link', { name: 'AHCI card' }).first().click();
    await expect(page.getByRole('heading', { name: 'How was it measured?' })).toBeVisible();
    await expect(page.locator('blockquote')).toContainText('/data/sets/habr-pcie-290/');
  });
});

test('a dot is named, and leads to how it was measured', async ({ page }) => {
  await page.goto(path);
  await chart(page).click();
  // Drawn last, so none lies over it.
  const dot = page.locator('.lw-drawing a:visible').last();
  await dot.hover();
  const text = page.locator('[data-dot-text]');
  await expect(text).toContainText(/^.+\nMeasured .+, expected .+, ceiling .+\nSource: .+/);
  await dot.click();
  await expect(page.locator('tr:target')).toBeInViewport();
});

test('the keyboard reaches search, sorting, filters, pages and dots', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Find a device').focus();
  await page.keyboard.type('samsung');
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(page).toHaveURL(/\?text=samsung$/);

  const sort = page.getByRole('button', { name: 'Device', exact: true });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Device' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(sort).toBeFocused();

  await page.locator('[data-facet="access"] summary').focus();
  await page.keyboard.press('Enter');
  const boxes = page.locator('[data-facet="access"] input');
  await page.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
  while (!(await boxes.and(page.locator('[value="rand"]:focus')).count())) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?access=rand&text=samsung&sort=target$/);
  const found = await rowsWhere(
    "access = 'rand' AND concat_ws(' ', target, drive_name, source_title, note) ILIKE '%samsung%'",
  );
  expect(found).toBeGreaterThan(100);
  await expect(count(page)).toHaveText(counted(found));

  await chart(page).focus();
  await page.keyboard.press('Enter');
  const dots = page.locator('.lw-drawing a:visible');
  await dots.first().focus();
  const text = page.locator('[data-dot-text]');
  const first = await text.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(1)).toBeFocused();
  await expect(text).not.toHaveText(first ?? '');
});

test('a phone shows it without scrolling sideways, rows before filters', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const rows = await page.locator('[data-lines]').boundingBox();
  const facets = await page.locator('.lw-facets').boundingBox();
  expect(rows?.y).toBeLessThan(facets?.y ?? Number.NaN);
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(page.getByRole('heading', { name: 'Filter', exact: true })).toBeInViewport();
});
