// Figures that the diagnosis of a machine hands to the check of contributions.
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Extraction } from '../../../datasets/tools/readers/measurement.ts';
import { extractionOf } from '../../../site/diagnosis/join/extraction.ts';
import { aDrive, aFunction, aMachine, aMeasurement, told } from '../../../site/diagnosis/join/machine-testing.ts';
import { sample } from '../../support/exhaustive.ts';
import { expect, expectAccessible, saved, test } from '../fixtures.ts';

/** As the page that hands over keeps it. */
const KEY = 'lanewise-handed-figures';

function handed(): Extraction {
  const figure = aMeasurement({ block_size: 131_072, queue_depth: 32, jobs: 1 });
  return extractionOf(
    aMachine({
      functions: [
        aFunction('0000:01:00.0', {
          capable: told({ speed: '16GT/s', rate: 16e9, lanes: 4 }),
          running: told({ speed: '8GT/s', rate: 8e9, lanes: 2 }),
        }),
      ],
      drives: [aDrive('nvme0n1', { model: told('Example SSD 1TB'), protocol: 'NVMe', address: '0000:01:00.0' })],
      figures: [{ measurement: figure, target: 'nvme0n1' }],
    }),
    [figure],
  );
}

async function arrive(page: Page, kept: string): Promise<void> {
  await page.goto('/contribute/');
  await page.evaluate(([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''), [KEY, kept]);
  await page.goto('/contribute/check/');
}

test('figures from a diagnosis become a set with their link, and are not kept in the tab', async ({ page }) => {
  await arrive(page, JSON.stringify(handed()));
  await expect(page.getByText('From your diagnosis: 1 result')).toBeVisible();
  await expect(page.locator('[data-verdict]')).toHaveText('1 result, not a set yet');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page.locator('[data-facts]')).toContainText('runs.link_lanes: 2');
  // What is known is not asked.
  await expect(page.locator('[data-set]').getByLabel('Link', { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.locator('[data-set] details summary').click();
  await page.getByLabel('Name of the set').fill('my-diagnosis');
  await page.getByLabel('Contributor').fill('A. Tester');
  await page.getByLabel('Licence').selectOption('CC0-1.0');
  await page.getByRole('button', { name: 'Make and check the set' }).click();
  const files = unzipSync((await saved(page, 'Download as zip')).bytes);
  expect(new TextDecoder().decode(files['my-diagnosis/runs.csv'])).toContain(',pcie,3.0,2,');
  expect(new TextDecoder().decode(files['my-diagnosis/results.csv'])).toContain(',1600000000,');
});

test('figures from a diagnosis can be discarded, and are gone after a reload', async ({ page }) => {
  await arrive(page, JSON.stringify(handed()));
  await page.getByRole('button', { name: 'Discard these results' }).click();
  await expect(page.getByRole('status')).toHaveText('The results are discarded.');
  await expect(page.getByLabel('Files', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.locator('lw-check[data-ready]')).toBeVisible();
  await expect(page.getByText('From your diagnosis')).toBeHidden();
  await expect(page.locator('[data-result]')).toBeHidden();
});

for (const kept of sample(['{"measurements":[{}],"facts":[],"notices":[]}', '{', '[]'])) {
  test(`what is no extraction is passed over: ${kept}`, async ({ page }) => {
    await arrive(page, kept);
    await expect(page.locator('lw-check[data-ready]')).toBeVisible();
    await expect(page.getByText('From your diagnosis')).toBeHidden();
    await expect(page.locator('[data-result]')).toBeHidden();
  });
}
