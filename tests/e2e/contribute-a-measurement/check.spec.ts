import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, expectAccessible, saved, test } from '../fixtures.ts';
import { type Broken, brokenSet } from './broken-set.ts';

const PATH = '/contribute/check/';

const files = (page: Page): Locator => page.getByLabel('Files', { exact: true });
const folder = (page: Page): Locator => page.getByLabel('Or a folder');
const verdict = (page: Page): Locator => page.locator('[data-verdict]');

const csv = (name: string, text: string | Uint8Array) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

let broken: Broken;
test.beforeEach(() => {
  broken = brokenSet();
});
test.afterEach(() => broken.remove());

/** The columns of the shortest table. */
const WORKLOADS = readFileSync('datasets/registry/workloads.csv', 'utf8').split('\n')[0] ?? '';

test('a folder gives what the terminal gives, byte for byte', { tag: '@journey' }, async ({ page }) => {
  const printed = broken.terminal('check');
  expect(printed).toContain('LW205');
  await page.goto(PATH);
  await folder(page).setInputFiles(broken.folder);
  await expect(verdict(page)).toContainText('errors');
  expect(await page.locator('[data-text] pre').textContent()).toBe(printed);
});

test('what a machine can fix is fixed as in the terminal, and downloaded', { tag: '@journey' }, async ({ page }) => {
  await page.goto(PATH);
  await folder(page).setInputFiles(broken.folder);
  await page.getByRole('button', { name: /^Fix \d+ of them$/ }).click();
  const printed = broken.terminal('fix');
  expect(printed).toContain('3500 MB/s → 3500000000');
  const done = page.locator('[data-mended] pre');
  await expect(done).toBeVisible();
  const left = await page.locator('[data-text] pre').textContent();
  expect(`${await done.textContent()}\n${left}`).toBe(printed);

  const zip = await saved(page, 'Download as zip');
  expect(zip.name).toBe('pcie-link-measurements.zip');
  const files = unzipSync(zip.bytes);
  expect(Buffer.from(files['pcie-link-measurements/results.csv'] ?? [])).toEqual(
    readFileSync(join(broken.folder, 'results.csv')),
  );
});

test('a sound set passes, as a folder and as a zip', async ({ page }) => {
  const path = 'datasets/sets/habr-pcie-290';
  await page.goto(PATH);
  await folder(page).setInputFiles(path);
  await expect(page.locator('[data-text] pre')).toContainText('1 folder, ');
  await expect(verdict(page)).not.toContainText('error');
  const printed = await page.locator('[data-text] pre').textContent();
  const names = ['datapackage.json', 'sources.csv', 'targets.csv', 'runs.csv', 'results.csv'];
  const packed = zipSync({
    'habr-pcie-290': Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name))])),
  });
  await files(page).setInputFiles(csv('set.zip', packed));
  await expect(page.locator('[data-text] pre')).toHaveText(printed ?? '');
});

test('by keyboard alone: from the finding to its cell, and to its rule', async ({ page }) => {
  await page.goto(PATH);
  await folder(page).setInputFiles(broken.folder);
  await expect(verdict(page)).toBeFocused();
  const place = page.getByRole('button', { name: /results\.csv:3:.*show the cell/ }).first();
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-preview] td:focus')).toHaveText('3500 MB/s (error LW205, error LW311)');
  await page.getByRole('link', { name: 'LW205' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contribute\/rules\/lw205\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LW205');
});

test('a dropped table is looked at alone, and its rows are text', { tag: '@night' }, async ({ page }) => {
  await page.goto(PATH);
  const text = `${WORKLOADS}\n4k,<img src=x onerror=alert(1)>,rand,100,100,4096 B,,,\n`;
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'workloads.csv'));
    return data;
  }, text);
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(verdict(page)).toHaveText('1 error');
  await expect(page.locator('[data-findings]')).toContainText('LW205');
  await expect(page.locator('[data-preview]')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('lw-check img')).toHaveCount(0);
});

test('pasted rows are a table by their header, and what the button fixes is marked before', async ({ page }) => {
  await page.goto(PATH);
  const pasted = page.getByLabel('Or paste a table or a tool’s output');
  const button = page.getByRole('button', { name: 'Check the pasted text' });
  await button.click();
  await expect(page.getByRole('status').first()).toContainText('The field is empty');
  await pasted.fill('run_id;source_id;target_id;link_kind;link_generation\nr;own;t;PCIe;gen3\n');
  await button.click();
  const rows = page.getByRole('region', { name: 'Findings' }).getByRole('row');
  await expect(rows.filter({ hasText: 'runs.csv' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'The button above fixes this.' }).first()).toBeVisible();
  await pasted.fill('/dev/sda:\n Timing buffered disk reads: 600 MB in  3.00 seconds = 200.00 MB/sec\n');
  await button.click();
  await expect(verdict(page)).toContainText('1 result');
});

