// Files that are not what they should be, hosts that cannot do what they should: each is said, and the page goes on.
import type { Page } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';
import { choose, count, engine, STARTED, path as tablePath, total, waiting } from '../browse-data/page.ts';
import { expect, test } from '../fixtures.ts';
import { ask, byRanges, cells, path, query, run, status } from './page.ts';

test.use({ expected: [/Failed to load resource|Range request|WebAssembly/] });

const DATABASE = /\.duckdb/;
const ENGINE = '**/*.wasm.gz';

/** What the console holds can be used on, and the page of all rows can be read: it says what these are not. */
async function stillBrowses(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Which tables are there?' }).click();
  await expect(query(page)).toHaveText('SHOW ALL TABLES');
  await page.goto(tablePath);
  await choose(page, 'lanes', '16');
  await expect(count(page)).toHaveText(waiting);
  await page.getByLabel('Units').selectOption('binary');
  await expect(page.locator('[data-lines]')).toContainText('MiB/s');
}

/** What of a file comes otherwise than it should, and what the page then says. */
const DAMAGED: Record<string, [files: RegExp | string, damage: (body: Buffer) => Buffer | string, said: string]> = {
  'a database that ends early': [DATABASE, (body) => body.subarray(0, body.length / 2), 'is damaged'],
  'an engine that is no WebAssembly': [ENGINE, () => 'not WebAssembly', 'DuckDB’s file arrived damaged.'],
  'a database with other content': [DATABASE, (body) => body.fill(7, 16_384, 200_000), 'is damaged'],
  'an engine with other bytes in its middle': [
    ENGINE,
    (body) => body.fill(7, 1_000_000, 1_100_000),
    'DuckDB’s file arrived damaged.',
  ],
  'an engine that is cut short': [
    ENGINE,
    () => Buffer.from('1f8b0800000000000003', 'hex'),
    'its file is missing or incomplete here',
  ],
};

for (const [what, [files, damage, said]] of sample(Object.entries(DAMAGED))) {
  test(`${what} is said, and asked for again once it is whole`, async ({ page }) => {
    await page.route(files, async (route) => {
      await route.fulfill({ body: damage(await (await route.fetch()).body()) });
    });
    await page.goto(path);
    expect(await ask(page, 'SELECT avg(iops) FROM measurements')).toContain(said);
    await expect(engine(page)).toContainText(said);
    await page.unroute(files);
    expect(await ask(page, 'SELECT 1')).toMatch(/^1 row in /);
    await page.route(files, (route) => route.abort());
    await stillBrowses(page);
  });
}

test('the database is read by ranges, and only by ranges', async ({ page }) => {
  await byRanges(page);
  const ranges: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.duckdb')) ranges.push(request.headers().range);
  });
  await page.goto(path);
  expect(await ask(page, 'SELECT count(*) FROM measurements')).toMatch(/^1 row in /);
  await expect(cells(page)).toHaveText(String(total));
  expect(ranges.length).toBeGreaterThan(3);
  expect(ranges.every((range) => /^bytes=\d+-\d*$/.test(range ?? ''))).toBe(true);
});

test('a host that answers a range with the whole file is said', { tag: '@night' }, async ({ page }) => {
  await byRanges(page);
  await page.route(DATABASE, (route) => route.fulfill({ status: 200, body: 'the whole file, however long' }));
  await page.goto(path);
  expect(await ask(page, 'SELECT 1')).toContain('This server sends only whole files');
  await stillBrowses(page);
});

test('a database of another size is said before it is read by ranges', { tag: '@night' }, async ({ page }) => {
  await byRanges(page);
  await page.route(DATABASE, (route) =>
    route.fulfill({ status: 206, headers: { 'Content-Range': 'bytes 0-0/123' }, body: 'x' }),
  );
  await page.goto(path);
  expect(await ask(page, 'SELECT 1')).toContain('is damaged');
});

test('a connection lost between two reads is said, and asked again once back', { tag: '@night' }, async ({ page }) => {
  await byRanges(page);
  let reads = 0;
  await page.route(DATABASE, (route) => {
    reads += 1;
    return reads > 5 ? route.abort('internetdisconnected') : route.continue();
  });
  await page.goto(path);
  expect(await ask(page, 'SELECT avg(iops) FROM measurements')).toContain('The connection was lost.');
  await page.unroute(DATABASE);
  expect(await ask(page, 'SELECT avg(iops) FROM measurements')).toMatch(/^1 row in .* Read .* of the database\.$/);
  await page.route(DATABASE, (route) => route.abort('internetdisconnected'));
  await stillBrowses(page);
});

