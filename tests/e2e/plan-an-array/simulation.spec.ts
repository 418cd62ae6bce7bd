import { expect, test } from '../fixtures.ts';

const conclusion = '[data-conclusion]';
/** Five drives that survive one failure, for many years: losses are frequent enough to count. */
const risky = '/calculators/rebuild/?v=1&drives=8&tolerance=1&afr=0.1&service-time=315576000';

test('a simulation runs off the page’s thread and agrees with the formula', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`${risky}&seed=7`);
  await expect(page.locator('[data-seed]')).toHaveText('7');
  expect(workers, 'no worker before it is asked for').toEqual([]);
  await page.getByLabel('Arrays to simulate').selectOption('100,000');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.locator(conclusion)).toContainText('They agree');
  await expect(page.locator(conclusion)).toContainText('of 100,000 arrays lost data');
  expect(workers).toHaveLength(1);
  const first = await page.locator(conclusion).textContent();

  // The same seed plays the same arrays, however the pieces fall.
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.getByRole('button', { name: 'Simulate' })).toBeVisible();
  await expect(page.locator(conclusion)).toHaveText(first ?? '');
  await expect(page).toHaveURL(/seed=7/);
});

test('Stop ends it within a tenth of a second and keeps what was played', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${risky}&drives=100&tolerance=3&afr=0.5`);
  await page.getByLabel('Arrays to simulate').selectOption('10,000,000');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.locator('[data-progress-text]')).toHaveText(/^[1-9][\d,]* of 10,000,000 arrays/);
  await expect(page.getByRole('progressbar', { name: 'Does the formula hold?' })).toBeVisible();
  // Measured in the page: the way of a click through the browser's protocol is not part of it.
  const milliseconds = await page.evaluate(() => {
    const start = performance.now();
    document.querySelector<HTMLElement>('[data-stop]')?.click();
    return performance.now() - start;
  });
  expect(milliseconds).toBeLessThan(100);
  const text = await page.locator(conclusion).textContent();
  expect(text).toMatch(/^Stopped after [1-9][\d,]* of 10,000,000 arrays\. Simulated: /);
  await expect(page.getByRole('button', { name: 'Simulate' })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('another array has another result: the old one goes away', { tag: '@night' }, async ({ page }) => {
  await page.goto(risky);
  await page.getByLabel('Arrays to simulate').selectOption('10,000');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.locator(conclusion)).toContainText('Simulated');
  await page.getByRole('textbox', { name: 'Drives per group' }).fill('12');
  await expect(page.locator(conclusion)).toHaveText('');
});

test('arrays that fail without end are not played for ever', { tag: '@night' }, async ({ page }) => {
  await page.goto(
    '/calculators/rebuild/?v=1&drives=1000&tolerance=15&groups=500&afr=0.9&service-time=3155760000&capacity=1000000&replace-time=0&unreadable-rate=0',
  );
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.locator(conclusion)).toHaveText(/more than ten million events/);
});

test.describe('when the worker cannot start', () => {
  test.use({ expected: [/Failed to load resource|simulation-worker/] });
  test('the page says so and stays as it was', async ({ page }) => {
    await page.route('**/simulation-worker*', (route) => route.abort());
    await page.goto(risky);
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expect(page.locator(conclusion)).toHaveText(/^The simulation could not be run here\./);
    await expect(page.getByRole('button', { name: 'Simulate' })).toBeVisible();
  });
});
