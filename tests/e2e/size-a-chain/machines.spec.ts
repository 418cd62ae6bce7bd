// People keep machines by name in their browser, and load one from a file.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { openExport, opened, part, ready, row, start, value } from './page.ts';

const json = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

test('a machine is saved, opened in a later visit, renamed and restored', { tag: '@journey' }, async ({ page }) => {
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
  await page.getByRole('button', { name: 'Reset to this page’s example' }).click();
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

test('two windows save, delete and undo, and neither loses what the other has saved', async ({ page, context }) => {
  const region = (of: Page) => of.getByRole('region', { name: 'Saved machines' });
  // By keys: a window in the background draws nothing, which a click waits for.
  const save = async (of: Page, name: string) => {
    await region(of).getByLabel('Name of this machine').fill(name);
    await region(of).getByRole('button', { name: 'Save', exact: true }).press('Enter');
  };
  const press = async (name: string) => {
    await page.bringToFront();
    await region(page).getByRole('button', { name }).click();
  };
  const other = await context.newPage();
  await page.goto(start);
  await page.evaluate(() => {
    localStorage.setItem('lanewise-machine:Old', '{"query":"?a","at":0}');
    localStorage.setItem('lanewise-machine:Damaged', '7');
  });
  await Promise.all([page.reload(), other.goto(start)]);
  await expect(region(page).locator('.lw-saved')).toHaveText(/^Old/);
  await expect(region(page).getByText('Some saved machines cannot be listed')).toBeVisible();
  await Promise.all([save(page, 'one'), save(other, 'two')]);
  for (const of of [page, other]) {
    await expect(region(of).locator('.lw-saved')).toHaveCount(3);
    await expect(region(of).getByRole('link', { name: 'one' })).toBeVisible();
  }
  await press('Delete one');
  await save(other, 'three');
  await press('Undo');
  await expect(region(page).locator('.lw-saved')).toHaveCount(4);
  // A page behind "Back" hears nothing: it reads anew when it is shown.
  await page.goto('/glossary/');
  await save(other, 'four');
  await expect(region(other).locator('.lw-saved')).toHaveCount(5);
  await page.goBack();
  await expect(region(page).locator('.lw-saved')).toHaveCount(5);
  await press('Delete their data');
  await expect(region(page).getByText('Some saved machines cannot be listed')).toBeHidden();
  const full = () => {
    const fill = 'x'.repeat(1 << 20);
    for (let at = 0, size = fill.length; size > 0; at += 1)
      try {
        localStorage.setItem(`fill-${at}`, fill.slice(0, size));
      } catch {
        size >>= 1;
      }
  };
  await page.evaluate(full);
  await save(page, 'five');
  await expect(region(page).getByText('no room left for this site')).toBeVisible();
  await expect(region(page).locator('.lw-saved')).toHaveCount(5);
});

test('a file of this page is loaded again, and a hostile one refused in words', async ({ page }) => {
  await page.goto('/sizer/three-gen-4-drives-on-b650/');
  await ready(page);
  const saved = page.waitForEvent('download');
  await openExport(page);
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
    [{ a: 1 }, 'it holds no build'],
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
