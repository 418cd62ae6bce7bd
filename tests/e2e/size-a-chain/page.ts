// What the tests of the sizer look at in its page.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const start = '/sizer/';
export const value = 'lw-sizer .lw-answer [data-text="value"]';
export const limit = 'lw-sizer .lw-answer [data-text="limit"]';
export const ready = (page: Page) => expect(page.locator('lw-sizer[data-ready]')).toBeVisible();

/** The fields of a part or an array, which are there while its row is open. */
export const part = (page: Page | FrameLocator, name: string): Locator =>
  page.getByRole('group', { name, exact: true });

/** The row of a part or an array; a count may stand before its name. */
export const row = (page: Page | FrameLocator, name: string): Locator =>
  page
    .locator('.lw-rows')
    .getByRole('button', { name: new RegExp(`^\\W*(\\d+ × )?${escaped(name)}( |$)`) })
    .first();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The fields of a part or an array, its row opened where it is closed. */
export async function opened(page: Page | FrameLocator, name: string): Promise<Locator> {
  await expect(page.locator('lw-sizer:defined')).toBeAttached();
  await expect(row(page, name)).toBeVisible();
  if ((await row(page, name).getAttribute('aria-expanded')) === 'false') await row(page, name).click();
  await expect(part(page, name)).toBeVisible();
  return part(page, name);
}

/** Opens what the answer can be taken along as. */
export const openExport = (page: Page): Promise<void> => page.getByText('Share or export', { exact: true }).click();
