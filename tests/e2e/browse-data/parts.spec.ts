import { expect, test } from '../fixtures.ts';

test('a controller shows what was measured through it, its links in words and their sources', async ({
  page,
}) => {
  await page.goto('/data/controllers/broadcom-sas2008/');
  await expect(page.getByText(/\d+ figures in 8 runs/)).toBeVisible();
  const runs = page.getByRole('region', { name: 'Runs' });
  await expect(runs.getByRole('row').filter({ hasText: 'Samsung PM883' })).toContainText(
    'IBM M1015',
  );
  await expect(page.getByRole('definition').filter({ hasText: 'PCIe 2.0 ×8' })).toContainText(
    'ceiling 3.36 to 3.65',
  );
  await expect(page.getByRole('link', { name: /IBM ServeRAID M1015/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.servethehome\.com\//,
  );
});

test('a controller without figures says so', async ({ page }) => {
  await page.goto('/data/controllers/asmedia-asm1166/');
  await expect(page.getByText('No figure of the dataset names it yet.')).toBeVisible();
});

test('runs of one drive are told apart by where they ran', async ({ page }) => {
  await page.goto('/data/drives/samsung-pm883-480gb/');
  const drawing = page.locator('.lw-drawing:visible');
  await expect(drawing).toContainText('Samsung PM883 480 GB, SATA, IBM M1015');
  await expect(drawing).toContainText('Samsung PM883 480 GB, SATA, HP MicroServer Gen10');
});
