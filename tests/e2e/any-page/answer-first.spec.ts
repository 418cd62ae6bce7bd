// The answer of a page that computes one stands in the first part of a screen, whatever comes with it.
import { catalog } from '../../../calc-wasm/js/declared.ts';
import { sample } from '../../support/exhaustive.ts';
import { expect, test } from '../fixtures.ts';

const DEEPEST = 350;
/** The sizer begins with the field in which its machine is described. */
const BELOW_THE_BOX = 530;

for (const width of sample([1440, 768])) {
  test(`at ${width} px every answer ends in the first part of a screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const calculators = catalog.map(({ name }) => `/calculators/${name}/`);
    for (const path of [...calculators, '/sizer/', '/planner/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const box = await page.locator('.lw-answer output').boundingBox();
      const deepest = path === '/sizer/' ? BELOW_THE_BOX : DEEPEST;
      expect.soft((box?.y ?? deepest) + (box?.height ?? 0), path).toBeLessThanOrEqual(deepest);
    }
  });
}
