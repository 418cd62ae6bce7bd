import { expect, test } from '../fixtures.ts';
import { count, engine, filter, path, STARTED, shown } from './page.ts';

test('a filter narrows table and charts, says its cost first, and is answered by DuckDB', async ({
  page,
}) => {
  await page.goto(path);
  await expect(engine(page)).toContainText('The first use loads it: 7.7 MB');
  await expect(count(page)).toHaveText('72 of 72 rows');

  await filter(page, 'Link').selectOption('PCIe 5.0');
  await expect(count(page)).toHaveText(/^1\d of 72 rows$/);
  await expect(engine(page)).toContainText('Answered by DuckDB in your browser', STARTED);
  const rows = await shown(page);
  expect(rows).toHaveLength(Number.parseInt((await count(page).textContent()) ?? '', 10));
  // The rows without a prediction have no dot.
  const dots = page.locator('[data-chart="ceiling"] a:visible');
  expect(await dots.count()).toBeLessThanOrEqual(rows.length);
  expect(await dots.count()).toBeGreaterThan(5);
  await expect(page.getByRole('status').filter({ hasText: 'of 72 rows' })).toHaveText(
    (await count(page).textContent()) ?? '',
  );
});

test('a shared address shows the same rows in the same order, and loads no engine', async ({
  page,
}) => {
  await page.goto(path);
  await filter(page, 'Lanes').selectOption('16');
  await filter(page, 'Text in target, platform, tool, source or note').fill('nvidia');
  await page.getByRole('button', { name: 'Of ceiling' }).click();
  await page.getByRole('button', { name: 'Of ceiling' }).click();
  await expect(page).toHaveURL(/\/data\/\?lanes=16&text=nvidia&sort=-share$/);
  await expect(engine(page)).toContainText('Answered by DuckDB', STARTED);
  const rows = await shown(page);
  expect(rows.length).toBeGreaterThan(2);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(count(page)).toHaveText(`${rows.length} of 72 rows`);
  expect(await shown(page)).toEqual(rows);
  await expect(page.getByRole('columnheader', { name: 'Of ceiling' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(asked.filter((url) => /wasm|duckdb/.test(url))).toEqual([]);
});

test('a link from an article leads to its row', async ({ page }) => {
  await page.goto(`${path}?set=habr-pcie-290&result=new-board-any-slot`);
  await expect(count(page)).toHaveText('1 of 72 rows');
  expect(await shown(page)).toEqual(['habr-pcie-290/new-board-any-slot']);
  await expect(page.getByText('Only the row new-board-any-slot.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(count(page)).toHaveText('72 of 72 rows');
  await expect(page).toHaveURL(/\/data\/$/);
});

test('units switch everywhere without a question to the engine', async ({ page }) => {
  await page.goto(path);
  const cell = page.locator('[data-key="habr-pcie-290/new-board-any-slot"] [data-cell="measured"]');
  await expect(cell).toHaveText('438.3 MB/s');
  await filter(page, 'Units').selectOption('MiB/s (of 1024)');
  await expect(cell).toHaveText('418 MiB/s');
  await expect(page).toHaveURL(/\?units=binary$/);
  await expect(page.locator('[data-chart="ceiling"]:visible')).toContainText('1 GiB/s');
  await expect(engine(page)).toContainText('The first use loads it');
});

test('every row leads to all its columns, its source and its line in the file', async ({
  page,
}) => {
  await page.goto(path);
  const row = page.locator('[data-key="pcie-link-measurements/pm991a-pi5-2.0-read"]');
  await row.getByRole('button', { name: /^All columns of Samsung PM991a/ }).click();
  const all = row.locator('[popover]');
  await expect(all).toBeVisible();
  await expect(all).toContainText('datasets/sets/pcie-link-measurements/results.csv, line ');
  await expect(all.getByRole('link', { name: 'As reported' })).toHaveAttribute(
    'href',
    '/data/dictionary/#measurements.reported_value',
  );
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
});

test('hostile and wrong parameters are named as text and left out', async ({ page }) => {
  const script = '<img src=x onerror=alert(1)>';
  const parameters = new URLSearchParams({
    lanes: '3',
    set: `x' OR 1=1 --${script}`,
    sort: '__proto__',
    utm_source: 'elsewhere',
    text: 'a'.repeat(5000),
  });
  await page.goto(`${path}?${parameters}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('lanes = “3”. Allowed: 1, 2, 4, 8, 16.');
  await expect(alert).toContainText(script);
  await expect(alert).toContainText('sort = “__proto__”');
  await expect(alert).not.toContainText('utm_source');
  await expect(page.locator('[role="alert"] img')).toHaveCount(0);
  await expect(count(page)).toHaveText('0 of 72 rows');
  await expect(page.getByText('No row fits.')).toBeVisible();
});
