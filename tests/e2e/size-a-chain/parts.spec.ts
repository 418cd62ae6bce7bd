// People build a chain of parts by their names, from one line or part by part, and see where each figure comes from.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { limit, part, ready, start, value } from './page.ts';

// What a page asks for is answered or counted here, not by a service worker.
test.use({ serviceWorkers: 'block' });

/** Not the options of selects. */
const proposed = (page: Page, name = '') =>
  page.locator('.lw-proposals').getByRole('option', { name });
const line = 'Describe the chain in one line';

test('the catalogue is not asked for before a name is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(start);
  await part(page, 'Drives').getByLabel('Count').fill('4');
  await expect(page).toHaveURL(/count:4/);
  expect(asked.filter((path) => path.includes('catalog'))).toEqual([]);
  await part(page, 'Drives').getByLabel('Name').fill('970');
  await expect(proposed(page).first()).toBeVisible();
  expect(asked).toContain('/files/parts/catalog.json');
});

test('a part is chosen by keyboard, and its figures, source and doubts are there', async ({
  page,
}) => {
  await page.goto(start);
  // By its id: the group is called what is typed into it.
  const name = page.locator('#part-hba-name');
  await expect(name).toHaveRole('combobox');
  await name.fill('9305');
  const option = proposed(page, 'LSI (Broadcom) 9305-16i');
  await expect(option).toContainText('PCIe 3.0 x8');
  await expect(option).toContainText('Unverified.');
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const active = await name.getAttribute('aria-activedescendant');
  await expect(option).toHaveAttribute('id', active ?? 'none');
  await page.keyboard.press('Enter');

  const hba = part(page, 'LSI 9305-16i');
  await expect(hba.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Parts of the catalogue' })).toHaveCount(0);
  await expect(hba.getByLabel('Own link')).toHaveValue('pcie 3.0 x8');
  await expect(hba.getByLabel('Own ports')).toHaveValue('SAS-3');
  // Where it is plugged in is the reader's matter.
  await expect(hba.getByLabel('Slot', { exact: true })).toHaveValue('pcie 2.0 x4');
  await expect(hba).toContainText('Unverified. From memory');
  await expect(page).toHaveURL(/name:LSI\+9305-16i/);
});

test('Escape leaves the text, and a name of one’s own keeps the figures', async ({ page }) => {
  await page.goto(start);
  const hba = part(page, 'LSI 9211-8i');
  await hba.getByLabel('Name').fill('9305');
  await expect(page.getByRole('listbox', { name: 'Parts of the catalogue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Parts of the catalogue' })).toHaveCount(0);
  await part(page, '9305').getByLabel('Name').fill('The card in my server');
  const renamed = part(page, 'The card in my server');
  await expect(renamed.getByLabel('Own link')).toHaveValue('pcie 2.0 x8');
  await expect(page.locator(limit)).toHaveText(
    'The slot of the The card in my server is the limit.',
  );
  await expect(renamed.getByText('Catalogue:')).toHaveCount(0);
});

test('a figure of one’s own is marked, keeps the name, and can be given back', async ({ page }) => {
  await page.goto('/sizer/ssds-on-jmb585/');
  const card = part(page, 'JMB585');
  await card.getByLabel('Name').click();
  await expect(card.getByText('Catalogue: JMicron JMB585')).toBeVisible();
  const link = card.getByLabel('Own link');
  await link.fill('pcie 3.0 x1');
  await expect(link).toHaveAccessibleDescription(/Your figure\. The catalogue has pcie 3\.0 x2\./);
  await expect(card.getByLabel('Name')).toHaveValue('JMB585');
  await card.getByRole('button', { name: 'Use the catalogue’s figures' }).click();
  await expect(part(page, 'JMicron JMB585').getByLabel('Own link')).toHaveValue('pcie 3.0 x2');
  await expect(page.getByText('Your figure.')).toHaveCount(0);
});

test('a link that somebody sent keeps its own figures and says where they differ', async ({
  page,
}) => {
  await page.goto(
    '/sizer/?hba=hba;link:pcie+2.0+x8;read:1000000000;name:LSI+9211-8i&d=drive;on:hba;count:8;link:sata+3.0;read:550000000&v=1',
  );
  await expect(page.locator(value)).toHaveText(/^1.GB\/s$/);
  const hba = part(page, 'LSI 9211-8i');
  await expect(hba.getByText('Your figure. The catalogue has 2500')).toBeVisible();
  await expect(page.locator(value)).toHaveText(/^1.GB\/s$/);
});

test('a platform brings its uplink and slots, and leaves the board to its manual', async ({
  page,
}) => {
  await page.goto('/sizer/three-gen-4-drives-on-b650/');
  await part(page, 'B650').getByLabel('Name').fill('Z790');
  await proposed(page, 'Intel Z790 (LGA1700)').click();
  const chipset = part(page, 'Intel Z790');
  await expect(chipset.getByLabel('Own link')).toHaveValue('dmi 4.0 x8');
  await expect(chipset.getByRole('listitem').first()).toContainText('PCIe 5.0 x16');
  await expect(chipset).toContainText('differs from board to board. See its manual; look for');
  await expect(page.locator(limit)).toHaveText('The uplink of the Intel Z790 is the limit.');
});

test('a line becomes a chain', async ({ page }) => {
  await page.goto(start);
  await page.getByLabel(line).fill('5 SATA SSD 550 on JMB585 in gen3 x1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The chain is built.').first()).toBeVisible();
  await expect(page.getByText('slot of the JMicron JMB585: PCIe 3.0 x1')).toBeVisible();
  await expect(page.locator(limit)).toHaveText('The slot of the JMicron JMB585 is the limit.');
  await expect(part(page, 'Drives').getByLabel('Count')).toHaveValue('5');
  await expect(page).toHaveURL(/card=sata_controller;link:pcie\+3\.0\+x2;slot:pcie\+3\.0\+x1/);
});

