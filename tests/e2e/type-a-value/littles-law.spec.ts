// Any two of requests in flight, rate and latency give the third: the form takes two, refuses three that no run has, and
// is answered again once one of them is emptied.

import { expect, test } from '../fixtures.ts';

test('three figures that contradict each other are refused until one is emptied', async ({ page }) => {
  await page.goto('/calculators/queue-depth/');
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
  const field = (input: string) => page.locator(`[data-input="${input}"]`);
  const value = page.locator('[data-headline="value"]');

  await field('iops').fill('50000');
  await field('latency').fill('500');
  await expect(value).toHaveText('25');

  await field('depth').fill('32');
  await expect(field('depth')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-error="depth"]')).toContainText(
    'which is IOPS × mean latency, or leave one of the three empty',
  );

  await field('latency').fill('');
  await expect(field('depth')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(value).toHaveText('32');
  await expect(page.locator('[data-headline="note"]')).toContainText(/640.µs each/);
});
