// Every part of the pages, photographed in both themes and languages: a change that nobody meant shows here. The font is
// pinned, since each system has another.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';

const { resolve } = createRequire(import.meta.url);
const ALPHABETS = { latin: 'U+0000-00FF, U+2000-206F, U+2190-22FF', cyrillic: 'U+0400-04FF' };
const font = (alphabet: string, weight: number): string =>
  readFileSync(resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff2`)).toString('base64');

const FONT = Object.entries(ALPHABETS)
  .flatMap(([alphabet, range]) =>
    [400, 700].map(
      (weight) =>
        `@font-face { font-family: Pinned; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/woff2;base64,${font(alphabet, weight)}); }`,
    ),
  )
  .concat(':root { --lw-font: Pinned; --lw-font-code: Pinned; }')
  .join('\n');

// The page's own policy allows no style and no font of a test.
test.use({ bypassCSP: true, viewport: { width: 768, height: 900 } });

const LOOKS = [
  ['', 'light'],
  ['ru/', 'dark'],
  ['', 'dark'],
  ['ru/', 'light'],
] as const;
for (const [language, colorScheme] of sample(LOOKS, 2)) {
  test(`every part of the pages looks as it did: ${language || 'en/'} ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/${language}style/`);
    await page.addStyleTag({ content: FONT });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px Pinned`, 'aя')));
    });
    await expect(page.locator('main')).toHaveScreenshot({ maxDiffPixelRatio: 0.02 });
  });
}
