// A measured range is a filled band, an assumed one an outline in dashes; words say which it is.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const look = (page: Page, basis: string) =>
  page
    .locator(`.lw-drawing[data-size="wide"] .lw-band-${basis}`)
    .first()
    .evaluate((band) => {
      const { fill, strokeDasharray } = getComputedStyle(band);
      return { filled: fill !== 'none', dashed: strokeDasharray !== 'none' };
    });

test('a set whose ranges were measured has a filled band', async ({ page }) => {
  await page.goto('/data/charts/ceiling/?set=pcie-link-measurements');
  const drawing = page.locator('.lw-drawing[data-size="wide"]');
  await expect(drawing.getByText('measured range')).toBeVisible();
  await expect(drawing.getByText('assumed range')).toHaveCount(0);
  expect(await look(page, 'measured')).toEqual({ filled: true, dashed: false });
});

test('a set whose range is assumed has a band in dashes, and its table says so', async ({
  page,
}) => {
  await page.goto('/data/charts/ceiling/');
  await page.getByLabel('Set').selectOption('fio-plot-microserver-gen8');
  const drawing = page.locator('.lw-drawing[data-size="wide"]');
  await expect(drawing.getByText('assumed range')).toBeVisible();
  await expect(drawing.getByText('measured range')).toHaveCount(0);
  expect(await look(page, 'assumed')).toEqual({ filled: false, dashed: true });
  await expect(page.getByRole('cell', { name: /MB\/s \(assumed\)$/ }).first()).toBeVisible();
});
