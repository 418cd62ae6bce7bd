import type { Page, Request } from '@playwright/test';

/** In ms: a page that asks for nothing so long rests. The runner's own "networkidle" never came for one long page. */
const SILENCE = 500;

/** In ms. Then the test says what the page waits for. */
const PATIENCE = 60_000;

/**
 * Gives back what waits until the page asks for nothing more by itself. Half a second of silence is not enough
 * where machines are shared: a script that has arrived may not have had its turn.
 */
export function watch(page: Page): () => Promise<void> {
  let asked = 0;
  const open = new Set<Request>();
  page.on('request', (request) => {
    asked += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const end = performance.now() + PATIENCE;
    for (let before = -1; before !== asked || open.size > 0; ) {
      if (performance.now() > end) {
        throw new Error(`the page still asks: ${[...open].map((request) => request.url()).join(', ')}`);
      }
      before = asked;
      // Past two frames whatever is near the window has been told so; when idle, scripts have run.
      await page.evaluate(async (silence) => {
        await new Promise((resolve) => setTimeout(resolve, silence));
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      }, SILENCE);
    }
  };
}
