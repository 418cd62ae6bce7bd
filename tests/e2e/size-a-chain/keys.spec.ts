// By keys alone: a build is described, one of its slots is changed, and the best change is taken.
import { expect, expectAccessibleInBoth, test } from '../fixtures.ts';
import { limit, part, ready, row, value } from './page.ts';

test('a build is made, its slot changed and the best change taken', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Describe a machine, ask a question, or paste what a tool printed').focus();
  await page.keyboard.type('8 sata ssds on a 9211-8i in a 2.0 x4 slot');
  await page.keyboard.press('Enter');
  await expect(page.locator('lw-box [data-box="value"]')).toHaveText('1.82 GB/s');
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Open in the sizer', exact: true }).press('Enter');
  await ready(page);
  await row(page, '9211-8i').press('Enter');
  const slot = part(page, '9211-8i').getByLabel('Slot', { exact: true });
  await slot.press('ControlOrMeta+a');
  await slot.pressSequentially('pcie 2.0 x1');
  await expect(page.locator(value)).toHaveText(/^456.MB\/s$/);
  await expect(page.locator(limit)).toHaveText('The 9211-8i’s slot is the limit.');
  await expect(page).toHaveTitle(/^456.MB\/s: 8 × .*, 9211-8i · Lanewise$/);
  await expect(page.locator('.lw-path').first()).toContainText('the slot connects 1 of 8 lanes');
  await expectAccessibleInBoth(page);
  const changes = page.getByRole('region', { name: 'What would help', exact: true });
  await changes.getByRole('link', { name: /^Compare ?: Put the 9211-8i in a slot/ }).press('Enter');
  const compared = page.getByRole('region', { name: 'A and B compared', exact: true });
  await expect(compared.getByRole('row', { name: /^All together/ })).toContainText(/456.MB\/s.*2\.50.GB\/s/);
});
