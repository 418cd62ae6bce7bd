// The sizer in a page of somebody else.
import { expect, test } from '../fixtures.ts';
import { closeEmbed, openEmbed } from './dialog.ts';
import { hostPage } from './host-page.ts';

// What a page asks for is answered or counted here, not by a service worker.
test.use({ serviceWorkers: 'block' });

const value = '.lw-answer [data-text="value"]';
const chain =
  '?hba=hba;link:pcie+2.0+x8;name:9211-8i&d=drive;on:hba;count:4;link:sata+3.0;read:100000000&v=1';

for (const sandbox of ['', 'sandbox="allow-scripts"']) {
  test(`a frame shows its author’s chain and leads to it ${sandbox}`, async ({ page, baseURL }) => {
    const src = `${baseURL}/embed/sizer/v2/${chain}`.replaceAll('&', '&amp;');
    const host = await hostPage(
      `<iframe src="${src}" title="Sizer" height="900" ${sandbox}></iframe>`,
    );
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator(value)).toHaveText(/^400.MB\/s$/);
    const full = frame.getByRole('link', { name: 'Open the sizer with this chain' });
    await expect(full).toHaveAttribute('href', `/sizer/${chain}`);

    await frame.getByText('Change the chain').click();
    await frame.getByRole('group', { name: 'Drives' }).getByLabel('Count').fill('2');
    await expect(frame.locator(value)).toHaveText(/^200.MB\/s$/);
    await expect(full).toHaveAttribute('href', /count:2/);
    await frame.getByRole('button', { name: 'Back to the chain of this page' }).click();
    await expect(frame.locator(value)).toHaveText(/^400.MB\/s$/);
    host.close();
  });
}

test('the line to paste is of the question, and of the reader’s own chain once it differs', async ({
  page,
  baseURL,
}) => {
  await page.goto('/sizer/ssds-on-jmb585/');
  const line = await openEmbed(page, 'Embed this answer');
  await expect(line).toHaveValue(
    new RegExp(`<iframe src="${baseURL}/embed/sizer/ssds-on-jmb585/v2/"`),
  );
  await closeEmbed(page);
  await page.getByRole('group', { name: 'Drives' }).getByLabel('Count').fill('4');
  await openEmbed(page, 'Embed this answer');
  await expect(line).toHaveValue(/embed\/sizer\/v2\/\?card=.*count:4/);
  const host = await hostPage(await line.inputValue());
  await page.goto(host.url);
  await expect(page.frameLocator('iframe').locator(value)).toHaveText(/GB\/s$/);
  await expect(page.getByRole('figure')).toContainText('What limits my drives?');
  await expect(page.getByRole('figure')).toContainText('read from all 4 drives together');
  host.close();
});

for (const [what, query, text] of [
  ['cannot be read', '?hba=hbaa;link:pcie+3.0+x8', 'part hba has the unknown kind “hbaa”'],
  ['the core refuses', '?d=drive;link:sata+3.0;count:99999', '“99999” is out of range'],
] as const) {
  test(`an address that ${what} is explained in the frame, and no other chain answered for it`, async ({
    page,
  }) => {
    await page.goto(`/embed/sizer/v2/${query}`);
    await expect(page.locator('[data-ignored]')).toContainText(text);
    await expect(page.locator(value)).toBeHidden();
    const fields = page.getByText('Change the chain');
    if (what === 'cannot be read') await fields.click();
    await page.getByRole('group', { name: 'Drives' }).getByLabel('Count').fill('2');
    await expect(page.locator(value)).toBeVisible();
    await expect(page.locator('[data-ignored]')).toBeHidden();
  });
}
