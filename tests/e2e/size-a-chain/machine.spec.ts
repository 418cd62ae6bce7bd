// The lane map: what it shows where there is room and where there is none, and how it leads to the form.
import { expect, expectAccessible, test } from '../fixtures.ts';
import { opened, ready, row, start } from './page.ts';

const drawing = 'lw-sizer .lw-map:visible';

// The narrowest desk that has room for it beside the form.
test.use({ viewport: { width: 1152, height: 900 } });

test('the machine is drawn before any script, and anew with an edit', async ({ page, request }) => {
  expect(await (await request.get(start)).text()).toMatch(/class="lw-m-name">8 × drives</);
  await page.goto(start);
  await (await opened(page, 'Drives')).getByLabel('Count').fill('3');
  await expect(page.locator(drawing)).toBeVisible();
  await expect(page.locator(drawing)).toContainText('3 × drives');
  await expect(page.locator(`${drawing} rect.lw-m-pill`)).toHaveCount(1);
  await expectAccessible(page);
});

test('a part that is pressed leads to its row; the keyboard reaches it and stays where it is', async ({ page }) => {
  await page.goto(start);
  await ready(page);
  await page.locator(drawing).getByText('LSI 9211-8i', { exact: true }).click();
  await expect(row(page, 'LSI 9211-8i')).toBeFocused();
  await expect(row(page, 'LSI 9211-8i')).toHaveAttribute('aria-expanded', 'true');

  const name = page.locator('.lw-path').getByRole('button', { name: '8 × drives' });
  await name.focus();
  await expect(name).toBeFocused();
  await expect(page.locator(`${drawing} g[data-of="drives"]`)).toHaveAttribute('data-current');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Drives')).toBeFocused();
});

test('drawn anew, the picture leaves the keyboard at the part that it had reached', async ({ page }) => {
  await page.goto(start);
  await ready(page);
  const count = (await opened(page, 'Drives')).getByLabel('Count');
  // In one task: the new picture comes when the part already has the focus.
  await count.evaluate((field: HTMLInputElement) => {
    field.value = '3';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('.lw-path button[data-of="drives"]')?.focus();
  });
  await expect(page.locator('.lw-path').getByRole('button', { name: '3 × drives' })).toBeFocused();
  await expect(page.locator(`${drawing} g[data-of="drives"]`)).toHaveAttribute('data-current');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('it is turned, narrows before the eye, and its list has the same words', async ({ page }) => {
    await page.goto(start);
    await expect(page.locator(drawing)).toHaveClass(/lw-map--tall/);
    await expect(page.locator(`${drawing} path.lw-m-flow[data-limits]`)).toBeVisible();
    await expect(page.locator(`${drawing} g[data-of="hba"] path.lw-m-ghost`)).toHaveCount(1);
    await expect(page.locator('.lw-path')).toContainText(
      /Processor.*LSI 9211-8i.*the slot connects 4 of 8 lanes.*the limit.*8 × drives.*of.4\.52.GB\/s/s,
    );
    await expectAccessible(page);
  });
});

for (const [path, name] of [
  ['/', 'strong: LSI 9211-8i'],
  ['/sizer/', 'button "LSI 9211-8i"'],
] as const) {
  test(`a screen reader meets the map of ${path} as a nested list`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.lw-path').first()).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - paragraph:
            - strong: Processor
          - list:
            - listitem:
              - paragraph:
                - ${name}
                - text: /HBA PCIe 2\\.0 ×4, the slot connects 4 of 8 lanes.*4 lanes not connected, the limit/
    `);
  });
}
