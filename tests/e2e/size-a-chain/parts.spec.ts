// People build a chain of parts by their names, from one line or part by part, and see where each figure comes from.
import type { Page } from '@playwright/test';
import { granted } from '../../../calc-wasm/js/calc.ts';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { catalogParts } from '../../../site/parts/catalog-build.ts';
import { gains } from '../../../site/sizer/changes.ts';
import { offersOf } from '../../../site/sizer/offers-build.ts';
import { presetOf } from '../../../site/sizer/presets.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { limit, openExport, opened, ready, row, start, value } from './page.ts';

/** Not the options of selects. */
const proposed = (page: Page, name = '') => page.locator('.lw-proposals').getByRole('option', { name });
const line = /^Describe a machine/;

test('the catalogue is not asked for before a name is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(start);
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  await expect(page).toHaveURL(/count:4/);
  expect(asked.filter((path) => path.endsWith('/catalog.json'))).toEqual([]);
  await (await opened(page, 'Drives')).getByLabel('Name').fill('970');
  await expect(proposed(page).first()).toBeVisible();
  expect(asked).toContain('/files/parts/catalog.json');
});

test('a part is chosen by keyboard, and its figures, source and doubts are there', async ({ page }) => {
  await page.goto(start);
  // By its id: the group is called what is typed into it.
  await opened(page, 'LSI 9211-8i');
  const name = page.locator('#part-hba-name');
  await expect(name).toHaveRole('combobox');
  await name.fill('SAS3816');
  const option = proposed(page, 'LSI (Broadcom) SAS3816');
  await expect(option).toContainText('PCIe 4.0 x8');
  await expect(option).toContainText('Unverified.');
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const active = await name.getAttribute('aria-activedescendant');
  await expect(option).toHaveAttribute('id', active ?? 'none');
  await page.keyboard.press('Enter');

  const hba = await opened(page, 'LSI SAS3816');
  await expect(hba.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Parts of the catalogue' })).toHaveCount(0);
  await expect(hba.getByLabel('Link', { exact: true })).toHaveValue('pcie 4.0 x8');
  await expect(hba.getByLabel('Ports', { exact: true })).toHaveValue('SAS-3');
  // Where it is plugged in is the reader's matter.
  await expect(hba.getByLabel('Slot', { exact: true })).toHaveValue('pcie 2.0 x4');
  await expect(hba).toContainText('Unverified. From memory');
  await expect(page).toHaveURL(/name:LSI\+SAS3816/);
});

test('what is typed before the scripts that answer it have come is answered once they have', async ({ page }) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(/\/_astro\/(?:part-names|refusal)\./, async (route) => {
    held += 1;
    await come;
    await route.continue();
  });
  await page.goto(start);
  await opened(page, 'LSI 9211-8i');
  // By its id: the group is called what is typed into its name.
  const slot = page.locator('#part-hba-slot');
  await slot.fill('pcie 9.0 x4');
  await expect(page.getByText('This is the last build')).toBeVisible();
  const name = page.locator('#part-hba-name');
  await name.press('ControlOrMeta+a');
  await name.pressSequentially('9305');
  await name.press('ArrowDown');
  await expect(slot).not.toHaveAttribute('aria-invalid');
  expect(held).toBeGreaterThan(1);
  letCome();
  await expect(slot).toHaveAttribute('aria-invalid', 'true');
  await expect(proposed(page).first()).toBeVisible();
});

test('Escape leaves the text, and a name of one’s own keeps the figures', async ({ page }) => {
  await page.goto(start);
  await (await opened(page, 'LSI 9211-8i')).getByLabel('Name').fill('9305');
  await expect(page.getByRole('listbox', { name: 'Parts of the catalogue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Parts of the catalogue' })).toHaveCount(0);
  await (await opened(page, '9305')).getByLabel('Name').fill('The card in my server');
  const renamed = await opened(page, 'The card in my server');
  await expect(renamed.getByLabel('Link', { exact: true })).toHaveValue('pcie 2.0 x8');
  await expect(page.locator(limit)).toHaveText('The card in my server’s slot is the limit.');
  await expect(renamed.getByText('Catalogue:')).toHaveCount(0);
});

test('a figure of one’s own is marked, keeps the name, and can be given back', async ({ page }) => {
  await page.goto('/sizer/ssds-on-jmb585/');
  const card = await opened(page, 'JMB585');
  await card.getByLabel('Name').click();
  await expect(card.getByText('Catalogue: JMicron JMB585')).toBeVisible();
  const link = card.getByLabel('Link', { exact: true });
  await link.fill('pcie 3.0 x1');
  await expect(link).toHaveAccessibleDescription(/Your figure\. The catalogue has pcie 3\.0 x2\./);
  await expect(card.getByLabel('Name')).toHaveValue('JMB585');
  await card.getByRole('button', { name: 'Use the catalogue’s figures' }).click();
  await expect((await opened(page, 'JMicron JMB585')).getByLabel('Link', { exact: true })).toHaveValue('pcie 3.0 x2');
  await expect(page.getByText('Your figure.')).toHaveCount(0);
});

test('a link that somebody sent keeps its own figures and says where they differ', async ({ page }) => {
  await page.goto(
    '/sizer/?hba=hba;link:pcie+2.0+x8;read:1000000000;name:LSI+9211-8i&d=drive;on:hba;count:8;link:sata+3.0;read:550000000&v=1',
  );
  await expect(page.locator(value)).toHaveText(/^1\.00.GB\/s$/);
  await expect((await opened(page, 'LSI 9211-8i')).getByText('Your figure. The catalogue has 2500')).toBeVisible();
  await expect(page.locator(value)).toHaveText(/^1\.00.GB\/s$/);
});

