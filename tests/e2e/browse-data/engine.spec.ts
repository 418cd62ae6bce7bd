import { expect, test } from '../fixtures.ts';
import { ask, count, engine, filter, path, STARTED, total } from './page.ts';

test('what cannot be loaded is said, and filters work all the same', async ({ page }) => {
  await page.route('**/*.wasm.gz', (route) => route.abort());
  await page.goto(path);
  await filter(page, 'Lanes').selectOption('16');
  await expect(engine(page)).toContainText('The connection was lost.');
  await expect(engine(page)).toContainText('The rows in this page are filtered instead.');
  await expect(count(page)).toHaveText(new RegExp(`^1\\d of ${total} rows$`));
  expect(await ask(page, 'SELECT 1')).toContain('The connection was lost.');

  // Asked again once the way is free.
  await page.unroute('**/*.wasm.gz');
  await page.getByRole('button', { name: 'Load DuckDB' }).click();
  await expect(engine(page)).toContainText('Answered by DuckDB', STARTED);
});

test('a missing database is said, and filters work all the same', async ({ page }) => {
  await page.route('**/lanewise.duckdb*', (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await filter(page, 'Link').selectOption('PCIe 2.0');
  await expect(engine(page)).toContainText('The database is missing on this server.');
  await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${total} rows$`));
});
test.use({ expected: [/Failed to load resource/] });

test('loading can be stopped', async ({ page }) => {
  await page.route('**/*.wasm.gz', () => new Promise(() => {}));
  await page.goto(path);
  await filter(page, 'Lanes').selectOption('4');
  await expect(engine(page)).toContainText('Loading DuckDB, 0 B of 7.7 MB');
  await expect(count(page)).toHaveText(new RegExp(`^(?!${total} )\\d+ of ${total} rows$`));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(engine(page)).toHaveText('Stopped. The rows in this page are filtered instead.');
});
