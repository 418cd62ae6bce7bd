import { expect, expectAccessible, test } from '../fixtures.ts';
import { pages } from './pages.ts';

for (const { path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1280]) {
      test(`${path} has no accessibility fault, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expectAccessible(page);
      });
    }
  }
}

test('an address that does not exist leads on', async ({ page }) => {
  const response = await page.goto('/nowhere/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Calculators' }).first()).toBeVisible();
});
test.use({ expected: [/404/] });

test('the host is told what to send', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const file = await (await request.get('/_headers')).text();
  expect(file).toContain(headers['content-security-policy'] ?? 'nothing');
});
