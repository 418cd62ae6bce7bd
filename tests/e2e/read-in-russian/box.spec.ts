// A reader of Russian asks the box: a machine, a calculator's question and something that is neither are answered in
// Russian, with its units and decimal commas, and what is asked back goes on in Russian.
import type { Page } from '@playwright/test';
import { asEnglish } from '../../support/russian.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const { words } = await asEnglish<typeof import('../../../site/ask/box.words.ts')>(
  import('../../../content/translations/ru/words/ask.box.ts'),
);

const part = (page: Page, name: string) => page.locator(`lw-box [data-box="${name}"]`);

async function asked(page: Page, text: string): Promise<void> {
  await page.goto('/ru/');
  await page.getByLabel(words.label).fill(text);
  await page.keyboard.press('Enter');
}

test('a machine', async ({ page }) => {
  await asked(page, '8 sata ssd на 9211-8i в слоте 2.0 x4');
  await expect(part(page, 'value')).toHaveText(/^1,82.ГБ\/.?с$/);
  await expect(part(page, 'text')).toHaveText(/^8 SSD вместе: 1,82.ГБ\/.?с; узкое место — слот \(PCIe 2\.0 x4\)\.$/);
  await expect(part(page, 'assumed')).toContainText('в пакете 256 Б полезных данных');
  await expect(part(page, 'read')).toContainText('ssd (SSD, остальное принято)');
  // Nothing of it is said to be in another language.
  await expect(part(page, 'answer').locator('[lang]')).toHaveCount(0);
  await expectAccessible(page);
});

test("a calculator's question", async ({ page }) => {
  await asked(page, '18тб в тиб');
  await expect(part(page, 'text')).toHaveText(/^18\sТБ = 16,371\sТиБ\.$/);
  await expect(part(page, 'link')).toHaveText(words.open.calculator);
});

test('what is asked back, and the answer that is chosen', async ({ page }) => {
  await asked(page, '4 nvme в слоте pcie 4.0 x8');
  await page.getByRole('button', { name: /^карта с коммутатором/ }).click();
  await expect(page.getByLabel(words.label)).toHaveValue(/, с коммутатором$/);
  await expect(part(page, 'value')).toHaveText(/^14,4.ГБ\/.?с$/);
});
