// A set from a tool's output, and from what somebody read off a window.
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, saved, test } from '../fixtures.ts';
import { type Broken, brokenSet } from './broken-set.ts';

const FIXTURES = 'datasets/tools/import/fixtures';

let repository: Broken;
test.beforeEach(() => {
  repository = brokenSet();
});
test.afterEach(() => repository.remove());

/** What need not be answered is folded away. */
async function openFold(page: Page): Promise<void> {
  const fold = page.locator('[data-set] details');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

/** Answers what has to be answered, and nothing else. */
async function answer(page: Page, id: string): Promise<void> {
  await openFold(page);
  await page.getByLabel('Name of the set').fill(id);
  await page.getByLabel('Contributor', { exact: true }).fill('A. Tester');
  const answers = { Licence: 'CC0-1.0', 'Drive: type a part of its name': 'A drive of 1 TB', Link: 'pcie' };
  for (const [label, value] of Object.entries(answers)) {
    const control = page.locator('[data-required]').getByLabel(label, { exact: true });
    if ((await control.count()) === 0) continue;
    const isChoice = await control.evaluate((element) => element.tagName === 'SELECT');
    if (isChoice) await control.selectOption(value);
    else await control.fill(value);
  }
  await page.getByRole('button', { name: 'Make and check the set' }).click();
}

/** The files of the set that is offered for download. */
const downloaded = async (page: Page): Promise<Record<string, Uint8Array>> =>
  unzipSync((await saved(page, 'Download as zip')).bytes);

test('fio’s output becomes a set that the terminal finds as the page does', async ({ page }) => {
  await page.goto('/contribute/check/');
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([`${FIXTURES}/fio-randread.json`, `${FIXTURES}/lspci.txt`]);
  await expect(page.locator('[data-verdict]')).toContainText('not a set yet');
  await expect(page.locator('[data-extracted] tbody tr').first()).toContainText('random read');

  await page.getByRole('button', { name: 'Make and check the set' }).click();
  await expect(page.getByLabel('Drive: type a part of its name')).toBeFocused();
  await expect(page.getByText('Required: the output does not say.').first()).toBeVisible();

  await page.getByLabel('Include the tool’s output').check();
  await answer(page, 'my-fio');
  const files = await downloaded(page);
  await expect(page.locator('[data-verdict]')).not.toContainText('error');
  expect(Object.keys(files)).toContain('my-fio/raw/fio-randread.json');
  repository.add(files);
  expect(await page.locator('[data-text] pre').textContent()).toBe(repository.terminal('check', 'my-fio'));
});

test('from a phone in three taps: a file, its drive in the catalogue, sent', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/contribute/');
  await page.getByLabel('Files', { exact: true }).setInputFiles(`${FIXTURES}/fio-randread.json`);
  const form = page.locator('[data-set]');
  await expect(form).toBeVisible();
  expect(await form.locator('.lw-field:visible').count()).toBeLessThanOrEqual(3);
  await page.getByLabel('Drive: type a part of its name').fill('Samsung 990 PRO 2 TB');
  await expect(page.locator('[data-verdict]')).not.toContainText('not a set yet');
  await expect(page.locator('[data-verdict]')).not.toContainText('error');
  const files = await downloaded(page);
  expect(Object.keys(files)).toContain('samsung-990-pro-2-tb/results.csv');
  expect(new TextDecoder().decode(files['samsung-990-pro-2-tb/targets.csv'])).toContain('samsung-990-pro-2tb');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('figures of a window become a set, by keyboard alone', async ({ page }) => {
  await page.goto('/contribute/form/');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tool', { exact: true })).toBeFocused();
  await page.keyboard.type('AS SSD');
  const first = page.getByRole('group', { name: 'Result 1' });
  await first.getByLabel('Block size').fill('16M');
  await first.getByLabel('Value as shown').fill('3021,4');
  await first.getByLabel('Unit meant').selectOption('MiB/s');
  await page.getByRole('button', { name: 'Add a result' }).press('Enter');
  const second = page.getByRole('group', { name: 'Result 2' });
  await expect(second.getByLabel('Target')).toBeFocused();
  await expect(second.getByLabel('Unit meant')).toHaveValue('MiB/s');
  await second.getByLabel('Direction').selectOption('write');
  await second.getByLabel('Value as shown').fill('fast');
  await next.press('Enter');
  await expect(second.getByLabel('Value as shown')).toBeFocused();
  await expect(second).toContainText('Write the number alone');
  await second.getByLabel('Value as shown').fill('2,588');
  await next.press('Enter');
  await expect(second).toContainText('Write 2588 or 2.588.');
  await second.getByLabel('Value as shown').fill('2588.07');
  await next.press('Enter');
  await expect(page.locator('[data-verdict]')).toHaveText('2 results, not a set yet');

  await answer(page, 'my-window');
  const files = await downloaded(page);
  await expect(page.locator('[data-verdict]')).not.toContainText('error');
  const results = new TextDecoder().decode(files['my-window/results.csv']);
  // 3021.4 MiB/s and 2588.07 MiB/s in bytes per second.
  expect(results).toContain(',3168167526.4,');
  expect(results).toContain(',2713788088.32,');
  repository.add(files);
  expect(await page.locator('[data-text] pre').textContent()).toBe(repository.terminal('check', 'my-window'));
});

test('nothing is asked about a link where none is; the next step is said', { tag: '@night' }, async ({ page }) => {
  await page.goto('/contribute/check/');
  await page.getByLabel('Files', { exact: true }).setInputFiles(`${FIXTURES}/fio-randread.json`);
  await page.getByText('Worth adding').click();
  const lanes = page.getByLabel('Lanes, lane', { exact: true });
  const limit = page.getByLabel('Link is the limit', { exact: true });
  await expect(lanes).toBeVisible();
  await expect(limit).toBeVisible();
  await lanes.fill('x4');
  await page.getByLabel('Link', { exact: true }).selectOption('none');
  await expect(lanes).toBeHidden();
  await expect(limit).toBeHidden();

  const next = page.locator('[data-next]');
  await expect(next).toBeHidden();
  const choices = { Contributor: 'A. Tester', Licence: 'CC0-1.0', Target: 'Memory' };
  for (const [label, value] of Object.entries(choices)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Kind of target').selectOption('drive');
  await page.getByLabel('Name of the set').fill('no-link');
  await page.getByRole('button', { name: 'Make and check the set' }).click();
  await expect(next).toContainText('Unpack the zip');
  await expect(next.getByRole('link')).toHaveAttribute('href', /./);
  const files = await downloaded(page);
  expect(new TextDecoder().decode(files['no-link/runs.csv'])).toContain(',none,');
});

test('the example set that can be downloaded passes', async ({ request }) => {
  repository.add(unzipSync(await (await request.get('/contribute/form/example-set.zip')).body()));
  const printed = repository.terminal('check', 'example-set');
  expect(printed).toContain('1 folder, ');
  expect(printed).not.toContain(' error ');
});

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the questions have no accessibility fault, ${width}px, ${colorScheme}`, { tag: '@night' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contribute/check/');
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles([`${FIXTURES}/fio-jobs.json`, `${FIXTURES}/lspci.txt`]);
    await page.getByText('Worth adding').click();
    await expectAccessible(page);
  });
}
