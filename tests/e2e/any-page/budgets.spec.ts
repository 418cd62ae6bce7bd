// Compressed bytes of each page type, as the browser received them, against the budgets of package.json.
import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures.ts';
import { type PageType, pages } from './pages.ts';

type Budget = Record<'js' | 'wasm' | 'total', number>;
const { budgets }: { budgets: Record<PageType['kind'], Budget> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const kindOf = (url: string): 'js' | 'wasm' | 'other' =>
  url.endsWith('.js') ? 'js' : url.includes('.wasm') ? 'wasm' : 'other';

for (const { path, kind } of pages) {
  test(`${path} keeps its budget`, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const urls = new Map<string, string>();
    const bytes = { js: 0, wasm: 0, other: 0 };
    cdp.on('Network.responseReceived', ({ requestId, response }) =>
      urls.set(requestId, response.url),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[kindOf(urls.get(requestId) ?? '')] += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const used: Budget = { ...bytes, total: bytes.js + bytes.wasm + bytes.other };
    for (const part of ['js', 'wasm', 'total'] as const) {
      expect(used[part] / 1000, `${part} of ${path} in kB`).toBeLessThanOrEqual(
        budgets[kind][part],
      );
    }
  });
}
