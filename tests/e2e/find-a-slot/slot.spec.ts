// A person with a board by name: finds it, sees which slot has the lanes, and sizes a card in it.
import { expect, test } from '../fixtures.ts';

test('a board is found by its name in the search, though no other list has it', async ({ page }) => {
  await page.goto('/search/?q=prime+b650m-a+ax');
  const locator = page.getByRole('option', { name: /ASUS PRIME B650M-A AX/ }).first();
  await expect(locator).toBeVisible();
  await locator.click();
  await expect(page).toHaveURL(/\/boards\/asus-prime-b650m-a-ax\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ASUS PRIME B650M-A AX');
});

test('the list is narrowed by chipset and by the slots that one needs', async ({ page }) => {
  await page.goto('/boards/');
  await page.getByLabel(/Find a board/).fill('asus b650');
  await expect(page.getByRole('link', { name: 'ASUS PRIME B650M-A AX', exact: true })).toBeVisible();
  await page.getByLabel('M.2 sockets').selectOption('3 or more');
  await expect(page.getByRole('link', { name: 'ASUS PRIME B650M-A AX', exact: true })).toBeHidden();
  await page.getByLabel(/Find a board/).fill('no such board');
  await expect(page.getByRole('link', { name: 'the planner' })).toBeVisible();
});

test('in the sizer, each slot says what a card gives in it, and takes it', async ({ page }) => {
  await page.goto('/sizer/');
  const ask = page.getByRole('main').getByRole('textbox').first();
  await ask.fill('8 sata ssds on 9300-8i in PCIEX16_2 of a PRIME B650M-A AX');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const slots = page.getByRole('region', { name: 'Slots of the ASUS PRIME B650M-A AX' }).first();
  await expect(slots.getByRole('row', { name: /^PCIEX16_2/ })).toContainText('in a slot like this');
  const best = slots.getByRole('row').nth(1);
  await expect(best).toContainText('PCIEX16_1');
  const gives = await best.getByText(/GB\/s/).textContent();
  await best.getByRole('link', { name: /into PCIEX16_1/ }).click();
  await expect(slots.getByRole('row', { name: /^PCIEX16_1/ })).toContainText('in a slot like this');
  await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
  await expect(page.locator('output[data-text="value"]')).toHaveText(gives ?? '');
  await expect(slots.getByRole('row', { name: /^M\.2_1/ })).toContainText('other cards or drives');
});

test('a board that is not known leads to its namesakes, and a part of a name to whole ones', async ({ page }) => {
  await page.goto('/sizer/');
  await page.getByText('Processor or board', { exact: true }).click();
  const name = page.getByRole('group').getByLabel('Name', { exact: true });
  await name.fill('B650M-A AX');
  await page.getByRole('link', { name: 'ASUS PRIME B650M-A AX', exact: true }).click();
  await expect(name).toHaveValue('ASUS PRIME B650M-A AX');
  await expect(page.getByRole('heading', { name: 'Slots of the ASUS PRIME B650M-A AX' })).toBeVisible();
  await name.fill('no such board <b>1</b>');
  await expect(page.getByText('“no such board <b>1</b>” is not a known processor')).toBeVisible();
  await name.fill('i5-12400');
  await expect(page.getByText('is not a known processor')).toBeHidden();
});

test('a board that is missing is made into rows out of what its firmware says', async ({ page }) => {
  await page.goto('/contribute/board/');
  const field = page.getByLabel('What dmidecode printed');
  await field.fill('nothing of it');
  await expect(page.getByRole('status')).toContainText('It has no dmidecode table');
  await field.fill(
    `Handle 0x0002, DMI type 2, 15 bytes
Base Board Information
	Manufacturer: Example Boards
	Product Name: B999 PRO
	Serial Number: PRIVATE-1

Handle 0x0041, DMI type 9, 17 bytes
System Slot Information
	Designation: PCIEX16_2
	Type: x1 PCI Express 3 x16
	Current Usage: In Use
`,
  );
  await expect(page.getByRole('status')).toHaveText('Example Boards B999 PRO: one slot');
  const rows = page.locator('[data-rows="slots"]');
  await expect(rows).toContainText('example-boards-b999-pro.1,example-boards-b999-pro,1,PCIEX16_2,pcie,16,1,3.0');
  await expect(page.getByRole('main')).not.toContainText('PRIVATE-1', { useInnerText: true });
});

test('planner and sizer say what the slots of a board turn off', async ({ page }) => {
  const board = 'ASUS ROG STRIX X870E-E GAMING WIFI';
  const condition = 'PCIEX16(G5): 8 lanes when an NVMe drive is in M.2_2';
  const list = () => page.getByRole('listitem').filter({ hasText: condition });
  await page.goto(`/planner/?board-name=${encodeURIComponent(board)}&drive=nvme-4&size=1 TB`);
  await expect(list()).toBeVisible();
  // Of a board of which nothing is known, no list is left.
  await page.getByLabel('Board by name').fill('ASUS PRIME B650M-A AX');
  await expect(list()).toBeHidden();

  await page.goto('/sizer/');
  await page.getByRole('main').getByRole('textbox').first().fill(`990 Pro 2TB in M.2_2 of a ${board}`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(list()).toBeVisible();
});

test('the picture of a board shows a card in its best slot, without a script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/boards/asus-proart-b550-creator/');
  const seat = page.getByText('The card goes into PCIEX16_1.').first();
  await expect(seat).toBeHidden();
  await page.getByRole('radio', { name: 'Graphics card, ×16' }).check();
  await expect(seat).toBeVisible();
  await expect(page.locator('[data-card="graphics"] >> visible=true').first()).toBeVisible();
  await page.getByRole('radio', { name: 'no card' }).check();
  await expect(seat).toBeHidden();
  await page.close();
});
