// Whoever types a machine, a question or a paste into the box of the first page gets an answer, a question or a page.
import { devices } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const field = 'Describe a machine, ask a question, or paste what a tool printed';
const text = 'lw-box [data-box="text"]';
const value = 'lw-box [data-box="value"]';

test('a machine is answered with limit, assumptions and way into the sizer', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(field).fill('8 sata ssds on a 9211-8i in a 2.0 x4 slot');
  await page.keyboard.press('Enter');
  await expect(page.locator(text)).toContainText('1.82 GB/s');
  await expect(page.locator(text)).toContainText('slot');
  await expect(page.locator(value)).toHaveText('1.82 GB/s');
  await expect(page.getByText('packets of 256 bytes')).toBeVisible();
  // Each word says how it was read, also to ears.
  const assumed = page.locator('lw-box [data-box="read"] [data-as="assumed"]');
  await expect(assumed.last()).toHaveText('ssds (SSDs, the rest assumed)');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open in the sizer' }).click();
  await expect(page.locator('lw-sizer[data-ready]')).toBeVisible();
  await expect(page.locator('[data-text="value"]').first()).toHaveText(/^1\.82.GB\/s$/);
});

test('a chip says how a thing was read, and changing it recomputes and keeps the text', async ({ page }) => {
  const typed = '8 sata ssds on a 9211-8i in a 2.0 x4 slot';
  await page.goto('/');
  await page.getByLabel(field).fill(typed);
  await page.keyboard.press('Enter');
  const chips = page.getByRole('region', { name: 'Read as' });
  await chips.getByLabel('slot').focus();
  await chips.getByLabel('slot').selectOption('PCIe 2.0 x1');
  await expect(page.locator(value)).toHaveText('456 MB/s');
  await expect(page.getByLabel(field)).toHaveValue(typed);
  // The chip that was changed stays in focus, and says what it is now.
  await expect(chips.getByLabel('slot').locator('option:checked')).toHaveText('PCIe 2.0 ×1');
  await expect(chips.getByLabel('slot')).toBeFocused();
  await expectAccessible(page);
});

test('chips are reached by the keyboard in order and by name, and legible by day and by night', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(field).fill('4 hdd raid5 on 9300-8i over 10gbe, 300 MB/s normal?');
  await page.keyboard.press('Enter');
  const chip = (name: string) =>
    page.getByRole('region', { name: 'Read as' }).getByRole('combobox', { name: new RegExp(`^${name}`) });
  await chip('drives').focus();
  for (const name of ['each', 'card', 'slot', 'network', 'seen']) {
    await page.keyboard.press('Tab');
    await expect(chip(name)).toBeFocused();
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('the address of a question asks it again', async ({ page }) => {
  await page.goto('/#ask=18TB+in+TiB');
  await expect(page.getByLabel(field)).toHaveValue('18TB in TiB');
  await expect(page.locator(text)).toContainText('16.371 TiB');
  // Followed in the same tab, it loads no page anew.
  await page.goto('/#ask=raidz2+10x3TB');
  await expect(page.getByLabel(field)).toHaveValue('raidz2 10x3TB');
});

test('an older address of a question asks it and moves it behind the #', async ({ page }) => {
  await page.goto('/?ask=18TB+in+TiB');
  await expect(page.locator(text)).toContainText('16.371 TiB');
  await expect(page).toHaveURL(/\/#ask=18TB\+in\+TiB$/);
  await page.goto(`/?ask=${encodeURIComponent('LnkSta: Speed 2.5GT/s\nWidth x1')}`);
  await expect(page.locator(text)).not.toBeEmpty();
  await expect(page).toHaveURL(/\/$/);
});

test('a list of boards that comes as a page is missing, and the question is answered', async ({ page }) => {
  await page.route('**/boards.json', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/');
  await page.getByLabel(field).fill('9300-8i in PCIEX16_2 of ASUS PRIME B650M-A AX');
  await page.keyboard.press('Enter');
  await expect(page.locator(text)).not.toBeEmpty();
  await expect(page.locator('lw-box [data-box="status"]')).not.toContainText('could not be loaded');
});

test('what an answer hangs on is asked, and either number goes on', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(field).fill('9500-8i in an x4 slot with 8 sas ssds');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'PCIe 3.0 3.59 GB/s' })).toBeVisible();
  await page.getByRole('button', { name: 'PCIe 4.0 7.18 GB/s' }).click();
  await expect(page.locator(value)).toHaveText('7.18 GB/s');
  await expect(page.getByLabel(field)).toHaveValue('9500-8i in an x4 PCIe 4.0 slot with 8 sas ssds');
});

test('what is not read gives no number, and an answer goes with the text that it was for', async ({ page }) => {
  await page.goto('/');
  // Typed without Enter: answered as it stands.
  await page.getByLabel(field).pressSequentially('pcie 3.0 x4');
  await expect(page.locator(value)).toHaveText('3.75 GB/s');
  await page.getByLabel(field).fill('8 frobnicators XQ9000 on a zorg 77');
  await expect(page.locator('lw-box [data-box="read"] [data-as="unread"]').first()).toBeVisible();
  await expect(page.locator(value)).toBeHidden();
  await expect(page.locator(text)).not.toContainText(/\d[\d.]* [GM]B\/s/);
  await page.getByLabel(field).fill('');
  await expect(page.locator('lw-box [data-box="answer"]')).toBeHidden();
});

test('a pasted machine says that the address of its sizer names the parts', async ({ page }) => {
  const told = page.locator('lw-box').getByText('Its address names the parts');
  await page.goto('/');
  await page.getByLabel(field).fill('8 sata ssds on a 9211-8i\nin a 2.0 x4 slot');
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('link', { name: 'Open in the sizer' })).toBeVisible();
  await expect(told).toBeVisible();
  await page.getByLabel(field).fill('8 sata ssds on a 9211-8i in a 2.0 x4 slot');
  await expect(told).toBeHidden();
});

test('markup is text and is not answered', async ({ page }) => {
  await page.goto(`/#ask=${encodeURIComponent('<img src=x onerror=alert(1)> 8 hdd')}`);
  await expect(page.locator(text)).not.toBeEmpty();
  await expect(page.locator('lw-box img')).toHaveCount(0);
});

test('the search answers before it lists pages, and Enter opens the answer', async ({ page }) => {
  await page.goto('/glossary/');
  await expect(page.locator('lw-search:defined')).toBeAttached();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.getByRole('combobox', { name: /^Search for/ }).fill('raidz2 10x3tb');
  await expect(dialog.locator('[data-box="value"]')).toHaveText('22.7 TB');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculators\/zfs\/\?/);
});

test.describe('an address that does not exist', () => {
  test.use({ expected: [/404/] });

  test('has the box', async ({ page }) => {
    await page.goto('/nowhere/');
    await page.getByLabel(field).fill('18TB in TiB');
    await page.keyboard.press('Enter');
    await expect(page.locator(text)).toContainText('16.371 TiB');
  });
});

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('an example is answered by touch, in view', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'raidz2 10x3TB' }).tap();
    await expect(page.locator(text)).toContainText(/TB|TiB/);
    await expect(page.locator(text)).toBeInViewport();
  });
});
