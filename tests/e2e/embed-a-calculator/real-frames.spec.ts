// Real embeds and the scripts of their hosts, as they speak with each other.
import { scripts } from '../../../site/embed/scripts.ts';
import { expect, test } from '../fixtures.ts';
import { hostPage } from './host-page.ts';

const inputs = '?v=1&generation=2.0&lanes=1&max-payload-size=128';
const value = '[data-headline="value"]';
const scriptOf = (site: string | undefined, name: keyof typeof scripts): string =>
  `<script async src="${site}${scripts[name].path}" integrity="${scripts[name].integrity}" crossorigin="anonymous"></script>`;

for (const sandbox of ['', 'sandbox="allow-scripts"']) {
  test(`with the loader, a frame is as tall as what it shows, also when that grows ${sandbox}`, async ({
    page,
    baseURL,
  }) => {
    const src = `${baseURL}/embed/pcie/v1/${inputs}`.replaceAll('&', '&amp;');
    const frame = `<iframe src="${src}" title="PCIe" width="100%" height="300" style="border:0" ${sandbox}></iframe>`;
    const host = await hostPage(`${scriptOf(baseURL, 'loader')}${frame}`);
    await page.goto(host.url);
    const inside = page.frameLocator('iframe');
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
}

test('an answer reaches the page with its words and its values', async ({ page, baseURL }) => {
  const src = `${baseURL}/embed/pcie/v1/${inputs}`.replaceAll('&', '&amp;');
  const host = await hostPage(
    `<output></output><script>document.addEventListener('lanewise:change', ({ detail }) => {
      document.querySelector('output').value = [detail.embed, detail.version, detail.state, detail.text].join(' | ');
    });</script>${scriptOf(baseURL, 'loader')}<iframe src="${src}" title="PCIe" height="900"></iframe>`,
  );
  await page.goto(host.url);
  const inside = page.frameLocator('iframe');
  await expect(inside.locator(value)).toHaveText('420 MB/s');
  await inside.getByLabel('Lanes', { exact: true }).selectOption('x8');
  await expect(page.locator('output')).toHaveText(/^pcie \| 1 \| .*lanes=8.* \| 3\.36\sGB\/s$/);
  host.close();
});

test('the element tells its frame a changed input, and has the answer as its value', async ({
  page,
  baseURL,
}) => {
  const host = await hostPage(
    `${scriptOf(baseURL, 'element')}<lw-calculator name="pcie" generation="2.0" lanes="1" max-payload-size="128"></lw-calculator>`,
  );
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

test('a loader that comes after the first answer hears it all the same', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}/embed/pcie/v1/`;
  const host = await hostPage(`<iframe src="${src}" title="PCIe" height="300"></iframe>`);
  await page.goto(host.url);
  await expect(page.frameLocator('iframe').locator('lw-calculator[data-ready]')).toBeAttached();
  const heard = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('lanewise:change', ({ detail }: CustomEventInit) =>
          resolve(detail.text),
        ),
      ),
  );
  await page.addScriptTag({ url: `${baseURL}${scripts.loader.path}` });
  expect(await heard).toMatch(/GB\/s$/);
  await expect(page.locator('iframe')).not.toHaveCSS('height', '300px');
  host.close();
});

test('a number in a sentence is computed', async ({ page, baseURL }) => {
  const host = await hostPage(
    `${scriptOf(baseURL, 'element')}<p>It carries <lw-value name="pcie" v="1" lanes="4" output="most">about 3 GB/s</lw-value>.</p>`,
  );
  await page.goto(host.url);
  await expect(page.locator('lw-value span')).toHaveText(/^3\.59\sGB\/s$/);
  host.close();
});
