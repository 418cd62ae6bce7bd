// What a frame and the page around it say to each other.
import type { ChangeMessage, HeightMessage } from '../../../site/embed/messages.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { opened } from '../size-a-chain/page.ts';
import { listeningHost } from './listening-host.ts';

const HEIGHT = 'lanewise:height';
const CHANGE = 'lanewise:change';

test('a frame tells each answer, the first one, too, sandboxed or not', async ({ page, baseURL }) => {
  for (const sandbox of ['', 'sandbox="allow-scripts"']) {
    const src = `${baseURL}/embed/${newest('pcie')}/?generation=2.0&lanes=1&max-payload-size=128`;
    const host = await listeningHost(page, src, sandbox);
    await expect.poll(() => host.of(CHANGE)).toHaveLength(1);
    const [first] = await host.of<ChangeMessage>(CHANGE);
    expect(first).toMatchObject({
      embed: 'pcie',
      version: versionToday('pcie'),
      state: `v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`,
      text: expect.stringMatching(/^420\sMB\/s$/),
    });
    expect(first?.result.most).toEqual({ value: expect.closeTo(420e6, -6), unit: 'byte_per_second' });
    expect(first?.result.limit?.unit ?? null).toBeNull();
    await host.frame.getByLabel('Lanes', { exact: true }).selectOption('x4');
    await expect.poll(async () => (await host.of<ChangeMessage>(CHANGE)).at(-1)?.text).toMatch(/^1.68\sGB\/s$/);
  }
});

test('a frame with the default inputs tells its answer, too', { tag: '@night' }, async ({ page, baseURL }) => {
  for (const embed of [newest('pcie'), newest('sizer'), newest('sizer/ssds-on-jmb585')]) {
    const host = await listeningHost(page, `${baseURL}/embed/${embed}/`);
    await expect.poll(() => host.of(CHANGE)).not.toHaveLength(0);
    const [first] = await host.of<ChangeMessage>(CHANGE);
    expect(first?.text).toMatch(/\d.*B\/s$/);
    expect(embed).toBe(`${first?.embed}/v${first?.version}`);
  }
});

test('a frame tells its height, in words of every host, and again when it changes', async ({ page, baseURL }) => {
  const host = await listeningHost(page, `${baseURL}/embed/${newest('pcie')}/`);
  await expect(host.frame.locator('lw-calculator[data-ready]')).toBeVisible();
  const heightNow = () =>
    page.frames()[1]?.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
  const last = async () => (await host.of<HeightMessage>(HEIGHT)).at(-1)?.height;
  await expect.poll(last).toBe(await heightNow());
  const folded = await last();
  await host.frame.locator('.lw-fold > summary').first().click();
  await expect.poll(last).toBeGreaterThan(folded ?? 0);
  const height = await heightNow();
  await expect.poll(last).toBe(height);
  expect(await host.said()).toContainEqual({ sentinel: 'amp', type: 'embed-size', height });
  expect(await host.said()).toContainEqual(
    JSON.stringify({ src: `${baseURL}/embed/${newest('pcie')}/`, context: 'iframe.resize', height }),
  );
});

test('a page that follows the height comes to rest, at every width', { tag: '@night' }, async ({ page, baseURL }) => {
  const host = await listeningHost(page, `${baseURL}/embed/${newest('pcie')}/`);
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => {
      const frame = document.querySelector('iframe');
      if (data.type === 'lanewise:height' && frame) frame.height = data.height;
    }),
  );
  for (const width of [320, 480, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect
      .poll(() =>
        page.evaluate(() => {
          const frame = document.querySelector('iframe');
          return Math.abs((frame?.clientHeight ?? 0) - Number(frame?.getAttribute('height')));
        }),
      )
      .toBe(0);
    // The frame tells its height once it is laid out at the new width: after the window has it.
    const inside = () => page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(inside, `${width} px`).toBeLessThanOrEqual(0);
  }
  expect((await host.of(HEIGHT)).length).toBeLessThan(30);
});

