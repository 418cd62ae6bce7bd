import { expect, test } from '../fixtures.ts';

const compare = '/data/compare/';

test('two drives of one source are compared load by load, and the address shares it', async ({
  page,
}) => {
  await page.goto(
    `${compare}?device=fio-plot-server/m1015-pm883&device=fio-plot-server/m1015-s4610`,
  );
  await expect(page.locator('.lw-verdict')).toContainText('loads were measured on both');
  const shared = page.getByRole('region', { name: 'Shared workloads' });
  const row = shared.getByRole('row').filter({ hasText: 'random reads of 4 KiB' }).first();
  await expect(row).toContainText('1 (1 × 1)');
  await expect(row).toContainText('6.39 k IOPS');
  await expect(row).toContainText(/\(\d.* times\)/);
});

test('what cannot be compared is said: other block sizes, other jobs, unknown state', async ({
  page,
}) => {
  await page.goto(compare);
  await page.getByLabel('Device 2').selectOption('iometer-parser/pliant-ls300s');
  await expect(page.getByText('the state of the drive is not stated for all')).toBeVisible();
  await expect(page.getByText('different tools, or tools that are not named')).toBeVisible();
  const left = page.getByRole('region', { name: 'What is left out' });
  await expect(left.getByRole('row').filter({ hasText: 'random reads' })).toContainText(
    '8 KiB, 64 KiB',
  );
});

test('ratios of a source are shown as ratios, never as figures', async ({ page }) => {
  await page.goto(
    `${compare}?device=ko-2017-nvme-sas-sata/nvme-oltp&device=ko-2017-nvme-sas-sata/sas-oltp&device=ko-2017-nvme-sas-sata/sata-oltp`,
  );
  await expect(page.getByText('They share no workload')).toBeVisible();
  await expect(
    page.getByText(
      '2.7 times the requests served within the latency target of Two Intel SSD DC S3710',
    ),
  ).toBeVisible();
});

test('from a drive to what it is compared with', async ({ page }) => {
  await page.goto('/data/drives/samsung-pm883-480gb/');
  await page.getByRole('link', { name: 'Compare it with others' }).click();
  await expect(page.getByLabel('Device 1')).toHaveValue(/pm883/);
  await expect(page.getByRole('alert')).toContainText('choose at least one more');
  await page.getByLabel('Device 2').selectOption('bu-disc-nvme/p4510');
  await expect(page.locator('.lw-verdict')).toContainText('loads were measured on both');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('one more device than are chosen can be chosen, up to six', async ({ page }) => {
  await page.goto(compare);
  await expect(page.getByLabel(/^Device/)).toHaveCount(6);
  await expect(page.getByLabel('Device 3')).toBeVisible();
  await expect(page.getByLabel('Device 4')).toBeHidden();
  await page.getByLabel('Device 3').selectOption('fio-plot-server/m1015-pm883');
  await expect(page.getByLabel('Device 4')).toBeVisible();
  await expect(page.locator('.lw-verdict')).toContainText('measured on all 3');
});

test('fewer than two are asked for', async ({ page }) => {
  await page.goto(compare);
  await page.getByLabel('Device 2').selectOption('');
  await expect(page.getByRole('alert')).toContainText('choose at least one more');
  await page.getByLabel('Device 1').selectOption('');
  await expect(page.getByRole('alert')).toContainText('at least two');
});