test('a platform brings its uplink and slots, and leaves the board to its manual', async ({ page }) => {
  await page.goto('/sizer/three-gen-4-drives-on-b650/');
  await (await opened(page, 'B650')).getByLabel('Name').fill('Z790');
  await proposed(page, 'Intel Z790 (LGA1700)').click();
  const chipset = await opened(page, 'Intel Z790');
  await expect(chipset.getByLabel('Link', { exact: true })).toHaveValue('dmi 4.0 x8');
  await expect(chipset.getByRole('listitem').first()).toContainText('PCIe 5.0 x16');
  await expect(chipset).toContainText('differs from board to board. See its manual; look for');
  await expect(page.locator(limit)).toHaveText('The Intel Z790 uplink is the limit.');
});

test('what the box asks back builds nothing, marks the answer before it, and a choice goes on', async ({ page }) => {
  await page.goto(start);
  const stale = page.getByText('This is the last build');
  const save = page.getByRole('button', { name: 'Copy link' });
  await openExport(page);
  await expect(stale).toBeHidden();
  await page.getByLabel(line).fill('3 × 970 EVO Plus on B650');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Where are the 3 drives')).toHaveCount(2);
  await expect(stale).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'behind the chipset' }).click();
  await expect(page.locator(limit)).toHaveText('The B650 uplink is the limit.');
  await expect(stale).toBeHidden();
  await expect(save).toBeEnabled();
  await expectAccessible(page);
});

test('a pasted list of PCPartPicker becomes a chain, and what is not understood is said', async ({ page }) => {
  await page.goto(start);
  await page.getByText('Paste a list of parts').click();
  await page
    .getByLabel('List of parts')
    .fill(
      [
        'PCPartPicker Part List: https://pcpartpicker.com/list/abcdef',
        'CPU: AMD Ryzen 7 7700X 4.5 GHz 8-Core Processor  ($299.00 @ Shop)',
        'Motherboard: MSI MAG B650 TOMAHAWK WIFI ATX AM5 Motherboard  ($199.00 @ Shop)',
        'Storage: Samsung 970 EVO Plus 1 TB M.2-2280 PCIe 3.0 X4 NVME Solid State Drive  ($99.00 @ Shop)',
        'Custom: <img src=x onerror=alert(1)>',
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Build from this list' }).click();
  await expect(page.getByText('without one line that was not understood').first()).toBeVisible();
  await expect(
    page
      .getByText('“Custom: <img src=x onerror=alert(1)>”')
      .or(page.locator('[data-list-read] q', { hasText: '<img' }))
      .first(),
  ).toBeVisible();
  await expect(row(page, 'B650')).toBeVisible();
  await expect(row(page, '970 EVO Plus')).toContainText('on B650');
  await expect(page.locator('lw-sizer img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(row(page, 'LSI 9211-8i')).toBeVisible();
});

test('a proposal to replace a part says whether there is one', async ({ page }) => {
  const answer = granted(size(presetOf('ssds-on-jmb585').setting));
  // What the catalogue holds today.
  const notes = gains(answer, {}, offersOf(catalogParts())).map(({ note }) => note);
  const note = notes.find((item) => item !== '');
  if (note === undefined) throw new Error('no change of this chain replaces a part');
  await page.goto('/sizer/ssds-on-jmb585/');
  const changes = page.getByRole('region', { name: 'What would help' });
  await expect(changes).toContainText(note);
  // The same once the page computes it.
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  await expect(page).toHaveURL(/count:4/);
  await expect(changes).toContainText(/in the catalogue has that link|For example, the/);
});

test.describe('without the catalogue', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('the form still works and says what is missing', async ({ page }) => {
    await page.route('**/catalog.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(start);
    await (await opened(page, 'LSI 9211-8i')).getByLabel('Name').fill('9305');
    await expect(page.getByText('The catalogue of parts could not be loaded.')).toBeVisible();
    await expect(page.locator(limit)).toHaveText('The 9305’s slot is the limit.');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('a part is chosen by touch, and its proposals stay in the window', async ({ page }) => {
    await page.goto(start);
    await ready(page);
    await opened(page, 'Drives');
    const name = page.locator('#part-drives-name');
    await name.tap();
    await name.pressSequentially('exos x24 24');
    const option = proposed(page).first();
    await expect(option).toBeVisible();
    await expectAccessible(page);
    await option.tap();
    await expect((await opened(page, 'Seagate Exos X24 24 TB')).getByLabel('Read rate, MB/s')).toHaveValue(/^285/);
    await expect(page.locator(value)).toBeInViewport();
  });
});

test('a link is chosen from a list as well as typed', async ({ page }) => {
  await page.goto(start);
  const fields = await opened(page, 'LSI 9211-8i');
  const list = fields.getByRole('combobox', { name: 'Choose: Slot' });
  await list.focus();
  await expect(list).toHaveValue('pcie 2.0 x4');
  await list.selectOption('pcie 2.0 x8');
  await expect(fields.getByLabel('Slot', { exact: true })).toHaveValue('pcie 2.0 x8');
  await expect(page.locator(value)).toHaveText(/2\.50.GB\/s/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(value)).toHaveText(/1\.82.GB\/s/);
});