test('a page may set another state, over what the reader has set, and no other look', async ({ page, baseURL }) => {
  const host = await listeningHost(page, `${baseURL}/embed/${newest('pcie')}/?lanes=1&theme=dark&lock=lanes`);
  const value = host.frame.locator('[data-headline="value"]');
  await expect(host.frame.locator('lw-calculator[data-ready]')).toBeVisible();
  await host.frame.getByLabel('Generation').selectOption('5.0');
  await host.say({
    type: 'lanewise:set',
    state: 'generation=2.0&lanes=4&max-payload-size=128&units=binary&theme=light&lock=',
  });
  await expect(value).toHaveText('1.56 GiB/s');
  await expect(host.frame.getByLabel('Generation')).toHaveValue('2.0');
  await expect(host.frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(host.frame.getByLabel('Lanes', { exact: true })).toBeHidden();
  // The next one is a whole state, too: what it does not name has its default.
  await host.say({ type: 'lanewise:set', state: 'generation=2.0&max-payload-size=128' });
  await expect(value).toHaveText('1.68 GB/s');
  // Of a bad value the field says what is wrong, as it does for an address.
  await host.say({ type: 'lanewise:set', state: 'generation=9.9' });
  await expect(host.frame.locator('[data-error="generation"]')).toContainText('9.9');
});

test('a page may set the chain of a sizer and the choice of a chart', { tag: '@night' }, async ({ page, baseURL }) => {
  const sizer = await listeningHost(page, `${baseURL}/embed/${newest('sizer')}/`);
  await expect.poll(() => sizer.of(CHANGE)).not.toHaveLength(0);
  const chain = (count: number) => `hba=hba;link:pcie+2.0+x8&d=drive;on:hba;count:${count};link:sata+3.0;read:1e8&v=1`;
  const last = async () => (await sizer.of<ChangeMessage>(CHANGE)).at(-1)?.text;
  const [served] = await sizer.of<ChangeMessage>(CHANGE);
  await sizer.say({ type: 'lanewise:set', state: chain(4) });
  await expect.poll(last).toMatch(/^400.MB\/s$/);
  await sizer.frame.getByText('Change the build').click();
  await expect((await opened(sizer.frame, 'Drives')).getByLabel('Count')).toBeVisible();
  await sizer.say({ type: 'lanewise:set', state: chain(2) });
  await expect.poll(last).toMatch(/^200.MB\/s$/);
  await sizer.say({ type: 'lanewise:set', state: '' });
  await expect.poll(last).toBe(served?.text);

  const chart = await listeningHost(page, `${baseURL}/embed/chart/queue-depth/v1/`);
  await expect(chart.frame.locator('lw-chart[data-ready]')).toBeVisible();
  await chart.say({ type: 'lanewise:set', state: 'load=rand-write-4k' });
  await expect.poll(async () => (await chart.of<ChangeMessage>(CHANGE)).at(-1)?.state).toBe('load=rand-write-4k');
});

test('messages of another frame, and what is no message of ours, change nothing', async ({ page, baseURL }) => {
  const host = await listeningHost(page, `${baseURL}/embed/${newest('pcie')}/?lanes=1`);
  await expect.poll(() => host.of(CHANGE)).toHaveLength(1);
  const wild = [null, 7, 'lanewise:set', [], { type: 'lanewise:set' }, { type: 'set', state: 'lanes=8' }];
  for (const data of wild) await host.say(data);
  // A frame beside it knows how to reach it, and is not the page around it.
  await page.evaluate(async () => {
    const other = document.createElement('iframe');
    other.srcdoc =
      `<script>parent.frames[0].postMessage({ type: 'lanewise:set', state: 'lanes=8' }, '*');
      parent.done = true;</` + 'script>';
    document.body.append(other);
    await new Promise((resolve) => other.addEventListener('load', resolve));
  });
  await host.say({ type: 'lanewise:set', state: 'lanes=2' });
  await expect.poll(() => host.of(CHANGE)).toHaveLength(2);
  const states = (await host.of<ChangeMessage>(CHANGE)).map(({ state }) => state);
  expect(states).toEqual([`v=${versionToday('pcie')}&lanes=1`, `v=${versionToday('pcie')}&lanes=2`]);
});

test('a page whose script came late asks for height and answer again', { tag: '@night' }, async ({ page, baseURL }) => {
  const host = await listeningHost(page, `${baseURL}/embed/${newest('pcie')}/?lanes=1`);
  await expect.poll(() => host.of(CHANGE)).toHaveLength(1);
  const [first] = await host.of<ChangeMessage>(CHANGE);
  const heights = (await host.of(HEIGHT)).length;
  await host.say({ type: 'lanewise:ask' });
  await expect.poll(() => host.of(CHANGE)).toEqual([first, first]);
  await expect.poll(async () => (await host.of(HEIGHT)).length).toBeGreaterThan(heights);
});

test('a page that is not framed says nothing', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    addEventListener('message', ({ data }) => said.push(data));
  });
  await page.goto(`/embed/${newest('pcie')}/?lanes=1`);
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { said: unknown[] }).said)).toEqual([]);
});
