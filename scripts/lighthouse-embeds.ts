// What ten embeds cost the page that they are in: Lighthouse's mobile performance score of one page of somebody else's,
// without and with them, in turn and several times; the medians count. Needs `npm run build`. Apart from `npm test`, as
// scripts/lighthouse.ts is: the load of the machine is told, and only scores of the same run are compared.
// Run: npm run lighthouse:embeds [-- --runs 5]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { helped } from '../datasets/tools/usage.ts';
import { calculatorEmbed } from '../site/calculator/embed.ts';
import { chartEmbed } from '../site/charts/embed.ts';
import { calculatorNamed } from '../site/common/query.ts';
import { type Embed, lineOf } from '../site/embed/line.ts';
import { sizerEmbed } from '../site/sizer/embed.ts';
import { findBrowser } from './browser.mjs';
import { root } from './tools.mjs';

const usage = `npm run lighthouse:embeds [-- option...]: what ten embeds cost the page around them
  --runs <number>      how often each page is measured, 5 without it`;
const args = process.argv.slice(2);
if (helped(args, usage)) process.exit();

const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs ${values.runs} is no number of runs: give one from 1 up, such as --runs 5`);
  process.exit(1);
}

const PORT = Number(process.env.PORT ?? 4332);
/** The most points that they may cost. */
const PROMISED = 5;

const calculator = (name: Parameters<typeof calculatorNamed>[0]): Embed =>
  calculatorEmbed(calculatorNamed(name));
const embeds: Embed[] = [
  ...(['pcie', 'sata', 'usb', 'raid', 'zfs', 'rebuild', 'units'] as const).map(calculator),
  chartEmbed('lanes'),
  sizerEmbed(),
  sizerEmbed('ssds-on-jmb585'),
];

const paragraph = `<p>${'A drive is as fast as the slowest part between it and its reader. '.repeat(12)}</p>`;

/** An article of somebody else, with a frame after every third paragraph. */
function article(lines: readonly string[]): string {
  const parts = embeds.map((_, index) => paragraph.repeat(3) + (lines[index] ?? ''));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><meta name="viewport" content="width=device-width"><meta name="description" content="An article"><body><h1>How fast is it?</h1>${parts.join('')}`;
}

const site = `http://localhost:${PORT}`;
const lines = embeds.map((embed) =>
  lineOf(embed, { src: site + embed.path, full: site + embed.full, caption: '', looks: {} }),
);
const pages = { without: article([]), with: article(lines) };
type Page = keyof typeof pages;

const host = createServer(({ url }, response) => {
  const page = url?.slice(1);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (page === 'with' || page === 'without') response.end(pages[page]);
  else response.writeHead(404).end();
});
// Another site than the embeds', as other people's pages are: browsers give the frames of another site their own process.
host.listen(0, '127.0.0.1');
const server = spawn('node', ['scripts/serve.ts', '--port', String(PORT)], { cwd: root });
await Promise.all([once(host, 'listening'), once(server.stdout, 'data')]);
const { port } = host.address() as AddressInfo;
const chromePath = findBrowser();
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
});

const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

async function scoreOf(page: Page): Promise<number> {
  const run = await lighthouse(`http://127.0.0.1:${port}/${page}`, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  if (!run) throw new Error(`no result for the page ${page} embeds`);
  const { categories, audits } = run.lhr;
  const score = Math.round((categories.performance?.score ?? 0) * 100);
  const times = TIMES.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`);
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`${page} embeds: ${score}, ${[...times, load].join(', ')}`);
  return score;
}

const median = (scores: readonly number[]): number =>
  scores.toSorted((one, other) => one - other)[Math.floor(scores.length / 2)] ?? Number.NaN;

try {
  const scores: Record<Page, number[]> = { without: [], with: [] };
  for (let run = 0; run < runs; run++) {
    for (const page of ['without', 'with'] as const) scores[page].push(await scoreOf(page));
  }
  const [before, after] = [median(scores.without), median(scores.with)];
  const cost = before - after;
  console.log(`Median without embeds ${before}, with ten ${after}: they cost ${cost} points.`);
  if (!(cost <= PROMISED)) {
    console.error(`That is more than the ${PROMISED} that are promised.`);
    process.exitCode = 1;
  }
} finally {
  chrome.kill();
  server.kill();
  host.close();
}
