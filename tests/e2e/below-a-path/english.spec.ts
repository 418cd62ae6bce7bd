// Everything that loads something by itself, on a site that does not lie at the root of its host.
import { kindNames } from '../../../site/charts/kinds.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { ask, byRanges, cells } from '../ask-in-sql/page.ts';
import { answered, choose, count, counted, engine, rowsWhere, STARTED } from '../browse-data/page.ts';
import { openEmbed } from '../embed-a-calculator/dialog.ts';
import { openHost } from '../embed-a-calculator/host-page.ts';
import { expect, test } from './below.ts';

const value = '[data-headline="value"]';

test('from the first page to an answer, and back to it by its address', async ({ page, site }) => {
  await page.goto('./');
  await page.getByRole('banner').getByRole('link', { name: 'Calculate' }).click();
  await page.getByRole('main').getByRole('link', { name: /PCIe/ }).first().click();
  await page.getByLabel('Lanes', { exact: true }).selectOption('x1');
  await expect(page.locator(value)).toHaveText('938 MB/s');
  await page.locator('.lw-fold > summary', { hasText: 'Transfer and latency' }).click();
  await page.getByRole('textbox', { name: 'Transfer size' }).fill('1000 B');
  await expect(page.locator(value)).toHaveText('937 MB/s');
  const address = `${site}calculators/pcie/?v=${versionToday('pcie')}&lanes=1&transfer-size=1000`;
  await expect(page).toHaveURL(address);
  await expect(await openEmbed(page)).toHaveValue(
    new RegExp(`src="${site}embed/${newest('pcie')}/\\?v=${versionToday('pcie')}&amp;lanes=1&amp;`),
  );

  await page.goto('./');
  await page.goto(address);
  await expect(page.locator(value)).toHaveText('937 MB/s');
  await expect(page.getByLabel('Lanes', { exact: true })).toHaveValue('1');
});

test('the explorer asks its database, and the console too', async ({ page, site }) => {
  await page.goto('data/figures/');
  await choose(page, 'link', 'pcie-5.0');
  const link = "link_kind = 'pcie' AND link_generation = '5.0'";
  await expect(count(page)).toHaveText(counted(await rowsWhere(link)));
  await choose(page, 'kind', 'drive');
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(count(page)).toHaveText(counted(await rowsWhere(`${link} AND target_kind = 'drive'`)));
  await expect(page).toHaveURL(`${site}data/figures/?kind=drive&link=pcie-5.0`);

  await byRanges(page);
  const ranges: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.duckdb')) ranges.push(request.headers().range);
  });
  await page.goto('data/sql/');
  expect(await ask(page, 'SELECT count(*) FROM measurements')).toMatch(/^1 row in /);
  await expect(cells(page)).toHaveText([String(await rowsWhere('true'))]);
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.every((range) => /^bytes=\d+-\d*$/.test(range ?? ''))).toBe(true);
});

test('a dropped set is checked, as a folder and as a zip', { tag: '@night' }, async ({ page, request }) => {
  await page.goto('contribute/form/');
  const href = await page.getByRole('link', { name: /zip/ }).getAttribute('href');
  const buffer = await (await request.get(href ?? '')).body();

  await page.goto('contribute/check/');
  const verdict = page.locator('[data-verdict]');
  await page.getByLabel('Or a folder').setInputFiles('datasets/sets/habr-pcie-290');
  await expect(verdict).toHaveText('No problem found');
  const printed = page.locator('[data-text] pre');
  const ofFolder = (await printed.textContent()) ?? '';
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name: 'example-set.zip', mimeType: 'application/zip', buffer });
  await expect(printed).not.toHaveText(ofFolder);
  await expect(printed).toContainText('1 folder, ');
  await expect(verdict).not.toContainText('error');
  // What a finding breaks leads to the rule, below the path.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^LW\d+/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lanewise\/contribute\/rules\/lw\d+\/$/);
});

test('each kind of chart is drawn again for another choice', { tag: '@night' }, async ({ page, site }) => {
  for (const kind of kindNames) {
    await page.goto(`data/charts/${kind}/`);
    await expect(page.locator('lw-chart[data-ready]')).toBeVisible();
    const figure = page.getByRole('figure').first();
    const first = await figure.innerHTML();
    // The first field that has another choice than the one made.
    const field = page.locator('lw-chart select:visible:has(option:enabled:not(:checked))').first();
    const [other] = await field
      .locator('option:not(:checked):not([value=""])')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    if (other) await field.selectOption(other);
    else {
      await page.locator('lw-chart').getByRole('combobox').first().click();
      await page.getByRole('listbox', { name: 'Matching values' }).getByRole('option').last().click();
    }
    await expect(page).toHaveURL(new RegExp(`^${site}data/charts/${kind}/\\?`));
    await expect.poll(() => figure.innerHTML()).not.toBe(first);
  }
});

test('an embed computes in a page of somebody else', async ({ page, site }) => {
  const src = `${site}embed/${newest('pcie')}/?v=${versionToday('pcie')}&amp;generation=2.0&amp;lanes=1&amp;max-payload-size=128`;
  await openHost(page, `<iframe src="${src}" title="PCIe"></iframe>`);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Lanes', { exact: true }).selectOption('x4');
  await expect(frame.locator(value)).toHaveText('1.68 GB/s');
  await expect(frame.getByRole('link', { name: /Open the full calculator/ })).toHaveAttribute(
    'href',
    /^\/lanewise\/calculators\/pcie\//,
  );
});

test('the calculator in an article computes', async ({ page }) => {
  await page.goto('articles/pcie-x1-400/');
  const widget = page.locator('lw-calculator');
  await widget.getByLabel('Max Payload Size', { exact: true }).selectOption('256 B');
  await expect(widget.locator(value)).toHaveText('456 MB/s');
  await page.locator('button.lw-computed').first().click();
  await page.getByRole('link', { name: 'Open the calculator with these inputs' }).click();
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
});

test.describe('an address that does not exist', () => {
  test.use({ expected: [/404/] });

  test('leads on', async ({ page, site, request }) => {
    expect((await page.goto('nowhere/at-all/'))?.status()).toBe(404);
    await page.getByRole('banner').getByRole('link', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(`${site}calculators/`);
    // Beside the path there is nothing, and nothing leads there.
    expect((await request.get('/')).status()).toBe(404);
    expect((await request.get('/calculators/')).status()).toBe(404);
  });
});
