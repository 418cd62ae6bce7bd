// The dataset at the size it is planned for: invented results are built into the database and Parquet, served by the
// site's own server and asked in Chromium through the page's own code. Needs `npm run build` and Linux (memory is read
// from /proc). About five minutes, 4 GB of disk and 8 GB of memory for the five million results that are the default.
//   npm run bench:data [-- --rows 5000000]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DATABASE, writeDatabase } from '../datasets/tools/build/database.ts';
import type { TableFiles } from '../datasets/tools/build/load.ts';
import { predict } from '../datasets/tools/build/predict.ts';
import { loadSchemas } from '../datasets/tools/repository.ts';
import { databaseTables } from '../datasets/tools/tables.ts';
import { helped } from '../datasets/tools/usage.ts';
import { engineFile } from '../site/duckdb/engine-build.ts';
import type { Files } from '../site/duckdb/files.element.ts';
import type { Statement } from '../site/duckdb/statement.ts';
import { readBy } from '../site/explorer/columns.ts';
import {
  countStatement,
  facetsStatement,
  ROWS_PER_PAGE,
  rowsStatement,
  type Selection,
} from '../site/explorer/selection.ts';
import { START } from '../site/explorer/state.ts';
import { generate } from './bench-data/generate.ts';
import { ask, open } from './bench-data/page.ts';
import { findBrowser } from './browser.mjs';
import { root } from './tools.mjs';

const PORT = 4332;
const usage = `npm run bench:data [-- --rows 5000000]: the data of the page at the size it is planned for
  --rows <number>   invented results; 5,000,000 take five minutes, 4 GB of disk and 8 GB of memory`;
if (helped(process.argv.slice(2), usage)) process.exit();
const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '5000000' } },
});
const rows = Number(options.rows);

/** A middling connection, for a comparison that this machine's own network cannot give. */
const BYTES_PER_S = 20e6 / 8;
const REQUEST_S = 0.04;

/** What the page asks when a reader chooses: the first rows, as it shows them, and every facet's counts. */
function asksFor(name: string, chosen: Partial<Selection>): [string, Statement][] {
  const selection = { ...START, ...chosen };
  const rows = rowsStatement(selection, readBy(START.columns), { limit: ROWS_PER_PAGE });
  return [
    [`${name}: rows`, rows],
    [`${name}: number of rows`, countStatement(selection)],
    [`${name}: facets`, facetsStatement(selection)],
  ];
}

/** Each is asked twice. The last ones are no questions of the page, but of people who write SQL. */
const QUESTIONS: Record<string, Statement> = Object.fromEntries([
  ...asksFor('one drive, random', { where: { drive: ['drive-0020'], access: ['rand'] } }),
  ...asksFor('one set, steady', { where: { set: ['generated-0003'], state: ['steady'] } }),
  ...asksFor('one link', { where: { link: ['sas-3'] } }),
  ...asksFor('a text', { text: 'micron model 7' }),
  ['facets of everything', facetsStatement(START)],
  [
    'SQL: one load over all drives of a link',
    {
      sql: `SELECT drive_name, max(iops) FROM measurements WHERE link_kind = 'sas' AND access = 'rand'
        AND block_size_bytes = 4096 AND queue_depth = 32 AND direction = 'device_writes_host'
        GROUP BY ALL`,
      values: [],
    },
  ],
  [
    'SQL: mean of every row, by drive',
    { sql: 'SELECT drive_name, avg(iops) FROM measurements GROUP BY ALL', values: [] },
  ],
]);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
const milliseconds = (seconds: number): string => `${Math.round(seconds * 1000)} ms`;

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await work();
  return [result, (performance.now() - start) / 1000];
}

/** The tables of generated sets, which lie below `folder` as the real ones do below `datasets`. */
function tablesIn(folder: string): TableFiles[] {
  const sets = readdirSync(join(folder, 'sets'));
  return databaseTables().map((schema) => {
    const name = `${schema.name}.csv`;
    const files = [
      { path: join(folder, 'registry', name) },
      ...sets.map((set) => ({ path: join(folder, 'sets', set, name), set })),
    ];
    return { schema, files: files.filter(({ path }) => existsSync(path)), rows: [] };
  });
}

