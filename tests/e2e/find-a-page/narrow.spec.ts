// Long lists are closed until they are asked for: by a touch, by what is typed, or by an address that leads into one.
import { expect, test } from '../fixtures.ts';

const PHONE = { width: 375, height: 812 };

/** How much of a phone the main lists may take: pages that one looks through, not the tables behind them. */
const SCREENS: [path: string, screens: number][] = [
  ['/', 2.5],
  ['/accuracy/', 3],
  // Of drives and sets those with most of their kind.
  ...[
    '/data/ /data/parts/ /data/sets/ /data/drives/ /data/drives/samsung-980-pro-1tb/',
    '/data/drives/intel-optane-p5800x/ /data/sets/drive-ratings/ /data/sets/course-client-nvme/sn730/',
    '/data/platforms/ /data/field/devices/ /contribute/rules/ /data/charts/ /glossary/ /sources/ /articles/',
    '/calculators/ /questions/ /embed/ /learn/ /sizer/ /planner/ /diagnose/ /contribute/',
  ]
    .flatMap((row) => row.split(' '))
    .map((path): [string, number] => [path, 8]),
];

test('each of the main pages has an end on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const long: string[] = [];
  for (const [path, most] of SCREENS) {
    await page.goto(path);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    if (screens > most) long.push(`${path} has ${screens.toFixed(1)} screens, at most ${most}`);
  }
  expect(long).toEqual([]);
});

test('a part is found among folds, and a phone opens its row', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/data/parts/');
  const row = page.getByRole('row', { name: 'JMicron JMB585' });
  await expect(row).toBeHidden();
  const field = page.getByRole('searchbox', { name: 'Find on this page' });
  await field.fill('jmicron 585');
  await expect(page.getByText('1 entry')).toBeVisible();
  await expect(page.locator('details[data-fold]:visible')).toHaveCount(1);
  await expect(row).toContainText('PCIe 3.0 ×2');
  await expect(row.getByText('SATA 3.x (6 Gb/s)')).toBeHidden();
  await row.getByRole('link', { name: 'JMicron JMB585' }).click();
  await expect(row.getByText('SATA 3.x (6 Gb/s)')).toBeVisible();

  await field.fill('no such part <b>');
  await expect(page.getByText('Nothing here matches “no such part <b>”')).toBeVisible();
  await expect(page.locator('details[data-fold]:visible')).toHaveCount(0);
  await field.fill('');
  // The part that was opened stays in view, and nothing else does.
  await expect(page.locator('details[data-fold][open]')).toHaveCount(1);
});

test('an address leads into a closed part of the page', async ({ page }) => {
  await page.goto('/glossary/#mps');
  await expect(page.locator('#mps')).toBeInViewport();
  await page.goto('/accuracy/#models');
  await expect(page.getByRole('link', { name: 'Do other models come closer?' })).toBeInViewport();
});
