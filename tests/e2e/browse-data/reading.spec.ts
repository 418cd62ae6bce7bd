import { expect, test } from '../fixtures.ts';
import { path, shown } from './page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answer, charts, every row and every column are there', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Do the models hold against measurements?',
    );
    await expect(page.getByText(/measured figures lie inside the expected range/)).toBeVisible();
    await expect(page.locator('.lw-plot:visible')).toHaveCount(2);
    expect(await shown(page)).toHaveLength(72);
    await expect(page.locator('noscript p')).toContainText(
      'Filters, sorting and SQL need JavaScript.',
    );
    await expect(page.getByLabel('Lanes', { exact: true })).toBeDisabled();
    await page
      .getByRole('button', { name: /^All columns of/ })
      .first()
      .click();
    await expect(page.locator('[popover]:visible')).toHaveCount(1);
  });
});

test('a dot is named, and leads to its row', async ({ page }) => {
  await page.goto(path);
  const dot = page.locator('[data-chart="share"] a[href$="short-slot-drive-2"]:visible');
  await dot.hover();
  const text = page.locator('[data-dot-text]');
  await expect(text).toContainText(
    'AHCI card, PCIe x1, up to four drives, PCIe 2.0 ×1, host to device',
  );
  await expect(text).toContainText('(facts, cited)');
  await dot.click();
  await expect(page.locator('tr:target')).toBeInViewport();
});

test('the keyboard reaches dots, filters, sorting and all columns', async ({ page }) => {
  await page.goto(path);
  const dots = page.locator('[data-chart="ceiling"] a:visible');
  await dots.first().focus();
  const text = page.locator('[data-dot-text]');
  const first = await text.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(1)).toBeFocused();
  await expect(text).not.toHaveText(first ?? '');
  // One stop for each chart, then the filters.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Set', { exact: true })).toBeFocused();

  const sort = page.getByRole('button', { name: 'Measured' });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Measured' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(sort).toBeFocused();
  expect((await shown(page))[0]).toBe('pcie-link-measurements/sil3132-dma');
});

test('a phone shows it without scrolling sideways', async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    for (const address of [path, `${path}dictionary/`]) {
      await page.goto(address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('the dictionary has every column at an address of its own', async ({ page }) => {
  await page.goto(`${path}dictionary/#measurements.direction`);
  const row = page.locator('tr:target');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('device_writes_host');
  await expect(page.getByRole('table')).toHaveCount(8);
});

test('downloads are what the page says they are', async ({ page }) => {
  await page.goto(path);
  const files = page.getByRole('region', { name: 'Download' }).getByRole('row');
  for (const row of (await files.all()).slice(1)) {
    const link = row.getByRole('link');
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    const bytes = await row.locator('data').getAttribute('value');
    expect((await response.body()).byteLength).toBe(Number(bytes));
  }
});
