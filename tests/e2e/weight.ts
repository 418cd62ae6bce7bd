// What a page weighs, as a browser receives it, and what it may weigh.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { watch } from './settled.ts';

const { budgets }: { budgets: Record<string, Record<'js' | 'wasm' | 'total', number>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const kindOf = (url: string): 'js' | 'wasm' | 'other' =>
  url.endsWith('.js') ? 'js' : url.includes('.wasm') ? 'wasm' : 'other';

/**
 * Opens a page, waits until it rests, and holds its compressed bytes to the budget that it states.
 * @param wordier How many times as large scripts may be, where their words take more bytes than in English.
 */
export async function expectWithin(budget: string, path: string, page: Page, wordier = 1): Promise<void> {
  const limits = budgets[budget];
  if (!limits) throw new Error(`the page names no budget: give its layout one of ${Object.keys(budgets).join(', ')}`);
  const cdp = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const bytes = { js: 0, wasm: 0, other: 0 };
  cdp.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf(urls.get(requestId) ?? '')] += encodedDataLength;
  });
  await cdp.send('Network.enable');
  const settled = watch(page);
  await page.goto(path);
  await settled();
  const used = { ...bytes, total: bytes.js + bytes.wasm + bytes.other };
  for (const part of ['js', 'wasm', 'total'] as const)
    expect.soft(used[part] / 1000, `${part} in kB`).toBeLessThanOrEqual(limits[part] * (part === 'js' ? wordier : 1));
  await cdp.detach();
}
