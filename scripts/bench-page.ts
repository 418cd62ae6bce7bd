// How long the built page takes from a keystroke to the filled answer, styles and layout included.
// A frame is 16.7 ms. Needs `npm run build`. Run: npm run bench:page
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { root } from './tools.mjs';

const PORT = Number(process.env.PORT ?? 4331);
const CHANGES = 300;
const LANES = ['1', '2', '4', '8', '16'];

const server = spawn('node', ['scripts/serve.ts', '--port', String(PORT)], { cwd: root });
await once(server.stdout, 'data');
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/calculators/pcie/?v=1&lanes=8`);
  await page.waitForSelector('lw-calculator[data-ready]');
  const times = await page.evaluate(
    ({ changes, lanes }) => {
      const select = document.querySelector<HTMLSelectElement>('[data-input="lanes"]');
      if (!select) throw new Error('no lanes');
      return Array.from({ length: changes }, (_, index) => {
        const start = performance.now();
        select.value = lanes[index % lanes.length] ?? '';
        select.dispatchEvent(new Event('input', { bubbles: true }));
        // Reading a size makes the browser finish styles and layout now, inside the measurement.
        document.body.getBoundingClientRect();
        return performance.now() - start;
      });
    },
    { changes: CHANGES, lanes: LANES },
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * (CHANGES - 1))] ?? 0).toFixed(2)} ms`;
  console.log(
    `keystroke to layout, ${CHANGES} changes: median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`,
  );
} finally {
  await browser.close();
  server.kill();
}
