// A person with a board by name: finds it, sees which slot has the lanes, and sizes a card in it.
import { expect, test } from '../fixtures.ts';

test('a board is found by its name in the search, though no other list has it', async ({
  page,
}) => {
  await page.goto('/search/?q=prime+b650m-a+ax');
  const found = page.getByRole('option', { name: /ASUS PRIME B650M-A AX/ }).first();
  await expect(found).toBeVisible();
  await found.click();
  await expect(page).toHaveURL(/\/boards\/asus-prime-b650m-a-ax\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ASUS PRIME B650M-A AX');
});

test('its page says which long slot has one lane', async ({ page }) => {
  await page.goto('/boards/asus-prime-b650m-a-ax/');
  await expect(page.locator('.lw-lead')).toContainText(
    'PCIEX16_2, PCIEX16_3 and PCIEX16_4 take cards of 16 lanes, and have one.',
  );
  const row = page.getByRole('row', { name: /^PCIEX16_2/ });
  await expect(row).toContainText('×1');
  await expect(row.getByRole('img', { name: 'PCIEX16_2: 1 of 16 lanes are wired' })).toBeVisible();
});

test('the list is narrowed by chipset and by the slots that one needs', async ({ page }) => {
  await page.goto('/boards/');
  await page.getByLabel(/Find a board/).fill('asus b650');
  await expect(
    page.getByRole('link', { name: 'ASUS PRIME B650M-A AX', exact: true }),
  ).toBeVisible();
  await page.getByLabel('M.2 sockets').selectOption('3 or more');
  await expect(page.getByRole('link', { name: 'ASUS PRIME B650M-A AX', exact: true })).toBeHidden();
  await page.getByLabel(/Find a board/).fill('no such board');
  await expect(page.getByRole('link', { name: 'the planner' })).toBeVisible();
});

test('a card in a slot that is named is sized from the box', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('9207-8i in PCIEX16_2 of a PRIME B650M-A AX');
  await expect(page.getByRole('main')).toContainText('898 MB/s');
  await expect(page.getByRole('main')).toContainText(
    'PCIEX16_2 of ASUS PRIME B650M-A AX is PCIe 4.0 x1',
  );
});
