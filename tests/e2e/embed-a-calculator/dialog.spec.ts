// The dialog that hands out the lines to paste.
import { formats } from '../../../site/embed/snippets.ts';
import { words } from '../../../site/embed/words.ts';
import { versionToday } from '../../support/newest.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { opened } from '../size-a-chain/page.ts';
import { closeEmbed, openEmbed } from './dialog.ts';
import { openHost } from './host-page.ts';

const inputs = `?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`;

test('hands out every format, each said in a sentence, and copies what it shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/calculators/pcie/${inputs}`);
  const code = await openEmbed(page);
  const format = page.getByRole('combobox', { name: 'Format' });
  await expect(format.getByRole('option')).toHaveCount(formats.length);
  const seen = new Set<string>();
  for (const name of formats) {
    await format.selectOption(name);
    await expect(page.getByText(words.formats[name].hint)).toBeVisible();
    seen.add(await code.inputValue());
    await expect(page.getByLabel('Accent colour', { exact: true })).toBeVisible({
      visible: name !== 'link' && name !== 'markdown',
    });
  }
  expect(seen.size).toBe(formats.length);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('status').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
});

test('works by keyboard alone, and gives the focus back', async ({ page }) => {
  await page.goto('/calculators/units/');
  const opens = page.getByRole('button', { name: 'Embed this calculator' });
  await opens.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Format' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('combobox', { name: 'Format' })).toHaveValue('link');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opens).toBeFocused();
});

test('looks become parameters of the frame, and attributes of the element', { tag: '@night' }, async ({ page }) => {
  await page.goto(`/calculators/pcie/${inputs}`);
  const code = await openEmbed(page);
  await page.getByLabel('Frame background').selectOption('dark');
  await page.getByLabel('Own accent colour').check();
  await page.getByLabel('Accent colour', { exact: true }).fill('#a03a00');
  await page.getByRole('combobox', { name: 'Font' }).selectOption('serif');
  await page.getByRole('combobox', { name: 'Controls' }).selectOption('basic');
  await page.getByRole('combobox', { name: 'Inputs' }).selectOption('all');
  await expect(code).toHaveValue(
    /size=128&amp;theme=dark&amp;accent=a03a00&amp;font=serif&amp;controls=basic&amp;lock=all"/,
  );
  await page.getByRole('combobox', { name: 'Format' }).selectOption('element');
  await expect(code).toHaveValue(
    /name="pcie" v="\d+" generation="2.0" lanes="1" max-payload-size="128" theme="dark" accent="a03a00"/,
  );
  await closeEmbed(page);
});

test('the line names the height of what the author leaves of the frame', async ({ page }) => {
  const tallOf = async () =>
    Number(/iframe .* height="(\d+)"/.exec(await page.locator('dialog textarea').inputValue())?.[1]);
  for (const [path, label] of [
    ['/calculators/pcie/', 'Embed this calculator'],
    ['/sizer/ssds-on-jmb585/', 'Embed this answer'],
  ] as const) {
    await page.goto(path);
    await openEmbed(page, label);
    const whole = await tallOf();
    await page.getByRole('combobox', { name: 'Controls' }).selectOption('none');
    expect(await tallOf(), path).toBeLessThan(whole);
    await page.getByRole('combobox', { name: 'Controls' }).selectOption('all');
    expect(await tallOf(), path).toBe(whole);
    await closeEmbed(page);
  }
});

test('the comparison hands out its visitor’s drives and layouts', { tag: '@night' }, async ({ page }) => {
  await page.goto('/calculators/compare-arrays/?drives=4x4TB&layouts=raid.raid5,zfs.raidz1');
  await expect(page.locator('lw-compare[data-ready]')).toBeVisible();
  await page.getByRole('textbox', { name: 'Drives, TB each' }).fill('6x4TB');
  const code = await openEmbed(page, 'Embed this comparison');
  await expect(code).toHaveValue(
    /embed\/compare-arrays\/v1\/\?v=1&amp;drives=6x4TB&amp;layouts=raid.raid5,zfs.raidz1"/,
  );
  await expect(code).toHaveValue(/6 × 4.TB.*: RAID 5, RAID-Z1<\/a>/);
  await page.getByRole('combobox', { name: 'Format' }).selectOption('element');
  await expect(code).toHaveValue(
    /<lw-calculator name="compare-arrays" v="1" drives="6x4TB" layouts="raid.raid5,zfs.raidz1"/,
  );
  await openHost(page, await code.inputValue());
  const frame = page.locator('lw-calculator').frameLocator('iframe');
  await expect(frame.locator('[data-drives]')).toContainText('6 × 4');
  await expect(frame.getByRole('columnheader')).toHaveCount(3);
});

test('a picture goes with Markdown where it shows what the page does', { tag: '@night' }, async ({ page, request }) => {
  await page.goto('/sizer/ssds-on-jmb585/');
  const code = await openEmbed(page, 'Embed this answer');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('markdown');
  const picture = /!\[.*?\]\((\S+)\)\]/.exec(await code.inputValue())?.[1] ?? '';
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
  await closeEmbed(page);
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  await openEmbed(page, 'Embed this answer');
  await expect(code).not.toHaveValue(/!\[/);
});

test('is accessible while it is open, and fits a phone', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/calculators/pcie/');
  await openEmbed(page);
  await expectAccessible(page);
});

test('where nothing may be copied, the lines are selected for the keyboard', { tag: '@night' }, async ({ page }) => {
  await page.goto('/calculators/units/');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  const code = await openEmbed(page);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('The browser blocked copying.')).toBeVisible();
  const selected = await code.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe(await code.inputValue());
});
