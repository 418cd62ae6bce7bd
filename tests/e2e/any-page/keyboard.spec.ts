// What holds for whoever uses the keyboard: the order of Tab is that of reading, and what has the focus is seen.
import type { Page } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';
import { expect, test } from '../fixtures.ts';

interface Stop {
  what: string;
  top: number;
  bottom: number;
  isSeen: boolean;
  isOutlined: boolean;
}

/** Where the focus is; nothing once it has left the page. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isUnder = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const middle = (top + bottom) / 2;
    // A part in the list beside a map is seen where the map marks it.
    const part = element instanceof HTMLElement ? element.dataset.of : undefined;
    const marked = part ? document.querySelectorAll(`g[data-of="${CSS.escape(part)}"][data-current] .lw-m-area`) : [];
    const isDrawn = [...marked].some((area) => area.getBoundingClientRect().width > 0);
    return {
      what: `${element.outerHTML.slice(0, 100)}`,
      top: top + scrollY,
      bottom: bottom + scrollY,
      isSeen: isDrawn || isUnder((left + right) / 2, middle) || isUnder(left + 3, middle),
      isOutlined: isDrawn || (outlineStyle !== 'none' && outlineWidth !== '0px'),
    };
  });

/** Enough to pass a form, its answer and what follows. */
const MOST = 60;

for (const path of sample(['/sizer/', '/data/figures/', '/calculators/raid/', '/planner/', '/data/'], 2)) {
  test(`on a phone, Tab goes through ${path} as it is read, and hides nothing that it reaches`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    // What marks a part in a map has come, and no answer is under way.
    await expect(page.locator('lw-sizer:not([data-ready])')).toHaveCount(0);
    await page.locator('main').focus();
    const stops: Stop[] = [];
    while (stops.length < MOST) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const next = await stop(page);
      if (!next) break;
      stops.push(next);
    }
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isSeen }) => !isSeen).map(({ what }) => what)).toEqual([]);
    expect(stops.filter(({ isOutlined }) => !isOutlined).map(({ what }) => what)).toEqual([]);
    const back = stops.filter(({ bottom }, index) => bottom <= (stops[index - 1]?.top ?? 0));
    expect(back.map(({ what }) => what)).toEqual([]);
  });
}

test('a table that is wider than a phone says so and can be scrolled by keys', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/calculators/compare-arrays/');
  const table = page.getByRole('region', { name: 'Layouts side by side' });
  const hint = page.getByText('Scroll sideways to see the rest.');
  await expect(hint).toHaveCount(1);
  await expect(table).toHaveAttribute('data-more-right', '');
  await expect(table).not.toHaveAttribute('data-more-left', '');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect(table).toHaveAttribute('data-more-left', '');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(hint).toHaveCount(0);
  await expect(table).not.toHaveAttribute('data-more-right', '');
  await expect(table).not.toHaveAttribute('tabindex', /.*/);
});

test('an answer is told once for several changes in a row', async ({ page }) => {
  await page.goto('/calculators/raid/');
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
  const status = page.locator('lw-calculator [data-status]');
  await expect(status).toHaveText(/^96.TB usable in RAID 6, of 128.TB raw\.$/);
  const told = await status.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        new MutationObserver(() => {
          texts.push(element.textContent ?? '');
          if (texts.at(-1)?.startsWith('192')) resolve(texts);
        }).observe(element, { childList: true, characterData: true, subtree: true });
        const drives = document.querySelector<HTMLInputElement>('[data-input="drives"]');
        for (const text of ['10x16TB', '12x16TB', '14x16TB']) {
          if (drives) drives.value = text;
          drives?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      }),
  );
  expect(told).toHaveLength(1);
});
