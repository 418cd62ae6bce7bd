// Programs of a page that do not come: the page says that no answer which it shows is one to its address.
import { expect, type Page } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';
import { hold, test } from '../fixtures.ts';
import { moved } from './looks.ts';

/** Pages that ask the core. */
const COMPUTING = [
  '/calculators/pcie/?generation=5.0&lanes=16',
  '/sizer/?d=drive;link:sata+3.0&v=1',
  '/planner/?drives=24',
];
/** By day the first ones: a calculator, and a chain in another language. */
const PAGES = sample(
  [
    ...COMPUTING.slice(0, 1),
    `/ru${COMPUTING[1]}`,
    ...COMPUTING.slice(1),
    '/data/sql/',
    '/diagnose/',
    '/data/figures/',
    '/contribute/check/',
    '/calculators/compare-arrays/?drives=12x8TB',
  ],
  2,
);
const line = (page: Page) => page.locator('.lw-not-loaded');

test.describe('without its programs', () => {
  test.use({ expected: [/Failed to load resource|lanewise_bg/] });

  for (const path of PAGES)
    test(`${path} says so, and moves nothing`, async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(line(page)).toBeHidden();
      await expect(line(page)).toBeVisible();
      expect(await moved(page)).toBeLessThanOrEqual(0.02);
    });

  for (const path of sample(COMPUTING))
    test(`${path} whose core is missing says that it shows an example`, async ({ page }) => {
      await page.route('**/*.wasm', (route) => route.abort());
      await page.goto(path);
      await expect(page.locator('[data-core-failed]')).toHaveText(
        /could not be loaded\..*(page’s example|page as loaded)/,
      );
      await expect(line(page)).toBeHidden();
    });

  test('a calculator whose core does not come hides the answer that is none to its address', async ({ page }) => {
    const load = await hold(page, '**/*.wasm');
    await page.goto('/calculators/pcie/?generation=5.0&lanes=16');
    await expect(line(page)).toBeVisible();
    await expect(page.locator('output[data-headline="value"]')).toBeHidden();
    load();
    await expect(page.locator('output[data-headline="value"]')).toHaveText(/^60\.0\sGB\/s$/);
    await expect(line(page)).toBeHidden();
  });
});

for (const path of PAGES)
  test(`${path} with its programs does not say that they are missing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main :not(:defined)')).toHaveCount(0);
    await expect(page.locator('main [data-ready], main lw-check').first()).toBeAttached();
    await expect(line(page)).toBeHidden();
    expect(await moved(page)).toBeLessThanOrEqual(0.02);
  });
