// What people do with the sizer: open a question, change it, build a chain, share it, compare a change.
import { expect, test } from '../fixtures.ts';
import { limit, openExport, opened, ready, row, start, value } from './page.ts';

test('a question opens from the home page by keyboard, with its answer', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How fast are three gen 4 drives behind a B650' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sizer\/three-gen-4-drives-on-b650\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('B650');
  await expect(page.locator(value)).toHaveText(/^7\.18.GB\/s$/);
  await expect(page.locator(limit)).toHaveText('The B650 uplink is the limit.');
});

test('a chain is built from nothing in under 20 actions', { tag: '@journey' }, async ({ page }) => {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await page.goto(start);
  await act(page.getByRole('button', { name: 'Clear the build' }).click());
  await expect(page.getByText('The build has no parts yet.')).toBeVisible();
  await act(page.getByRole('button', { name: 'Add a part' }).click());
  await act((await opened(page, 'HBA')).getByLabel('Name').fill('9300-8i'));
  await act((await opened(page, '9300-8i')).getByLabel('Slot', { exact: true }).fill('pcie 3.0 x4'));
  await act(page.getByRole('button', { name: 'Add a part to 9300-8i' }).click());
  await act((await opened(page, 'Drives')).getByLabel('Kind').selectOption('SAS expander'));
  await act(page.getByRole('button', { name: 'Add a part to SAS expander' }).click());
  const drives = await opened(page, 'Drives');
  await act(drives.getByLabel('Count').fill('24'));
  await act(drives.getByLabel('Read rate, MB/s').fill('250'));
  // SATA drives behind an expander that does not buffer: its lanes run at their speed.
  await expect(page.locator(value)).toHaveText(/^2\.30.GB\/s$/);
  await expect(page.locator(limit)).toHaveText('The cable to the SAS expander is the limit.');
  await expect(page.locator('lw-sizer [data-text="filling"]')).toContainText(/ 95\.8.MB\/s each\.$/);
  await act(page.getByRole('button', { name: 'Group drives into an array' }).click());
  await act((await opened(page, 'Array array')).getByLabel('Level').selectOption('RAID-Z2'));
  await act(page.getByLabel('Workload').selectOption('Write to all drives'));
  await expect(page.locator(value)).not.toHaveText(/^2\.30/);
  expect(actions).toBeLessThan(20);
});

test('memory limits where its bandwidth is typed, and stays in the address', async ({ page }) => {
  await page.goto('/sizer/three-gen-4-drives-on-b650/');
  await ready(page);
  await page.getByText('Processor or board').click();
  const memory = page.getByLabel('Memory bandwidth, GB/s');
  await memory.fill('6');
  await expect(page.locator(value)).toHaveText(/^6\.00.GB\/s$/);
  await expect(page.locator(limit)).toHaveText('The processor’s memory is the limit.');
  await expect(page).toHaveURL(/host=host;memory:6e9/);
  await page.reload();
  await expect(memory).toHaveValue(/^6.GB\/s$/);
  await memory.fill('many');
  await expect(memory).toHaveAttribute('aria-invalid', 'true');
  await memory.fill('');
  await expect(page.locator(limit)).toHaveText('The B650 uplink is the limit.');
  await expect(page).not.toHaveURL(/host=/);
});

