// What a text shows: the verdict, the findings with their causes, the chain, the lines that say so, and the way onwards.
import type { Page } from '@playwright/test';
import { examples } from '../../../site/diagnosis/page/examples.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { field, files, open, textFile, verdict } from './page.ts';

/** Two computers, told apart by the names in their prompts. */
const TWO = `jane@alpha:~$ lsusb -t
/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/10p, 480M
    |__ Port 003: Dev 004, If 0, Class=Mass Storage, Driver=usb-storage, 480M
jane@alpha:~$ lsblk -o NAME,SIZE,TYPE,TRAN,ROTA,MODEL
NAME SIZE TYPE TRAN ROTA MODEL
sda  3.6T disk sata    1 EXAMPLE HD 4000

jane@beta:~$ lsblk -o NAME,SIZE,TYPE,TRAN,ROTA,MODEL
NAME      SIZE TYPE TRAN ROTA MODEL
sda     931.5G disk sata    0 Example SSD 1000
nvme0n1   1.8T disk nvme    0 EXAMPLE NV2000
`;

const finding = (page: Page, id: string) =>
  page.locator('[data-finding]').filter({ has: page.getByRole('link', { name: id }) });

test('a narrow link is found, with its cause, its command and its line, and opens in the sizer', async ({ page }) => {
  await open(page);
  await field(page).fill(examples.nvme);
  await expect(verdict(page)).toContainText('x2');
  const narrow = finding(page, 'LD101');
  await expect(narrow).toContainText('Problem');
  await expect(narrow).toContainText(/x2.*x4/);
  // Pasted figures are held against the chain.
  await expect(page.locator('.lw-judged tbody tr').first()).toContainText(/nvme0n1.*3\.58/s);
  await narrow.getByText(/other possible causes?$/).click();
  await expect(narrow.locator('code').filter({ hasText: 'sudo lspci -vv' }).first()).toBeVisible();

  await narrow.getByRole('button', { name: /^Show line/ }).click();
  const marked = page.locator('.lw-lines [data-marked]');
  await expect(marked).toBeFocused();
  await expect(marked).toContainText(/LnkSta:.*Width x2/);

  await expect(page.locator('[data-chain] .lw-map').first()).toBeAttached();
  await page.getByRole('link', { name: 'Open in the sizer' }).click();
  await expect(page).toHaveURL(/\/sizer\/\?/);
  await expect(page.locator('.lw-path')).toContainText('PCIe 4.0 ×2');
});

test('by keyboard alone: from the text to the line that says it, and on to the sizer', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.insertText(examples.nvme);
  const toAnswer = page.getByRole('link', { name: 'Go to the answer' });
  await expect(toAnswer).toBeVisible();
  await toAnswer.focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  const tabTo = async (name: RegExp) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let presses = 0; presses < 60 && !name.test(await focused()); presses++) {
      await page.keyboard.press('Tab');
    }
    expect(await focused()).toMatch(name);
  };
  await tabTo(/^Show line/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.lw-lines [data-marked]')).toBeFocused();
  await verdict(page).focus();
  await tabTo(/^Open in the sizer$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sizer\/\?/);
});

test('what is assumed is marked in words', async ({ page }) => {
  await open(page);
  await field(page).fill(examples.card);
  await expect(page.locator('[data-stop][data-assumed]').first()).toContainText('Assumed');
  await expect(page.locator('[data-stop][data-assumed]').first()).toContainText('Read rate');
});

test('two machines in one paste are a choice', async ({ page }) => {
  await open(page);
  await field(page).fill(TWO);
  const choice = page.getByLabel(/^The text shows 2 machines/);
  await expect(choice).toBeVisible();
  const path = page.locator('.lw-path');
  await expect(path).toContainText('EXAMPLE HD 4000');
  await choice.selectOption({ index: 1 });
  await expect(path).toContainText('Example SSD 1000');
  await expect(path).not.toContainText('EXAMPLE HD 4000');
});

test('link and report are copied: without the text of the paste, and with the verdict and the command', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await field(page).fill(examples.nvme);
  const copiedBy = async (name: string): Promise<string> => {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const report = await copiedBy('Copy report as Markdown');
  expect(report).toContain((await verdict(page).textContent())?.trim());
  expect(report).toContain('LD101');
  expect(report).toMatch(/`sudo lspci -vv/);
  expect(report).toMatch(/\/sizer\/\?/);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden();
  const link = await copiedBy('Copy link to this build');
  expect(link).toContain('/sizer/?');
  expect(decodeURIComponent(link)).not.toMatch(/LnkSta|sold|hdparm/);
});

test('the figures go on to the check of contributions, with the link read', { tag: '@night' }, async ({ page }) => {
  await open(page);
  await field(page).fill(examples.nvme);
  await page.getByRole('button', { name: 'Contribute these results' }).click();
  await expect(page).toHaveURL(/\/contribute\/check\/$/);
  await expect(page.locator('[data-extracted]')).toContainText('3.58 GB/s');
  await expect(page.locator('[data-extracted]')).toContainText('runs.link_lanes: 2');
});

test('of many findings twenty are shown at a time', { tag: '@night' }, async ({ page }) => {
  const port = (_: unknown, index: number) =>
    `[    1.0${10 + index}] ata${index + 1}: SATA link up 1.5 Gbps (SStatus 113 SControl 310)`;
  await open(page);
  await field(page).fill(Array.from({ length: 45 }, port).join('\n'));
  const locator = page.locator('[data-rows="finding"] > li');
  await expect(locator).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 20 more findings' }).click();
  await expect(locator).toHaveCount(40);
  await expect(locator.nth(20).getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Show 5 more findings' }).click();
  await expect(locator).toHaveCount(45);
  await expect(page.getByRole('button', { name: /more findings?$/ })).toHaveCount(0);
});

test('every fact can be looked up in its table', { tag: '@night' }, async ({ page }) => {
  await open(page);
  await field(page).fill(examples.usb);
  await page.getByText(/^All \d+ facts in this output$/).click();
  await expect(page.locator('.lw-facts-table tbody tr').first()).toContainText('line');
});

test('a phone shows all of it, no wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page);
  await files(page).setInputFiles([textFile('usb.txt', examples.usb), textFile('card.txt', examples.card)]);
  await expect(verdict(page)).toBeFocused();
  await expect(verdict(page)).toBeInViewport();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await expectAccessible(page);
});
