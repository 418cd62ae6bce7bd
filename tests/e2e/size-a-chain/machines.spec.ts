// People keep machines by name in their browser, and load one from a file.
import { expect, expectAccessible, test } from '../fixtures.ts';
import { opened, part, ready, row, start, value } from './page.ts';

const json = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

test('a machine is saved, opened again in a later visit, renamed, deleted and brought back', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(start);
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  const machines = page.getByRole('region', { name: 'Saved machines' });
  await machines.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(machines.getByText('Type a name')).toBeVisible();
  await machines.getByLabel('Name of this machine').fill('NAS <b>');
  await page.keyboard.press('Enter');
  await expect(machines.getByText('Saved as NAS <b>.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(start);
  await expect(row(page, 'Drives')).toContainText('8 × Drives');
  // The last machine is offered, and not forced on anybody.
  await page.getByRole('button', { name: 'Open last machine' }).click();
  await expect(row(page, 'Drives')).toContainText('4 × Drives');
  await page.getByRole('button', { name: 'Back to the chain of this page' }).click();
  await expect(row(page, 'Drives')).toContainText('8 × Drives');
  await machines.getByRole('link', { name: 'NAS <b>' }).click();
  await expect(row(page, 'Drives')).toContainText('4 × Drives');
  await expect(page).toHaveURL(/count:4/);

  await machines.getByRole('button', { name: 'Rename NAS <b>' }).click();
  await machines.getByLabel('New name of NAS <b>').fill('Attic');
  await page.keyboard.press('Enter');
  await machines.getByRole('button', { name: 'Delete Attic' }).click();
  await expect(machines.getByRole('link', { name: 'Attic' })).toHaveCount(0);
  await machines.getByRole('button', { name: 'Undo' }).click();
  await expect(machines.getByRole('link', { name: 'Attic' })).toBeFocused();
});

test('a file of this page is loaded again, and a hostile one refused in words', async ({ page }) => {
  await page.goto('/sizer/three-gen-4-drives-on-b650/');
  await ready(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await (await saved).path();
  await page.goto(start);
  await ready(page);
  const load = page.getByLabel('Load JSON').and(page.locator('input'));
  await load.setInputFiles(file);
  await expect(row(page, 'B650')).toBeVisible();
  const machines = page.getByRole('region', { name: 'Saved machines' });
  for (const [content, problem] of [
    ['not JSON', 'it is not JSON'],
    [{ a: 1 }, 'it holds no chain'],
    [{ chain: { parts: [{ id: 'd', link: 'sata 3.0', on: 7 }] } }, '“7”'],
    [{ chain: { parts: [{ id: '<img src=x>', link: 'sata 3.0' }] } }, '“<img src=x>”'],
    [{ chain: { parts: 'x' }, load: 5 }, 'was not loaded'],
  ] as const) {
    await load.setInputFiles(json('hostile.json', content));
    await expect(machines.getByText(/^hostile\.json was not loaded/)).toContainText(problem);
  }
  await expect(row(page, 'B650')).toBeVisible();
  await expect(page.locator(value)).toHaveText(/^7\.18.GB\/s$/);
});

test.describe('where the browser keeps nothing', () => {
  test('the page says so, and works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('no', 'SecurityError');
        };
      }
    });
    await page.goto(start);
    await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
    await expect(part(page, 'Drives').getByLabel('Count')).toHaveValue('4');
    const machines = page.getByRole('region', { name: 'Saved machines' });
    await machines.getByLabel('Name of this machine').fill('NAS');
    await machines.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(machines.getByText('does not let this site store anything')).toBeVisible();
  });
});
