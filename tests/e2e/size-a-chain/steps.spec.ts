// People change a chain by keyboard and take changes back: by buttons, by keys, by the browser's own way back.
import { expect, expectAccessible, test } from '../fixtures.ts';
import { limit, opened, part, ready, row, start, value } from './page.ts';

test('rows are opened, left and removed by keyboard; a removal is undone', { tag: '@journey' }, async ({ page }) => {
  await page.goto(start);
  await ready(page);
  await row(page, 'LSI 9211-8i').focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'LSI 9211-8i').getByLabel('Slot', { exact: true })).toHaveValue('pcie 2.0 x4');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(part(page, 'LSI 9211-8i')).toHaveCount(0);
  await expect(row(page, 'LSI 9211-8i')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Drives')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Drives')).toHaveCount(0);
  await expect(page.getByText('Removed Drives.').first()).toBeVisible();
  await expect(row(page, 'LSI 9211-8i')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Drives')).toBeVisible();
  await expect(page.locator(value)).toHaveText(/^1\.82.GB\/s$/);
  await page.keyboard.press('Control+Shift+Z');
  await expect(row(page, 'Drives')).toHaveCount(0);
});

test('the browser’s Back undoes changes one by one before it leaves, typing in one field as one', async ({ page }) => {
  await page.goto('/sizer/ssds-on-jmb585/');
  await page.goto(start);
  const count = (await opened(page, 'Drives')).getByLabel('Count');
  await count.press('End');
  await count.pressSequentially('0');
  await expect(page).toHaveURL(/count:80/);
  await count.pressSequentially('0');
  await expect(page).toHaveURL(/count:800/);
  await part(page, 'Drives')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row(page, 'Drives')).toHaveCount(0);
  await page.goBack();
  await expect(row(page, 'Drives')).toContainText('800 × Drives');
  await page.goBack();
  await expect(row(page, 'Drives')).toContainText('8 × Drives');
  await expect(page).toHaveURL(/\/sizer\/$/);
  await page.goForward();
  await expect(row(page, 'Drives')).toContainText('800 × Drives');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/ssds-on-jmb585/);
});

test('after input that cannot be, the last good chain is one step of undo away', async ({ page }) => {
  await page.goto(start);
  const hba = await opened(page, 'LSI 9211-8i');
  await hba.getByLabel('Slot', { exact: true }).fill('pcie 9.0 x4');
  await expect(page.getByText('This is the last build')).toBeVisible();
  await hba.getByLabel('Count').fill('many');
  await hba.getByLabel('Count').blur();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByText('This is the last build')).toBeHidden();
  await expect(hba.getByLabel('Slot', { exact: true })).toHaveValue('pcie 2.0 x4');
  await expect(page.locator(limit)).toHaveText('The LSI 9211-8i’s slot is the limit.');
});

test('a chain is kept as A, changed to B, exchanged with it, and all of it undone without a load', async ({ page }) => {
  await page.goto(start);
  await ready(page);
  await page.getByRole('link', { name: 'Save as A' }).click();
  const compared = page.getByRole('region', { name: 'A and B compared' });
  await (await opened(page, 'Drives')).getByLabel('Count').fill('2');
  await expect(compared.getByRole('row', { name: /Count/ })).toContainText(/8.*2/);
  // The address follows a moment later, which the browser's driver would take for the step back.
  const written = (count: number) => expect(page).toHaveURL(new RegExp(`drives=[^&]*;n:${count};`));
  await written(2);
  await compared.getByRole('link', { name: 'Swap A and B' }).click();
  await expect(compared.getByRole('row', { name: /Count/ })).toContainText(/2.*8/);
  await expect(part(page, 'Drives').getByLabel('Count')).toHaveValue('8');
  await written(8);
  await page.goBack();
  await written(2);
  await page.goBack();
  await written(8);
  await page.goBack();
  await expect(compared).toBeHidden();
  await expect(page).toHaveURL(/\/sizer\/$/);
});
