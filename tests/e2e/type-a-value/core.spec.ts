// When a page fetches the core: not before it has loaded, but before the first keystroke; and nothing typed is lost.
import type { Page } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';
import { expect, hold, test } from '../fixtures.ts';
import { watch } from '../settled.ts';

const pcie = '/calculators/pcie/';
const pages = [pcie, '/sizer/', '/calculators/compare-arrays/', '/planner/'];

/** How often a core has been asked for. */
function fetched(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) seen.count += 1;
  });
  return seen;
}

/** Everything that is due by itself has had its turn. */
const turn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))),
      ),
  );

/** Opens a page whose `load` does not come before the call that this gives back. */
async function openLoading(page: Page, path: string): Promise<() => void> {
  const image = Promise.withResolvers<void>();
  await page.route('**/held.png', async (route) => {
    await image.promise;
    await route.fulfill({ status: 204 });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', '<img src="/held.png" alt=""><main');
    await route.fulfill({ response, body });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('lw-calculator, lw-compare, lw-sizer, lw-planner')].every((element) =>
      element.matches(':defined'),
    ),
  );
  return image.resolve;
}

for (const path of sample(pages, 2)) {
  test(`${path}: the core comes after all that the page shows, and unasked`, async ({ page }) => {
    const core = fetched(page);
    const load = await openLoading(page, path);
    await turn(page);
    expect(core.count).toBe(0);
    load();
    await expect.poll(() => core.count).toBe(1);
  });

  test(`${path}: whoever uses the form first does not wait for the rest`, async ({ page }) => {
    const core = fetched(page);
    const load = await openLoading(page, path);
    await page.locator('main form').locator('input, select').locator('visible=true').first().focus();
    await expect.poll(() => core.count).toBe(1);
    load();
  });

  test(`${path}: for a reader who saves data the core comes with the first use`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const core = fetched(page);
    const settled = watch(page);
    await page.goto(path);
    await settled();
    expect(core.count).toBe(0);
    await page.locator('main form').locator('input, select').locator('visible=true').first().focus();
    await expect.poll(() => core.count).toBe(1);
  });
}

/** Opens a page whose scripts do not come before the call that this gives back. */
async function openUnscripted(page: Page, path: string): Promise<() => void> {
  const start = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return start;
}

test('what is set before the script of a calculator has come is answered', async ({ page }) => {
  const start = await openUnscripted(page, pcie);
  await page.getByLabel('Lanes', { exact: true }).selectOption('x8');
  start();
  await expect(page.locator('[data-headline="value"]')).toHaveText('7.50 GB/s');
});

test('what is set before the script of the sizer has come is answered', async ({ page }) => {
  const start = await openUnscripted(page, '/sizer/');
  const value = page.locator('lw-sizer .lw-answer [data-text="value"]');
  const served = await value.textContent();
  await page.locator('lw-sizer [data-units]').selectOption('binary');
  start();
  await expect(value).not.toHaveText(served ?? '');
});
