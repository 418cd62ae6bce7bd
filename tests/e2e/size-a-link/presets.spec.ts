// Every question of every calculator, from the catalogue: the page gives the core's answer, in words and numbers, and
// marks the question.

import { refused } from '../../../calc-wasm/js/calc.ts';
import { catalog } from '../../../calc-wasm/js/declared.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { headline, headlineParts } from '../../../site/calculator/headline.ts';
import { calculatorLink, calculatorNamed } from '../../../site/common/query.ts';
import { sample } from '../../support/exhaustive.ts';
import { expect, test } from '../fixtures.ts';
import { reopen } from '../reopen.ts';

for (const calculator of sample(catalog)) {
  test(`${calculator.name} answers the questions that people bring`, async ({ page }) => {
    for (const [index, { question, inputs, answer: asked }] of calculator.presets.entries()) {
      const answer = calculate(calculator.name, inputs);
      if (refused(answer)) throw new Error(`${question}: ${JSON.stringify(answer.error)}`);
      const said = headline(answer, headlineParts(calculator), { asked });
      const link = calculatorLink(calculator.name, inputs, asked);
      await (index === 0 ? page.goto(link) : reopen(page, link));
      await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
      await expect(page.locator('[data-headline="value"]'), question).toHaveText(said.value);
      await expect(page.locator('[data-headline="note"]'), question).toHaveText(said.note);
      await expect(page.locator('[data-headline="limit"]'), question).toHaveText(said.limit);
      await expect(page.locator('[aria-invalid="true"]'), question).toHaveCount(0);
      await expect(page.locator('[data-presets] [aria-current]'), question).toHaveText(question);
    }
  });
}

test('questions are folded but for the one that is answered, and open by keyboard', async ({ page }) => {
  await page.goto('/calculators/pcie/');
  const links = page.getByRole('navigation', { name: 'Questions people ask' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('aria-current', 'true');
  await page.getByText('Questions people ask').focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(calculatorNamed('pcie').presets.length);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
});

test('a question is unmarked once the inputs are others', async ({ page }) => {
  await page.goto('/calculators/sas/');
  await page.getByText('Questions people ask').click();
  await page.getByRole('link', { name: 'How fast are 24 SATA drives behind one SAS-2 cable?' }).click();
  const marked = page.locator('[data-presets] [aria-current]');
  await expect(marked).toHaveText('How fast are 24 SATA drives behind one SAS-2 cable?');
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.getByLabel('Drives', { exact: true }).fill('23');
  await expect(marked).toHaveCount(0);
});
