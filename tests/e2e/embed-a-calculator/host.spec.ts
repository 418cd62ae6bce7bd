// Embeds in pages of other people, as those pages are: strict, full, made by WordPress, printed.
import { calculatorEmbed } from '../../../site/calculator/embed.ts';
import { calculatorNamed } from '../../../site/common/query.ts';
import { elementScript } from '../../../site/embed/scripts.ts';
import { snippetOf } from '../../../site/embed/snippets.ts';
import { embeds, oembed } from '../../../site/outward/oembed-build.ts';
import { versionToday } from '../../support/newest.ts';
import { moved } from '../any-page/looks.ts';
import { expect, test } from '../fixtures.ts';
import { openHost } from './host-page.ts';
import { frameAt } from './spoken.ts';

const value = '[data-headline="value"]';

/** What the dialog hands out for a calculator, with these inputs. */
function pasted(
  format: Parameters<typeof snippetOf>[0],
  site: string | undefined,
  name = 'pcie',
  query = `?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`,
): string {
  const embed = calculatorEmbed(calculatorNamed(name));
  return snippetOf(format, embed, {
    src: site + embed.path + query,
    full: site + embed.full + query,
    caption: '420 MB/s',
    chosen: {},
    language: '',
    card: '',
    element: { src: site + elementScript.path, integrity: elementScript.integrity },
  });
}

test.describe('in a page that allows frames of this site and nothing else', () => {
  // The style of the pasted line is refused, too: its height is an attribute as well.
  test.use({ expected: [/inline style/] });

  test('the plain frame computes, is not cut, and is said in words on paper', async ({ page, baseURL }) => {
    const policy = `default-src 'none'; frame-src ${baseURL}`;
    await openHost(page, pasted('iframe', baseURL), { 'Content-Security-Policy': policy });
    await expect(page.frameLocator('iframe').locator(value)).toHaveText('420 MB/s');
    const inside = await frameAt(page, `${baseURL}/embed/pcie/`);
    const { content, room } = await inside.evaluate(() => ({
      content: document.documentElement.scrollHeight,
      room: innerHeight,
    }));
    expect(content).toBeLessThanOrEqual(room);
    // On paper the words under it say what it shows.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('figure').getByRole('link')).toContainText('420 MB/s');
  });
});

test('asks only this site, without a referrer; keeps nothing in the browser', async ({ page, context, baseURL }) => {
  const asked: { origin: string; referrer: string | undefined }[] = [];
  page.on('request', (request) => {
    asked.push({ origin: new URL(request.url()).origin, referrer: request.headers().referer });
  });
  const host = await openHost(page, `${pasted('iframe', baseURL)}${pasted('element', baseURL, 'raid')}`);
  const [first, second] = [page.frameLocator('figure iframe'), page.frameLocator('lw-calculator iframe')];
  await expect(first.locator('lw-calculator[data-ready]')).toBeVisible();
  await expect(second.locator('lw-calculator[data-ready]')).toBeVisible();
  await first.getByLabel('Lanes', { exact: true }).selectOption('x4');
  await expect(first.locator(value)).toHaveText('1.68 GB/s');

  const own = new URL(host).origin;
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([own, baseURL]));
  const told = asked.filter(({ origin, referrer }) => origin === baseURL && referrer?.startsWith(own));
  // The script is the host's own element and says so as any script does; the origin alone, no path.
  expect(told.every(({ referrer }) => referrer === `${own}/`)).toBe(true);
  expect(told.length).toBeLessThanOrEqual(1);

  expect(await context.cookies()).toEqual([]);
  for (const frame of page.frames()) {
    const kept = await frame.evaluate(async () => ({
      storage: [localStorage.length, sessionStorage.length],
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
    expect(kept).toEqual({ storage: [0, 0], databases: 0, caches: 0 });
  }
});

const TEN = ['pcie', 'raid', 'zfs', 'sata', 'sas', 'usb', 'dmi', 'ethernet', 'units', 'rebuild'];

test('of ten frames those far below wait, and none moves what is being read', async ({ page, baseURL }) => {
  const text = '<p style="height:400px">A paragraph.</p>';
  const frames = TEN.map((name) => `${text}${pasted('iframe', baseURL, name, '')}`).join('');
  await openHost(page, frames);
  await expect(page.frameLocator('iframe').first().locator('lw-calculator[data-ready]')).toBeAttached();
  expect(page.frames().filter((frame) => frame.url().startsWith(`${baseURL}/embed/`)).length).toBeLessThan(10);

  for (const [index, name] of TEN.entries()) {
    await page.locator('iframe').nth(index).scrollIntoViewIfNeeded();
    await frameAt(page, `${baseURL}/embed/${name}/`);
    await expect(page.frameLocator('iframe').nth(index).locator('lw-calculator[data-ready]')).toBeAttached();
  }
  expect(await moved(page)).toBeLessThanOrEqual(0.02);
});

test.describe('in WordPress', () => {
  /** The column of a block theme: https://developer.wordpress.org/block-editor/explanations/architecture/styles/ */
  const post = (content: string) =>
    `<style>.is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: 645px; margin-left: auto !important; margin-right: auto !important; }</style>
     <div class="entry-content wp-block-post-content has-global-padding is-layout-constrained wp-block-post-content-is-layout-constrained">${content}</div>`;

  test('the line is shown whole in a column, narrow and wide', async ({ page, baseURL }) => {
    await openHost(page, post(pasted('iframe', baseURL)));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.frameLocator('iframe').locator(value)).toHaveText('420 MB/s');
      const inside = await frameAt(page, `${baseURL}/embed/pcie/`);
      const fits = () =>
        inside.evaluate(() => ({
          cut: document.documentElement.scrollHeight > innerHeight,
          across: document.documentElement.scrollWidth - innerWidth,
        }));
      await expect.poll(fits).toEqual({ cut: false, across: 0 });
    }
  });

  test('a page that it finds by oEmbed computes in the sandbox that it adds', async ({ page, baseURL }) => {
    const embed = embeds().get('calculators/pcie');
    if (!embed || !baseURL) throw new Error('there is a calculator for PCIe');
    // wp_filter_oembed_result: these attributes stay, a secret is added to the address, and a sandbox.
    const { html } = oembed(embed, new URL(baseURL));
    const secret = 'fJ3kq0ZbXy';
    const kept = html
      .replace(/ (?:loading|referrerpolicy)="[^"]*"/g, '')
      .replace(/ src="([^"]*)"/, ` src="$1#?secret=${secret}" data-secret="${secret}"`)
      .replace('<iframe', '<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted"');
    const block = `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${kept}</div></figure>`;
    await openHost(page, post(block));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('lw-calculator[data-ready]')).toBeVisible();
    await frame.getByLabel('Lanes', { exact: true }).selectOption('x1');
    await expect(frame.locator(value)).toHaveText('938 MB/s');
    await expect(page.locator('iframe')).toHaveCSS('border-top-width', '0px');
  });
});
