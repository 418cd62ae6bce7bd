// Nothing moves under the eye of a reader while a page and its programs arrive.
import { expect, test } from '../fixtures.ts';
import { watch } from '../settled.ts';
import { moved } from './looks.ts';

const PAGES = [
  ...([
    '/',
    '/sizer/',
    '/planner/',
    '/diagnose/',
    '/boards/',
    '/boards/supermicro-x11ssh-f/',
    '/calculators/',
  ] as const),
  ...(['/calculators/pcie/', '/calculators/raid/', '/data/', '/data/figures/', '/data/api/', '/articles/'] as const),
  ...(['/questions/', '/accuracy/'] as const),
];

for (const path of PAGES) {
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
