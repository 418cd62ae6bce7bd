import { newest, versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { openHost } from './host-page.ts';

const inputs = `?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`;

/** A page of somebody else with a plain frame and a sandboxed one. */
const twoFrames = (src: string): string =>
  ['', 'sandbox="allow-scripts"']
    .map((sandbox) => `<iframe src="${src}" title="PCIe" height="900" ${sandbox}></iframe>`)
    .join('');

for (const [leave, headers] of [
  ['any frame', {}],
  ['frames that give leave', { 'Cross-Origin-Embedder-Policy': 'require-corp' }],
] as const) {
  test(`embeds compute the author’s inputs, sandboxed or not, where pages take ${leave}`, async ({ page, baseURL }) => {
    const src = `${baseURL}/embed/${newest('pcie')}/${inputs}`.replaceAll('&', '&amp;');
    const chart = `<iframe src="${baseURL}/embed/chart/ceiling/v1/" title="Chart" width="900" height="900"></iframe>`;
    await openHost(page, `${twoFrames(src)}${chart}`, headers);
    for (const index of [0, 1]) {
      const frame = page.frameLocator('iframe').nth(index);
      await expect(frame.locator('[data-headline="value"]')).toHaveText('420 MB/s');
      await frame.getByLabel('Lanes', { exact: true }).selectOption('x4');
      await expect(frame.locator('[data-headline="value"]')).toHaveText('1.68 GB/s');
      await expect(frame.getByRole('link', { name: /Open the full calculator/ })).toHaveAttribute(
        'href',
        `/calculators/pcie/?v=${versionToday('pcie')}&generation=2.0&max-payload-size=128`,
      );
    }
    await expect(page.frameLocator('iframe').nth(2).getByRole('figure').first()).toBeVisible();
  });
}

test('reset goes back to the inputs that the author set', async ({ page }) => {
  await page.goto(`/embed/${newest('pcie')}/${inputs}&units=binary`);
  const value = page.locator('[data-headline="value"]');
  await expect(value).toHaveText('401 MiB/s');
  await page.getByLabel('Lanes', { exact: true }).selectOption('x4');
  await page.getByLabel('Units').selectOption('decimal');
  await expect(value).toHaveText('1.68 GB/s');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(value).toHaveText('401 MiB/s');
  await expect(page.getByLabel('Lanes', { exact: true })).toHaveValue('1');
  // The address stays the author's, so that a reload shows it, too.
  await expect(page).toHaveURL(/&lanes=1&max-payload-size=128&units=binary$/);
});

test('a link leads out of the frame and leaves the article where it is', async ({ page, context, baseURL }) => {
  const src = `${baseURL}/embed/${newest('pcie')}/${inputs}`.replaceAll('&', '&amp;');
  const host = await openHost(page, `<iframe src="${src}" title="PCIe" height="1600"></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-headline="value"]')).toHaveText('420 MB/s');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: /Open the full calculator/ }).click();
  const full = await opened;
  await expect(full).toHaveURL(`${baseURL}/calculators/pcie/${inputs}`);
  expect(await full.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(host);
  await expect(frame.locator('[data-headline="value"]')).toHaveText('420 MB/s');
});

test('a source of a chart opens beside the article, a mark leads to its row in the frame', async ({ page }) => {
  await page.goto('/embed/chart/queue-depth/v1/');
  await expect(page.locator('lw-chart:not([data-unread])')).toBeVisible();
  const opens = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a')].map((link) => ({
        inside: (link.getAttribute('href') ?? '').startsWith('#'),
        // Of SVG the target is an animated value.
        target: link.getAttribute('target') ?? document.querySelector('base')?.target,
      })),
    );
  const found = await opens();
  expect(found.some(({ inside }) => inside)).toBe(true);
  for (const { inside, target } of found) expect(target).toBe(inside ? '_self' : '_blank');
});
