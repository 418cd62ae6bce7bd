// The archive with which other people host the calculators: unpacked below a path of another origin, it needs nothing else.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { PLACE } from '../../../scripts/embed-archive/readme.ts';
import { readRules } from '../../../scripts/headers.ts';
import { siteServer } from '../../../scripts/site-server.ts';
import { below, HOST } from '../../pages/built.ts';
import { expect, test } from '../fixtures.ts';
import { hostPage } from './host-page.ts';

const SITE = `${HOST}${below.base}`;
/** Of a host that puts the folder elsewhere than the README proposes. */
const BASE = '/tools/frames/';
const value = '[data-headline="value"]';

const archives = readdirSync(join(below.folder, 'embed')).filter((name) => name.endsWith('.zip'));
const [archive = ''] = archives;
const bytes = readFileSync(join(below.folder, 'embed', archive));
const files = Object.entries(unzipSync(bytes)).map(([path, content]) => ({
  path: path.slice(path.indexOf('/') + 1),
  content,
}));
const textOf = (name: string): string =>
  strFromU8(files.find(({ path }) => path === name)?.content ?? new Uint8Array());

test('the page about embeds leads to it and says how large it is', () => {
  expect(archives).toHaveLength(1);
  expect(archive).toMatch(/^lanewise-embeds-\d+\.\d+\.\d+-[0-9a-f]{10}\.zip$/);
  const page = readFileSync(join(below.folder, 'embed/index.html'), 'utf8');
  expect(page).toContain(`href="${below.base}embed/${archive}"`);
  expect(page).toContain(`(${Math.ceil(bytes.length / 1000)} kB)`);
  expect(page).not.toContain('unwritten');
});

test('its pages lead to the site that made them once, to the whole calculator, and load nothing from it', () => {
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  for (const { path, content } of pages) {
    const html = strFromU8(content);
    const led = [...html.matchAll(/https?:\/\/[^"'\s<&]+/g)].map(([address]) => address);
    expect(led.length, path).toBeGreaterThan(0);
    for (const address of led) expect(address, path).toMatch(`${SITE}calculators/`);
    expect(html, path).not.toMatch(/\s(?:href|src|data-(?!route)[\w-]+)="\/|&quot;\//);
  }
  for (const { path, content } of files.filter((one) => /\.(?:js|css)$/.test(one.path))) {
    expect(strFromU8(content), path).not.toContain(HOST);
    expect(strFromU8(content), path).not.toContain(`${below.base}_astro`);
  }
  expect(textOf('README.md')).toContain(`${PLACE}embed/pcie/v1/`);
  expect(textOf('LICENSE')).toContain('MIT');
});

test.describe('on a host of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-self-host-'));
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('it computes in frames, elements and sentences, and nothing is asked of our site', async ({
    page,
    baseURL,
  }) => {
    for (const { path, content } of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    // As the README says: the paths are changed where the folder lies elsewhere.
    const rules = readRules(textOf('_headers').replaceAll(PLACE, BASE));
    const sent = rules.flatMap(({ headers }) => headers.map(([name]) => name));
    expect(sent).toContain('Content-Security-Policy');
    const server = siteServer({ folder, base: BASE, rules });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const own = `http://localhost:${(server.address() as AddressInfo).port}`;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(`${baseURL}/**`, (route) => route.abort());
    const host = await hostPage(
      `<iframe src="${own}${BASE}embed/pcie/v1/?generation=2.0&amp;lanes=1&amp;max-payload-size=128" title="PCIe" height="900"></iframe>
      <iframe src="${own}${BASE}embed/raid/v1/?v=1&amp;level=raid10" title="RAID" height="900"></iframe>
      <script async src="${own}${BASE}embed/loader/v1.js"></script>
      <script async src="${own}${BASE}embed/element/v1.js"></script>
      <p>… <lw-value name="pcie" v="1" lanes="4" output="most">many</lw-value> …</p>`,
      { 'Content-Security-Policy': `script-src ${own}; frame-src ${own}` },
    );
    await page.goto(host.url);
    const frame = page.frameLocator('iframe[title="PCIe"]');
    await expect(frame.locator(value)).toHaveText('420 MB/s');
    await frame.getByLabel('Lanes', { exact: true }).selectOption('x4');
    await expect(frame.locator(value)).toHaveText('1.68 GB/s');
    await expect(frame.getByRole('link', { name: /Open the full calculator/ })).toHaveAttribute(
      'href',
      `${SITE}calculators/pcie/?v=1&generation=2.0&max-payload-size=128`,
    );
    // The loader gives it the height of its content.
    await expect(page.locator('iframe[title="PCIe"]')).toHaveAttribute('style', /height: \d+px/);
    await expect(page.locator('lw-value')).toContainText('GB/s');
    const older = page.frameLocator('iframe[title="RAID"]');
    await expect(older.locator('lw-calculator[data-ready]')).toBeVisible();
    await older.getByRole('link', { name: 'Show these inputs in version 2' }).click();
    await expect(older.locator('lw-calculator[data-version="2"][data-ready]')).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(own) && url !== host.url)).toEqual([]);
    host.close();
    server.close();
  });
});
