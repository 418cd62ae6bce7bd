// <lw-calculator> and <lw-value> in other people's pages.
import { elementScript } from '../../../site/embed/scripts.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { hostPage, openHost, scriptOf } from './host-page.ts';
import { changed, emptyEmbeds, frameAt, says } from './spoken.ts';

const pcie = `name="pcie" v="${versionToday('pcie')}"`;
const frame = 'lw-calculator iframe';

test('shows the calculator with its attributes as inputs, and follows them', async ({ page, baseURL }) => {
  await openHost(
    page,
    `${scriptOf(baseURL)}<lw-calculator ${pcie} generation="2.0" lanes="1" max-payload-size="128" title="A link" class="wide" data-x="1"></lw-calculator>`,
  );
  const inside = page.locator('lw-calculator').frameLocator('iframe');
  await expect(inside.locator('[data-headline="value"]')).toHaveText('420 MB/s');
  await expect(page.locator(frame)).toHaveAttribute(
    'src',
    `${baseURL}/embed/${newest('pcie')}/?generation=2.0&lanes=1&max-payload-size=128`,
  );
  await expect(page.locator(frame)).toHaveAttribute('title', 'A link');
  await page.locator('lw-calculator').evaluate((one) => one.setAttribute('theme', 'dark'));
  await expect(page.locator(frame)).toHaveAttribute('src', /max-payload-size=128&theme=dark$/);
  await page.locator('lw-calculator').evaluate((one) => {
    one.setAttribute('v', '1');
    one.setAttribute('name', 'units');
  });
  await expect(page.locator(frame)).toHaveAttribute('src', /\/embed\/units\/v1\//);
});

test('takes any embed by its name, a whole state and a language', async ({ page, baseURL }) => {
  await emptyEmbeds(page, baseURL);
  await openHost(
    page,
    `${scriptOf(baseURL)}<lw-calculator name="chart/lanes" v="3" lang="ru" state="device=a/b&device=c"></lw-calculator>`,
  );
  await expect(page.locator(frame)).toHaveAttribute('src', `${baseURL}/ru/embed/chart/lanes/v3/?device=a%2Fb&device=c`);
});

test('hands the answer on as an event, a text and values; other frames are not heard', async ({ page, baseURL }) => {
  await emptyEmbeds(page, baseURL);
  const other = await hostPage('<p>Another site</p>');
  await openHost(
    page,
    `${scriptOf(baseURL)}<lw-calculator ${pcie}></lw-calculator><iframe src="${other}" title="Other"></iframe>`,
  );
  const inside = await frameAt(page, `${baseURL}/embed/${newest('pcie')}/`);
  const stranger = await frameAt(page, other);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('lanewise:change', ({ target, detail }: CustomEventInit & Event) => {
          const { value, result } = target as HTMLElement & { value: string; result: unknown };
          resolve({ at: (target as Element).localName, text: detail.text, value, result });
        }),
      ),
  );
  await says(stranger, { ...changed, text: 'false' });
  await says(stranger, { type: 'lanewise:height', height: 900 });
  await says(inside, changed);
  expect(await heard).toEqual({ at: 'lw-calculator', text: changed.text, value: changed.text, result: changed.result });
  await expect(page.locator(frame)).not.toHaveCSS('height', '900px');
});

test('heights that nobody has are refused, and too large ones are cut', async ({ page, baseURL }) => {
  await emptyEmbeds(page, baseURL);
  await openHost(page, `${scriptOf(baseURL)}<lw-calculator ${pcie} height="400"></lw-calculator>`);
  const inside = await frameAt(page, `${baseURL}/embed/${newest('pcie')}/`);
  const hostile = [
    '500',
    '1px;position:fixed',
    null,
    [500],
    { valueOf: 1 },
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const height of hostile) await says(inside, { type: 'lanewise:height', height });
  for (const message of [null, 'lanewise:height', 7, [], { type: ['lanewise:height'] }]) await says(inside, message);
  await expect(page.locator(frame)).toHaveCSS('height', '400px');
  await says(inside, { type: 'lanewise:height', height: 612.2 });
  await expect(page.locator(frame)).toHaveCSS('height', '613px');
  await says(inside, { type: 'lanewise:height', height: 1e9 });
  await expect(page.locator(frame)).toHaveCSS('height', '20000px');
  await says(inside, { type: 'lanewise:height', height: -5 });
  await expect(page.locator(frame)).toHaveCSS('height', '1px');
});

