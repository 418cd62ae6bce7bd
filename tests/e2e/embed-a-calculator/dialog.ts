// The dialog with the lines to paste.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Opens the dialog and returns the field with the lines to paste. */
export async function openEmbed(page: Page, label = 'Embed this calculator'): Promise<Locator> {
  // In the sizer its button is inside the folded section of exports.
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
