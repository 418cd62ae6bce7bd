// How tall an embed is: what `npm run embed-heights` writes down and the browser tests hold it to.
import type { Page } from '@playwright/test';
import { catalog } from '../calc-wasm/js/generated/catalog.ts';
import { calculatorLink } from '../site/common/query.ts';
import { addressOf, type Version } from '../site/embed/addresses.ts';
import { withReduction } from '../site/embed/height.ts';
import type { Reduction } from '../site/embed/parameters.ts';

/** The widths where a class begins, which is where the layout of embeds changes, and others to measure at. */
export const classes: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [320, 360, 399]],
  [400, [400, 440, 479]],
  [480, [480, 560, 639]],
  [640, [640, 700, 767]],
  [768, [768, 900, 1024, 1200]],
]);

/** The states of an embed that its frame must hold: as served, and what people bring to a calculator. */
function queriesOf(embed: string): string[] {
  const calculator = catalog.find(({ name }) => name === embed);
  const links = calculator?.presets.map(({ inputs, answer }) =>
    calculatorLink(calculator.name, inputs, answer),
  );
  return ['', ...(links ?? []).map((link) => new URL(link, 'http://localhost').search)];
}

/** Waits until it shows what its address asks for. */
export const shown = (page: Pick<Page, 'locator'>): Promise<void> =>
  page
    .locator(
      // A chart without a choice has no script.
      ':is(lw-calculator, lw-chart, lw-compare, lw-live-value, lw-sizer)[data-ready]:not([data-unread]), main > figure.lw-chart',
    )
    .first()
    .waitFor();

/** What follows a change of the width is drawn one frame later: a line above a table that has begun to scroll. */
export const drawn = (page: Pick<Page, 'evaluate'>): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** In a window as tall as frames are: a low one has larger letters. */
async function heightAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 2000 });
  await drawn(page);
  return page.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
}

/**
 * The tallest that it is in each class of widths, in any of its states, with what an author leaves of it.
 * @param pages Where the pages of its language begin: `http://localhost:4332/ru/`.
 */
export async function tallestOf(
  page: Page,
  pages: string,
  version: Version,
  reduction: Reduction | '' = '',
): Promise<number[]> {
  const tallest = [...classes].map(() => 0);
  for (const query of queriesOf(version.embed)) {
    await page.goto(`${pages}embed/${addressOf(version)}/${withReduction(query, reduction)}`);
    await shown(page);
    for (const [index, widths] of [...classes.values()].entries()) {
      for (const width of widths) {
        tallest[index] = Math.max(tallest[index] ?? 0, await heightAt(page, width));
      }
    }
  }
  return tallest;
}
