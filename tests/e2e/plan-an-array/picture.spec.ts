import { expect, test } from '../fixtures.ts';

const raid10 = '/calculators/raid/?v=1&level=raid10&drives=8x16TB';

test('two drives of a RAID 10 fail by keyboard, and the verdict says what that means', async ({ page }) => {
  await page.goto(raid10);
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toHaveText('All drives work. Any one may fail.');
  const box = (drive: number) => page.getByRole('checkbox', { name: `Drive ${drive} failed` });

  await box(1).focus();
  await page.keyboard.press('Space');
  await expect(verdict).toHaveText(
    'Data survives without drive 1: every block still has a copy. The failure of drive 2 would lose data; any other drive may fail.',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Drive 2' })).toContainText('next failure loses data');
  await page.keyboard.press('Tab');
  await expect(box(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(verdict).toHaveText('Data is lost: drives 1 and 2 held all copies of the same blocks.');
  await expect(box(2)).toBeFocused();
  await expect(page.locator('[data-status]')).toHaveText(/^Data is lost: drives 1 and 2/);
  await expect(page).toHaveURL(/&failed=1,2$/);

  await page.reload();
  await expect(verdict).toContainText('Data is lost');
  await expect(box(1)).toBeChecked();
  await page.getByRole('button', { name: 'Repair all drives' }).click();
  await expect(verdict).toHaveText('All drives work. Any one may fail.');
  await expect(page).toHaveURL(/level=raid10$/);
});

test('the picture follows the inputs; drives that are gone have not failed', async ({ page }) => {
  await page.goto(`${raid10}&failed=2,8`);
  const drives = page.locator('[data-drives] > li');
  await expect(page.getByText('Mirror 4')).toBeVisible();
  await expect(drives).toHaveCount(8);
  await page.getByRole('textbox', { name: 'Drives, TB each' }).fill('2x8TB + 2x4TB');
  await expect(drives).toHaveCount(4);
  await expect(drives.nth(0)).toContainText(/8.TB/);
  await expect(drives.nth(0)).toContainText(/4.TB unused/);
  await expect(page.locator('[data-verdict]')).toContainText('survives without drive 2');
  await expect(page).toHaveURL(/&failed=2$/);
  await page.getByLabel('Level', { exact: true }).selectOption('RAID 6');
  await expect(page.locator('[data-verdict]')).toContainText('parity makes up for it');
});

test('a drive that is none is refused with what works, and all drives stay', async ({ page }) => {
  await page.goto(`${raid10}&failed=9`);
  await expect(page.getByText('Failed drives: “9” is out of range. Type a whole number from 1 to 8.')).toBeVisible();
  await expect(page.locator('[data-verdict]')).toHaveText('All drives work. Any one may fail.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });
  test('a tap fails a drive, and nothing is wider than the page', async ({ page }) => {
    await page.goto(raid10);
    await page.getByText('Drive 5').tap();
    await expect(page.locator('[data-verdict]')).toContainText('survives without drive 5');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
