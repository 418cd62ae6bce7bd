// A pasted line gives its frame a declared height. Nothing in the frame is cut off, in any state that a preset brings.
import type { Page } from '@playwright/test';
import { catalog } from '../../../calc-wasm/js/declared.ts';
import { offered } from '../../../site/build/embed-addresses.ts';
import { calculatorLink } from '../../../site/common/query.ts';
import { addressOf } from '../../../site/embed/addresses.ts';
import { heightsOf, reductionsOf, starts } from '../../../site/embed/height.ts';
import type { Reduction } from '../../../site/embed/parameters.ts';
import { atRoot } from '../../pages/built.ts';
import { exhaustive, sample } from '../../support/exhaustive.ts';
import { drawn, expect, test } from '../fixtures.ts';

/** One of each kind; the calculator is the one whose words take most room. */
const SAMPLE = ['compare-arrays', 'value/pcie', 'chart/latency', 'sizer'];
const embeds = offered.filter(({ embed }) => exhaustive || SAMPLE.includes(embed));

/** What a frame is opened with: as served, and each preset of a calculator. */
function queriesOf(embed: string): string[] {
  const calculator = catalog.find(({ name }) => name === embed);
  const links = calculator?.presets.map(({ inputs, answer }) => calculatorLink(calculator.name, inputs, answer));
  return ['', ...sample((links ?? []).map((link) => new URL(link, 'http://localhost').search))];
}

async function expectWhole(page: Page, embed: string, reduction?: Reduction): Promise<void> {
  await page
    .locator(
      // A chart without a choice has no script.
      ':is(lw-calculator, lw-chart, lw-compare, lw-live-value, lw-sizer)[data-ready]:not([data-unread]), main > figure.lw-chart',
    )
    .first()
    .waitFor();
  for (const [index, start] of starts.entries()) {
    const width = Math.max(start, 320);
    const height = heightsOf(embed, reduction)[index] ?? 0;
    await page.setViewportSize({ width, height });
    await drawn(page);
    const [needed, across] = await page.evaluate(() => [
      document.documentElement.getBoundingClientRect().height,
      document.documentElement.scrollWidth,
    ]);
    expect.soft(needed, `height at ${width} px, ${page.url()}`).toBeLessThanOrEqual(height);
    expect.soft(across, `width at ${width} px, ${page.url()}`).toBeLessThanOrEqual(width);
  }
}

for (const [tag, pages] of Object.entries(atRoot.pages)) {
  for (const { embed, version } of embeds) {
    test(`a frame of ${embed} in ${tag} is tall enough at every width`, async ({ page }) => {
      const address = `${pages}embed/${addressOf({ embed, version })}/`;
      for (const query of queriesOf(embed)) {
        await page.goto(address + query);
        await expectWhole(page, embed);
      }
      for (const reduction of reductionsOf(embed)) {
        await page.goto(`${address}?${reduction}`);
        await expectWhole(page, embed, reduction);
      }
    });
  }
}
