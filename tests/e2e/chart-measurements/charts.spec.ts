import type { Page } from '@playwright/test';
import { openEmbed } from '../embed-a-calculator/dialog.ts';
import { openHost } from '../embed-a-calculator/host-page.ts';
import { expect, expectAccessible, saved, test } from '../fixtures.ts';

const chart = '/data/charts/queue-depth/';
/** At the end of an address: the page begins with the table of its chart. */
const TABLE = '#view-table';
const eight =
  '?device=bu-disc-nvme/p4510&device=iometer-parser/pliant-ls300s&device=fio-plot-server/m1015-pm883&load=rand-read-8k';

/** Types a part of a name and takes the only match. */
async function take(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('listbox', { name: 'Matching values' }).getByRole('option').first().click();
}

/** Types the whole name of a value. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel(label, { exact: true }).press('Enter');
}

/** No device in this field. */
async function leave(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill('');
  await page.getByLabel(label, { exact: true }).blur();
}

test('NVMe, SAS, SATA over queue depth: drawn if comparable, said if not', { tag: '@journey' }, async ({ page }) => {
  await page.goto(chart);
  // A view stays through all choices.
  await page.getByRole('tab', { name: 'Table' }).click();
  await take(page, 'Device 1', 'P4510');
  await take(page, 'Device 2', 'pliant');
  await take(page, 'Device 3', 'fio-plot-server/m1015-pm883');
  await leave(page, 'Device 4');
  await type(page, 'Workload', 'random reads of 8 KiB');
  const figure = page.getByRole('figure');
  await expect(figure).toContainText('IOPS vs total queue depth: random reads of 8 KiB');
  const rows = figure.getByRole('row');
  await expect(rows.filter({ hasText: 'Pliant LS300S' })).toHaveCount(8);
  await expect(rows.filter({ hasText: 'Intel DC P4510 1 TB' })).toHaveCount(10);
  await expect(figure).toContainText(
    'Samsung PM883 480 GB is left out: it was not measured with this workload, but with random reads of 4 KiB',
  );
  await expect(page).toHaveURL(`${chart}${eight}${TABLE}`);
});

test('a long list is searched by keyboard; what is not in it is named, the former value stays', async ({ page }) => {
  await page.goto(chart);
  const field = page.getByLabel('Device 2', { exact: true });
  const former = await field.inputValue();
  await field.click();
  const list = page.getByRole('listbox', { name: 'Matching values' });
  await expect(list.locator('[data-group="NVMe drives"]')).toHaveCount(1);
  await field.fill('no such drive');
  await field.blur();
  await expect(page.getByRole('alert')).toContainText('“no such drive”');
  await expect(field).toHaveValue(former);
  await field.fill('sn850x 2 tb');
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure')).toContainText('WD Black SN850X 2 TB');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a hostile address is answered, and the page lives on', async ({ page }) => {
  await page.goto(`${chart}?device=<img src=x onerror=alert(1)>&load=rand-write-4k&jobs=1e9&x=1`);
  await expect(page.getByRole('alert')).toContainText('The address has device “<img src=x');
  await expect(page.getByRole('alert')).toContainText('The address has jobs “1e9”');
  await expect(page.getByRole('figure')).toContainText('random writes of 4 KiB');
});

test('rows that cannot be loaded are said, and the last chart stays', async ({ page }) => {
  await page.route('**/data/charts/rows/**', (route) => route.fulfill({ status: 200, body: '[{' }));
  await page.goto(chart);
  await type(page, 'Workload', 'random writes of 4 KiB');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('figure')).toContainText('random reads of 4 KiB');
});

test('a mark is reached by keyboard, read, and leads to its row', async ({ page }) => {
  await page.goto(chart);
  await expect(page.locator('lw-chart[data-ready]')).toBeVisible();
  const marks = page.locator('.lw-drawing[data-size="wide"] a');
  await marks.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(marks.nth(1)).toBeFocused();
  const tip = page.locator('[data-dot-text]');
  await expect(tip).toContainText('Source:');
  const [mark, said] = [await marks.nth(1).boundingBox(), await tip.boundingBox()];
  if (!mark || !said) throw new Error('a mark and what it says have a place');
  const between = Math.max(said.y - (mark.y + mark.height), mark.y - (said.y + said.height));
  expect(between, 'pixels from the mark to what it says').toBeLessThan(20);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#point-ssd-tower-/);
  const row = page.locator('tr:target');
  await expect(row).toBeInViewport();
  await expect(tip).toBeHidden();
  await page.goBack();
  await expect(marks.first()).toBeVisible();
  await page.goForward();
  await expect(row).toBeInViewport();
});

