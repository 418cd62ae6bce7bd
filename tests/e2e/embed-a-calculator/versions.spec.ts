// A frame loads the core of its version alone; an address without an embed says so and leads to today's.
import { newest } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';

const raid10 = 'level=raid10&drive-iops=150&answer=read-rate';

test('a frame loads one core', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.wasm')) loaded.push(response.url());
  });
  for (const path of [
    `/embed/${newest('raid')}/?level=raid5`,
    `/embed/${newest('sizer')}/?d=drive;link:sata+3.0;read:100000000`,
  ]) {
    loaded.length = 0;
    await page.goto(path);
    await expect(page.locator('[data-ready]')).toBeVisible();
    expect(loaded, path).toHaveLength(1);
  }
});

test.describe('where no embed is', () => {
  test.use({ expected: [/404/] });

  test('for a version that never was the newest is offered with the inputs', { tag: '@night' }, async ({ page }) => {
    expect((await page.goto(`/embed/raid/v99/?${raid10}`))?.status()).toBe(404);
    await expect(page.getByText('There is no version 99 of this embed.')).toBeVisible();
    await page.getByRole('link', { name: /^Show version \d+$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/embed/${newest('raid')}/`));
    await expect(page.locator('lw-calculator')).toHaveAttribute('data-ready');
    await expect(page.getByLabel('Level')).toHaveValue('raid10');
  });

  test('what was never an embed is said so without the frame of the site', async ({ page }) => {
    await page.goto('/embed/no-such/v1/');
    await expect(page.getByRole('heading', { name: 'No such embed' })).toBeVisible();
    await expect(page.getByText('Nothing was ever published')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
