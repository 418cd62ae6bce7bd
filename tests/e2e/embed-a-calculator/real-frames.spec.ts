// Real embeds and the scripts of their hosts, as they speak with each other.
import { elementScript } from '../../../site/embed/scripts.ts';
import { versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { hostPage } from './host-page.ts';

const value = '[data-headline="value"]';
const scriptOf = (site: string | undefined): string =>
  `<script async src="${site}${elementScript.path}" integrity="${elementScript.integrity}" crossorigin="anonymous"></script>`;
const calculator = `<lw-calculator name="pcie" v="${versionToday('pcie')}" generation="2.0" lanes="1" max-payload-size="128"></lw-calculator>`;

test('the element is as tall as what its frame shows, also when that grows', async ({ page, baseURL }) => {
  const host = await hostPage(`${scriptOf(baseURL)}${calculator}`);
  await page.goto(host.url);
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
  await inside.locator('summary').first().click();
  await expect.poll(fits).toEqual({ cut: false, empty: false });
  host.close();
});

test('an answer reaches the page with its words and its values', async ({ page, baseURL }) => {
  const host = await hostPage(
    `<output></output><script>document.addEventListener('lanewise:change', ({ detail }) => {
      document.querySelector('output').value = [detail.embed, detail.version, detail.state, detail.text].join(' | ');
    });</script>${scriptOf(baseURL)}${calculator}`,
  );
  await page.goto(host.url);
  const inside = page.locator('lw-calculator').frameLocator('iframe');
  await expect(inside.locator(value)).toHaveText('420 MB/s');
  await inside.getByLabel('Lanes', { exact: true }).selectOption('x8');
  await expect(page.locator('output')).toHaveText(
    new RegExp(`^pcie \\| ${versionToday('pcie')} \\| .*lanes=8.* \\| 3\\.36\\sGB/s$`),
  );
  host.close();
});

test('the element tells its frame a changed input, and has the answer as its value', async ({ page, baseURL }) => {
  const host = await hostPage(`${scriptOf(baseURL)}${calculator}`);
  await page.goto(host.url);
  const element = page.locator('lw-calculator');
  const answer = () => element.evaluate((one: HTMLElement & { value?: string }) => one.value);
  await expect.poll(answer).toMatch(/^420\sMB\/s$/);
  await element.evaluate((one) => one.setAttribute('lanes', '4'));
  await expect.poll(answer).toMatch(/^1\.68\sGB\/s$/);
  // The frame was told, and not loaded anew.
  await expect(element.locator('iframe')).toHaveAttribute('src', /lanes=1&/);
  host.close();
});

test('a number in a sentence is computed', async ({ page, baseURL }) => {
  const host = await hostPage(
    `${scriptOf(baseURL)}<p>It carries <lw-value name="pcie" v="${versionToday('pcie')}" lanes="4" output="most">about 3 GB/s</lw-value>.</p>`,
  );
  await page.goto(host.url);
  await expect(page.locator('lw-value span')).toHaveText(/^3\.75\sGB\/s$/);
  host.close();
});