test('named parts are built, compared and shared in under 20 actions', { tag: '@journey' }, async ({ page }) => {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  /** Into the field that has the focus: a new part waits for its name. */
  const choose = async (name: string, whole: string) => {
    await act(page.keyboard.insertText(name));
    await expect(page.locator('.lw-proposals').getByRole('option', { name: whole })).toBeVisible();
    await act(page.keyboard.press('ArrowDown'));
    await act(page.keyboard.press('Enter'));
  };
  await page.goto(start);
  await act(page.getByRole('button', { name: 'Clear the build' }).click());
  await act(page.getByRole('button', { name: 'Add a part' }).click());
  await choose('9300-8i', 'LSI (Broadcom) 9300-8i');
  const hba = await opened(page, 'LSI 9300-8i');
  await expect(hba.getByLabel('Name')).toBeFocused();
  await act(hba.getByLabel('Slot', { exact: true }).fill('pcie 3.0 x1'));
  await act(page.getByRole('button', { name: 'Add a part to LSI 9300-8i' }).click());
  await choose('exos x18 18', 'Seagate Exos X18 18 TB');
  await act((await opened(page, 'Seagate Exos X18 18 TB')).getByLabel('Count').fill('8'));
  await expect(page.locator(limit)).toHaveText('The LSI 9300-8i’s slot is the limit.');

  await act(page.getByRole('link', { name: 'Save as A' }).click());
  await ready(page);
  await act(row(page, 'LSI 9300-8i').click());
  await act(hba.getByLabel('Slot', { exact: true }).fill('pcie 3.0 x4'));
  const compared = page.getByRole('region', { name: 'A and B compared' });
  await expect(compared.getByRole('row', { name: /: Slot/ })).toContainText('pcie 3.0 x1');
  const now = await page.locator(value).textContent();
  await act(openExport(page));
  await act(page.getByRole('button', { name: 'Copy link' }).click());
  expect(actions).toBeLessThan(20);

  // The address is complete as soon as the link is taken.
  await page.goto(page.url());
  await expect(page.locator(value)).toHaveText(now ?? '');
  await expect(compared.getByRole('row', { name: /: Slot/ })).toContainText('pcie 3.0 x4');
});

test('an edit moves answer, path and address, which brings them back', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/sizer/hard-disks-on-9211-8i-in-x4-slot/');
  await (await opened(page, 'Drives')).getByLabel('Count').fill('16');
  await expect(page.locator(value)).toHaveText(/^1\.82.GB\/s$/);
  await expect(page.getByText('16 × drives').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/sizer\/\?hba=hba;link:pcie\+2\.0\+x8;.*&drives=drive;.*count:16;/);

  await page.reload();
  await ready(page);
  await expect((await opened(page, 'Drives')).getByLabel('Count')).toHaveValue('16');
  await expect(page.locator(value)).toHaveText(/^1\.82.GB\/s$/);
});

test('a link that cannot be read says why, and the page keeps its own chain', async ({ page }) => {
  await page.goto('/sizer/?hba=hbaa;link:pcie+3.0+x8&v=1');
  await expect(page.getByText('part hba has the unknown kind “hbaa”.')).toBeVisible();
  await expect(page.locator(value)).toHaveText(/^1\.82.GB\/s$/);
});

test('a refusal stands beside its field, and the last good answer stays', async ({ page }) => {
  await page.goto(start);
  const link = (await opened(page, 'LSI 9211-8i')).getByLabel('Slot', { exact: true });
  await link.fill('pcie 9.0 x4');
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(link).toHaveAccessibleDescription(/“pcie 9\.0 x4” does not work here\./);
  await expect(page.locator('lw-sizer [data-error]:not(:empty)')).toHaveCount(1);
  await expect(page.locator(value)).toHaveText(/^1\.82.GB\/s$/);
  await expect(page).toHaveURL(/\/sizer\/$/);
  await link.fill('pcie 2.0 x8');
  await expect(link).not.toHaveAttribute('aria-invalid');
  await expect(page.locator(value)).toHaveText(/^2\.50.GB\/s$/);
});

test('an address that the core refuses is explained at the part that it names', async ({ page }) => {
  await page.goto('/sizer/?d=drive;link:sata+3.0;count:99999&v=1');
  await ready(page);
  const count = (await opened(page, 'Drives')).getByLabel('Count');
  await expect(count).toHaveValue('99999');
  await expect(count).toHaveAccessibleDescription(/“99999” is out of range/);
});

