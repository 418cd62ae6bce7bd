// Below a path, each language keeps its own pages.
import type { Page } from '@playwright/test';
import { expect, test } from './below.ts';

test.use({ serviceWorkers: 'allow', expected: [/Failed to load resource|net::ERR/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function keep(page: Page): Promise<void> {
  await page.locator('[data-keep]').click();
  await expect(page.locator('[data-list="kept"] a').first()).toBeVisible({ timeout: 60_000 });
}

test('the language that is read is kept, and no other; removing takes both', async ({ page, site }) => {
  await page.goto(`${site}en-XA/offline/`);
  await keep(page);
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope).sort());
  expect(await scopes()).toEqual([`${site}en-XA/`]);

  await page.context().setOffline(true);
  await page.goto(`${site}en-XA/calculators/pcie/?lanes=1`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(heading(page)).toBeVisible();
  await expect(page.goto(`${site}calculators/pcie/`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(false);

  await page.goto(`${site}offline/`);
  await keep(page);
  expect(await scopes()).toEqual([site, `${site}en-XA/`]);
  await page.context().setOffline(true);
  await page.goto(`${site}glossary/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().setOffline(false);

  await page.goto(`${site}offline/`);
  await page.locator('[data-remove]').click();
  await expect(page.locator('[data-keep]')).toBeVisible();
  expect(await scopes()).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
