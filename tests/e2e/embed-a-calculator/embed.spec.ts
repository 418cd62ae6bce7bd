import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalog } from '../../../calc-wasm/js/generated/catalog.ts';
import { calculatorLink } from '../../../site/common/query.ts';
import { embedHeight } from '../../../site/embed/height.ts';
import { expect, test } from '../fixtures.ts';
import { reopen } from '../reopen.ts';

/** A plain page of somebody else, on an origin of its own. */
async function hostPage(
  html: string,
  headers: Record<string, string> = {},
): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A blog</title>${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const inputs = '?v=1&generation=2.0&lanes=1&max-payload-size=128';

for (const sandbox of ['', 'sandbox="allow-scripts"']) {
  test(`an embed computes with the author’s inputs in a foreign page ${sandbox}`, async ({
    page,
    baseURL,
  }) => {
    const src = `${baseURL}/embed/pcie/v1/${inputs}`.replaceAll('&', '&amp;');
    const host = await hostPage(
      `<iframe src="${src}" title="PCIe" width="100%" height="${embedHeight}" style="border:0" ${sandbox}></iframe>`,
    );
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-headline="value"]')).toHaveText('420 MB/s');
    await frame.getByLabel('Lanes', { exact: true }).selectOption('x4');
    await expect(frame.locator('[data-headline="value"]')).toHaveText('1.68 GB/s');
    await expect(frame.getByRole('link', { name: /Open the full calculator/ })).toHaveAttribute(
      'href',
      '/calculators/pcie/?v=1&generation=2.0&max-payload-size=128',
    );
    host.close();
  });
}

for (const sandbox of ['', 'sandbox="allow-scripts"']) {
  test(`an embed computes in a page that embeds only with leave ${sandbox}`, async ({
    page,
    baseURL,
  }) => {
    const host = await hostPage(
      `<iframe src="${baseURL}/embed/pcie/v1/${inputs.replaceAll('&', '&amp;')}" title="PCIe" ${sandbox}></iframe>`,
      { 'Cross-Origin-Embedder-Policy': 'require-corp' },
    );
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-headline="value"]')).toHaveText('420 MB/s');
    await frame.getByLabel('Lanes', { exact: true }).selectOption('x4');
    await expect(frame.locator('[data-headline="value"]')).toHaveText('1.68 GB/s');
    host.close();
  });
}

test('a chart is shown in a page that embeds only with leave', async ({ page, baseURL }) => {
  const host = await hostPage(
    `<iframe src="${baseURL}/embed/chart/ceiling/v1/" title="Chart" width="900" height="900"></iframe>`,
    { 'Cross-Origin-Embedder-Policy': 'require-corp' },
  );
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('figure').first()).toBeVisible();
  host.close();
});

test('the line to paste holds the reader’s inputs', async ({ page, baseURL }) => {
  await page.goto(`/calculators/pcie/${inputs}`);
  const line = page.getByRole('textbox', { name: 'Put this calculator into your page' });
  await expect(line).toHaveValue(
    new RegExp(
      `^<iframe src="${baseURL}/embed/pcie/v1/\\?v=1&amp;generation=2.0&amp;lanes=1&amp;max-payload-size=128"`,
    ),
  );
});

for (const { name, modelVersion, presets } of catalog) {
  test(`the fixed height fits every preset of ${name} at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: embedHeight });
    for (const [index, { question, inputs: preset, answer }] of presets.entries()) {
      const query = new URL(calculatorLink(name, preset, answer), 'http://x').search;
      const link = `/embed/${name}/v${modelVersion}/${query}`;
      await (index === 0 ? page.goto(link) : reopen(page, link));
      await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
      const { scrollHeight, scrollWidth } = await page.evaluate(() => ({
        scrollHeight: document.documentElement.scrollHeight,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollHeight, question).toBeLessThanOrEqual(embedHeight);
      expect(scrollWidth, question).toBeLessThanOrEqual(320);
    }
  });
}
