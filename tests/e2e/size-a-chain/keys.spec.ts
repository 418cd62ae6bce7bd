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

test('what is pressed by keys and gone with what it did leaves the reader beside it, and is heard', async ({
  page,
}) => {
  await page.goto(
    '/sizer/?host=host;name:ASRock+Rack+ROMED8-2T&hba=hba;link:pcie+3.0+x8;slot:pcie+2.0+x4;ports:sas+3&drives=drive;on:hba;count:8;link:sas+3;read:1e9&v=1',
  );
  await ready(page);
  const status = page.locator('lw-sizer [data-status]');
  const focused = page.locator('lw-sizer :focus');
  await page
    .getByRole('link', { name: /^Put it here/ })
    .first()
    .press('Enter');
  await expect(status).toContainText(/A and B compared: .*, 7\.18.GB\/s\./);
  await expect(focused).toHaveAttribute('id', 'slots-part');
  await page.getByRole('link', { name: 'Stop comparing' }).press('Enter');
  await expect(focused).toHaveAttribute('data-keep');
  const changes = page.getByRole('region', { name: 'What would help', exact: true });
  await changes.getByRole('link').first().press('Enter');
  await expect(changes.locator('a:focus')).toBeVisible();
  await row(page, 'Drives').press('Delete');
  await expect(status).toHaveText('Removed Drives. Undo brings it back. Add drives: data starts there.');
});
