// A pasted line gives its frame the height that it needs. A page test says whether an embed has changed since it was
// measured; a browser measures a few again, and with EXHAUSTIVE every kind in every language.
import type { Page } from '@playwright/test';
import { catalog } from '../../../calc-wasm/js/generated/catalog.ts';
import { offered } from '../../../scripts/embed-addresses.ts';
import { drawn, shown, tallestOf } from '../../../scripts/embed-height.ts';
import { addressOf } from '../../../site/embed/addresses.ts';
import { heightOf, heightsOf, reducedHeights } from '../../../site/embed/height.ts';
import { type Height, lineOf } from '../../../site/embed/line.ts';
import { measured } from '../../../site/embed/measured.ts';
import { reductions } from '../../../site/embed/parameters.ts';
import { exhaustive } from '../../exhaustive.ts';
import { atRoot } from '../../pages/built.ts';
import { expect, test } from '../fixtures.ts';
import { hostPage } from './host-page.ts';

/** The largest share of a frame that may be empty. */
const EMPTY = 0.15;

const ENGLISH = 'en';
/** One of each kind, and the calculator whose words take most room. */
const SAMPLE = ['raid', 'value/pcie', 'chart/latency', 'compare-arrays', 'sizer'];

/** Of the questions of a calculator one: their frames differ in numbers only. */
const every = offered.filter(({ embed }) => {
  const [name = '', slug] = embed.split('/');
  const questions = catalog.find((calculator) => calculator.name === name)?.presets;
  return !questions || slug === undefined || questions[0]?.slug === slug;
});

/** How much of a frame is empty at each width; it must neither scroll nor be too narrow for its content. */
async function emptyIn(page: Page, src: string, height: Height): Promise<number[]> {
  const shownAs = { src, full: src, caption: '', chosen: {} };
  const host = await hostPage(
    `<body style="margin:0">${lineOf({ title: src, ...height }, shownAs)}`,
  );
  await page.goto(host.url);
  await shown(page.frameLocator('iframe'));
  const frame = page.frames()[1];
  const empty: number[] = [];
  for (const width of [320, 480, 768]) {
    await page.setViewportSize({ width, height: 900 });
    if (frame) await drawn(frame);
    const { room, content, scrolled, across } = (await frame?.evaluate(() => ({
      room: window.innerHeight,
      content: document.documentElement.getBoundingClientRect().height,
      scrolled: document.documentElement.scrollHeight,
      across: document.documentElement.scrollWidth,
    }))) ?? { room: 0, content: 0, scrolled: 1, across: Number.POSITIVE_INFINITY };
    expect(across, `${width} px wide`).toBeLessThanOrEqual(width);
    expect(scrolled, `scrolls inside at ${width} px`).toBeLessThanOrEqual(room);
    empty.push(1 - content / room);
  }
  host.close();
  return empty;
}

const languages = Object.entries(atRoot.pages);
/** A translation, whose words take more room. */
const longest = languages.at(-1)?.[0];

const frames = languages.flatMap(([tag, pages]) =>
  every
    .filter(({ embed }) =>
      exhaustive
        ? tag === ENGLISH || SAMPLE.includes(embed)
        : tag === longest && SAMPLE.includes(embed),
    )
    .map((version) => ({ version, tag, pages })),
);

for (const { version, tag, pages } of frames) {
  const { embed } = version;
  test(`the frame of ${embed} in ${tag} holds it with little left over at 320, 480 and 768 px`, async ({
    page,
    baseURL,
  }) => {
    const src = `${baseURL}${pages}embed/${addressOf(version)}/`;
    for (const empty of await emptyIn(page, src, heightOf(embed, tag))) {
      expect.soft(empty, 'empty').toBeLessThanOrEqual(EMPTY);
    }
  });

  if (!exhaustive) continue;
  test(`the height of ${embed} in ${tag} is that of its tallest preset: run npm run embed-heights`, async ({
    page,
    baseURL,
  }) => {
    const tallest = await tallestOf(page, `${baseURL}${pages}`, version);
    for (const [index, height] of tallest.entries()) {
      // Fonts differ a little from one machine to the next.
      expect(height).toBeLessThanOrEqual(heightsOf(embed, tag)[index] ?? 0);
      const known = measured[tag]?.[embed]?.heights[''][index] ?? 0;
      expect(height).toBeGreaterThan(known * 0.95);
    }
  });
}

/** Of calculators one with presets of many kinds, and the embeds that are none. */
const reduced = ['raid', 'sizer/ssds-on-jmb585', 'compare-arrays'].flatMap((embed) =>
  reductions.map((reduction) => ({ embed, reduction })),
);

for (const { embed, reduction } of exhaustive ? reduced : reduced.slice(0, 1)) {
  test(`the frame of ${embed} with ${reduction} is no taller than what it still shows`, async ({
    page,
    baseURL,
  }) => {
    const version = offered.find((one) => one.embed === embed);
    if (!version) throw new Error(`${embed} is not offered`);
    const height = reducedHeights(embed)[reduction];
    if (!height) throw new Error(`${embed} with ${reduction} was not measured`);
    expect(height.tallest).toBeLessThanOrEqual(heightOf(embed).tallest);
    const src = `${baseURL}/embed/${addressOf(version)}/?${reduction}`;
    for (const empty of await emptyIn(page, src, height)) {
      // A line more or less is a larger share of a frame that holds the answer alone.
      expect.soft(empty, 'empty').toBeLessThanOrEqual(reduction === 'controls=none' ? 0.4 : EMPTY);
    }
  });
}
