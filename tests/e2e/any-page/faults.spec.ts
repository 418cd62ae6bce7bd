// Parts of a page that do not come: each is said where it would have stood, and the rest goes on.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ expected: [/Failed to load resource|Refused to create a worker|worker/i] });

/** Answers 404 for scripts whose name begins so, whatever hash the build has given them. */
async function without(page: Page, name: string): Promise<void> {
  expect(readdirSync('dist/_astro').filter((file) => file.startsWith(`${name}.`))).not.toEqual([]);
  await page.route(`**/_astro/${name}.*.js`, (route) => route.fulfill({ status: 404 }));
}

test('a calculator whose charts cannot be drawn says so, and draws them when it can', async ({ page }) => {
  await without(page, 'sweep-charts.element');
  await page.goto('/calculators/pcie/');
  const drawing = page.locator('[data-sweep] [data-drawing]').first();
  await expect(drawing.locator('svg')).toBeVisible();
  await page.getByLabel('Lanes', { exact: true }).selectOption('x1');
  await expect(drawing).toHaveText(/^The chart of this answer could not be loaded\./);
  await expect(drawing.locator('svg')).toHaveCount(0);
  await page.unroute('**/_astro/sweep-charts.element.*.js');
  await page.getByLabel('Lanes', { exact: true }).selectOption('x2');
  await expect(drawing.locator('svg')).toBeVisible();
});

/** A table of results that holds a figure, on its own. */
const results = {
  name: 'results.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('result_id,run_id,bandwidth_bytes_per_s\na,b,1000000\n'),
};

test('a check whose chart cannot be drawn shows its findings', async ({ page }) => {
  await without(page, 'chart.element');
  await page.goto('/contribute/check/');
  await page.getByLabel('Files', { exact: true }).setInputFiles(results);
  await expect(page.locator('[data-verdict]')).toContainText('error');
  await expect(page.locator('[data-chart-hint]')).toHaveText(/^The chart could not be loaded\./);
  await expect(page.locator('[data-status]')).toHaveText('');
});

test('a check whose worker the page’s policy forbids is told so', async ({ page }) => {
  await page.route('**/contribute/check/', async (route) => {
    const response = await route.fetch();
    const forbid = (text = '') => text.replace(/worker-src [^;]*/, "worker-src 'none'");
    const { 'content-security-policy': policy, ...headers } = response.headers();
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': forbid(policy) },
      body: forbid(await response.text()),
    });
  });
  await page.goto('/contribute/check/');
  await page.getByLabel('Files', { exact: true }).setInputFiles(results);
  await expect(page.locator('[data-status]')).toHaveText(/^This browser did not let the check start/);
  await expect(page.locator('[data-progress]')).toBeHidden();
});

test('a check whose worker the browser refuses is told so', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await page.goto('/contribute/check/');
  await page.getByLabel('Files', { exact: true }).setInputFiles(results);
  await expect(page.locator('[data-status]')).toHaveText(/^This browser did not let the check start/);
});

test('a server that fails a check is quoted, and asked again', { tag: '@night' }, async ({ page }) => {
  await page.route('**/known.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/contribute/check/');
  const files = page.getByLabel('Files', { exact: true });
  await files.setInputFiles(results);
  await expect(page.locator('[data-status]')).toContainText('(HTTP 503)');
  await page.unroute('**/known.json');
  await files.setInputFiles(results);
  await expect(page.locator('[data-verdict]')).toContainText('error');
});
