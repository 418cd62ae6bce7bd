// Nothing moves under the eye of a reader while a page and its programs arrive.
import { sample } from '../../support/exhaustive.ts';
import { expect, test } from '../fixtures.ts';
import { watch } from '../settled.ts';
import { moved } from './looks.ts';

/** Those with most that arrives late come first: by day they stand for the others. */
const PAGES =
  '/ /sizer/ /calculators/raid/ /data/ /data/?find=none-such /data/compare/?device=samsung-980-pro-1tb /data/charts/queue-depth/?device=none /data/sql/?query=SELECT+1 /planner/ /diagnose/ /boards/ /boards/supermicro-x11ssh-f/ /calculators/ /calculators/pcie/ /data/figures/ /data/api/ /articles/ /questions/ /accuracy/'.split(
    ' ',
  );

for (const path of sample(PAGES, 7)) {
  test(`${path} moves nothing while it loads`, async ({ page }) => {
    const rested = watch(page);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await rested();
      expect(await moved(page), `${width} px`).toBeLessThanOrEqual(0.02);
    }
  });
}
