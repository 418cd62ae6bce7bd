// What the tests of this page share.

import type { Locator, Page } from '@playwright/test';
import { query } from '../../../site/duckdb/dataset-build.ts';
import { ROWS_PER_PAGE } from '../../../site/explorer/selection.ts';

export const path = '/data/figures/';

/** Where the data begin. */
export const data = '/data/';

/** As the page writes numbers. */
export const grouped = (value: number) => new Intl.NumberFormat('en').format(value);

const [found] = await query<{ rows: number }>('SELECT count(*)::INTEGER AS rows FROM measurements');

/** How many rows there are: it grows with every contribution. */
export const total = found?.rows ?? 0;

/** What the page says of so many rows, beginning with the first. */
export const counted = (all: number): string =>
  `Rows ${all === 0 ? 0 : 1} to ${Math.min(all, ROWS_PER_PAGE)} of ${grouped(all)}`;

/** What the page says while it shows something else than what was asked for. */
export const waiting = new RegExp(`^Not your selection yet: the first ${ROWS_PER_PAGE} of [\\d,]+ rows$`);

/** How many rows meet a condition. */
export async function rowsWhere(condition: string): Promise<number> {
  const [found] = await query<{ rows: number }>(
    `SELECT count(*)::INTEGER AS rows FROM measurements WHERE ${condition}`,
  );
  return found?.rows ?? 0;
}

/** The rows shown, by their anchor, in order. */
export async function shown(page: Page): Promise<string[]> {
  return page.locator('[data-lines] tr').evaluateAll((all) => all.map(({ id }) => id));
}

export const facet = (page: Page, name: string): Locator => page.locator(`[data-facet="${name}"]`);

/** Opens a facet, where it is closed, and takes a value. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const place = facet(page, name);
  if ((await place.getAttribute('open')) === null) await place.locator('summary').click();
  await place.locator(`input[value="${value}"]`).click();
}

export const search = (page: Page): Locator => page.getByLabel('Find a device, platform, tool, source or note');

export const count = (page: Page): Locator => page.locator('[data-count]');

export const engine = (page: Page): Locator => page.locator('[data-engine-text]');

/** The engine takes a second to start, and several where machines are shared. */
export const STARTED = { timeout: 25_000 };

export const answered = /Answered by DuckDB in your browser/;
