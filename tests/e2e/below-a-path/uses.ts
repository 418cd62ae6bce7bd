// What a reader first does with each element that does something.
import type { Locator, Page } from '@playwright/test';
import { brokenSet } from '../contribute-a-measurement/broken-set.ts';
import { expect } from './below.ts';

/** Takes another choice in the first field that has one. A chart in other people's pages has none. */
async function chooseAnother(within: Locator): Promise<void> {
  const field = within.locator('select:visible:enabled:has(option:enabled:not(:checked))').first();
  if ((await field.count()) === 0) return;
  await field.selectOption(
    await field.evaluate(({ options }: HTMLSelectElement) => {
      const other = [...options].find((option) => !option.selected && option.value !== '');
      return other?.value ?? '';
    }),
  );
}

/** Types what no field takes: what is said of it needs room too. */
async function typeNonsense(within: Locator): Promise<void> {
  const field = within.locator('input[type="text"]:visible:enabled:not([readonly])').first();
  if ((await field.count()) > 0) await field.fill('1,000 ??');
}

async function chooseAndType(within: Locator): Promise<void> {
  await chooseAnother(within);
  await typeNonsense(within);
}

/** By the name of the element. Lines to paste, addresses to copy and links to languages follow the others. */
export const uses: Record<string, (element: Locator, page: Page) => Promise<void>> = {
  'lw-calculator': chooseAndType,
  'lw-compare': chooseAndType,
  'lw-sizer': async (element) => {
    await element.locator('[data-open]:visible').first().or(element.locator('summary')).first().click();
    await chooseAndType(element);
  },
  'lw-planner': chooseAndType,
  'lw-box': async (element) => {
    await element.locator('[data-example]').first().click();
    await expect(element.locator('[data-box="text"]')).toBeVisible();
  },
  'lw-diagnose': async (element) => {
    // The first example holds a finding with causes, a chain with a part that is assumed, and facts.
    await element.locator('[data-example]').first().click();
    await expect(element.locator('[data-finding]').first()).toBeVisible();
  },
  'lw-chart': chooseAnother,
  // A number and nothing to choose.
  'lw-live-value': async () => {},
  'lw-compare-measurements': typeNonsense,
  'lw-latency-target': chooseAndType,
  'lw-languages': async () => {},
  // Says something only when a newer version was built.
  'lw-update': async () => {},
  'lw-offline': async (element) => {
    await expect(element.locator('[data-keep]')).toBeVisible();
  },
  'lw-search': async (element, page) => {
    const opens = element.locator('[data-search-open]');
    if ((await opens.count()) > 0) {
      await opens.click();
      await element.locator('input').fill('pcie');
      await expect(element.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
    } else {
      // On its own page, what it says of nothing.
      await element.locator('input').fill('q0w1x2y3z');
      await expect(element.locator('[data-search-missing]')).toBeVisible();
    }
  },
  'lw-term': async (element) => {
    await element.hover();
    await expect(element.locator('[popover]')).toBeVisible();
    await element.getByRole('button').press('Escape');
  },
  'lw-share': async () => {},
  'lw-missing-embed': async () => {},
  // Its frame is another page, which is looked at by itself.
  'lw-live': async () => {},
  'lw-sample': async () => {},
  'lw-embed': async (element, page) => {
    await element.getByRole('button').first().click();
    await expect(element.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'lw-dataset': async (element, page) => {
    const rows = element.locator('[data-count]');
    const before = (await rows.textContent()) ?? '';
    await element.locator('[data-facet] input[type="checkbox"]:visible').first().click();
    await expect(rows).not.toHaveText(before);
    await expect(page.locator('[data-engine] progress')).toBeHidden();
  },
  'lw-sql': async (element) => {
    // Names of its own: those of a reader's query are no words of the page.
    await element
      .getByRole('textbox')
      .first()
      .fill('SELECT link_kind AS k1, count(*) AS n1 FROM measurements GROUP BY ALL');
    await element.locator('button[type="submit"]').click();
    await expect(element.locator('[data-sql-result] td').first()).toBeVisible();
  },
  'lw-check': async (element) => {
    const folder = element.locator('input[type="file"][webkitdirectory]');
    if ((await folder.count()) === 0) return;
    const broken = brokenSet();
    await folder.setInputFiles(broken.folder);
    await expect(element.locator('[data-findings] tbody tr').first()).toBeVisible();
    broken.remove();
  },
};
