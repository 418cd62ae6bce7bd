// The dialog with the lines to paste.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Opens it, and leads to its lines. */
export async function openEmbed(page: Page, label = 'Embed this calculator'): Promise<Locator> {
  // The sizer keeps it with what else can be taken along.
  const folded = page.locator('details:not([open]):has(lw-embed) > summary');
  if ((await folded.count()) > 0) await folded.click();
  await page.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog', { name: label });
  await expect(dialog).toBeVisible();
  return dialog.getByRole('textbox', { name: label });
}

export const closeEmbed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};
