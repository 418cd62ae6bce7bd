// The range to expect: of the measurements on pages, of its version in frames, the same with and without scripts.
import type { Page } from '@playwright/test';
import { granted, type Inputs } from '../../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../../calc-wasm/js/generated/catalog.ts';
import { headline, headlineParts } from '../../../site/calculator/headline.ts';
import { calculatorLink, calculatorNamed } from '../../../site/common/query.ts';
import { ranged } from '../../../site/common/ranges-build.ts';
import { sample } from '../../support/exhaustive.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';

const said = (from: Pick<typeof ranged, 'calculate'>, name: CalculatorName, inputs: Inputs) => {
  const answer = granted(from.calculate(name, inputs));
  return headline(answer, headlineParts(calculatorNamed(name)));
};

async function shows(page: Page, { expected, coverage }: { expected: string; coverage: string }) {
  await expect(page.locator('[data-headline="expected"]')).toHaveText(expected);
  await expect(page.locator('[data-headline="coverage"]')).toHaveText(coverage);
}

const LINKS: [CalculatorName, Inputs][] = [
  ['pcie', { generation: '5.0', lanes: 16 }],
  ['dmi', { generation: '2.0' }],
  ['sata', { generation: '2.0' }],
  ['sas', { generation: 'SAS-2' }],
  ['usb', { generation: 'Thunderbolt 3' }],
  ['ethernet', { generation: '10G' }],
];

for (const [name, inputs] of sample(LINKS)) {
  test(`the range of ${name} follows the inputs and says what it rests on`, async ({ page }) => {
    await page.goto(`/calculators/${name}/`);
    await shows(page, said(ranged, name, {}));
    await page.goto(calculatorLink(name, inputs));
    await expect(page.locator('lw-calculator[data-ready]')).toBeAttached();
    const found = said(ranged, name, inputs);
    expect(found.coverage).toMatch(/\d+ sources?/);
    await shows(page, found);
  });
}

test('a frame of the newest version shows the range of its page', async ({ page }) => {
  await page.goto(`/embed/${newest('pcie')}/?generation=2.0&lanes=1`);
  await shows(page, said(ranged, 'pcie', { generation: '2.0', lanes: 1 }));
});

test('ends that are set by hand take the place of the measurements, and old links keep theirs', async ({ page }) => {
  await page.goto(`/calculators/pcie/?v=${versionToday('pcie')}&efficiency-low=0.8`);
  await expect(page.locator('[data-headline="expected"]')).toHaveText(/^Assumed range: 2\.87–3\.75.GB\/s\.$/);
  await expect(page.locator('[data-headline="coverage"]')).toHaveText('');
  await page.locator('.lw-fold > summary', { hasText: 'Expected range' }).click();
  const field = page.getByLabel('Lowest share');
  await expect(field).toHaveValue(/^80.%$/);
  await field.fill('');
  await shows(page, said(ranged, 'pcie', {}));
  await expect(page).toHaveURL(/\?v=\d+$/);
  await expect(field).toHaveAttribute('placeholder', 'from measurements');
});
