// A pasted line gives its frame the height that it needs, in every page it is put into.
import { catalog } from '../../../calc-wasm/js/generated/catalog.ts';
import { offered } from '../../../scripts/embed-addresses.ts';
import { classes, shown, tallestOf } from '../../../scripts/embed-height.ts';
import { addressOf } from '../../../site/embed/addresses.ts';
import { heightOf, heightsOf } from '../../../site/embed/height.ts';
import { heights, starts } from '../../../site/embed/heights.ts';
import { lineOf } from '../../../site/embed/line.ts';
import { expect, test } from '../fixtures.ts';
import { hostPage } from './host-page.ts';

/** The largest share of a frame that may be empty. */
const EMPTY = 0.15;

test('the heights are of the classes of widths that are measured', () => {
  expect(starts).toEqual([...classes.keys()]);
});

/** Of the questions of a calculator one: their frames differ in numbers only. */
const measured = offered.filter(({ embed }) => {
  const [name = '', slug] = embed.split('/');
  const questions = catalog.find((calculator) => calculator.name === name)?.presets;
  return !questions || slug === undefined || questions[0]?.slug === slug;
});

for (const version of measured) {
  const { embed } = version;
  test(`the frame of ${embed} holds it with little left over at 320, 480 and 768 px`, async ({
    page,
    baseURL,
  }) => {
    const src = `${baseURL}/embed/${addressOf(version)}/`;
    const shownAs = { src, full: src, caption: '', looks: {} };
    const line = lineOf({ title: embed, ...heightOf(embed) }, shownAs);
    const host = await hostPage(`<body style="margin:0">${line}`);
    await page.goto(host.url);
    await shown(page.frameLocator('iframe'));
    const frame = page.frames()[1];
    for (const width of [320, 480, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const { room, content, scrolled, across } = (await frame?.evaluate(() => ({
        room: window.innerHeight,
        content: document.documentElement.getBoundingClientRect().height,
        scrolled: document.documentElement.scrollHeight,
        across: document.documentElement.scrollWidth,
      }))) ?? { room: 0, content: 0, scrolled: 1, across: Number.POSITIVE_INFINITY };
      expect(across, `${width} px wide`).toBeLessThanOrEqual(width);
      expect(scrolled, `scrolls inside at ${width} px`).toBeLessThanOrEqual(room);
      expect.soft(1 - content / room, `empty at ${width} px`).toBeLessThanOrEqual(EMPTY);
    }
    host.close();
  });

  test(`the height of ${embed} is that of its tallest preset: run npm run embed-heights`, async ({
    page,
    baseURL,
  }) => {
    const tallest = await tallestOf(page, baseURL ?? '', version);
    for (const [index, height] of tallest.entries()) {
      // Fonts differ a little from one machine to the next.
      expect(height).toBeLessThanOrEqual(heightsOf(embed)[index] ?? 0);
      expect(height).toBeGreaterThan((heights[embed]?.[index] ?? 0) * 0.95);
    }
  });
}
