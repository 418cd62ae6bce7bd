// What a frame shows where it cannot compute: the answer that was built into it, and whose inputs these are.

import { sample } from '../../support/exhaustive.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';

const inputs = `?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`;
const value = '[data-headline="value"]';
const chain = '?hba=hba;link:pcie+2.0+x8;name:9211-8i&d=drive;on:hba;count:4;link:sata+3.0;read:1e8&v=1';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame says its default answer in small letters, and hides what cannot work', async ({ page }) => {
    await page.goto(`/embed/${newest('pcie')}/${inputs}`);
    // Above the words of its author, in large letters, it would be taken for theirs.
    await expect(page.locator(value)).toBeHidden();
    await expect(page.locator('.lw-breakdown')).toBeHidden();
    await expect(page.locator('noscript p').first()).toContainText('shows the default inputs');
    await expect(page.locator('noscript p').last()).toContainText(/\d\sGB\/s .*Inputs: /);
    // A form that does nothing is no card.
    await expect(page.getByLabel('Lanes', { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open the full calculator' })).toBeVisible();
    // A question has the inputs of its address.
    await page.goto(`/embed/${newest('pcie/nvme-drive-gen-4-x4-slot')}/`);
    await expect(page.locator(value)).toBeVisible();
    await page.goto(`/embed/${newest('sizer')}/${chain}`);
    await expect(page.locator('.lw-answer [data-text="value"]')).toBeHidden();
    await expect(page.getByText('Change the build')).toBeHidden();
    await page.goto('/embed/compare-arrays/v1/?drives=4x4TB');
    await expect(page.getByRole('table')).toBeHidden();
    await expect(page.getByText('Change drives and layouts')).toBeHidden();
    await page.goto('/embed/chart/queue-depth/v1/?load=rand-write-4k');
    await expect(page.getByRole('figure').first()).toBeVisible();
    await page.goto(`/embed/value/${newest('pcie')}/?lanes=1`);
    await expect(page.getByRole('link')).toHaveText(/B\/s$/);
  });
});

test.describe('where WebAssembly is blocked', () => {
  test.use({ expected: [/WebAssembly|Content Security Policy/] });

  test('a frame shows no answer to other inputs than its author’s, and says what these are', async ({ page }) => {
    await page.route('**/embed/**', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      headers['content-security-policy'] = "script-src 'self'";
      await route.fulfill({ response, headers });
    });
    for (const { embed, query, shown, asked } of [
      { embed: newest('pcie'), query: inputs, shown: value, asked: 'Lanes x1 · Max Payload Size 128 B' },
      { embed: newest('sizer'), query: chain, shown: '.lw-answer [data-text="value"]', asked: '9211-8i' },
    ]) {
      await page.goto(`/embed/${embed}/${query}`);
      await expect(page.getByText('This frame cannot compute here')).toBeVisible();
      await expect(page.getByText('So it shows no answer.')).toBeVisible();
      await expect(page.locator('[data-asked]')).toContainText(asked);
      await expect(page.locator(shown)).toBeHidden();
      const link = page.locator('[data-full]');
      await expect(link).toHaveAttribute('href', new RegExp(query.slice(1, 12).replace('+', '.')));
      // What cannot be answered cannot be asked.
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByLabel('Lanes', { exact: true })).toBeHidden();
    }
  });

  test('the default answer is not called another one', { tag: '@night' }, async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(`/embed/${newest('pcie')}/`);
    await expect(page.getByText('This frame cannot compute here')).toBeVisible();
    await expect(page.getByText('So it shows no answer.')).toBeHidden();
    await expect(page.locator(value)).toBeVisible();
  });
  test.use({ expected: [/WebAssembly|Content Security Policy|Failed to load resource/] });
});

test('an embed works where storage throws, and asks for none', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`${name} was asked for`, 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', {
      set() {
        throw new DOMException('a cookie was set', 'SecurityError');
      },
    });
  });
  await page.goto(`/embed/${newest('pcie')}/${inputs}`);
  await expect(page.locator(value)).toHaveText('420 MB/s');
  await page.goto('/embed/chart/queue-depth/v1/?load=rand-write-4k');
  await expect(page.locator('lw-chart:not([data-unread])')).toBeVisible();
});

for (const look of sample(['controls=none', 'lock=all', 'controls=none&lock=all'])) {
  test(`a value that is refused has no number in a frame that shows no field for it: ${look}`, async ({ page }) => {
    await page.goto(`/embed/${newest('pcie')}/?lanes=99&${look}`);
    await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
    await expect(page.locator(value)).toBeHidden();
    await expect(page.locator('[data-refused]')).toContainText('99');
    await page.goto(`/embed/${newest('pcie')}/?lanes=1&generation=2.0&${look}`);
    await expect(page.locator(value)).toHaveText(/MB\/s$/);
    await expect(page.locator('[data-refused]')).toBeHidden();
  });
}

for (const refused of sample([
  '?hba=nonsense:::',
  '?hba=hba;link:pcie+9.0+x8&d=drive;on:hba;link:sata+3.0&v=1',
  '?block_size=8192',
])) {
  test(`a chain that is refused has no number in a frame without its form: ${refused}`, async ({ page }) => {
    await page.goto(`/embed/${newest('sizer')}/${refused}&controls=none`);
    await expect(page.locator('lw-sizer[data-ready]')).toBeVisible();
    await expect(page.locator('.lw-answer [data-text="value"]')).toBeHidden();
    await expect(page.locator('p[data-refused]')).toBeVisible();
  });
}

test('a frame answers for another load of its chain and ignores trackers', { tag: '@night' }, async ({ page }) => {
  const shown = page.locator('.lw-answer [data-text="value"]');
  await page.goto(`/embed/${newest('sizer')}/?utm_source=drive&controls=none`);
  await expect(page.locator('lw-sizer[data-ready]')).toBeVisible();
  await expect(shown).toHaveText(/B\/s$/);
  const served = await shown.textContent();
  await page.goto(`/embed/${newest('sizer')}/?load=one&controls=none`);
  await expect(page.locator('lw-sizer[data-ready]')).toBeVisible();
  await expect(shown).toHaveText(/B\/s$/);
  await expect(shown).not.toHaveText(served ?? '');
});