test('a line that may mean several parts asks, and builds nothing before', async ({ page }) => {
  await page.goto(start);
  await page.getByLabel(line).fill('4 × 970 EVO Plus on B650');
  await page.getByRole('button', { name: 'Build this chain' }).click();
  await expect(page.getByText('“970 EVO Plus” may be one of these:').first()).toBeVisible();
  await expect(page.locator(limit)).toHaveText('The slot of the LSI 9211-8i is the limit.');
  await page.getByRole('button', { name: 'Samsung 970 EVO Plus 500 GB' }).click();
  await expect(page.getByLabel(line)).toHaveValue('4 × Samsung 970 EVO Plus 500 GB on B650');
  await expect(page.locator(limit)).toHaveText('The uplink of the AMD B650 is the limit.');
  await expectAccessible(page);
});

test('a hostile line is text', async ({ page }) => {
  await page.goto(start);
  await page.getByLabel(line).fill('8 <img src=x onerror=alert(1)> on <script>alert(1)</script>');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“<script>alert(1)</script>” is not in').first()).toBeVisible();
  await expect(page.locator('lw-sizer img, [data-understood] script')).toHaveCount(0);
  await page.getByLabel(line).fill('8 HDD on '.repeat(1200));
  await page.keyboard.press('Enter');
  await expect(page.getByText('at most 400 are read').first()).toBeVisible();
});

test('a proposal to replace a part says whether there is one', async ({ page }) => {
  await page.goto('/sizer/ssds-on-jmb585/');
  const changes = page.getByRole('region', { name: 'What would help' });
  await expect(changes).toContainText(
    'No SATA controller in the catalogue has that link. An HBA does',
  );
  // The same once the page computes it.
  await part(page, 'Drives').getByLabel('Count').fill('4');
  await expect(page).toHaveURL(/count:4/);
  await expect(changes).toContainText(
    'No SATA controller in the catalogue has that link. An HBA does',
  );
});

test.describe('without the catalogue', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('the form still works and says what is missing', async ({ page }) => {
    await page.route('**/catalog.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(start);
    await part(page, 'LSI 9211-8i').getByLabel('Name').fill('9305');
    await expect(page.getByText('The catalogue of parts could not be loaded.')).toBeVisible();
    await expect(page.locator(limit)).toHaveText('The slot of the 9305 is the limit.');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('a part is chosen by touch, and its proposals stay in the window', async ({ page }) => {
    await page.goto(start);
    await ready(page);
    const name = page.locator('#part-drives-name');
    await name.tap();
    await name.pressSequentially('exos x24');
    const option = proposed(page).first();
    await expect(option).toBeVisible();
    await expectAccessible(page);
    await option.tap();
    await expect(part(page, 'Seagate Exos X24 24 TB').getByLabel('Read rate, MB/s')).toHaveValue(
      /^285/,
    );
    await expect(page.locator(value)).toBeInViewport();
  });
});
