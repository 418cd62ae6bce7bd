// The answer as a picture that stands on its own.
import type { Page } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';
import { expect, saved, test } from '../fixtures.ts';
import { openExport, opened, start } from './page.ts';

async function exported(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  await openExport(page);
  return saved(page, button);
}

test('as SVG it holds the answer and the address of the chain', async ({ page }) => {
  await page.goto(start);
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  const { name, bytes } = await exported(page, 'Download SVG');
  expect(name).toBe('chain.svg');
  const svg = bytes.toString('utf8');
  expect(svg).toMatch(/1\.82.GB\/s/);
  expect(svg).toContain('The LSI 9211-8i’s slot is the limit.');
  expect(svg.replaceAll(/<[^>]*>|\s/g, '')).toContain('drives=drive;on:hba;count:4');
});

for (const [scheme, paper] of sample([
  ['dark', [20, 24, 27]],
  ['light', [253, 253, 252]],
] as const)) {
  test(`as PNG it is painted, in the ${scheme} colours of the page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(start);
    const { name, bytes } = await exported(page, 'Download PNG');
    expect(name).toBe('chain.png');
    const painted = await page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const colours = new Set<string>();
      for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
      return { width: image.width, corner: [...data.slice(0, 3)], colours: colours.size };
    }, bytes.toString('base64'));
    expect(painted.width).toBe(1920);
    expect(painted.corner).toEqual([...paper]);
    expect(painted.colours).toBeGreaterThan(10);
  });
}
