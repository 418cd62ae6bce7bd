// The line that an author copies from a calculator's page.
import { words } from '../../../site/embed/parameters.words.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { closeEmbed, openEmbed } from './dialog.ts';
import { openHost } from './host-page.ts';

const AUTO = words.theme.options.auto;

const inputs = `?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`;

test('the line to paste holds the author’s inputs, and says them and their answer', async ({ page, baseURL }) => {
  await page.goto(`/calculators/pcie/${inputs}`);
  const line = await openEmbed(page);
  const address = inputs.replaceAll('&', '&amp;');
  await expect(line).toHaveValue(/420\sMB\/s maximum for drive reads/);
  const html = await line.inputValue();
  expect(html).toContain(`<iframe src="${baseURL}/embed/${newest('pcie')}/${address}" title=`);
  expect(html).toContain(`<a href="${baseURL}/calculators/pcie/${address}">`);
  expect(html).toMatch(/Lanes x1 and Max Payload Size 128\sB/);
  await closeEmbed(page);
  await page.getByLabel('Lanes', { exact: true }).selectOption('x8');
  await openEmbed(page);
  await expect(line).toHaveValue(/lanes=8&amp;.*3\.36\sGB\/s.*Lanes x8 /);
});

/** The colour of the host's page, and that of the frame at its lower right corner, as they are painted. */
async function painted(page: import('@playwright/test').Page): Promise<[string, string]> {
  const box = await page.locator('iframe').boundingBox();
  if (!box) throw new Error('the host page has a frame');
  const shot = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(
    async ([png, x, y]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const at = (left: number, top: number) => String(context?.getImageData(left, top, 1, 1).data.slice(0, 3));
      return [at(2, 2), at(x, y)];
    },
    [shot, Math.floor(box.x + box.width) - 3, Math.floor(box.y + box.height) - 3] as const,
  );
}

test('a page shows through its frame by each choice of the background', { tag: '@night' }, async ({ page }) => {
  for (const { option, theme, scheme, colour } of [
    { option: 'match a dark page', theme: 'dark', scheme: 'light', colour: '#102030' },
    { option: 'match a light page', theme: 'light', scheme: 'dark', colour: '#ffeedd' },
    { option: AUTO, theme: 'dark', scheme: 'dark', colour: '#102030' },
    { option: AUTO, theme: 'light', scheme: 'light', colour: '#ffeedd' },
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/calculators/units/');
    const line = await openEmbed(page);
    await page.getByLabel('Frame background').selectOption({ label: option });
    await openHost(page, `<body style="background:${colour}">${await line.inputValue()}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('lw-calculator[data-ready]')).toBeVisible();
    const [around, inside] = await painted(page);
    expect(inside, `${option}, ${scheme}`).toBe(around);
    const ink = await frame.locator('h1').evaluate((title) => getComputedStyle(title).color);
    expect(ink).toBe(theme === 'dark' ? 'rgb(230, 234, 237)' : 'rgb(26, 31, 36)');
  }
});

test('a frame that says no theme brings its own background, legible on any page', async ({ page, baseURL }) => {
  await openHost(
    page,
    `<body style="background:#102030"><iframe src="${baseURL}/embed/units/v1/" title="Units" height="900"></iframe>`,
  );
  await expect(page.frameLocator('iframe').locator('lw-calculator[data-ready]')).toBeVisible();
  const [around, inside] = await painted(page);
  expect(around).toBe('16,32,48');
  expect(inside).toBe('253,253,252');
});