test('what cannot be loaded is said, and loaded once the way is free', { tag: '@night' }, async ({ page }) => {
  await page.route(ENGINE, (route) => route.abort());
  await page.goto(path);
  expect(await ask(page, 'SELECT 1')).toContain('The connection was lost.');
  await expect(engine(page)).toContainText('The tables, columns and examples can be read without it.');
  await page.unroute(ENGINE);
  await page.getByRole('button', { name: 'Load DuckDB' }).click();
  await expect(engine(page)).toHaveText('DuckDB runs in your browser.', STARTED);
  expect(await ask(page, 'SELECT 1')).toMatch(/^1 row in /);
});

test('an engine that the browser cannot compile is said', { tag: '@night' }, async ({ page }) => {
  await page.route(/\/data\/(sql\/)?$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const forbid = (text = '') => text.replace("'wasm-unsafe-eval'", '');
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': forbid(headers['content-security-policy']) },
      body: (await response.text()).replaceAll(/ &#39;wasm-unsafe-eval&#39;| 'wasm-unsafe-eval'/g, ''),
    });
  });
  await page.goto(path);
  expect(await ask(page, 'SELECT 1')).toContain('DuckDB does not start in this browser.');
  await stillBrowses(page);
});

test('a script of the engine that is missing is said', { tag: '@night' }, async ({ page }) => {
  await page.route('**/duckdb-browser-eh.worker*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  expect(await ask(page, 'SELECT 1')).toContain('its file is missing or incomplete here');
  await stillBrowses(page);
});

for (const [what, files] of [
  ['the engine', ENGINE],
  ['the database', DATABASE],
] as const) {
  test(`a server that fails for ${what} is quoted and retried`, { tag: '@night' }, async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ status: 503 }));
    await page.goto(path);
    expect(await ask(page, 'SELECT 1')).toContain('answered with an error (HTTP 503)');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Load DuckDB' }).click();
    await expect(engine(page)).toHaveText('DuckDB runs in your browser.', STARTED);
    expect(await ask(page, 'SELECT 1')).toMatch(/^1 row in /);
  });
}

/** Answers to `bytes=first-last` that are none. */
const BAD_RANGES: Record<string, (first: number, last: number, all: number) => string> = {
  'another part': (first, last, all) => `bytes ${first + 1}-${last + 1}/${all}`,
  'a part of another file': (first, last) => `bytes ${first}-${last}/123`,
  'a part without its place': () => '',
};

for (const [what, range] of Object.entries(BAD_RANGES)) {
  test(`a host that sends ${what} is asked no more`, { tag: '@night' }, async ({ page }) => {
    await byRanges(page);
    let reads = 0;
    await page.route(DATABASE, async (route) => {
      const response = await route.fetch();
      const asked = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '');
      reads += 1;
      if (!asked || reads === 1) return route.fulfill({ response });
      const all = Number(response.headers()['content-range']?.split('/')[1]);
      const headers = { ...response.headers(), 'content-range': range(Number(asked[1]), Number(asked[2]), all) };
      return route.fulfill({ response, headers });
    });
    await page.goto(path);
    expect(await ask(page, 'SELECT avg(iops) FROM measurements')).toContain(
      'The server sent the wrong part of the database.',
    );
    expect(reads).toBeLessThan(5);
    await page.unroute(DATABASE);
    expect(await ask(page, 'SELECT avg(iops) FROM measurements')).toMatch(/^1 row in /);
  });
}

test('a server that fails between two reads is quoted', { tag: '@night' }, async ({ page }) => {
  await byRanges(page);
  let reads = 0;
  await page.route(DATABASE, (route) => {
    reads += 1;
    return reads > 5 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto(path);
  expect(await ask(page, 'SELECT avg(iops) FROM measurements')).toContain('(HTTP 503)');
  expect(reads).toBeLessThan(10);
});

/** The engine's worker starts, and hears nothing of what it is told: so it answers nothing. */
async function withDeafEngine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.clock.install();
}

test('an engine that never starts is given up', { tag: '@night' }, async ({ page }) => {
  await withDeafEngine(page);
  await page.goto(path);
  await query(page).fill('SELECT 1');
  await run(page).click();
  await expect(engine(page)).toContainText('Starting DuckDB', STARTED);
  await page.clock.fastForward(21_000);
  await expect(engine(page)).toContainText('DuckDB did not start in time.');
  await expect(status(page)).toContainText('DuckDB did not start in time.');
});

test('rows are browsed without an engine that never starts', async ({ page }) => {
  await withDeafEngine(page);
  await page.goto(tablePath);
  await choose(page, 'lanes', '16');
  await expect(engine(page)).toContainText('Starting DuckDB', STARTED);
  await page.clock.fastForward(21_000);
  await expect(engine(page)).toContainText('DuckDB did not start in time.');
  await expect(count(page)).toHaveText(waiting);
  await page.getByLabel('Units').selectOption('binary');
  await expect(page.locator('[data-lines]')).toContainText('MiB/s');
});
