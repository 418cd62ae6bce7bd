import { expect, saved, test } from '../fixtures.ts';
import {
  answered,
  choose,
  count,
  counted,
  engine,
  facet,
  grouped,
  path,
  rowsWhere,
  STARTED,
  search,
  shown,
  total,
} from './page.ts';

test('facets narrow the table, say their cost first and count each value', { tag: '@journey' }, async ({ page }) => {
  await page.goto(path);
  await expect(engine(page)).toContainText('The first use loads it: 7.7 MB');
  await expect(count(page)).toHaveText(counted(total));

  await choose(page, 'link', 'pcie-5.0');
  const one = await rowsWhere("link_kind = 'pcie' AND link_generation = '5.0'");
  await expect(count(page)).toHaveText(counted(one));
  await expect(page.getByRole('status').filter({ hasText: 'Rows 1 to' })).toHaveText(counted(one));

  // A second value of the same facet adds its rows; its count said how many.
  const four = facet(page, 'link').locator('label', { hasText: 'PCIe 4.0' });
  const more = Number(await four.locator('[data-rows]').textContent());
  await four.click();
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(count(page)).toHaveText(counted(one + more));

  // Another facet cuts across.
  await choose(page, 'kind', 'drive');
  const both = await rowsWhere("link_kind = 'pcie' AND link_generation IN ('4.0', '5.0') AND target_kind = 'drive'");
  await expect(count(page)).toHaveText(counted(both));

  await page.getByRole('button', { name: 'Remove Kind of device: one drive' }).click();
  await expect(count(page)).toHaveText(counted(one + more));
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(count(page)).toHaveText(counted(total));
  await expect(page).toHaveURL(/\/data\/figures\/$/);
});

test('a shared address shows the same rows in the same order', { tag: '@journey' }, async ({ page }) => {
  await page.goto(path);
  await choose(page, 'lanes', '16');
  await search(page).fill('nvidia');
  await page.getByRole('button', { name: 'Workload', exact: true }).click();
  await page.getByRole('button', { name: 'Workload', exact: true }).click();
  await expect(page).toHaveURL(/\/data\/figures\/\?lanes=16&text=nvidia&sort=-workload$/);
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(count(page)).toHaveText(counted(await rowsWhere("link_lanes = 16 AND target ILIKE '%nvidia%'")));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(count(page)).toHaveText(/^Rows 26 to 50 of /);
  await expect(page).toHaveURL(/&page=2$/);
  const rows = await shown(page);
  const counts = () => page.locator('label [data-rows]').allTextContents();
  const kept = await counts();
  expect(kept).not.toEqual([]);

  // Counted anew, where the page before was counted already.
  await page.reload();
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(count(page)).toHaveText(/^Rows 26 to 50 of /);
  expect(await shown(page)).toEqual(rows);
  await expect.poll(counts).toEqual(kept);
  await expect(page.getByRole('columnheader', { name: 'Workload' })).toHaveAttribute('aria-sort', 'descending');
});

test('units and columns change without a question to the engine', { tag: '@night' }, async ({ page }) => {
  await page.goto(path);
  const lines = page.locator('[data-lines]');
  await expect(lines).toContainText('MB/s');
  await page.getByLabel('Units').selectOption('MiB (powers of 1024)');
  await expect(lines).not.toContainText('MB/s');
  await expect(lines).toContainText('MiB/s');
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('group', { name: 'Columns' }).getByLabel('Tool').check();
  await page.getByRole('group', { name: 'Columns' }).getByLabel('Latency').uncheck();
  await expect(page.getByRole('columnheader', { name: 'Tool' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Latency' })).toHaveCount(0);
  await expect(page).toHaveURL(/\?columns=target\+link\+workload\+measured\+iops\+expected\+tool\+set&units=binary$/);
  await expect(engine(page)).toContainText('The first use loads it');
});

test('rows are taken along as CSV, as Markdown, and as a file of the whole selection', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${path}?set=habr-pcie-290`);
  const rows = await rowsWhere("set_id = 'habr-pcie-290'");
  await expect(count(page)).toHaveText(counted(rows), STARTED);

  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(page.getByText(`${rows} rows copied.`)).toBeVisible();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  expect(csv.trim().split('\n')).toHaveLength(rows + 1);
  expect(csv).toMatch(/^set_id,result_id,/);

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\| Device \| Link \|/);

  expect((await saved(page, 'Download the selection as CSV')).name).toBe('lanewise-measurements.csv');
  await expect(page.getByText(`${rows} rows downloaded`)).toBeVisible();
});

test('hostile and wrong parameters are named as text and left out', async ({ page }) => {
  const script = '<img src=x onerror=alert(1)>';
  const parameters = new URLSearchParams({
    lanes: '3',
    set: `x' OR 1=1 --${script}`,
    sort: '__proto__',
    kind: 'a\u202eb',
    page: '999999',
    utm_source: 'elsewhere',
    text: 'a'.repeat(5000),
  });
  await page.goto(`${path}?${parameters}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('lanes = “3”, which was ignored. Accepted: ');
  await expect(alert).toContainText(script);
  await expect(alert).toContainText('sort = “__proto__”');
  await expect(alert).toContainText('kind = “a⟨U+202E⟩b”');
  await expect(alert).not.toContainText('utm_source');
  await expect(page.locator('[role="alert"] img')).toHaveCount(0);
  await expect(count(page)).toHaveText('No rows', STARTED);
  await expect(page.getByText('No matching rows.')).toBeVisible();
});

test('hundreds of bad values are not all echoed; a page too far is the last', { tag: '@night' }, async ({ page }) => {
  const many = Array.from({ length: 300 }, (_, index) => `set=no-${index}`).join('&');
  await page.goto(`${path}?${many}&kind=gpu&page=5000`);
  await expect(page.getByRole('alert')).toContainText('page = “5000”, which was ignored. Accepted: 1 to ', STARTED);
  const gpus = grouped(await rowsWhere("target_kind = 'gpu'"));
  await expect(count(page)).toHaveText(new RegExp(`to ${gpus} of ${gpus}$`));
});
