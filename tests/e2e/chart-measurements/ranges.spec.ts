// A measured range is a filled band, an assumed one an outline in dashes; words say which it is.
import type { Page } from '@playwright/test';
import { query } from '../../../site/duckdb/dataset-build.ts';
import { expect, test } from '../fixtures.ts';

/** The set with most rows of which all ranges are of one kind: which one that is changes with the data. */
async function setWith(basis: string): Promise<string> {
  const [found] = await query<{ set_id: string }>(
    `SELECT set_id FROM measurements WHERE range_basis IS NOT NULL GROUP BY set_id
     HAVING bool_and(range_basis = '${basis}') ORDER BY count(*) DESC, set_id LIMIT 1`,
  );
  if (!found) throw new Error(`no set has only ${basis} ranges`);
  return found.set_id;
}

const look = (page: Page, basis: string) =>
  page
    .locator(`.lw-drawing[data-size="wide"] .lw-band-${basis}`)
    .first()
    .evaluate((band) => {
      const { fill, strokeDasharray } = getComputedStyle(band);
      return { filled: fill !== 'none', dashed: strokeDasharray !== 'none' };
    });

test('a set whose ranges were measured has a filled band', async ({ page }) => {
  await page.goto(`/data/charts/ceiling/?set=${await setWith('measured')}`);
  const drawing = page.locator('.lw-drawing[data-size="wide"]');
  await expect(drawing.getByText('measured range')).toBeVisible();
  await expect(drawing.getByText('assumed range')).toHaveCount(0);
  expect(await look(page, 'measured')).toEqual({ filled: true, dashed: false });
});

test('a set whose range is assumed has a band in dashes, and its table says so', async ({ page }) => {
  await page.goto('/data/charts/ceiling/');
  await page.getByLabel('Set').fill(await setWith('assumed'));
  await page.getByLabel('Set').press('Enter');
  const drawing = page.locator('.lw-drawing[data-size="wide"]');
  await expect(drawing.getByText('assumed range')).toBeVisible();
  await expect(drawing.getByText('measured range')).toHaveCount(0);
  expect(await look(page, 'assumed')).toEqual({ filled: false, dashed: true });
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('cell', { name: /MB\/s \(assumed\)$/ }).first()).toBeVisible();
});
