// How an author wants a frame: colour, corners, letters, and what of it may be changed.

import { newest, versionToday } from '../../support/newest.ts';
import { moved } from '../any-page/looks.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { opened } from '../size-a-chain/page.ts';
import { listeningHost } from './listening-host.ts';
import { frameAt } from './spoken.ts';

const answer = '[data-headline="value"]';
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test('accent, radius and letters are those of the address', async ({ page }) => {
  await page.goto(`/embed/${newest('pcie')}/?theme=light&accent=b3123f&radius=12&font=serif`);
  await expect(page.getByRole('link', { name: /Open the full calculator/ })).toHaveCSS('color', 'rgb(179, 18, 63)');
  await expect(page.getByLabel('Lanes', { exact: true })).toHaveCSS('border-radius', '12px');
  await expect(page.locator('body')).toHaveCSS('font-family', /Georgia/);
  await expectAccessible(page);
});

test('what cannot be used is left out, and the console says what can', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  const bad = { accent: 'url(//example.org)', radius: '1e9', font: 'Comic', theme: 'x', nonsense: '1' };
  await page.goto(`/embed/units/v1/?${new URLSearchParams(bad)}`);
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
  await expect.poll(() => warned.length).toBe(4);
  expect(warned.join()).toMatch(/“radius=1e9”: it takes pixels, 0 to 20/);
  expect(await page.evaluate(token, '--lw-radius')).toBe('3px');
});

