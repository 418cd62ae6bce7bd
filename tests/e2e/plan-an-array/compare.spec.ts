import { expect, hold, test } from '../fixtures.ts';

const path = '/calculators/compare-arrays/';

test('three layouts of the same drives stand side by side and in the link', { tag: '@journey' }, async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('lw-compare[data-ready]')).toBeVisible();
  await page.getByRole('textbox', { name: 'Drives, TB each' }).fill('4x8TB + 2x4TB');
  const pick = (place: number, layout: string) =>
    page.getByLabel(`Layout ${place}`, { exact: true }).selectOption(layout);
  await pick(1, 'RAID 5');
  await pick(2, 'SHR');
  await pick(3, 'SHR-2');
  for (const place of [4, 5, 6]) await pick(place, 'none');

  const usable = page.getByRole('row', { name: /^Usable/ });
  await expect(usable.getByRole('cell')).toHaveText([/^20.TB$/, /^32.TB best$/, /^24.TB$/]);
  await expect(page.getByRole('columnheader')).toHaveText(['Figure', /^RAID 5/, /^SHR\s*Details$/, /^SHR-2/]);
  await expect(page.getByText(/= 4 × 8.TB \+ 2 × 4.TB = 40.TB/)).toBeVisible();
  await expect(page).toHaveURL(/\?v=1&drives=4x8TB.*&layouts=raid\.raid5,mixed-drives\.shr1,mixed-drives\.shr2$/);

  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('row', { name: /^Usable/ }).getByRole('cell')).toHaveText([
    /^20.TB$/,
    /^32.TB best$/,
    /^24.TB$/,
  ]);
});

test('an array is compared with other layouts of its drives', async ({ page }) => {
  await page.goto('/calculators/zfs/?layout=mirror&vdevs=3&drives=6x10TB&drive-rate=250000000');
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
  await page.getByRole('link', { name: 'Compare layouts side by side' }).click();
  await expect(page.locator('lw-compare[data-ready]')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Drives, TB each' })).toHaveValue('6x10TB');
  await expect(page.getByRole('textbox', { name: 'Rate per drive' })).toHaveValue('250\u202fMB/s');
  await expect(page.getByRole('columnheader').nth(1)).toHaveText(/^Mirror, 3/);
  const cells = page.getByRole('row', { name: /^Usable/ }).getByRole('cell');
  await expect(cells.first()).toHaveText(/^29\.\d+.TB$/);
  await expect(cells).toHaveCount(6);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('a heading leads to the calculator with the same inputs', { tag: '@journey' }, async ({ page }) => {
  await page.goto(`${path}?drives=12x4TB&layouts=zfs.mirror*6`);
  await page.getByRole('link', { name: 'Details of Mirror, 6' }).click();
  await expect(page).toHaveURL(/\/calculators\/zfs\/\?.*drives=12x4TB/);
  await expect(page.getByRole('textbox', { name: 'vdevs' })).toHaveValue('6');
  await expect(page.getByText('vdev 6')).toBeVisible();
});

test('bad values are named beside their field, and the last table stays', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('lw-compare[data-ready]')).toBeVisible();
  const usable = page.getByRole('row', { name: /^Usable/ });
  const before = await usable.textContent();
  const drives = page.getByRole('textbox', { name: 'Drives, TB each' });
  await drives.fill('10000x18TB');
  await expect(page.getByText(/Drives: “10000x18TB” is out of range/)).toBeVisible();
  await expect(drives).toHaveAttribute('aria-invalid', 'true');
  expect(await usable.textContent()).toBe(before);
  await drives.fill('8x16TB');
  await expect(drives).not.toHaveAttribute('aria-invalid');
  await page.getByRole('textbox', { name: 'Read share' }).fill('130 %');
  await expect(page.getByText(/Read share: “130 %” is out of range/)).toBeVisible();
});

test('a number alone counts the unit of its label, and the link base units', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${path}?drives=6x10TB&drive-rate=250000000&read-share=0.5&layouts=raid.raid6`);
  await expect(page.locator('lw-compare[data-ready]')).toBeVisible();
  const rate = page.getByRole('textbox', { name: 'Rate per drive, MB/s' });
  const reads = page.getByRole('textbox', { name: 'Read share, %' });
  await expect(rate).toHaveValue(/^250.MB\/s$/);
  await expect(reads).toHaveValue(/^50.%$/);
  await rate.fill('180');
  await reads.fill('0.6');
  await expect(page.getByText('= 180 MB/s')).toBeVisible();
  await expect(page.getByText('= 60 %')).toBeVisible();
  await expect(page).toHaveURL(/&read-share=0\.6&drive-rate=180000000&layouts=raid\.raid6$/);
  // Every bad field is named at once.
  await rate.fill('fast');
  await reads.fill('most');
  await expect(page.getByText('such as 200 MB/s')).toBeVisible();
  await expect(page.getByText('such as 70 %')).toBeVisible();
});

test('what a reader sets before the core has loaded wins over the link', async ({ page }) => {
  const load = await hold(page, '**/*.wasm');
  await page.goto(`${path}?drives=6x4TB&afr=3%25&layouts=raid.raid5,zfs.mirror*3`);
  const drives = page.getByRole('textbox', { name: 'Drives, TB each' });
  await drives.fill('6x10TB');
  await page.getByLabel('Layout 1', { exact: true }).selectOption('RAID 6');
  load();
  await expect(page.getByRole('columnheader')).toHaveText(['Figure', /^RAID 6/, /^Mirror, 3/]);
  await expect(page.getByRole('row', { name: /^Usable/ })).toContainText(/40.TB/);
  await expect(drives).toHaveValue('6x10TB');
  await expect(page).toHaveURL(/\?v=1&drives=6x10TB&afr=0\.03&layouts=raid\.raid6,zfs\.mirror\*3$/);
});

test('a hostile link shows what it can', async ({ page }) => {
  await page.goto(`${path}?layouts=raid.raid99,%3Cscript%3E.x,zfs.raidz2*-1,raid.raid5&drives=%3Cimg%3E`);
  await expect(page.getByText(/Drives: “<img>” cannot be read/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Drives, TB each' }).fill('4x4TB');
  await expect(page.getByRole('columnheader', { name: /RAID 5/ })).toBeVisible();
  await expect(page.getByText(/Vdevs: “-1” is out of range/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });
  test('the table scrolls by itself, its first column stays', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('lw-compare[data-ready]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.getByRole('columnheader').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('rowheader', { name: 'Usable capacity' })).toBeInViewport();
  });
});
