import { expect, test } from '../fixtures.ts';

test('a counted failure rate is one click away from its answer', async ({ page }) => {
  await page.goto('/calculators/rebuild/');
  const before = await page.locator('[data-headline="limit"]').textContent();
  const table = page.getByRole('region', { name: 'How many drives fail in a year?' });
  await table.getByRole('link', { name: /2\.28/ }).click();
  await expect(page).toHaveURL(/afr=0\.0228/);
  await expect(page.getByLabel('Failure rate, % a year')).toHaveValue(/^2\.28.%$/);
  await expect(page.locator('[data-headline="limit"]')).not.toHaveText(before ?? '');
});
