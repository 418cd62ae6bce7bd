import { expect, test } from '../fixtures.ts';
import {
  answered,
  choose,
  count,
  counted,
  engine,
  path,
  rowsWhere,
  STARTED,
  waiting,
} from './page.ts';

// What a page asks for is answered or counted here, not by a service worker.
test.use({ serviceWorkers: 'block' });

test('what cannot be loaded is said, and what is there can be read all the same', async ({
  page,
}) => {
  await page.route('**/*.wasm.gz', (route) => route.abort());
  await page.goto(path);
  await choose(page, 'link', 'pcie-3.0');
  await expect(engine(page)).toContainText('The connection was lost.');
  await expect(engine(page)).toContainText('The table shows the first rows, unfiltered');
  await expect(count(page)).toHaveText(waiting);
  await expect(page.locator('[data-lines] tr')).toHaveCount(50);
  await page.getByLabel('Units').selectOption('binary');
  await expect(page.locator('[data-lines]')).toContainText('MiB/s');

  // Asked again once the way is free.
  await page.unroute('**/*.wasm.gz');
  await page.getByRole('button', { name: 'Load DuckDB' }).click();
  await expect(engine(page)).toContainText(answered, STARTED);
  const rows = await rowsWhere("link_kind = 'pcie' AND link_generation = '3.0'");
  await expect(count(page)).toHaveText(counted(rows));
});

test('a missing database is said, and the rows stay', async ({ page }) => {
  await page.route('**/lanewise.duckdb*', (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await choose(page, 'link', 'pcie-2.0');
  await expect(engine(page)).toContainText('The database is missing on this server.');
  await expect(count(page)).toHaveText(waiting);
});
test.use({ expected: [/Failed to load resource/] });

test('loading can be stopped', async ({ page }) => {
  await page.route('**/*.wasm.gz', () => new Promise(() => {}));
  await page.goto(path);
  await choose(page, 'kind', 'gpu');
  await expect(engine(page)).toContainText('Loading DuckDB, 0 B of 7.7 MB');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(engine(page)).toContainText('Stopped. The table shows the first rows, unfiltered');
  await expect(count(page)).toHaveText(waiting);
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(count(page)).toHaveText(/^Rows 1 to 50 of /);
});