test('the mark nearest to a mouse is named; a finger gets a link to its row', async ({ browser, baseURL, page }) => {
  await page.goto(chart);
  await expect(page.locator('lw-chart[data-ready]')).toBeVisible();
  const beside = async (on: Page) => {
    const mark = await on.locator('.lw-drawing:visible a').nth(2).boundingBox();
    if (!mark) throw new Error('a mark has a place');
    return { x: mark.x + mark.width / 2 + 9, y: mark.y + mark.height / 2 + 9 };
  };
  const { x, y } = await beside(page);
  await page.mouse.move(x, y);
  await expect(page.locator('[data-dot-text]')).toContainText('Source:');

  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 375, height: 800 },
  });
  const touched = await phone.newPage();
  await touched.goto(chart);
  await expect(touched.locator('lw-chart[data-ready]')).toBeVisible();
  await touched.locator('.lw-drawing:visible').scrollIntoViewIfNeeded();
  const place = await beside(touched);
  await touched.touchscreen.tap(place.x, place.y);
  await expect(touched.locator('.lw-drawing:visible')).toBeVisible();
  await touched.locator('[data-dot-text]').getByText('Its row in the table').click();
  await expect(touched.locator('tr:target')).toBeVisible();
  await phone.close();
});

test('a button shows half of the axis, another twice as much', async ({ page }) => {
  await page.goto(chart);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/from=[\d.]+&to=[\d.]+$/);
  await expect(page.getByLabel('Axis from')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(chart);
});

test('chart, table and query stand behind tabs: by keyboard, by address, without a step back', async ({ page }) => {
  await page.goto(`${chart}${eight}`);
  const [drawing, figure] = [page.locator('.lw-drawing[data-size="wide"]'), page.getByRole('figure')];
  const tab = (name: string) => figure.getByRole('tab', { name });
  await expect(figure).toContainText('random reads of 8 KiB');
  await expect(tab('Chart')).toHaveAttribute('aria-selected', 'true');
  await expect(drawing).toBeVisible();
  await expect(figure.getByRole('table')).toBeHidden();
  const before = await page.evaluate(() => history.length);
  await tab('Chart').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Table')).toBeFocused();
  await expect(figure.getByRole('tabpanel', { name: 'Table' })).toBeVisible();
  await expect(drawing).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(figure.getByRole('tabpanel', { name: 'SQL' })).toContainText('FROM measurements');
  await expect(page).toHaveURL(`${chart}${eight}#view-sql`);
  await page.keyboard.press('ArrowRight');
  await expect(tab('Chart')).toBeFocused();
  await expect(page).toHaveURL(`${chart}${eight}`);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await expect(tab('SQL')).toHaveAttribute('aria-selected', 'true');
  await expect(drawing).toBeHidden();
});

test('the address of a row of another choice brings its table', async ({ page }) => {
  await page.goto(`${chart}${eight}`);
  const last = page.locator('.lw-drawing[data-size="wide"] a').last();
  await expect(page.getByRole('figure')).toContainText('random reads of 8 KiB');
  const row = await last.getAttribute('href');
  await page.goto('about:blank');
  await page.goto(`${chart}${eight}${row}`);
  await expect(page.locator(row ?? '')).toBeInViewport();
});

test('one drive fresh, filled and after TRIM: drawn in the order it goes through', async ({ page }) => {
  await page.goto(`/data/charts/state/${TABLE}`);
  const figure = page.getByRole('figure');
  await expect(figure).toContainText('Crucial MX500 1 TB: sequential writes, by state');
  const rows = figure.getByRole('row');
  await expect(rows.nth(1)).toContainText(/fresh out of box.*Secure erase.*469.MB\/s.*100/);
  await expect(rows.nth(2)).toContainText(/after filling.*99\.7.MB\/s.*21\.3/);
  await expect(rows.nth(3)).toContainText(/after TRIM.*460.MB\/s.*98\.0/);
  await type(page, 'Target', 'SK hynix Platinum P41 2 TB: sequential writes');
  await expect(figure).toContainText('SK hynix Platinum P41 2 TB');
  await page.reload();
  await expect(figure.getByRole('row').filter({ hasText: 'after TRIM' })).toContainText('4.00');
});

test('a table is saved in base units, each row with its source and the address of the chart', async ({ page }) => {
  await page.goto(`${chart}${eight}${TABLE}`);
  await expect(page.getByRole('figure')).toContainText('random reads of 8 KiB');
  const file = await saved(page, 'Table as CSV');
  expect(file.name).toBe('lanewise-figures.csv');
  const [head, ...rows] = file.bytes.toString().trim().split('\r\n');
  expect(head).toBe(
    'Device,Total QD,Jobs × depth,IOPS,"Latency, mean, s","Latency, p99, s",Source,Address of the source,Address of this chart',
  );
  // All rows of the table but its head.
  expect(rows).toHaveLength((await page.getByRole('figure').getByRole('row').count()) - 1);
  expect(rows.find((row) => row.startsWith('Pliant LS300S,1,'))).toMatch(
    /^Pliant LS300S,1,1 × 1,\d+(\.\d+)?,0\.000\d+,,.*https:\/\/.*load=rand-read-8k#view-table$/,
  );
});

