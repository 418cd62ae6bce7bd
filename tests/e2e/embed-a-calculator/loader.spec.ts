// The loader in other people's pages: it follows frames of this site, and nobody else.
import type { Page } from '@playwright/test';
import { scripts } from '../../../site/embed/scripts.ts';
import { expect, test } from '../fixtures.ts';
import { hostPage } from './host-page.ts';
import { changed, emptyEmbeds, frameAt, says } from './spoken.ts';

const loaderOf = (site: string | undefined): string =>
  `<script src="${site}${scripts.loader.path}" integrity="${scripts.loader.integrity}" crossorigin="anonymous"></script>`;
const frameOf = (src: string, more = ''): string =>
  `<iframe src="${src}" title="An embed" width="100%" height="400" style="border:0" ${more}></iframe>`;
const heightOf = (page: Page, index = 0): Promise<number> =>
  page
    .locator('iframe')
    .nth(index)
    .evaluate((frame) => frame.clientHeight);

test.beforeEach(({ page, baseURL }) => emptyEmbeds(page, baseURL));

for (const sandbox of ['', 'sandbox="allow-scripts"']) {
  test(`a frame is as tall as it says, in the same frame of the screen ${sandbox}`, async ({
    page,
    baseURL,
  }) => {
    const src = `${baseURL}/embed/pcie/v1/`;
    const host = await hostPage(`${frameOf(src, sandbox)}${loaderOf(baseURL)}`);
    await page.goto(host.url);
    const frame = await frameAt(page, src);
    // Painted at its new height before the next frame of the screen: no message is put off.
    const late = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('message', () => {
            requestAnimationFrame(() => {
              resolve(document.querySelector('iframe')?.clientHeight ?? 0);
            });
          });
        }),
    );
    await says(frame, { type: 'lanewise:height', height: 612.2 });
    expect(await late).toBe(613);
    await says(frame, { type: 'lanewise:height', height: 300 });
    await expect.poll(() => heightOf(page)).toBe(300);
    host.close();
  });
}

test('an answer becomes an event of its frame, which the page hears', async ({ page, baseURL }) => {
  const src = `${baseURL}/embed/pcie/v1/`;
  const host = await hostPage(`${frameOf(src, 'id="mine"')}${loaderOf(baseURL)}`);
  await page.goto(host.url);
  const frame = await frameAt(page, src);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener(
          'lanewise:change',
          ({ target, detail }: CustomEventInit & Event) =>
            resolve({ at: (target as Element).id, detail }),
        );
      }),
  );
  await says(frame, changed);
  const { type, ...detail } = changed;
  expect(type).toBe('lanewise:change');
  expect(await heard).toEqual({ at: 'mine', detail });
  host.close();
});

test('heights that nobody has are refused, and too large ones are cut', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}/embed/pcie/v1/`;
  const host = await hostPage(`${frameOf(src)}${loaderOf(baseURL)}`);
  await page.goto(host.url);
  const frame = await frameAt(page, src);
  const hostile = [
    ...['500', '1px;position:fixed', null, [500], { valueOf: 1 }, true],
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ];
  for (const height of hostile) await says(frame, { type: 'lanewise:height', height });
  for (const message of [null, 'lanewise:height', 7, [], { type: ['lanewise:height'] }]) {
    await says(frame, message);
  }
  expect(await heightOf(page)).toBe(400);
  await says(frame, { type: 'lanewise:height', height: 1e9 });
  await expect.poll(() => heightOf(page)).toBe(20_000);
  await says(frame, { type: 'lanewise:height', height: -5 });
  await expect.poll(() => heightOf(page)).toBe(1);
  host.close();
});

test('frames of other sites, the page itself and other windows move no frame', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}/embed/pcie/v1/`;
  const other = await hostPage('<p>Another site</p>');
  const host = await hostPage(`${frameOf(src)}${frameOf(other.url)}${loaderOf(baseURL)}`);
  await page.goto(host.url);
  await frameAt(page, src);
  const stranger = await frameAt(page, other.url);
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        addEventListener('lanewise:change', () => {
          count += 100;
        });
        addEventListener('message', ({ data }) => {
          count += 1;
          if (data === 'end') resolve(count);
        });
      }),
  );
  await says(stranger, { type: 'lanewise:height', height: 900 });
  await says(stranger, changed);
  // As the page itself, and as a frame of another site that speaks for its neighbour.
  await page.evaluate((message) => {
    postMessage({ type: 'lanewise:height', height: 900 }, '*');
    postMessage(message, '*');
    dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.example' }));
  }, changed);
  await page.evaluate(() => postMessage('end', '*'));
  expect(await heard).toBe(6);
  expect([await heightOf(page, 0), await heightOf(page, 1)]).toEqual([400, 400]);
  host.close();
  other.close();
});

test('a frame that has gone elsewhere is no longer heard', async ({ page, baseURL }) => {
  const src = `${baseURL}/embed/pcie/v1/`;
  const other = await hostPage('<p>Another site</p>');
  const host = await hostPage(`${frameOf(src)}${loaderOf(baseURL)}`);
  await page.goto(host.url);
  await frameAt(page, src);
  await page.evaluate((url) => {
    if (window[0]) window[0].location.href = url;
  }, other.url);
  const gone = await frameAt(page, other.url);
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener('message', () => resolve(true))),
  );
  await says(gone, { type: 'lanewise:height', height: 900 });
  await heard;
  expect(await heightOf(page)).toBe(400);
  host.close();
  other.close();
});

test('a loader that comes late asks the frames what they said before', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}/embed/pcie/v1/`;
  const host = await hostPage(frameOf(src));
  await page.goto(host.url);
  const frame = await frameAt(page, src);
  const asked = frame.evaluate(
    () => new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data))),
  );
  await page.addScriptTag({ url: `${baseURL}${scripts.loader.path}` });
  expect(await asked).toEqual({ type: 'lanewise:ask' });
  host.close();
});

test('a copy of the loader on the host’s own server follows frames of the site that it names', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}/embed/pcie/v1/`;
  const host = await hostPage(
    `${frameOf(src)}<script src="/own/loader.js" data-base="${baseURL}/"></script>`,
  );
  await page.route('**/own/loader.js', async (route) => {
    const text = await (await page.request.get(`${baseURL}${scripts.loader.path}`)).text();
    await route.fulfill({ contentType: 'text/javascript', body: text });
  });
  await page.goto(host.url);
  await says(await frameAt(page, src), { type: 'lanewise:height', height: 555 });
  await expect.poll(() => heightOf(page)).toBe(555);
  host.close();
});
