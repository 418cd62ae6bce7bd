// By keys alone: a build is described, one of its slots is changed, and the best change is taken; then the same for a plan.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, THEME_RULES, test } from '../fixtures.ts';
import { limit, part, ready, row, value } from './page.ts';

async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, THEME_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a build is made, its slot changed and the best change taken', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Describe a machine, ask a question, or paste what a tool printed').focus();
  await page.keyboard.type('8 sata ssds on a 9211-8i in a 2.0 x4 slot');
  await page.keyboard.press('Enter');
  await expect(page.locator('lw-box [data-box="value"]')).toHaveText('1.82 GB/s');
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Open in the sizer', exact: true }).press('Enter');
  await ready(page);
  await row(page, 'LSI 9211-8i').press('Enter');
  const slot = part(page, 'LSI 9211-8i').getByLabel('Slot', { exact: true });
  await expect(slot).toBeVisible();
  await slot.press('ControlOrMeta+a');
  await slot.pressSequentially('pcie 2.0 x1');
  await expect(page.locator(value)).toHaveText(/^456.MB\/s$/);
  await expect(page.locator(limit)).toHaveText('The LSI 9211-8i’s slot is the limit.');
  // What is drawn is also said.
  await expect(page.locator('.lw-path').first()).toContainText('the slot connects 1 of 8 lanes');
  await expectAccessibleInBoth(page);
  const changes = page.getByRole('region', { name: 'What would help', exact: true });
  await changes.getByRole('link', { name: /^Compare ?: Put the LSI 9211-8i in a slot/ }).press('Enter');
  const compared = page.getByRole('region', { name: 'A and B compared', exact: true });
  await expect(compared.getByRole('row', { name: /^All together/ })).toContainText(/456.MB\/s.*2\.50.GB\/s/);
  // Two builds are two maps.
  await expect(page.locator('[data-before-map] .lw-map:visible')).toHaveCount(1);
  await expect(page.locator('.lw-machine:not([data-kept]) .lw-map:visible')).toHaveCount(1);
});

test('a plan is asked for, its board chosen and the best layout opened', async ({ page }) => {
  await page.goto('/planner/');
  await expect(page.locator('lw-planner[data-ready]')).toBeVisible();
  const failures = page.getByLabel('Drive failures to survive').first();
  await failures.focus();
  await failures.press('ArrowDown');
  await failures.press('ArrowDown');
  await expect(page.locator('lw-planner [data-text="value"]').first()).toContainText(/6 × 16\sTB in RAID 5, on /);
  await expect(page.locator('lw-planner .lw-path').first()).toContainText('the limit');
  await expectAccessibleInBoth(page);
  const best = page.getByRole('region', { name: 'Layouts, ranked', exact: true }).getByRole('row').nth(1);
  await best.getByRole('link').press('Enter');
  await ready(page);
  await expect(page.locator('.lw-path').first()).toContainText('RAID 5 of 6');
});
