// Lighthouse, mobile profile, on one page of each type, against the scores we promise. Needs `npm run build`.
// Apart from `npm test`: scores on a shared machine vary. Run: npm run lighthouse
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.mjs';
import { root } from './tools.mjs';

const PORT = 4332;
const PAGES = [
  '/',
  '/articles/pcie-x1-400/',
  '/calculators/pcie/',
  '/data/',
  '/data/charts/queue-depth/',
  '/data/charts/series/',
  '/data/compare/',
  '/data/latency-target/',
  '/data/sets/fio-plot-dl380-gen8/',
  '/data/drives/samsung-pm883-480gb/',
];
const PROMISED: Record<string, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const server = spawn('node', ['scripts/serve.ts', '--port', String(PORT)], { cwd: root });
await once(server.stdout, 'data');
const chromePath = findBrowser();
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
});
try {
  for (const path of PAGES) {
    const run = await lighthouse(`http://localhost:${PORT}${path}`, {
      port: chrome.port,
      logLevel: 'error',
    });
    if (!run) throw new Error(`no result for ${path}`);
    const { categories, audits } = run.lhr;
    const scores = Object.entries(PROMISED).map(([id, promised]) => {
      const score = Math.round((categories[id]?.score ?? 0) * 100);
      if (score < promised) process.exitCode = 1;
      return `${id} ${score}${score < promised ? ` (promised ${promised})` : ''}`;
    });
    const timing = [
      'largest-contentful-paint',
      'cumulative-layout-shift',
      'total-blocking-time',
    ].map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`);
    console.log(`${path}: ${[...scores, ...timing].join(', ')}`);
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9)
        console.log(`  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
} finally {
  chrome.kill();
  server.kill();
}
