// What holds for every type of page: it weighs no more than its budget, and has no accessibility fault in either
// theme, wide or narrow. A page is loaded once: theme and width are looked at in place, as a reader would turn them.
import { visits } from '../../pages/visits.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { expectWithin } from '../weight.ts';

// What a page asks for is answered or counted here, not by a service worker.
test.use({ serviceWorkers: 'block' });

for (const { path, budget } of visits) {
  test(`${path} keeps its budget and has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectWithin(budget, path, page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await test.step(`${colorScheme}, ${width} px`, () => expectAccessible(page));
      }
    }
  });
}

test('an address that does not exist leads on', async ({ page }) => {
  const response = await page.goto('/nowhere/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calculators' })).toBeVisible();
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

test('a fault is found: text too faint in one theme, an image without words, targets too small, a page too wide', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/404.html');
  await expectAccessible(page);
  const spoil = (how: 'faint' | 'silent' | 'small' | 'wide') =>
    page.evaluate((what) => {
      document.querySelector('[data-spoilt]')?.remove();
      const added = document.createElement(what === 'silent' ? 'img' : 'p');
      added.dataset.spoilt = '';
      added.textContent = 'Words';
      if (what === 'small') added.innerHTML = '<button>a</button><button>b</button>';
      if (what === 'faint') added.style.color = '#222';
      for (const button of added.querySelectorAll('button')) {
        button.style.cssText = 'min-block-size: 0; block-size: 12px; inline-size: 12px; padding: 0';
      }
      if (what === 'wide') added.style.width = '5000px';
      document.querySelector('main')?.append(added);
    }, how);
  await spoil('faint');
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await spoil('silent');
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  await spoil('small');
  await expect(expectAccessible(page)).rejects.toThrow('target-size');
  await spoil('wide');
  await expect(expectAccessible(page)).rejects.toThrow('toBeLessThanOrEqual');
});