test('a frame may show the answer alone, or the basic inputs', async ({ page }) => {
  await page.goto(`/embed/${newest('pcie')}/?controls=none&lanes=1`);
  await expect(page.locator(answer)).toBeVisible();
  await expect(page.locator('.lw-breakdown')).toBeHidden();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Open the full calculator/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/embed/${newest('pcie')}/?controls=basic&lanes=1`);
  await expect(page.getByLabel('Lanes', { exact: true })).toBeVisible();
  await expect(page.locator('.lw-fold > summary').first()).toBeHidden();

  await page.goto(`/embed/${newest('sizer')}/?controls=none`);
  await expect(page.locator('.lw-answer [data-text="value"]')).toBeVisible();
  await expect(page.getByText('Change the build')).toBeHidden();
  await expect(page.getByRole('link', { name: /Open (?:the sizer|this build in the sizer)/ })).toBeVisible();
});

test('locked inputs are text, and the others answer', { tag: '@night' }, async ({ page }) => {
  await page.goto(`/embed/${newest('pcie')}/?generation=2.0&lanes=1&max-payload-size=128&lock=lanes,generation`);
  await expect(page.locator(answer)).toHaveText('420 MB/s');
  await expect(page.getByLabel('Lanes', { exact: true })).toBeHidden();
  await expect(page.locator('.lw-field', { hasText: 'Lanes' }).first()).toContainText('x1');
  await page.getByLabel(/Max Payload Size/).selectOption('256 B');
  await expect(page.locator(answer)).not.toHaveText('420 MB/s');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator(answer)).toHaveText('420 MB/s');
  await expectAccessible(page);

  await page.goto('/embed/raid/v2/?drives=8x18TB&lock=all');
  await expect(page.locator('lw-calculator[data-ready]:not([data-unread])')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeHidden();
  await expect(page.locator('.lw-locked').first()).toHaveText('8x18TB');
  await expectAccessible(page);

  // A chain is locked as a whole, whatever part is named.
  for (const lock of ['all', 'd']) {
    await page.goto(`/embed/${newest('sizer/ssds-on-jmb585')}/?lock=${lock}`);
    await expect(page.locator('lw-sizer[data-ready]')).toBeVisible();
    await expect(page.getByText('Change the build')).toBeHidden();
    await expect(page.locator('.lw-path')).toBeVisible();
  }
});

test('a comparison may lock single inputs, and its layouts', async ({ page }) => {
  const path = '/embed/compare-arrays/v1/?drives=4x4TB&layouts=raid.raid5,zfs.raidz1';
  await page.goto(`${path}&lock=drives,layouts`);
  await expect(page.locator('lw-compare[data-ready]:not([data-unread])')).toBeVisible();
  await page.getByText('Change drives and layouts').click();
  await expect(page.getByLabel(/^Drives/)).toBeHidden();
  await expect(page.locator('.lw-locked')).toHaveText(['4x4TB']);
  await expect(page.getByLabel('Layout 1', { exact: true })).toBeHidden();
  await page.getByRole('textbox', { name: 'Rate per drive' }).fill('100 MB/s');
  const locator = page.getByRole('row', { name: /^Sequential read/ }).getByRole('cell');
  await expect(locator.first()).toContainText('300');
  await expectAccessible(page);
  await page.goto(`${path}&lock=all`);
  await expect(page.locator('lw-compare[data-ready]:not([data-unread])')).toBeVisible();
  await expect(page.getByText('Change drives and layouts')).toBeHidden();
});

test('a comparison and a chain with basic inputs leave out the finer ones', { tag: '@night' }, async ({ page }) => {
  await page.goto('/embed/compare-arrays/v1/?controls=basic');
  await page.getByText('Change drives and layouts').click();
  await expect(page.getByRole('textbox', { name: /^Drives/ })).toBeVisible();
  await expect(page.getByLabel(/^Failure rate/)).toBeHidden();
  await page.goto(`/embed/${newest('sizer/ssds-on-jmb585')}/?controls=basic`);
  await page.getByText('Change the build').click();
  await expect((await opened(page, 'Drives')).getByLabel('Count')).toBeVisible();
  await expect(page.locator('[data-more]:visible')).toHaveCount(0);
  await page.goto(`/embed/${newest('sizer/ssds-on-jmb585')}/`);
  await page.getByText('Change the build').click();
  await opened(page, 'Drives');
  await expect(page.locator('[data-more]:visible').first()).toBeVisible();
});

test('the hash holds the state and the look where a host strips queries', { tag: '@night' }, async ({ page }) => {
  await page.goto(`/embed/${newest('pcie')}/#generation=2.0&lanes=1&max-payload-size=128&theme=dark&lock=lanes`);
  await expect(page.locator(answer)).toHaveText('420 MB/s');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Lanes', { exact: true })).toBeHidden();
  await expect(page).toHaveURL(/v1\/#generation=2.0&lanes=1/);
  const full = page.getByRole('link', { name: /Open the full calculator/ });
  await expect(full).toHaveAttribute(
    'href',
    `/calculators/pcie/?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`,
  );
  await page.goto(`/embed/${newest('pcie')}/?lanes=4#generation=2.0&lanes=1&max-payload-size=128`);
  await expect(page.locator(answer)).toHaveText('1.68 GB/s');
});

test('a frame keeps its layout from its first paint to its answer', async ({ page, baseURL }) => {
  const src = `${baseURL}/embed/${newest('pcie')}/?lanes=1&theme=dark&accent=63bfdf&font=mono&controls=basic&lock=lanes`;
  const host = await listeningHost(page, src);
  await expect(host.frame.locator('lw-calculator[data-ready]:not([data-unread])')).toBeVisible();
  expect(await moved(await frameAt(page, src))).toBeLessThanOrEqual(0.02);
});

test('a reader with letters twice as large loses nothing', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  for (const embed of [newest('pcie'), 'raid/v2', newest('sizer'), 'chart/queue-depth/v1']) {
    await page.goto(`/embed/${embed}/`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), embed).toBeLessThanOrEqual(640);
  }
});

test('the answer comes before what changes it, for keys and ears', async ({ page }) => {
  await page.goto(`/embed/${newest('pcie')}/?lanes=1`);
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
  await expect(page.locator(answer)).toHaveAttribute('aria-live', 'off');
  const status = page.locator('[data-status]');
  await expect(status).toHaveAttribute('role', 'status');
  await expect(status).toContainText(/B\/s/);
  const before = await status.textContent();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Generation')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(status).not.toHaveText(before ?? '');
});
