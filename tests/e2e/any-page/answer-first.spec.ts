// The answer of a page that computes one stands in the first part of a screen, whatever comes with it.
import { catalog } from '../../../calc-wasm/js/generated/catalog.ts';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'block' });

const DEEPEST = 350;

for (const width of [1440, 768]) {
  test(`at ${width} px every answer ends above ${DEEPEST} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const calculators = catalog.map(({ name }) => `/calculators/${name}/`);
    for (const path of [...calculators, '/sizer/', '/planner/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const box = await page.locator('.lw-answer output').boundingBox();
      expect.soft((box?.y ?? DEEPEST) + (box?.height ?? 0), path).toBeLessThanOrEqual(DEEPEST);
    }
  });
}