async function build(count: number, folder: string): Promise<void> {
  const csv = join(folder, 'csv');
  generate(csv, count, loadSchemas());
  const before = process.cpuUsage();
  const [{ parquet }, seconds] = await timed(() =>
    writeDatabase(join(folder, 'files'), tablesIn(csv), predict),
  );
  rmSync(csv, { recursive: true });
  const { user, system } = process.cpuUsage(before);
  const size = (file: string) => statSync(join(folder, 'files', file)).size;
  const parquetBytes = parquet.reduce((sum, { file }) => sum + size(file), 0);
  console.log(
    `${count} results: built in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor), ` +
      `database ${megabytes(size(DATABASE))}, Parquet ${megabytes(parquetBytes)}`,
  );
}

/** The built site with the large files in place of its own. */
function siteWith(folder: string): string {
  const site = join(folder, 'site');
  mkdirSync(site);
  const dist = join(root, 'dist');
  for (const name of readdirSync(dist).filter((entry) => entry !== 'files')) {
    symlinkSync(join(dist, name), join(site, name));
  }
  symlinkSync(join(folder, 'files'), join(site, 'files'));
  return site;
}

function scriptOfDataset(): string {
  const folder = join(root, 'dist/_astro');
  const found = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('as openDataset}'),
  );
  if (!found) throw new Error('the built site has no dataset: run `npm run build` first');
  return `/_astro/${found}`;
}

/**
 * Memory of the page's process, its worker included, in bytes: without the browser's own program, which all its
 * processes share.
 */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...sizes.map((kilobytes) => Number(kilobytes ?? 0) * 1024));
}

async function pageOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://localhost:${PORT}/data/`);
  return page;
}

async function measure(browser: Browser, files: Files): Promise<void> {
  const script = scriptOfDataset();
  const boots: number[] = [];
  let read = 0;
  for (const [name, statement] of Object.entries(QUESTIONS)) {
    const page = await pageOf(browser);
    const opened = await page.evaluate(open, { script, files });
    boots.push(opened.boot);
    read = opened.bytes;
    const first = await page.evaluate(ask, statement);
    const again = await page.evaluate(ask, statement);
    console.log(
      `${name}: ${milliseconds(first.seconds)}, ${megabytes(first.bytes)}, ${first.rows} rows; ` +
        `again ${milliseconds(again.seconds)}`,
    );
    await page.context().close();
  }
  const [quickest = 0, ...others] = boots.toSorted((one, other) => one - other);
  const middle = others[Math.floor((others.length - 1) / 2)] ?? quickest;
  const times = [quickest, middle, others.at(-1) ?? quickest].map((one) => one.toFixed(2));
  console.log(
    `opening: ${megabytes(read)}; started in ${times.join(', ')} s (quickest, middle, slowest)`,
  );
  await session(browser, script, files);
}

/** One after the other: what that reads, what the page holds after it, and how it compares to one download. */
async function session(browser: Browser, script: string, files: Files): Promise<void> {
  const page = await pageOf(browser);
  const before = await memoryOf(browser);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes(DATABASE)) requests += 1;
  });
  let { bytes } = await page.evaluate(open, { script, files });
  for (const statement of Object.values(QUESTIONS)) {
    bytes += (await page.evaluate(ask, statement)).bytes;
  }
  const after = await memoryOf(browser);
  const seconds = (asked: number, read: number) =>
    `${(asked * REQUEST_S + read / BYTES_PER_S).toFixed(1)} s`;
  console.log(
    `all of them in one session: ${requests} requests, ${megabytes(bytes)}, ` +
      `memory of the page ${megabytes(after)}, ${megabytes(before)} before`,
  );
  console.log(
    `over 20 Mbit/s with 40 ms for each request that is ${seconds(requests, bytes)}, ` +
      `the whole file ${seconds(1, files.databaseBytes)}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'lanewise-bench-'));
try {
  if (rows > 1_000_000) await build(1_000_000, folder);
  await build(rows, folder);
  const server = spawn(
    'node',
    ['scripts/serve.ts', '--port', String(PORT), '--folder', siteWith(folder)],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const engine = `/data/engine/${engineFile}`;
    await measure(browser, {
      database: `/files/${DATABASE}`,
      databaseHash: '',
      afresh: false,
      databaseBytes: statSync(join(folder, 'files', DATABASE)).size,
      ranges: true,
      engine,
      engineBytes: statSync(join(root, 'dist', engine)).size,
    });
  } finally {
    await browser.close();
    server.kill();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