test('a change that would help opens beside the present chain', async ({ page }) => {
  await page.goto(start);
  const changes = page.getByRole('region', { name: 'What would help' });
  await changes.getByRole('link', { name: /^Compare ?: Put the LSI 9211-8i in a slot/ }).click();
  const compared = page.getByRole('region', { name: 'A and B compared' });
  await expect(compared.getByRole('row', { name: /^All together/ })).toContainText(/1\.82.GB\/s.*2\.50.GB\/s/);
  await expect(compared.getByRole('row', { name: /: Slot/ })).toContainText('pcie 2.0 x4');

  // The reader's own edit stands beside it likewise.
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  await expect(compared.getByRole('row', { name: /Count/ })).toContainText('4');
  await compared.getByRole('link', { name: 'Stop comparing' }).click();
  await expect(page.getByRole('region', { name: 'A and B compared' })).toBeHidden();
  await expect((await opened(page, 'Drives')).getByLabel('Count')).toHaveValue('4');
});

test('a part is replaced, connected elsewhere and removed in place', async ({ page }) => {
  await page.goto('/sizer/24-drives-one-sas-2-cable/');
  await (await opened(page, 'Drives')).getByLabel('Connects to', { exact: true }).selectOption('LSI 9211-8i');
  // Beside the expander now, not behind it.
  await expect(page.locator('[data-stop="hba"] > ol > [data-stop="drives"]')).toHaveCount(1);
  await (await opened(page, 'SAS expander')).getByRole('button', { name: /^Remove/ }).click();
  await expect(row(page, 'SAS expander')).toHaveCount(0);
  await (await opened(page, 'LSI 9211-8i')).getByLabel('Kind').selectOption('RAID card');
  await expect((await opened(page, 'LSI 9211-8i')).getByLabel('Link', { exact: true })).toHaveValue('pcie 3.0 x8');
  await page.getByRole('button', { name: 'Reset to this page’s example' }).click();
  await expect(row(page, 'SAS expander')).toBeVisible();
  await expect(page).toHaveURL(/\/sizer\/24-drives-one-sas-2-cable\/$/);
});

test('the answer is announced in one sentence after a pause', async ({ page }) => {
  await page.goto(start);
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  await expect(page.locator('lw-sizer [data-status]')).toHaveText(
    /^1\.82.GB\/s read from all 4 drives together, .* The LSI 9211-8i’s slot is the limit\./,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the answer stays in view while a field is typed into', async ({ page }) => {
    await page.goto(start);
    const locator = (await opened(page, 'Drives')).getByLabel('Read rate, MB/s');
    await locator.tap();
    await locator.fill('100');
    await expect(page.locator(value)).toHaveText(/^800.MB\/s$/);
    await expect(page.locator(value)).toBeInViewport();
    await expect(locator).toBeInViewport();
    const [answer, field] = [
      await page.locator('lw-sizer .lw-answer__kept').boundingBox(),
      await locator.boundingBox(),
    ];
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  });
});

test('lanes of a processor that is named are counted, and what is too many is said', async ({ page }) => {
  await page.goto('/sizer/?drives=drive;count:6;slot:pcie+4.0+x4;link:pcie+4.0+x4;solid:yes&v=1');
  await ready(page);
  await page.getByText('Processor or board').click();
  const name = page.locator('#part-host-name');
  await name.fill('Ryzen 9 5950X');
  const note = page.locator('[data-text="room"]');
  await expect(note).toContainText('the parts take 24, Ryzen 9 5950X has 20');
  await expect(page.locator('lw-sizer .lw-path').first()).toContainText('24 of 20 lanes in use');
  await expect(page).toHaveURL(/host=host;name:/);
  await page.reload();
  await expect(name).toHaveValue('Ryzen 9 5950X');
  await expect(note).toBeVisible();
  await name.fill('2x EPYC 7302');
  await expect(note).toBeHidden();
  await expect(page.locator('lw-sizer .lw-path').first()).toContainText('24 of 160 lanes in use');
});
