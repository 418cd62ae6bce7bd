// The kinds of embeds beside whole calculators: a question with its answer, one number, layouts side by side.
import type { ChangeMessage } from '../../../site/embed/messages.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { listeningHost } from './listening-host.ts';

const value = '[data-headline="value"]';
const preset = `/embed/${newest('pcie/ahci-card-gen-2-x1-slot')}/`;
const CHANGE = 'lanewise:change';

test('a question goes on from its own inputs, and a page may set any others', async ({ page, baseURL }) => {
  const host = await listeningHost(page, `${baseURL}${preset}?units=binary`);
  const shown = host.frame.locator(value);
  await expect(shown).toHaveText('401 MiB/s');
  await host.frame.getByLabel('Lanes', { exact: true }).selectOption('x4');
  await expect(shown).toHaveText('1.56 GiB/s');
  await host.frame.getByRole('button', { name: 'Reset' }).click();
  await expect(shown).toHaveText('401 MiB/s');
  const [first] = await host.of<ChangeMessage>(CHANGE);
  expect(first).toMatchObject({ embed: 'pcie/ahci-card-gen-2-x1-slot', version: versionToday('pcie') });
  expect(first?.state).toMatch(/generation=2.0&lanes=1.*&units=binary$/);
  // A state is a whole one: what it does not name has the calculator's default.
  await host.say({ type: 'lanewise:set', state: 'lanes=1&generation=3.0' });
  await expect
    .poll(async () => (await host.of<ChangeMessage>(CHANGE)).at(-1)?.state)
    .toBe(`v=${versionToday('pcie')}&lanes=1`);
});

test('one number stands in a line, leads to its calculator and follows the page', async ({ page, baseURL }) => {
  const src = `${baseURL}/embed/value/${newest('pcie')}/?generation=2.0&lanes=1&max-payload-size=128`;
  const host = await listeningHost(page, src, 'sandbox="allow-scripts"');
  const link = host.frame.getByRole('link');
  await expect(link).toHaveText('420 MB/s');
  await expect(link).toHaveAttribute('href', /^\/calculators\/pcie\/\?v=\d+&generation=2.0&lanes=1/);
  await expect.poll(() => host.of(CHANGE)).toHaveLength(1);
  await host.say({ type: 'lanewise:set', state: 'generation=2.0&lanes=4&max-payload-size=128' });
  await expect(link).toHaveText('1.68 GB/s');
  await host.say({ type: 'lanewise:set', state: 'lanes=3' });
  await expect(link).toContainText(/Lanes/);
  await host.say({ type: 'lanewise:set', state: 'output=speed' });
  await expect(link).toContainText('“speed” is not an output');
  await page.goto(`/embed/value/${newest('pcie')}/`);
  await expect(page.locator('lw-live-value[data-ready]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.getBoundingClientRect().height)).toBeLessThanOrEqual(32);
  await expectAccessible(page);
});

test('a comparison shows its author’s drives, and keeps to them', async ({ page, baseURL }) => {
  const src = `${baseURL}/embed/compare-arrays/v1/?drives=4x4TB&layouts=raid.raid5,zfs.raidz1`;
  const host = await listeningHost(page, src);
  await expect(host.frame.getByRole('columnheader')).toHaveCount(3);
  await expect(host.frame.locator('[data-drives]')).toContainText('4 × 4 TB');
  await host.frame.getByText('Change drives and layouts').click();
  await host.frame.getByLabel(/^Drives/).fill('6x4TB');
  await expect(host.frame.locator('[data-drives]')).toContainText('6 × 4 TB');
  await host.frame.getByRole('button', { name: 'Reset' }).click();
  await expect(host.frame.locator('[data-drives]')).toContainText('4 × 4 TB');
  const last = async () => (await host.of<ChangeMessage>(CHANGE)).at(-1);
  expect((await last())?.result['raid.raid5.usable']?.value).toBe(12e12);
  await expect(host.frame.getByRole('link', { name: /Open the comparison/ })).toHaveAttribute(
    'href',
    /drives=4x4TB&layouts=raid.raid5,zfs.raidz1$/,
  );
  await host.say({ type: 'lanewise:set', state: 'layouts=raid.raid6' });
  await expect(host.frame.getByRole('columnheader')).toHaveCount(2);
  await page.goto('/embed/compare-arrays/v1/?lock=all');
  await expect(page.locator('lw-compare[data-ready]')).toBeVisible();
  await expect(page.getByText('Change drives and layouts')).toBeHidden();
});

test('a chart that nobody asks anything loads no script of its own until it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/embed/chart/queue-depth/v1/?theme=dark', { waitUntil: 'networkidle' });
  await expect(page.getByRole('figure').first()).toBeVisible();
  expect(scripts).toEqual([expect.stringMatching(/frame-late\.element/)]);
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await expect.poll(() => page.evaluate(() => customElements.get('lw-chart') !== undefined)).toBe(true);
});
