// A frame of an earlier version shows the numbers that it was embedded for, and the way to today's.
import { readAnswers } from '../../../scripts/freeze/answers.ts';
import { quantity } from '../../../site/common/format.ts';
import { toQuery } from '../../../site/sizer/address.ts';
import { presetOf } from '../../../site/sizer/presets.ts';
import { newest } from '../../newest.ts';
import { expect, test } from '../fixtures.ts';
import { opened } from '../size-a-chain/page.ts';

const value = '[data-headline="value"]';
const raid10 = 'level=raid10&drive-iops=150&answer=read-rate';
const older = '[data-older]';

/** What a version answered when it was kept. */
function keptRate(version: number): number {
  const { outputs, states } = readAnswers('raid', version);
  const asked = { drives: '8x16TB', level: 'raid10', drive_iops: 150, read_share: 0.7 };
  const state = states.find(({ inputs }) => JSON.stringify(inputs) === JSON.stringify(asked));
  return state?.values[outputs.indexOf('read_rate')] as number;
}

test('each version of an embed shows its own numbers for the same inputs', async ({ page }) => {
  const rates = [];
  for (const version of [1, 2]) {
    await page.goto(`/embed/raid/v${version}/?v=${version}&${raid10}`);
    const rate = quantity(keptRate(version), 'byte_per_second');
    await expect(page.locator(value)).toHaveText(rate);
    await expect(page.locator(older)).toHaveCount(version === 1 ? 1 : 0);
    rates.push(rate);
  }
  expect(new Set(rates).size).toBe(2);
});

test('an earlier version speaks its own words, computes on, and leads to today’s with the same inputs', async ({
  page,
}) => {
  await page.goto(`/embed/raid/v1/?v=1&${raid10}&theme=dark`);
  await expect(page.locator(value)).toHaveText(quantity(keptRate(1), 'byte_per_second'));
  await expect(page.locator(older)).toContainText('version 1');
  await expect(page.getByLabel('Rate of one drive')).toBeVisible();
  await page.getByLabel('Level').selectOption('raid5');
  const newer = page.getByRole('link', { name: 'Show these inputs in version 2' });
  await expect(newer).toHaveAttribute(
    'href',
    '/embed/raid/v2/?v=2&level=raid5&answer=read-rate&theme=dark',
  );
  await page.getByLabel('Level').selectOption('raid10');
  await newer.click();
  await expect(page.locator(value)).toHaveText(quantity(keptRate(2), 'byte_per_second'));
  await expect(page).toHaveURL(
    /\/embed\/raid\/v2\/\?v=2&level=raid10&answer=read-rate&theme=dark$/,
  );
});

test('a frame loads one core, that of its version', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.wasm')) loaded.push(response.url());
  });
  for (const path of [
    `/embed/raid/v1/?v=1&${raid10}`,
    '/embed/raid/v2/?level=raid5',
    '/embed/sizer/v1/?d=drive;link:sata+3.0;read:100000000',
  ]) {
    loaded.length = 0;
    await page.goto(path);
    await expect(page.locator('[data-ready]')).toBeVisible();
    expect(loaded, path).toHaveLength(1);
  }
});

/** The network sends 1.18 GB/s of it; how low it may fall is what the versions differ in. */
test('the sizer’s frames show what their version expects', { tag: '@night' }, async ({ page }) => {
  const expected = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('lw-sizer')).toHaveAttribute('data-ready');
    return page.locator('[data-text="expected"]').textContent();
  };
  const preset = 'raidz2-over-10gbe';
  const [one, two] = [
    await expected(`/embed/sizer/${preset}/v1/`),
    await expected(`/embed/${newest(`sizer/${preset}`)}/`),
  ];
  expect(one).toContain('600');
  expect(two).toContain('420');

  const query = toQuery(presetOf(preset).setting);
  const [own, now] = [
    await expected(`/embed/sizer/v1/${query}&theme=light`),
    await expected(`/embed/${newest('sizer')}/${query}`),
  ];
  expect(own).not.toBe(now);
  await page.goto(`/embed/sizer/v1/${query}&theme=light`);
  const newer = page.getByRole('link', { name: /^Show these inputs in version \d+$/ });
  await expect(newer).toHaveAttribute(
    'href',
    new RegExp(`^/embed/${newest('sizer')}/\\?hba=.*raidz2.*theme=light$`),
  );
  await page.getByText('Change the chain').click();
  await (await opened(page, 'Drives')).getByLabel('Count').fill('6');
  await expect(newer).toHaveAttribute('href', /count%3A6|count:6/);
});

test.describe('where no embed is', () => {
  test.use({ expected: [/404/] });

  test('a version that never was is said so, and the newest offered with the same inputs', {
    tag: '@night',
  }, async ({ page }) => {
    const response = await page.goto(`/embed/raid/v99/?${raid10}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is no version 99 of this embed.')).toBeVisible();
    await page.getByRole('link', { name: 'Show version 2' }).click();
    await expect(page.locator(value)).toHaveText(quantity(keptRate(2), 'byte_per_second'));
  });

  test('what was never an embed is said so without the frame of the site', async ({ page }) => {
    await page.goto('/embed/no-such/v1/');
    await expect(page.getByRole('heading', { name: 'No such embed' })).toBeVisible();
    await expect(page.getByText('Nothing was ever published')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
