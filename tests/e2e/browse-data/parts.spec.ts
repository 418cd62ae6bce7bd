import { expect, test } from '../fixtures.ts';

test('runs of one drive are told apart by where they ran', async ({ page }) => {
  await page.goto('/data/drives/samsung-pm883-480gb/');
  const drawing = page.locator('.lw-drawing:visible');
  await expect(drawing).toContainText('Samsung PM883 480 GB, SATA, IBM M1015');
  await expect(drawing).toContainText('Samsung PM883 480 GB, SATA, HP MicroServer Gen10');
});