test('the address of the chart is shown, follows the choice and is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(chart);
  await type(page, 'Workload', 'random writes of 4 KiB');
  const address = page.getByRole('textbox', { name: 'Link to this view' });
  await expect(address).toHaveValue(`${baseURL}${chart}?load=rand-write-4k`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${chart}?load=rand-write-4k`);
});

test('from a chart to the comparison of the same devices', async ({ page }) => {
  await page.goto(chart);
  await leave(page, 'Device 3');
  await leave(page, 'Device 4');
  await page.getByRole('link', { name: 'Compare these' }).click();
  await expect(page).toHaveURL(
    '/data/compare/?device=ssd-tower-one-request-and-mixed/intel-optane-905p-480gb-as-ssd&device=stonet-980-pro-schedulers/fig2-980-pro-none',
  );
  await expect(page.locator('.lw-winner')).toContainText('leads in');
});

test('a chart stands in a foreign page with its author’s choice', async ({ page, baseURL }) => {
  await page.goto(`${chart}${eight}`);
  const line = await openEmbed(page, 'Embed this chart');
  await expect(line).toHaveValue(/load=rand-read-8k/);
  const frame = await line.inputValue();
  expect(frame).toContain(`src="${baseURL}/embed/chart/queue-depth/v1/`);
  await openHost(page, frame);
  const embed = page.frameLocator('iframe');
  await expect(embed.getByRole('figure')).toContainText('random reads of 8 KiB');
  await expect(embed.getByRole('link', { name: 'Open the full chart' })).toHaveAttribute(
    'href',
    `${baseURL}${chart}${eight}`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first chart, its table and its sources are there', async ({ page }) => {
    await page.goto(chart);
    const figure = page.getByRole('figure');
    await expect(figure.locator('svg').nth(1)).toBeVisible();
    await expect(figure.getByRole('row').filter({ hasText: 'Samsung 860 PRO' })).toHaveCount(7);
    await expect(
      figure
        .getByRole('cell')
        .getByRole('link', { name: /Performance characterization/ })
        .first(),
    ).toHaveAttribute('href', /^https:/);
    await expect(page.locator('.lw-choices .lw-note')).toBeVisible();
  });
});

test('a phone shows letters beside the lines and names under them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(chart);
  await expect(page.locator('.lw-drawing[data-size="narrow"]')).toBeVisible();
  await expect(page.locator('.lw-drawing[data-size="wide"]')).toBeHidden();
  await expect(page.locator('.lw-picture-key')).toContainText('B Samsung 980 PRO 1 TB');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

for (const [kind, name] of [
  ['svg', 'Drawing as SVG'],
  ['png', 'Drawing as PNG'],
] as const) {
  test(`the drawing is saved as ${kind}, and says itself what it shows and where it stands`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${chart}${eight}`);
    await expect(page.getByRole('figure')).toContainText('random reads of 8 KiB');
    const { name: fileName, bytes } = await saved(page, name);
    expect(fileName).toBe(`lanewise-figures.${kind}`);
    if (kind === 'png') {
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      // Twice as wide as the wide drawing, whatever the width of the screen.
      expect(bytes.readUInt32BE(16)).toBeGreaterThan(1500);
      return;
    }
    const svg = bytes.toString().replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(svg).toContain('IOPS vs total queue depth: random reads of 8 KiB');
    expect(svg).toContain('load=rand-read-8k');
    expect(svg).not.toMatch(/<a\b|class=|var\(--|<script|<style/);
    const shown = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror'),
      svg,
    );
    expect(shown).toBeNull();
  });
}

test('a part of a chart is looked at by its fields or the mouse, kept in the address, and left', async ({ page }) => {
  await page.goto(chart);
  const figure = page.getByRole('figure');
  const marks = figure.locator('.lw-drawing[data-size="wide"] a');
  const all = await marks.count();
  await page.getByLabel('Axis from').fill('4');
  await page.getByLabel('Axis to').fill('64');
  await page.getByLabel('Axis to').press('Enter');
  await expect(marks).not.toHaveCount(all);
  await expect(page).toHaveURL(/from=4&to=64/);
  const part = await marks.count();
  await page.reload();
  await expect(marks).toHaveCount(part);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(marks).toHaveCount(all);
  await expect(page).not.toHaveURL(/from=/);

  const box = await figure.locator('.lw-drawing[data-size="wide"] svg').boundingBox();
  if (!box) throw new Error('no drawing');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.8);
  await expect(page.locator('lw-chart')).toHaveAttribute('data-brush', '');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.8, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/from=[\d.]+&to=[\d.]+/);
  await expect(page.getByLabel('Axis from')).not.toHaveValue('');
  await expect(marks).not.toHaveCount(all);
});

test('an end that is no value of the axis is named, and the whole is drawn', async ({ page }) => {
  await page.goto(`${chart}?from=%3Cimg%20src%3Dx%3E&to=4`);
  await expect(page.getByRole('alert')).toContainText('“<img src=x>” in “Axis from”');
  await expect(page.locator('.lw-drawing[data-size="wide"] a').first()).toBeVisible();
});

test('the rows of a chart are asked for in SQL', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${chart}${eight}${TABLE}`);
  const rows = page.getByRole('figure').getByRole('row');
  await expect(page.getByRole('figure')).toContainText('random reads of 8 KiB');
  const shown = (await rows.count()) - 1;
  await page.getByRole('tab', { name: 'SQL' }).click();
  await page.getByRole('link', { name: 'Run this query on the SQL page' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(`${shown} rows`).first()).toBeVisible();
});