test('hostile archives are refused with the reason, the rest is read', async ({ page }) => {
  await page.goto(PATH);
  const packed = zipSync({
    '../../evil.csv': strToU8('a'),
    'bomb.csv': new Uint8Array(20_000_000),
    '<script>alert(1)</script>.csv': strToU8('a,b\n'),
    'inner.zip': zipSync({ 'a.csv': strToU8('a') }),
    'workloads.csv': strToU8(`${WORKLOADS}\n4k,Four,rand,100,100,4096,,,\n`),
  });
  await files(page).setInputFiles(csv('drop.zip', packed));
  await expect(verdict(page)).toHaveText('No problem found');
  const refused = page.locator('[data-refused]');
  await expect(refused).toContainText('../../evil.csv: its path leads out of the folder.');
  await expect(refused).toContainText(/bomb\.csv: not unpacked: it would grow to \d+ times its size/);
  await expect(refused).toContainText('inner.zip: an archive inside an archive');
  await expect(page.locator('[data-unread]')).toContainText('<script>alert(1)</script>.csv');
  await expect(page.locator('lw-check script')).toHaveCount(0);

  await files(page).setInputFiles(csv('drop.zip', packed.subarray(0, 200)));
  await expect(refused).toContainText('the archive is damaged here');
});

test('a file in another encoding is named as such', { tag: '@night' }, async ({ page }) => {
  await page.goto(PATH);
  const text = `\ufeff${WORKLOADS}\n4k,Four,rand,100,100,4096,,,\n`;
  await files(page).setInputFiles(csv('workloads.csv', Buffer.from(text, 'utf16le')));
  await expect(page.locator('[data-findings]')).toContainText('UTF-16');
  await files(page).setInputFiles(csv('results.csv', new Uint8Array([0, 255, 0, 254, 10, 34])));
  await expect(verdict(page)).toContainText('error');
  await files(page).setInputFiles(csv('holiday.jpg', new Uint8Array([255, 216, 255])));
  await expect(verdict(page)).toHaveText('None of these files is a table of the dataset.');
});

test('many rows and many findings are shown in parts', { tag: '@night' }, async ({ page }) => {
  await page.goto(PATH);
  const rows = Array.from({ length: 400 }, (_, index) => `w${index},W,rand,100,100,${index + 1} KiB,,,`);
  await files(page).setInputFiles(csv('workloads.csv', `${[WORKLOADS, ...rows].join('\n')}\n`));
  await expect(verdict(page)).toHaveText('400 errors');
  const findings = page.locator('[data-findings]');
  await expect(findings.locator('tbody tr')).toHaveCount(50);
  await findings.getByRole('button', { name: 'Next' }).click();
  await expect(findings).toContainText('51 to 100 of 400');
  await findings.getByRole('button', { name: /workloads\.csv:60:/ }).click();
  await expect(page.locator('[data-preview] td:focus')).toContainText('59 KiB');
  await expect(page.locator('[data-preview] caption')).toHaveText('Rows 51 to 100 of 400');
});

test('nothing is sent, whatever is chosen', async ({ page, baseURL }) => {
  await page.goto(PATH);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) asked.push(`${request.method()} ${request.url()}`);
  });
  await folder(page).setInputFiles(broken.folder);
  await expect(page.locator('[data-chart] svg').first()).toBeAttached();
  const own = new RegExp(
    `^GET ${baseURL}/(?:_astro/[^/?]+\\.(?:js|wasm)|contribute/check/known\\.json|favicon\\.svg)$`,
  );
  for (const item of asked) expect(item).toMatch(own);
  expect(asked).not.toEqual([]);
});

test('a check can be stopped, and tried again', { tag: '@night' }, async ({ page }) => {
  let held: (() => Promise<void>) | undefined;
  await page.route('**/known.json', (route) => {
    held = () => route.continue();
  });
  await page.goto(PATH);
  await files(page).setInputFiles(csv('workloads.csv', `${WORKLOADS}\n`));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status')).toHaveText('Stopped.');
  await expect(page.locator('[data-result]')).toBeHidden();
  await held?.();
  await files(page).setInputFiles([]);
  await files(page).setInputFiles(csv('workloads.csv', `${WORKLOADS}\n`));
  await expect(verdict(page)).toHaveText('No problem found');
});

test.describe('without a connection', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to load|ERR_FAILED/] });
  test('it says so', async ({ page }) => {
    await page.route('**/known.json', (route) => route.abort());
    await page.goto(PATH);
    await files(page).setInputFiles(csv('workloads.csv', `${WORKLOADS}\n`));
    await expect(page.getByRole('status')).toContainText('could not be loaded');
  });
});

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the answer has no accessibility fault, ${width} px, ${colorScheme}`, { tag: '@night' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    await folder(page).setInputFiles(broken.folder);
    await expect(page.locator('[data-chart] svg').first()).toBeAttached();
    await expect(page.locator('[data-preview] tbody tr').first()).toBeAttached();
    await expectAccessible(page);
  });
}
