// Every test runs with foreign hosts blocked, and fails when the page asked one, logged an error, or broke its CSP.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

/** Blocks foreign hosts, and notes from here on what a page must not do. */
export async function guarded(page: Page, baseURL = '', expected: RegExp[] = []): Promise<string[]> {
  const problems: string[] = [];
  const own = new URL(baseURL).hostname;
  const isForeign = (url: URL) => url.protocol.startsWith('http') && url.hostname !== own;
  if (page.context().browser()?.browserType().name() === 'chromium') {
    // It finds no other host, as the configuration says: to look at each request in turn would slow every page.
    page.on('requestfailed', (request) => {
      const isUnfound = request.failure()?.errorText.includes('ERR_NAME_NOT_RESOLVED');
      if (isUnfound && isForeign(new URL(request.url()))) problems.push(`request to ${request.url()}`);
    });
  } else {
    await page.route(isForeign, (route) => {
      problems.push(`request to ${route.request().url()}`);
      return route.abort();
    });
  }
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (!expected.some((pattern) => pattern.test(message.text()))) problems.push(`console: ${message.text()}`);
  });
  return problems;
}

export const test = base.extend<{ problems: string[]; expected: RegExp[] }>({
  /** Console messages that a test provokes on purpose. */
  expected: [[], { option: true }],
  problems: [
    async ({ page, baseURL, expected }, use) => {
      const problems = await guarded(page, baseURL, expected);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Lets nothing of these addresses come before the call that this gives back. */
export async function hold(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The file that a button saves. */
export async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** axe itself, in the version that its Playwright package brings. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What WCAG 2.2 AA and good practice ask for, as axe names it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A window of another size has its size, and the page's own observers of sizes have answered it: two frames later. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async (width) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (innerWidth !== width) await frame();
    await frame();
    await frame();
  }, page.viewportSize()?.width);

/** By day further rows, entries and boxes are taken to look as the first ones of their kind do. */
const FEW_ALIKE = 8;

/** The rules whose verdict another theme can change. */
export const THEME_RULES = ['color-contrast', 'link-in-text-block'];
/** The rules whose verdict another width can change. */
export const WIDTH_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * WCAG 2.2 AA and good practice, as far as a program can tell, on a page no wider than its window.
 * @param rules These rules of axe alone, where a page was looked at whole before.
 * axe is asked in the page itself and for faults only: its builder for Playwright adds reports of all that is
 * right and a second page to put frames together, three times the work for a page without frames.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await drawn(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const asked = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS };
  const { found, frames, width } = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // As somebody sees it who has scrolled there: rows that are not laid out yet seem to lie upon each other.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(whole);
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
    return {
      found: violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`),
      frames: document.querySelectorAll('iframe, frame').length,
      width: document.documentElement.scrollWidth,
    };
  }, asked);
  expect(found).toEqual([]);
  expect(frames, 'frames, into which this does not look').toBe(0);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** The same in the light and in the dark. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, THEME_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** That a page, whole, is no wider than its window; then only the first of what is alike is left of it. */
export async function expectFitsThenThin(page: Page): Promise<void> {
  await drawn(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.evaluate((few) => {
    // What an element tells axe apart from its siblings is its name and its classes; of a section also what it holds.
    const named = ({ tagName, classList }: Element) => [tagName, ...classList].join('.');
    const alike = (element: Element) =>
      [element, ...(element.matches('section') ? element.children : [])].map(named).join();
    const listed = ':has(> :is(tr, li, label, option, details, section))';
    for (const parent of document.querySelectorAll(listed)) {
      const siblings = Map.groupBy(parent.children, alike).values();
      for (const further of [...siblings].flatMap((all) => all.slice(few))) further.remove();
    }
  }, FEW_ALIKE);
}

export { expect };
