// Lighthouse, mobile profile, on the heaviest page of each type, against the scores we promise. Needs `npm run build`.
// Apart from `npm test`: performance on a shared machine varies, so that its load is told beside the scores.
// Run: npm run lighthouse [-- /articles/pcie-x1-400/ …]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { helped } from '../datasets/tools/usage.ts';
import { findBrowser } from './browser.mjs';
import { onePerType, pagesIn } from './page-types.ts';
import { root } from './tools.mjs';

const usage = `npm run lighthouse [-- path...]: scores of these pages, or of one of each type`;
const args = process.argv.slice(2);
if (helped(args, usage)) process.exit();

const PORT = Number(process.env.PORT ?? 4332);
const PROMISED: Record<string, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Below it, an audit is one to look at. */
const GOOD = 0.9;

const { positionals } = parseArgs({ args, allowPositionals: true });
const paths = positionals.length > 0 ? positionals : onePerType(pagesIn(join(root, 'dist')));

const server = spawn('node', ['scripts/serve.ts', '--port', String(PORT)], { cwd: root });
await once(server.stdout, 'data');
const chromePath = findBrowser();
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
});
try {
  for (const path of paths) {
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
    const load = `load ${loadavg()[0]?.toFixed(1)}`;
    console.log(`${path}: ${[...scores, ...timing, load].join(', ')}`);
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < GOOD)
        console.log(`  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
} finally {
  chrome.kill();
  server.kill();
}
