// The page about embeds.
import { parameterNames } from '../../../site/embed/parameters.ts';
import { elementScript } from '../../../site/embed/scripts.ts';
import { expect, test } from '../fixtures.ts';
import { openHost } from './host-page.ts';

test('is found from the foot of every page and by the search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Embed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('into my page');
  await page.goto('/search/?q=put+a+calculator+into+my+page');
  await expect(page.getByRole('option', { name: /put a calculator into my page/ })).toBeVisible();
});

test('loads no frame before it is asked for one, which then computes', async ({ page }) => {
  await page.goto('/embed/');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it here' }).first().click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('lw-calculator[data-ready]')).toBeVisible();
  await expect(frame.getByLabel('Lanes', { exact: true })).toHaveValue('4');
});

test('lists every parameter, and its code works in a foreign page', { tag: '@night' }, async ({ page, baseURL }) => {
  await page.goto('/embed/');
  const table = page.getByRole('region', { name: 'Parameters' }).getByRole('table');
  for (const name of parameterNames) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible();
  const samples = await page.locator('lw-sample').allTextContents();
  const { path, integrity } = elementScript;
  expect(samples.join('\n')).toContain(`src="${baseURL}${path}" integrity="${integrity}"`);
  // Addresses are of the host that serves the page, whatever it was built for.
  expect(samples.join('\n')).not.toContain('localhost:4321');
  const [frame = '', element = ''] = samples;
  await openHost(page, frame + element);
  for (const item of ['figure iframe', 'lw-calculator iframe'])
    await expect(page.frameLocator(item).locator('[data-headline="value"]')).toHaveText('3.59 GB/s');
});
