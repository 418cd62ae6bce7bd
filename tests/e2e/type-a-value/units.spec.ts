// Powers of 1000 or of 1024 are chosen once, not on every page.
import { expect, test } from '../fixtures.ts';

test('other pages show the units that were chosen in a calculator', async ({ page }) => {
  await page.goto('/calculators/pcie/');
  await page.locator('[data-units]').selectOption('binary');
  await expect(page).toHaveURL(/units=binary/);
  for (const path of ['/sizer/', '/data/figures/', '/calculators/compare-arrays/']) {
    await page.goto(path);
    await expect(page.locator('[data-units]')).toHaveValue('binary');
  }
  await page.goto('/sizer/?units=decimal');
  await expect(page.locator('[data-units]')).toHaveValue('decimal');
});
