// What people do with the planner: say what they want, choose their board, read what limits, open the best in the sizer.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test } from '../fixtures.ts';

const start = '/planner/';
const value = 'lw-planner .lw-answer [data-text="value"]';
const note = 'lw-planner .lw-answer [data-text="note"]';
const ready = (page: Page) => expect(page.locator('lw-planner[data-ready]')).toBeVisible();
const ranked = (page: Page) => page.getByRole('region', { name: 'Layouts, ranked' });

test('80 TB, two may fail, 10 GbE, on a B650: from home to sizer by keys', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/planner\/$/);
  await ready(page);
  await page.getByLabel('Board', { exact: true }).focus();
  await page.keyboard.type('AMD B650 (AM5)');
  await expect(page.locator(value)).toContainText(/7 × 16\sTB in RAID 6, on /);
  // The chipset has four SATA ports: seven drives need a card.
  await expect(page.locator(value)).toContainText('CPU slot (');
  await expect(page).toHaveURL(/\?board=amd-am5-b650$/);
  await page.getByLabel('Drive failures to survive').first().focus();
  await page.keyboard.type('1');
  await expect(page.locator(value)).toContainText(/6 × 16\sTB in RAID 5, on /);
  await expect(page.locator('lw-planner .lw-path').first()).toContainText('the limit');
  await expectAccessibleInBoth(page);
  const usable = page.getByLabel('Usable capacity').first();
  await usable.press('ControlOrMeta+a');
  await usable.pressSequentially('100');
  await expect(page.locator(value)).toContainText(/8 × 16\sTB in RAID 5, on /);
  // The best candidate opens in the sizer as the machine that was meant.
  const best = ranked(page).getByRole('row').nth(1);
  const rate = (await best.getByRole('cell').nth(2).textContent())?.split(',')[0] ?? '?';
  const open = best.getByRole('link');
  while (!(await open.and(page.locator(':focus')).count())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('lw-sizer .lw-answer [data-text="value"]')).toHaveText(rate);
});

test('what cannot be read is said beside its field, and the last answer stays', async ({ page }) => {
  await page.goto(start);
  // The first array; a second one is folded.
  const usable = page.getByLabel('Usable capacity').first();
  const drive = page.getByLabel('Drive capacity').first();
  await usable.fill('a lot');
  const field = page.locator('.lw-field', { has: page.getByLabel('Usable capacity') }).first();
  await expect(field.locator('[data-error]')).toContainText('a lot');
  await expect(usable).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator(value)).toContainText(/7 × 16\sTB in RAID 6, on /);
  await usable.fill('40');
  await expect(field.locator('[data-error]')).toBeEmpty();
  await drive.fill('-4 TB');
  const size = page.locator('.lw-field', { has: page.getByLabel('Drive capacity') }).first();
  await expect(size.locator('[data-error]')).not.toBeEmpty();
});

test('what cannot be had says what to give up', async ({ page }) => {
  await page.goto(`${start}?usable=230+TB&failures=1`);
  await expect(page.locator(value)).toHaveText('Nothing fits');
  await expect(page.locator(note)).toContainText(/Missing: \d+ drive bays/);
  // One change is enough: taken, it fits.
  await page.getByRole('link', { name: /drive bays$/ }).click();
  await expect(page.locator(value)).toContainText(' in RAID ');
});

test('a hostile address is named, cut short and never run', async ({ page }) => {
  const script = '<img src=x onerror=alert(1)>\u202e'.repeat(40);
  page.on('dialog', () => expect(false, 'a script ran').toBe(true));
  await page.goto(`${start}?board=${encodeURIComponent(script)}&usable=${encodeURIComponent(script)}`);
  await ready(page);
  await expect(page.locator('[data-ignored]')).toContainText('board = “<img src=x onerror=alert(1)>⟨U+202E⟩<img');
  await expect(page.locator('lw-planner img')).toHaveCount(0);
});

test('on a phone the answer comes before the form, and no line is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${start}?board=intel-lga1851-z890`);
  await ready(page);
  await expect(page.locator(value)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('what was typed stays when the kind of drive is chosen after it, and back again', async ({ page }) => {
  await page.goto(start);
  await page.getByLabel('Drive capacity').first().fill('7.68');
  await page.getByLabel('Drives', { exact: true }).first().selectOption('SSD, M.2 gen 4');
  await expect(page).toHaveURL(/drive=nvme-4/);
  await expect(page.getByLabel('Drive capacity').first()).toHaveValue('7.68');
  // The rate was nobody's: the kind brings its own.
  await expect(page.getByLabel('Rate per drive').first()).toHaveValue('7000 MB/s');
});

test('no card takes the lanes of a graphics card of sixteen, and prices stay in the address', async ({ page }) => {
  await page.goto(`${start}?board=amd-am5-b650`);
  await ready(page);
  await page.getByLabel('Graphics card').selectOption('Takes 16 lanes of the processor');
  await expect(page).toHaveURL(/graphics/);
  await expect(page.locator(value)).toContainText(/in RAID 6, on .* slot \(/);
  await expect(page.locator(value)).not.toContainText(/CPU slot \(PCIe \d\.0 ×(?:8|16)\)/);
  await page.getByLabel('Your price per drive').fill('249,50');
  const row = ranked(page).getByRole('row').nth(1);
  await row.getByRole('textbox').fill('120');
  await expect(row).toContainText('= 1866.5');
  await page.reload();
  await expect(ranked(page).getByRole('row').nth(1)).toContainText('= 1866.5');
});

test('a board by its name: its own slots, and names that come near for a part of one', async ({ page }) => {
  await page.goto('/planner/?board-name=B650M-A+AX');
  const name = page.getByLabel('Board by name');
  await expect(page.getByText(/Did you mean .*ASUS PRIME B650M-A AX/)).toBeVisible();
  await name.fill('ASUS PRIME B650M-A AX');
  const slots = page.getByRole('region', { name: 'Which slot for which card?' });
  await expect(slots.getByRole('columnheader', { name: /^PCIEX16_2, PCIEX16_3/ })).toBeVisible();
  await expect(page.getByText('Slots of the ASUS PRIME B650M-A AX, as')).toBeVisible();
  await expect(page).toHaveURL(/board-name=ASUS\+PRIME\+B650M-A\+AX/);
  await name.fill('');
  await expect(slots).toBeHidden();
});

test('a part of the map says what it is, whose its figures are and what would give more, by mouse and by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(start);
  await ready(page);
  const card = page.locator('.lw-about');
  await page.locator('lw-planner .lw-map:visible').getByText('7 × hard disks', { exact: true }).hover();
  await expect(card).toContainText('they have no source here');
  await expect(card.getByRole('link', { name: /^Use SSDs twice as fast/ })).toHaveAttribute('href', /before=/);
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await page.locator('lw-planner .lw-path').getByRole('button', { name: '9207-8i' }).focus();
  await expect(card).toContainText(/Catalogue: .*9207-8i.*Sources:/);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: 'Open in the sizer' })).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('listitem').filter({ hasText: 'twice as fast' }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'A and B compared' })).toBeVisible();
});
