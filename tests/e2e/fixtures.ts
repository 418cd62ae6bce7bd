// Every test runs with foreign hosts blocked, and fails when the page asked one, logged an error, or broke its CSP.
import { test as base, expect } from '@playwright/test';

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

export { expect };
