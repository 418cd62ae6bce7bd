// The lane map under a pointer: what a part says of itself, what would help, and drives that are plugged elsewhere.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { ready, row, start } from './page.ts';

const map = 'lw-sizer .lw-map:visible';
const card = '.lw-about';

/** What answers a pointer comes with the first that is near the map. */
async function open(page: Page): Promise<void> {
  await page.goto(start);
  await ready(page);
  await page.locator(map).getByText('8 × drives', { exact: true }).hover();
  await expect(page.locator('.lw-machine[data-touch]')).toBeVisible();
}

test.use({ viewport: { width: 1440, height: 1000 } });

test('a part that is pointed at says what it is, what its link carries and what would help', async ({ page }) => {
  await open(page);
  await page.locator(map).getByText('LSI 9211-8i', { exact: true }).hover();
  await expect(page.locator(card)).toContainText('HBA');
  await expect(page.locator(card)).toContainText('the slot connects 4 of 8 lanes');
  await expect(page.locator(card).getByRole('link', { name: 'How this is computed' })).toHaveAttribute(
    'href',
    /calculators\/pcie\/\?generation=2\.0&lanes=4$/,
  );
  await expect(page.locator(card)).toContainText(/Catalogue: .*9211-8i \(reported\)\..*Sources:/);
  await expectAccessible(page);
  await page
    .locator(card)
    .getByRole('button', { name: /full link, PCIe 2\.0 ×8: 2\.50/ })
    .click();
  await expect(page.locator('lw-sizer output')).toHaveText(/2\.50.GB\/s/);
  await expect(page.locator(map)).not.toContainText('lanes not connected');
});

test('the best change is drawn where it would be, and taken when its sentence is pressed', async ({ page }) => {
  await open(page);
  await expect(page.locator(`${map} g[data-of="hba"] .lw-m-ghost`)).toBeVisible();
  await page.locator(`${map} g[data-change] .lw-m-change`).first().click();
  await expect(page.locator('lw-sizer output')).toHaveText(/2\.50.GB\/s/);
});

test('drives that are dragged onto another part are plugged into it', async ({ page }) => {
  await open(page);
  const drives = page.locator(map).getByText('8 × drives', { exact: true });
  await expect(page.locator(card)).toContainText('Drives');
  const [from, to] = [await drives.boundingBox(), await page.locator(map).getByText('Processor').boundingBox()];
  if (!from || !to) throw new Error('the map is not drawn');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 5 });
  await expect(page.locator(`${map} g[data-drop]`)).toHaveCount(1);
  await page.mouse.up();
  await expect(row(page, 'Drives')).not.toContainText('on LSI 9211-8i');
  await expect(row(page, 'Drives')).toHaveAttribute('aria-expanded', 'false');
});

test('the sign at the ports of a part adds one there', async ({ page }) => {
  await open(page);
  await page.locator(`${map} [data-add="hba"]`).click();
  await expect(page.locator('.lw-rows [aria-expanded="true"]')).toContainText('on LSI 9211-8i');
});

test('a card that is dragged onto a slot of the board goes there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.goto(
    '/sizer/?host=host;name:ASRock+Rack+ROMED8-2T&hba=hba;link:pcie+3.0+x8;ports:sas+3;name:LSI+9300-8i&drives=drive;on:hba;count:8;link:sas+3;read:1e9&v=1',
  );
  await ready(page);
  const slot = page.locator('[data-rows="slot"] > tr:has([data-variant])').first();
  await expect(slot).toBeVisible();
  await page.locator(map).getByText('LSI 9300-8i', { exact: true }).hover();
  await expect(page.locator('.lw-machine[data-touch]')).toBeVisible();
  const card = await page.locator(map).getByText('LSI 9300-8i', { exact: true }).boundingBox();
  if (!card) throw new Error('the map is not drawn');
  await page.mouse.move(card.x + 5, card.y + 5);
  await page.mouse.down();
  const to = await slot.boundingBox();
  if (!to) throw new Error('the slot is not listed');
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 6 });
  await expect(slot).toHaveAttribute('data-drop', '');
  await page.mouse.up();
  await expect(page).toHaveURL(/hba=hba;[^&]*;s(?:lot)?:/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

  test('a tap shows the card, whose button leads to the row', async ({ page }) => {
    await page.goto(start);
    await ready(page);
    // The first tap waits for what answers it.
    await page.locator(map).getByText('8 × drives', { exact: true }).tap();
    await expect(page.locator(card)).toContainText('Drives');
    await expect(row(page, 'Drives')).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.locator(card)).toBeHidden();
    await page.locator(map).getByText('LSI 9211-8i', { exact: true }).tap();
    await page.locator(card).getByRole('button', { name: 'Change' }).tap();
    await expect(row(page, 'LSI 9211-8i')).toHaveAttribute('aria-expanded', 'true');
  });
});
