// What the page shows is what the database holds: a value of every type that DuckDB has, beside native DuckDB.
import { DuckDBInstance } from '@duckdb/node-api';
import { tableOf } from '../../support/test-tables.ts';
import { expect } from '../fixtures.ts';
import { ask, cells } from './page.ts';
import { test } from './session.ts';

const native = await (await DuckDBInstance.create()).connect();
await native.run("SET TimeZone = 'UTC'");

const texts = async (sql: string): Promise<string[]> =>
  (await native.runAndReadAll(sql)).getRows().map(([cell]) => String(cell));

/** Types whose values are numbers: the page may leave out zeros at their end. */
const NUMBER = /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|BIGNUM|DECIMAL.*|FLOAT|DOUBLE)$/;

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** How a text of DuckDB stands in the page. */
function shownAs(type: string, text: string): string {
  if (text === 'null') return 'NULL';
  if (type === 'DOUBLE' || type === 'FLOAT') {
    const number = Number(text);
    if (Number.isFinite(number)) return String(number);
    return text;
  }
  return NUMBER.test(type) ? withoutZeros(text) : text;
}

/** The largest one: native DuckDB's time zones count a thousandth more. */
const APART = ['timestamp_tz 1'];

test('a value of every type is shown as DuckDB writes it', async ({ session: page }) => {
  const cellsOf = async (sql: string): Promise<string[]> => {
    expect(await ask(page, sql)).toMatch(/^\d+ rows? in /);
    return cells(page).allTextContents();
  };
  const names = await cellsOf('SELECT column_name FROM (DESCRIBE FROM test_all_types())');
  const types = await cellsOf('SELECT column_type FROM (DESCRIBE FROM test_all_types())');
  const shown = await cellsOf('FROM test_all_types()');
  expect(shown).toHaveLength(3 * names.length);
  const known = await texts('SELECT column_name FROM (DESCRIBE FROM test_all_types())');
  const wrong: string[] = [];
  for (const [place, name] of names.entries()) {
    const [type = ''] = [types[place]];
    // Of the two versions one has types that the other lacks.
    if (!known.includes(name)) continue;
    const expected = await texts(`SELECT "${name}"::VARCHAR FROM test_all_types()`);
    for (const [row, text] of expected.entries()) {
      const cell = shown[row * names.length + place];
      const wanted = shownAs(type, text);
      if (cell !== wanted && !APART.includes(`${name} ${row}`)) {
        wrong.push(`${name}, row ${row}: ${cell} instead of ${wanted}`);
      }
    }
  }
  expect(wrong).toEqual([]);

  // None of the types that there are is left out: lists have the names of what they hold, and two are asked for below.
  const all = await cellsOf(
    `SELECT DISTINCT logical_type FROM duckdb_types() WHERE database_name = 'system' ORDER BY ALL`,
  );
  const missing = all.filter((item) => !types.some((type) => type.startsWith(item)));
  expect(missing).toEqual(['LIST', 'NULL', 'TIME_NS', 'VARIANT']);
});

const EXACT: [sql: string, ...cells: string[]][] = tableOf(import.meta.filename, 'exact');

for (const [sql, ...wanted] of EXACT) {
  test(`${sql} is exact in the table and in what is copied`, async ({ session: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await ask(page, sql);
    await expect(cells(page)).toHaveText(wanted);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.locator('[data-taken]')).toHaveText('1 row copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const plain = copied.replaceAll('\\', '');
    for (const cell of wanted) expect(plain).toContain(cell.replaceAll('\\', ''));
  });
}

test('a large whole number is drawn, though it is a text', async ({ session: page }) => {
  await ask(page, "SELECT 'a' AS name, 9007199254740993 AS n UNION ALL SELECT 'b', 5");
  await expect(page.locator('[data-sql-chart]')).toBeVisible();
});

test('a cell is cut in the engine, and the page says so', { tag: '@night' }, async ({ session: page }) => {
  expect(await ask(page, "SELECT repeat('x', 100000000) AS x, 'short' AS y")).toMatch(
    /^1 row in .* Values longer than 10,000 characters are cut/,
  );
  await expect(cells(page).first()).toHaveText(/^x{10000}…$/);
  // Memory or time, whichever is short first on this machine: the page bears it, and answers the next question.
  expect(await ask(page, "SELECT repeat('x', 100000000) || range FROM range(100)")).toMatch(
    /needs more memory|took longer than 30 s/,
  );
  const many = `SELECT ${Array.from({ length: 300 }, (_, index) => index).join()}`;
  expect(await ask(page, many)).toContain('The answer has 300 columns; the first 200 are shown.');
});

test('an error is what it is, whatever the query says', async ({ session: page }) => {
  const said: [sql: string, words: string][] = [
    ['SELECT signature FROM measurements', 'Binder Error'],
    ['SELECT 1 FROM measurements WHERE corrupt = 1', 'Binder Error'],
    ["SELECT 'NetworkError'::INT", 'Conversion Error'],
    ["SELECT error('IO Error: Out of Memory')", 'Invalid Input Error'],
  ];
  for (const [sql, words] of said) expect(await ask(page, sql), sql).toContain(words);
  // Met in the rows: the engine points into the view, not into what the reader wrote.
  expect(await ask(page, 'SELECT 1,\n run_id::INT FROM runs')).toMatch(
    /^Conversion Error: Could not convert string [^\n]*$/,
  );
  await expect(page.locator('.cm-place')).toHaveCount(0);
  const began = page.workers();
  expect(await ask(page, 'SELECT 1')).toMatch(/^1 row in /);
  expect(page.workers()).toEqual(began);
});

test('a query that begins a log is refused, and the next one is answered', { tag: '@night' }, async ({
  session: page,
}) => {
  for (const sql of [
    "FROM enable_logging('QueryLog', storage := 'file', storage_config := {'path': 'x'})",
    "FROM query('FROM enable_' || 'logging(''QueryLog'')')",
    'EXPLAIN ANALYZE FROM enable_logging()',
  ]) {
    // A log into a file breaks the very query that begins it.
    expect(await ask(page, sql), sql).toMatch(
      /changes DuckDB’s settings for later queries|DuckDB crashed on this query/,
    );
    expect(await ask(page, 'SELECT count(*) FROM measurements')).toMatch(/^1 row in /);
  }
});
