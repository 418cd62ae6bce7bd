// What the tests of this page share.
import type { Locator, Page } from '@playwright/test';

export const path = '/data/';

/** The rows shown, by their key, in order. */
export async function shown(page: Page): Promise<(string | null)[]> {
  const rows = page.locator('[data-key]:visible');
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-key')));
}

export const filter = (page: Page, label: string): Locator =>
  page.locator('[data-filters]').getByLabel(label, { exact: true });

export const count = (page: Page): Locator => page.locator('[data-count]');

export const engine = (page: Page): Locator => page.locator('[data-engine-text]');

/** The engine takes a second to start, and several where machines are shared. */
export const STARTED = { timeout: 25_000 };

/** Asks in SQL and gives back what the page says when it is done. */
export async function ask(page: Page, sql: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Query' }).fill(sql);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.and(page.locator(':enabled')).waitFor();
  return (await page.locator('[data-sql-status]').textContent()) ?? '';
}
