// One page whose engine has started, for tests that only ask: it takes seconds to start, and they leave no trace.
import { test as base, expect, type Page } from '@playwright/test';
import { guarded } from '../fixtures.ts';
import { ask, path } from './page.ts';

interface Session {
  page: Page;
  problems: string[];
}

/** Like the other tests' `test`, but `session` is a page that the tests of a worker share. */
export const test = base.extend<{ session: Page }, { shared: Session }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      const problems = await guarded(page, baseURL);
      await page.goto(path);
      expect(await ask(page, 'SELECT 1')).toMatch(/^1 row in /);
      await use({ page, problems });
      await page.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  session: async ({ shared: { page, problems } }, use) => {
    await use(page);
    expect(problems).toEqual([]);
  },
});
