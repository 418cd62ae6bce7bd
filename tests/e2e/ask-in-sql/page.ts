// What the tests of the SQL console share.
import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

export const path = '/data/sql/';

/** The same for the textarea and for the editor that takes its place. */
export const query = (page: Page): Locator => page.getByRole('textbox', { name: 'Query' });

export const run = (page: Page): Locator => page.getByRole('button', { name: 'Run', exact: true });

export const status = (page: Page): Locator => page.locator('[data-sql-status]');

export const cells = (page: Page): Locator => page.locator('[data-sql-result] td');

/** Asks and gives back what the page says when it is done. */
export async function ask(page: Page, sql: string): Promise<string> {
  await query(page).fill(sql);
  await run(page).click();
  await run(page).and(page.locator(':enabled')).waitFor();
  return (await status(page).textContent()) ?? '';
}

/** Makes the pages read the database in parts, as they do with a large one. */
export async function byRanges(page: Page): Promise<void> {
  await page.route(/\/data\/(sql\/)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-database="([^"]*)data\/database\/[^"]*"/,
      'data-database-ranges data-database="$1files/lanewise.duckdb"',
    );
    await route.fulfill({ response, body });
  });
}

/** Turns to the query, so that the editor has come. */
export async function openEditor(page: Page): Promise<void> {
  await query(page).click();
  await page.locator('.lw-editor').waitFor();
  await query(page).focus();
}

const scripts = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'));

/** The script that brings the editor, whatever the build has called it: the one with CodeMirror in it. */
const editorScripts = scripts.filter((name) => readFileSync(`dist/_astro/${name}`, 'utf8').includes('cm-scroller'));

/** Whether an address is that of the editor's script. */
export const isEditor = (url: URL): boolean => editorScripts.some((name) => url.pathname.endsWith(`/${name}`));
