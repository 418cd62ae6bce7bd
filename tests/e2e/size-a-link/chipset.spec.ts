// The uplink of a chipset: chosen by name, or by generation and lanes, as old links have it.
import { expect, test } from '../fixtures.ts';

const address = '/calculators/dmi/';
const answer = '[data-headline="value"]';

test('a chipset sets generation and lanes, which are then not asked for', async ({ page }) => {
  await page.goto(address);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const [chipset, lanes] = [field('Chipset'), field('Lanes')];
  await lanes.selectOption('x8');
  await expect(page.locator(answer)).toHaveText('7.50 GB/s');
  await chipset.selectOption('B650, B650E · AMD, PCIe 4.0 ×4');
  await expect(page.locator('[data-headline="limit"]')).toContainText('generation 4.0, 4 lanes');
  await expect(page.locator('[data-headline="expected"]')).toContainText('Assumed range');
  await expect(field('Generation')).toBeHidden();
  await expect(lanes).toBeHidden();
  await expect(page).toHaveURL(/\?v=\d+&chipset=amd-b650$/);

  // What was set by hand waits for when it counts again.
  await chipset.selectOption('other');
  await expect(lanes).toHaveValue('8');
  await expect(page.locator('[data-headline="limit"]')).toContainText('generation 3.0, 8 lanes');
});

test('two chips in a row are said, and what no source confirms', async ({ page }) => {
  await page.goto(`${address}?v=1&chipset=amd-x670-second`);
  await expect(page.locator('[data-headline="note"]')).toContainText('through another chip, whose uplink they share');
  await page.getByLabel('Chipset', { exact: true }).selectOption('intel-h310');
  await page.locator('.lw-fold > summary', { hasText: 'All results' }).click();
  await expect(page.getByRole('row', { name: 'Basis of the uplink' })).toContainText('unverified');
});

test('a link without a chipset is read as before', async ({ page }) => {
  await page.goto(`${address}?v=1&generation=4.0&lanes=8&drives=3&drive-rate=7000000000`);
  await expect(page.locator(answer)).toHaveText('15.0 GB/s');
  await expect(page.getByLabel('Lanes', { exact: true })).toHaveValue('8');
  await expect(page.getByLabel('Chipset', { exact: true })).toHaveValue('other');
});

test('a link that contradicts itself is answered without the contradiction', async ({ page }) => {
  await page.goto(`${address}?v=1&chipset=amd-b650&lanes=8`);
  await expect(page.locator('[data-headline="limit"]')).toContainText('generation 4.0, 4 lanes');
  await expect(page.getByLabel('Chipset', { exact: true })).toHaveValue('amd-b650');
});
