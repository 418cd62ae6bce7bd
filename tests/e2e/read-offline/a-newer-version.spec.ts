// A newer version of the site while an older one is kept, and the ways out of a broken service worker.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { writeWorkers } from '../../../site/build/offline/write.ts';
import { atRoot } from '../../pages/built.ts';
import { expect, keepPages, type ServedSite, test } from './site.ts';

test.use({
  serviceWorkers: 'allow',
  origin: atRoot,
  expected: [/Failed to load resource|net::ERR|ServiceWorker|script/],
});

const line = (page: Page) => page.getByText('A newer version of this page is ready.');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

function write(path: string, text: string): void {
  writeFileSync(path, text);
  writeFileSync(`${path}.gz`, gzipSync(text));
}

/** A build of the site in which one page says something else, and scripts that it no longer has are gone. */
async function changed({ folder }: ServedSite, page: string, gone: string[] = []): Promise<void> {
  const path = join(folder, page, 'index.html');
  const html = readFileSync(path, 'utf8');
  write(
    path,
    html
      .replace(/<h1([^>]*)>[^<]*</, '<h1$1>Written anew<')
      .replace(/ data-revision="[^"]*"/, ' data-revision="another"'),
  );
  for (const name of gone) rmSync(join(folder, '_astro', name));
  await writeWorkers([{ dist: folder, root: '/', pages: '/', others: [] }]);
}

/** Whether the page is still the document that was marked. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('body[data-marked]');

test('a newer version is offered on a page that it changes, and taken at a press', async ({ page, context, site }) => {
  await keepPages(page, site.url);
  await page.goto(`${site.url}glossary/`);
  await mark(page);
  await changed(site, 'glossary');

  const other = await context.newPage();
  await other.goto(site.url);
  await expect(line(page)).toBeVisible({ timeout: 60_000 });
  await expect(line(other)).toBeHidden();
  await expect(isMarked(page), 'nothing reloads by itself').toBeVisible();

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toHaveText('Written anew');
  await expect(line(page)).toBeHidden();

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('Written anew');
});

test('an open page keeps its scripts after a newer version', { tag: '@night' }, async ({ page, context, site }) => {
  // Charts are drawn when a reader comes to them.
  const script = readdirSync(join(site.folder, '_astro')).find((name) => /^plot\.[\w-]+\.js$/.test(name));
  const calculator = await context.newPage();
  await keepPages(page, site.url);
  await calculator.goto(`${site.url}calculators/pcie/`);
  await page.goto(`${site.url}glossary/`);
  await changed(
    site,
    'glossary',
    ['', '.gz', '.br'].map((end) => `${script}${end}`),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(line(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toHaveText('Written anew');

  const address = `${site.url}_astro/${script}`;
  expect((await context.request.get(address)).status(), 'of the host').toBe(404);
  expect(await calculator.evaluate(async (url) => (await fetch(url)).status, address)).toBe(200);
});

test('one command removes the worker and what it kept', { tag: '@night' }, async ({ page, context, site }) => {
  await keepPages(page, site.url);
  await page.goto(`${site.url}glossary/`);
  await mark(page);
  const { status } = spawnSync('node', ['site/build/offline/off.ts', '--folder', site.folder]);
  expect(status).toBe(0);

  const other = await context.newPage();
  await other.goto(site.url);
  await expect.poll(() => other.evaluate(() => caches.keys())).toEqual([]);
  await expect(isMarked(page), 'nothing reloads by itself').toBeVisible();
  for (const tab of [other, page]) {
    await tab.goto(`${site.url}calculators/`);
    await expect(heading(tab)).toBeVisible();
    expect(await tab.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
});

for (const [what, text] of [
  ['is no program', '}{'],
  ['throws at every request', "addEventListener('fetch', () => { throw new Error('broken') })"],
  ['cannot keep its files', "addEventListener('install', (e) => e.waitUntil(Promise.reject(1)))"],
] as const) {
  test(`a worker that ${what} keeps no page from loading`, { tag: '@night' }, async ({ page, site }) => {
    write(join(site.folder, 'worker.js'), text);
    await page.goto(`${site.url}offline/`);
    await page.getByRole('button', { name: 'Keep pages' }).click();
    await expect(page.locator('[data-state]')).not.toHaveText('Fetching the pages …');
    for (const path of ['glossary/', 'calculators/pcie/']) {
      await page.goto(site.url + path);
      await expect(heading(page)).toBeVisible();
    }
  });
}

test('without storage the site is as it is', { tag: '@night' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'caches', {
      value: { keys: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
    });
  });
  await page.goto(`${site.url}offline/`);
  await expect(page.locator('[data-state]')).toHaveText(/does not let this site keep pages/);
});
