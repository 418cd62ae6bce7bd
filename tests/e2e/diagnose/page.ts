// What the tests of the diagnosis share: where things stand on the page.
import { expect, type Locator, type Page } from '@playwright/test';

export const PATH = '/diagnose/';

export const field = (page: Page): Locator => page.getByLabel('Output of your machine');
export const files = (page: Page): Locator => page.getByLabel('Or choose text files');
export const verdict = (page: Page): Locator => page.locator('[data-verdict]');
export const status = (page: Page): Locator => page.locator('lw-diagnose [data-status]');

/** The page, once it takes what is pasted. */
export async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(field(page)).toBeEnabled();
}

export const textFile = (name: string, text: string | Uint8Array) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Lets the core of the chain never arrive, so that a reading takes as long as a test needs. */
export async function holdTheCore(page: Page): Promise<() => Promise<void>> {
  const pattern = /lanewise-chain.*\.wasm/;
  await page.route(pattern, () => {});
  return () => page.unroute(pattern);
}