test('the page itself, other windows and a frame that has gone elsewhere are not heard', async ({ page, baseURL }) => {
  await emptyEmbeds(page, baseURL);
  const other = await hostPage('<p>Another site</p>');
  await openHost(page, `${scriptOf(baseURL)}<lw-calculator ${pcie} height="400"></lw-calculator>`);
  const inside = await frameAt(page, `${baseURL}/embed/${newest('pcie')}/`);
  await page.evaluate((message) => {
    postMessage({ type: 'lanewise:height', height: 900 }, '*');
    postMessage(message, '*');
    dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.example' }));
  }, changed);
  await inside.goto(other);
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener('message', ({ data }) => data === 'end' && resolve(true))),
  );
  await says(inside, { type: 'lanewise:height', height: 900 });
  await says(inside, changed);
  await says(inside, 'end');
  await heard;
  await expect(page.locator(frame)).toHaveCSS('height', '400px');
  expect(await page.locator('lw-calculator').evaluate((one: HTMLElement & { value?: string }) => one.value)).toBe('');
});

test('a copy of the script on the host’s own server shows the site that it names', async ({ page, baseURL }) => {
  await emptyEmbeds(page, baseURL);
  const copy = await page.request.get(`${baseURL}${elementScript.path}`);
  await page.route('**/own/element.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await copy.text() }),
  );
  await openHost(
    page,
    `<script src="/own/element.js"></script><lw-calculator ${pcie} base="${baseURL}/"></lw-calculator>`,
  );
  await says(await frameAt(page, `${baseURL}/embed/${newest('pcie')}/`), { type: 'lanewise:height', height: 555 });
  await expect(page.locator(frame)).toHaveCSS('height', '555px');
});

test('a number in a sentence is written in its letters, and was there before', async ({ page, baseURL }) => {
  await emptyEmbeds(page, baseURL);
  await openHost(
    page,
    `<p style="font:20px serif">It carries <lw-value ${pcie} lanes="4" output="most">about 3.6 GB/s</lw-value> here.</p>${scriptOf(baseURL)}`,
  );
  const src = `${baseURL}/embed/${newest('value/pcie')}/?lanes=4&output=most`;
  const inside = await frameAt(page, src);
  const number = page.locator('lw-value');
  await expect(number).toHaveText('about 3.6 GB/s');
  await says(inside, { ...changed, text: '<img src=x onerror=alert(1)>' });
  await expect(number.locator('span')).toHaveText('<img src=x onerror=alert(1)>');
  await says(inside, changed);
  await expect(number.locator('span')).toHaveText('3.59 GB/s');
  await expect(number.locator('span')).toHaveCSS('font-size', '20px');
  await expect(page.locator('lw-value iframe')).toHaveJSProperty('inert', true);
  await expect(page.locator('lw-value iframe')).toHaveJSProperty('offsetWidth', 1);
});

test('needs of a host’s policy its script and its frames, and no style or connection', async ({ page, baseURL }) => {
  const policy = `default-src 'none'; script-src ${baseURL}; frame-src ${baseURL}`;
  await openHost(page, `${scriptOf(baseURL)}<lw-calculator name="units" height="700"></lw-calculator>`, {
    'Content-Security-Policy': policy,
  });
  const inside = page.locator('lw-calculator').frameLocator('iframe');
  await expect(inside.locator('lw-calculator[data-ready]')).toBeVisible();
  await expect(page.locator(frame)).toHaveCSS('border-top-width', '0px');
});

test.describe('where no frame can be shown', () => {
  test.use({ expected: [/Refused to|violates the following|no embed has this address/] });

  test('the children of the element stand in its place', async ({ page, baseURL }) => {
    const policy = `default-src 'none'; script-src ${baseURL}`;
    await openHost(page, `${scriptOf(baseURL)}<lw-calculator ${pcie}><a href="/">420 MB/s</a></lw-calculator>`, {
      'Content-Security-Policy': policy,
    });
    await expect(page.locator(frame)).toHaveCount(0);
    await expect(page.getByRole('link', { name: '420 MB/s' })).toBeVisible();
  });

  test('an address that is none is refused', async ({ page, baseURL }) => {
    const wrong = [
      'name="../../etc"',
      'name=""',
      'name="pcie" v="0"',
      'name="pcie" lang="../.."',
      'name="pcie" base="javascript:alert(1)"',
    ];
    const elements = wrong.map(
      (attributes) => `<lw-calculator ${attributes}><a href="/">${attributes.replaceAll('"', '')}</a></lw-calculator>`,
    );
    await openHost(page, `${elements.join('')}${scriptOf(baseURL).replace('async ', '')}`);
    await expect(page.locator(frame)).toHaveCount(0);
    for (const attributes of wrong) {
      const name = attributes.replaceAll('"', '');
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
});
