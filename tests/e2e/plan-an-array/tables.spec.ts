import { expect, test } from '../fixtures.ts';

test('a counted failure rate is one click away from its answer', async ({ page }) => {
  await page.goto('/calculators/rebuild/');
  const before = await page.locator('[data-headline="limit"]').textContent();
  const table = page.getByRole('region', { name: 'How many drives fail in a year?' });
  await table.getByRole('link', { name: /2\.28/ }).click();
  await expect(page).toHaveURL(/afr=0\.0228/);
  await expect(page.getByLabel('Annual failure rate')).toHaveValue('0.0228');
  await expect(page.locator('[data-headline="limit"]')).not.toHaveText(before ?? '');
});

test('the RAID page says what passes discard, and who says so', async ({ page }) => {
  await page.goto('/calculators/raid/');
  const row = page.getByRole('row', { name: /RAID4, RAID5, RAID6/ });
  await expect(row).toContainText('devices_handle_discard_safely');
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^https:/);
});
