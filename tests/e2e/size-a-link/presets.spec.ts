// Every question of every calculator, from the catalogue: the page gives the core's answer, in words and numbers.

import { refused } from '../../../calc-wasm/js/calc.ts';
import { catalog } from '../../../calc-wasm/js/generated/catalog.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { headline, headlineParts } from '../../../site/calculator/headline.ts';
import { calculatorLink } from '../../../site/common/query.ts';
import { expect, test } from '../fixtures.ts';
import { reopen } from '../reopen.ts';

for (const calculator of catalog) {
  test(`${calculator.name} answers the questions that people bring`, async ({ page }) => {
    for (const [index, { question, inputs }] of calculator.presets.entries()) {
      const answer = calculate(calculator.name, inputs);
      if (refused(answer)) throw new Error(`${question}: ${JSON.stringify(answer.error)}`);
      const said = headline(answer, headlineParts(calculator));
      const link = calculatorLink(calculator.name, inputs);
      await (index === 0 ? page.goto(link) : reopen(page, link));
      await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
      await expect(page.locator('[data-headline="value"]'), question).toHaveText(said.value);
      await expect(page.locator('[data-headline="limit"]'), question).toHaveText(said.limit);
      await expect(page.locator('[aria-invalid="true"]'), question).toHaveCount(0);
    }
  });
}
