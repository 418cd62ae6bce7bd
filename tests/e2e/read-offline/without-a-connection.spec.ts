// A reader in a machine room: the pages that were kept, without a network or without a host.
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atRoot } from '../../pages/built.ts';
import { sample } from '../../support/exhaustive.ts';
import { newest } from '../../support/newest.ts';
import { expect, keepPages, type ServedSite, test } from './site.ts';

test.use({ serviceWorkers: 'allow', origin: atRoot, expected: [/Failed to load resource|net::ERR|ServiceWorker/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const state = (page: Page) => page.locator('lw-offline [data-state]');

/** All that the browser keeps of the site, as paths. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Ways to lose the connection. */
const LOST: Record<string, (page: Page, site: ServedSite) => Promise<void>> = {
  'the network pulled': (page) => page.context().setOffline(true),
  'the host stopped': (_, site) => site.stop(),
};

for (const [how, lose] of sample(Object.entries(LOST))) {
  test(`home, calculator, article, glossary and search work with ${how}`, async ({ page, site }) => {
    await keepPages(page, site.url);
    // Which articles there is room for changes with their length.
    const textOf = (path: string) => readFileSync(join(site.folder, path, 'index.html'), 'utf8');
    const sentenceOf = (path: string) => /<h2[\s\S]*?<p>([^<]{50,100})\s/.exec(textOf(path))?.[1];
    const [article = 'no article with a calculator is kept'] = (await keptPaths(page)).filter(
      (path) => /^\/articles\/[^/]+\/$/.test(path) && textOf(path).includes('<lw-calculator') && sentenceOf(path),
    );
    await lose(page, site);

    await page.goto(site.url);
    await page.getByRole('banner').getByRole('link', { name: 'Calculate' }).click();
    await page.locator('main a[href="/calculators/pcie/"]').first().click();
    await page.getByLabel('Generation', { exact: true }).selectOption('2.0');
    await page.getByLabel('Lanes', { exact: true }).selectOption('x1');
    await page.getByLabel('Max Payload Size', { exact: true }).selectOption('128 B');
    await expect(page.locator('[data-headline="value"]')).toHaveText('420 MB/s');

    // The state in the address.
    await page.reload();
    await expect(page.getByLabel('Lanes', { exact: true })).toHaveValue('1');
    await expect(page.locator('[data-headline="value"]')).toHaveText('420 MB/s');

    await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Articles' }).click();
    await page.locator(`main a[href="${article}"]`).first().click();
    await expect(page.locator('lw-calculator [data-headline="value"]').first()).toHaveText(/\d/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await page.getByRole('link', { name: 'MPS', exact: true }).first().click();
    await expect(page.locator('#mps')).toBeVisible();

    await expect(page.locator('lw-search:defined')).toBeAttached();
    await page.keyboard.press('/');
    const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
    await page.getByRole('combobox', { name: /^Search for/ }).fill('MRRS');
    await expect(results.first()).toHaveAttribute('href', '/glossary/#mrrs');
    // By the text of a page, which no name holds.
    await page.getByRole('combobox', { name: /^Search for/ }).fill(sentenceOf(article) ?? 'no sentence');
    await results
      .and(page.locator(`[href^="${article}"]`))
      .first()
      .click();
    await expect(heading(page)).toContainText(/<h1[^>]*>([^<]+)/.exec(textOf(article))?.[1] ?? 'no title');
  });
}

test('a chain is sized without a connection', { tag: '@night' }, async ({ page, site }) => {
  await keepPages(page, site.url);
  await page.context().setOffline(true);
  await page.goto(`${site.url}sizer/`);
  const before = await page.locator('lw-sizer output').first().textContent();
  await page.locator('lw-sizer select:visible').first().selectOption({ index: 1 });
  await expect(page.locator('lw-sizer output').first()).not.toHaveText(before ?? '');
});

test('nothing of the query engine is kept unused, and no embed ever', { tag: '@night' }, async ({ page, site }) => {
  await keepPages(page, site.url);
  await page.goto(`${site.url}embed/${newest('pcie')}/`);
  await expect(page.locator('lw-calculator')).toBeVisible();
  await page.goto(site.url);
  const kept = await keptPaths(page);
  expect(kept).toContain('/calculators/pcie/');
  expect(kept.filter((path) => /duckdb|\/embed\//.test(path))).toEqual([]);

  await page.context().setOffline(true);
  await expect(page.goto(`${site.url}embed/${newest('pcie')}/`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('the database answers without a connection once it was asked', { tag: '@night' }, async ({ page, site }) => {
  const ask = async () => {
    await page.goto(`${site.url}data/sql/`);
    await page.getByRole('textbox').first().fill('SELECT 6 * 7 AS answer');
    await page.locator('lw-sql button[type="submit"]').click();
    await expect(page.locator('[data-sql-result] td').first()).toHaveText('42', { timeout: 60_000 });
  };
  await keepPages(page, site.url);
  await ask();
  // Kept beside the answer, which does not wait for it.
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => /duckdb/.test(path)).length)
    .toBeGreaterThanOrEqual(3);
  await page.context().setOffline(true);
  await ask();
});

test('a page that is not kept lists those that are; once opened it is', { tag: '@night' }, async ({ page, site }) => {
  await keepPages(page, site.url);
  await page.goto(`${site.url}data/columns/`);
  const title = await heading(page).textContent();
  await page.context().setOffline(true);

  expect((await page.goto(`${site.url}accuracy/?x=1`))?.status()).toBe(503);
  await expect(heading(page)).toHaveText('This page is not kept on this device');
  await expect(page).toHaveURL(`${site.url}accuracy/?x=1`);
  const opened = page.locator('[data-list="opened"]').getByRole('link');
  await expect(opened).toHaveCount(1);
  await expect(page.locator('[data-list="kept"] a[href="/calculators/pcie/"]')).toBeVisible();

  await opened.click();
  await expect(heading(page)).toHaveText(title ?? '');
  // Else it may be taken for today's.
  await expect(page.getByText('This is a copy that your browser keeps.')).toBeVisible();

  await page.context().setOffline(false);
  await page.goto(`${site.url}accuracy/?x=1`);
  await expect(heading(page)).not.toHaveText('This page is not kept on this device');
  await expect(page.getByText('This is a copy that your browser keeps.')).toHaveCount(0);
});

test('a script that comes as another type is reported; once whole, kept', { tag: '@night' }, async ({ page, site }) => {
  const folder = join(site.folder, '_astro');
  // One that every page has.
  const [, name = ''] = /"\/_astro\/([^"]+\.js)"/.exec(readFileSync(join(site.folder, 'index.html'), 'utf8')) ?? [];
  const script = join(folder, name);
  const packed = readdirSync(folder).filter((item) => item.startsWith(`${name}.`));
  cpSync(script, `${script}.whole`);
  for (const item of packed) renameSync(join(folder, item), join(folder, `kept-${item}`));
  writeFileSync(script, '<!doctype html><title>Sign in</title>');

  await page.goto(`${site.url}offline/`);
  await page.getByRole('button', { name: 'Keep pages' }).click();
  await expect(state(page)).toContainText('a file arrived with other content', { timeout: 60_000 });
  expect(await keptPaths(page)).not.toContain(`/_astro/${name}`);

  renameSync(`${script}.whole`, script);
  for (const item of packed) renameSync(join(folder, `kept-${item}`), join(folder, item));
  await keepPages(page, site.url);
  expect(await keptPaths(page)).toContain(`/_astro/${name}`);
});

test('a host that never answers does not keep a kept page waiting', { tag: '@night' }, async ({ page, site }) => {
  await keepPages(page, site.url);
  await site.stop();
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(Number(new URL(site.url).port), 'localhost', resolve));
  try {
    await page.goto(`${site.url}glossary/`);
    await page.getByRole('link', { name: 'MPS', exact: true }).first().click();
    await expect(page.locator('#mps')).toBeVisible();
  } finally {
    silent.close();
  }
});

test('pages are kept unasked some time after one was opened, not before', { tag: '@night' }, async ({ page, site }) => {
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.clock.install();
  await page.goto(site.url);
  await page.clock.runFor(5_000);
  expect(await registered()).toBe(0);
  await page.clock.runFor(10_000);
  await expect.poll(registered).toBe(1);
});

test('what is kept is removed at a press, and not kept again unasked', { tag: '@night' }, async ({ page, site }) => {
  await keepPages(page, site.url);
  await expect(state(page)).toHaveText(/^\d+ pages are kept, using [\d.]+.MB on this device\.$/);
  await expect(page.getByRole('button', { name: 'Keep pages' })).toBeHidden();
  await page.getByRole('button', { name: 'Remove what is kept' }).click();
  await expect(state(page)).toHaveText(/^Nothing is kept, as you chose/);
  expect(await keptPaths(page)).toEqual([]);

  await page.clock.install();
  await page.goto(site.url);
  await page.clock.runFor(60_000);
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ caches: [], workers: 0 });
});
