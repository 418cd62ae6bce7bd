import { expect, test } from '../fixtures.ts';

const target = '/data/latency-target/';
const page64 = `${target}?target=2+ms&load=rand-read-64k`;

test('2 ms at 64 KiB: answered between two measured points, refused where a source has ratios', async ({ page }) => {
  await page.goto(page64);
  const answers = page.getByRole('region', { name: 'How many IOPS fit within a latency target?' });
  const row = answers.getByRole('row').filter({ hasText: 'Pliant LS300S' });
  // Between 4 requests (2850 per second, 1.4025 ms) and 8 (3393 per second, 2.3568 ms), by logarithms.
  await expect(row).toContainText('3.21 k IOPS');
  await expect(row.getByRole('cell').first()).toHaveText('6');
  await expect(row).toContainText('QD 4: 1.40 ms and QD 8: 2.36 ms');

  const stated = page.getByRole('region', { name: 'Ratios that a source states' });
  await expect(stated).toContainText('the source gives ratios only');
  await expect(stated).toContainText(
    /SN100 800 GB, mirrored: 2 times the requests served within the latency target of Two HGST Ultrastar 1600MM/,
  );
  await expect(stated).toContainText(
    /SN100 800 GB, mirrored: 2.7 times the requests served within the latency target of Two Intel SSD DC S3710/,
  );
});

test('the page opens on single drives, and offers the case that it came from', async ({ page }) => {
  await page.goto(target);
  const answers = page.getByRole('region', { name: 'How many IOPS fit within a latency target?' });
  await expect(answers.getByRole('row').filter({ hasText: 'Samsung 990 PRO 2 TB' })).toContainText('at least 64');
  await expect(answers.getByRole('row').filter({ hasText: '8 x Samsung 980 PRO' })).toHaveCount(0);
  await page.getByRole('link', { name: 'The case this page came from' }).click();
  await expect(answers.getByRole('row').filter({ hasText: 'Pliant LS300S' })).toContainText('3.21 k IOPS');
});

test('another target is answered, shared and never extrapolated', async ({ page }) => {
  await page.goto(target);
  await page.getByLabel('Drives', { exact: true }).selectOption({ label: 'arrays, too' });
  await page.getByRole('textbox', { name: 'Latency target' }).fill('0,5 ms');
  await page.getByRole('textbox', { name: 'Latency target' }).press('Enter');
  const answers = page.getByRole('region', { name: 'How many IOPS fit within a latency target?' });
  await expect(answers.getByRole('row').filter({ hasText: 'Samsung F1 1 TB' })).toContainText(
    'None: even at the lowest measured queue depth, 1, latency is 13.',
  );
  await expect(answers.getByRole('row').filter({ hasText: '4 SATA SSDs' })).toContainText('at least 64');
  await expect(page).toHaveURL(`${target}?target=0%2C5+ms&drives=several`);
  await page.reload();
  await expect(answers.getByRole('row').filter({ hasText: '4 SATA SSDs' })).toContainText('at least 64');
});

test('a target that is none is named with its range, and the last answer stays', async ({ page }) => {
  await page.goto(page64);
  await expect(page.getByRole('row').filter({ hasText: 'Pliant LS300S' }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Latency target' }).fill('2');
  await page.getByRole('textbox', { name: 'Latency target' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('“2” is not a latency from 1 µs to 10 s');
  await expect(page.getByRole('row').filter({ hasText: 'Pliant LS300S' }).first()).toContainText('3.21 k IOPS');
});
