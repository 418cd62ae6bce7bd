// Real embeds and the scripts of their hosts, as they speak with each other.
import { versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { openHost, scriptOf } from './host-page.ts';

const value = '[data-headline="value"]';
const calculator = `<lw-calculator name="pcie" v="${versionToday('pcie')}" generation="2.0" lanes="1" max-payload-size="128"></lw-calculator>`;

test('the element is as tall as what its frame shows, also when that grows', async ({ page, baseURL }) => {
  await openHost(page, `${scriptOf(baseURL)}${calculator}`);
  const inside = page.locator('lw-calculator').frameLocator('iframe');
  await expect(inside.locator(value)).toHaveText('420 MB/s');
  const fits = () =>
    inside.locator('html').evaluate(({ scrollHeight, ownerDocument }) => {
      const room = ownerDocument.defaultView?.innerHeight ?? 0;
      return { cut: scrollHeight > room, empty: room > 1.02 * scrollHeight };
    });
  for (const width of [1000, 480, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(fits).toEqual({ cut: false, empty: false });
  }
  await inside.locator('.lw-fold > summary').first().click();
  await expect.poll(fits).toEqual({ cut: false, empty: false });
});

test('an answer reaches the page in words and values, and a changed input the frame', async ({ page, baseURL }) => {
  await openHost(
    page,
    `<output></output><script>document.addEventListener('lanewise:change', ({ detail }) => {
      document.querySelector('output').value = [detail.embed, detail.version, detail.state, detail.text].join(' | ');
    });</script>${scriptOf(baseURL)}${calculator}`,
  );
  const element = page.locator('lw-calculator');
  const inside = element.frameLocator('iframe');
  await expect(inside.locator(value)).toHaveText('420 MB/s');
  await inside.getByLabel('Lanes', { exact: true }).selectOption('x8');
  await expect(page.locator('output')).toHaveText(
    new RegExp(`^pcie \\| ${versionToday('pcie')} \\| .*lanes=8.* \\| 3\\.36\\sGB/s$`),
  );
  await element.evaluate((one) => one.setAttribute('lanes', '4'));
  await expect
    .poll(() => element.evaluate((one: HTMLElement & { value?: string }) => one.value))
    .toMatch(/^1\.68\sGB\/s$/);
  // The frame was told, and not loaded anew.
  await expect(element.locator('iframe')).toHaveAttribute('src', /lanes=1&/);
});
