// Every test runs with foreign hosts blocked, and fails when the page asked one, logged an error, or broke its CSP.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export const test = base.extend<{ problems: string[]; expected: RegExp[] }>({
  /** Console messages that a test provokes on purpose. */
  expected: [[], { option: true }],
  problems: [
    async ({ page, baseURL, expected }, use) => {
      const problems: string[] = [];
      const own = new URL(baseURL ?? '').hostname;
      await page.route(
        (url) => url.protocol.startsWith('http') && url.hostname !== own,
        (route) => {
          problems.push(`request to ${route.request().url()}`);
          return route.abort();
        },
      );
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        if (!expected.some((pattern) => pattern.test(message.text()))) {
          problems.push(`console: ${message.text()}`);
        }
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 AA and good practice, as far as a program can tell, on a page no wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

export { expect };
