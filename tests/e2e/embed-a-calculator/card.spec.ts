// What a frame shows where it cannot compute: the answer that was built into it, and whose inputs these are.
import { expect, test } from '../fixtures.ts';

const inputs = '?v=1&generation=2.0&lanes=1&max-payload-size=128';
const value = '[data-headline="value"]';
const chain =
  '?hba=hba;link:pcie+2.0+x8;name:9211-8i&d=drive;on:hba;count:4;link:sata+3.0;read:100000000&v=1';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator shows its default answer, says so, and names the inputs', async ({ page }) => {
    await page.goto(`/embed/pcie/v1/${inputs}`);
    await expect(page.locator(value)).toHaveText(/\d\sGB\/s$/);
    await expect(page.locator('.lw-breakdown')).toBeVisible();
    const card = page.locator('noscript p');
    await expect(card.first()).toContainText(
      'shows the default inputs, which may not be those of its author',
    );
    await expect(card.last()).toContainText(/Inputs: Generation .* · Lanes x/);
    // A form that does nothing is no card.
    await expect(page.getByLabel('Lanes', { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open the full calculator' })).toBeVisible();
  });

  test('a sizer shows its default chain and says so; that of a question is the right one', async ({
    page,
  }) => {
    await page.goto(`/embed/sizer/v2/${chain}`);
    await expect(page.locator('.lw-answer [data-text="value"]')).toHaveText(/B\/s$/);
    await expect(page.locator('noscript p').first()).toContainText('shows the default inputs');
    await expect(page.getByRole('link', { name: 'Open the sizer', exact: true })).toBeVisible();
    await page.goto('/embed/sizer/ssds-on-jmb585/v2/');
    await expect(page.locator('.lw-answer [data-text="value"]')).toHaveText(/GB\/s$/);
    await expect(page.getByText('shows the default inputs')).toBeHidden();
  });

  test('a chart shows its default, and says so', async ({ page }) => {
    await page.goto('/embed/chart/queue-depth/v1/?load=rand-write-4k');
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('shows its default chart');
    await expect(page.getByRole('link', { name: 'Open the full chart' })).toBeVisible();
  });
});

test.describe('where WebAssembly is blocked', () => {
  test.use({ expected: [/WebAssembly|Content Security Policy/] });

  for (const { embed, query, shown } of [
    { embed: 'pcie/v1', query: inputs, shown: value },
    { embed: 'sizer/v2', query: chain, shown: '.lw-answer [data-text="value"]' },
  ]) {
    test(`${embed} keeps its default answer and says that it cannot compute`, async ({ page }) => {
      await page.route('**/embed/**', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        headers['content-security-policy'] = "script-src 'self'";
        await route.fulfill({ response, headers });
      });
      await page.goto(`/embed/${embed}/${query}`);
      await expect(page.getByText('This frame cannot compute here')).toBeVisible();
      await expect(page.getByText('It shows the default inputs')).toBeVisible();
      await expect(page.locator(shown)).toBeVisible();
      // What cannot be answered cannot be asked.
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByLabel('Lanes', { exact: true })).toBeHidden();
    });
  }

  test('the default answer is not called another one', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('/embed/pcie/v1/');
    await expect(page.getByText('This frame cannot compute here')).toBeVisible();
    await expect(page.getByText('It shows the default inputs')).toBeHidden();
    await expect(page.locator(value)).toBeVisible();
  });
  test.use({ expected: [/WebAssembly|Content Security Policy|Failed to load resource/] });
});

test('an embed works where storage throws, and asks for none', async ({ page }) => {
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
  await page.goto(`/embed/pcie/v1/${inputs}`);
  await expect(page.locator(value)).toHaveText('420 MB/s');
  await page.goto('/embed/chart/queue-depth/v1/?load=rand-write-4k');
  await expect(page.locator('lw-chart:not([data-unread])')).toBeVisible();
});
