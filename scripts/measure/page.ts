// How long the built page takes from a keystroke to the filled answer, styles and layout included.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { head, report } from './report.ts';
import { served } from './served.ts';

const CHANGES = 300;
const LANES = ['1', '2', '4', '8', '16'];
/** Of a screen that draws 60 a second. */
const FRAME = 1 / 60;

const shown = (seconds: number): string => `${(seconds * 1000).toFixed(2)} ms`;

async function times(site: string): Promise<number[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${site}/calculators/pcie/?v=1&lanes=8`);
    await page.waitForSelector('lw-calculator[data-ready]');
    return await page.evaluate(
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
  } finally {
    await browser.close();
  }
}

export async function run(): Promise<void> {
  const sorted = (await served(times)).toSorted((one, other) => one - other);
  const at = (share: number): number => (sorted[Math.floor(share * (CHANGES - 1))] ?? 0) / 1000;
  head();
  const what = `keystroke to layout, ${CHANGES} changes`;
  report(`${what}: median`, at(0.5), shown, FRAME);
  report(`${what}: 95 of 100`, at(0.95), shown, FRAME);
  report(`${what}: worst`, at(1), shown);
}
