import type { Page } from '@playwright/test';

/**
 * Gives back what waits until the page asks for nothing more by itself. Half a second of silence is not enough
 * where machines are shared: a script that has arrived may not have had its turn.
 */
export function watch(page: Page): () => Promise<void> {
  let asked = 0;
  let open = 0;
  page.on('request', () => {
    asked += 1;
    open += 1;
  });
  page.on('requestfinished', () => {
    open -= 1;
  });
  page.on('requestfailed', () => {
    open -= 1;
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    for (let before = -1; before !== asked || open > 0; ) {
      before = asked;
      // Past two frames whatever is near the window has been told so; when idle, scripts have run.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 })),
            ),
          ),
      );
    }
  };
}
