// The sizer in a page of somebody else.

import { newest } from '../../support/newest.ts';
import { expect, test } from '../fixtures.ts';
import { opened } from '../size-a-chain/page.ts';
import { closeEmbed, openEmbed } from './dialog.ts';
import { openHost } from './host-page.ts';

const value = '.lw-answer [data-text="value"]';
const chain = '?hba=hba;link:pcie+2.0+x8;name:9211-8i&d=drive;on:hba;count:4;link:sata+3.0;read:1e8&v=1';

test('a sandboxed frame shows its author’s chain and leads to it', async ({ page, baseURL }) => {
  const src = `${baseURL}/embed/${newest('sizer')}/${chain}`.replaceAll('&', '&amp;');
  await openHost(page, `<iframe src="${src}" title="Sizer" height="900" sandbox="allow-scripts"></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator(value)).toHaveText(/^400.MB\/s$/);
  const full = frame.getByRole('link', { name: 'Open this build in the sizer' });
  await expect(full).toHaveAttribute('href', `/sizer/${chain}`);

  await frame.getByText('Change the build').click();
  await (await opened(frame, 'Drives')).getByLabel('Count').fill('2');
  await expect(frame.locator(value)).toHaveText(/^200.MB\/s$/);
  await expect(full).toHaveAttribute('href', /count:2/);
  await frame.getByRole('button', { name: 'Reset to this page’s example' }).click();
  await expect(frame.locator(value)).toHaveText(/^400.MB\/s$/);
});

test('the line to paste is of the question, or of the reader’s chain once it differs', async ({ page, baseURL }) => {
  await page.goto('/sizer/ssds-on-jmb585/');
  const line = await openEmbed(page, 'Embed this answer');
  await expect(line).toHaveValue(new RegExp(`<iframe src="${baseURL}/embed/${newest('sizer/ssds-on-jmb585')}/"`));
  await closeEmbed(page);
  await (await opened(page, 'Drives')).getByLabel('Count').fill('4');
  await openEmbed(page, 'Embed this answer');
  await expect(line).toHaveValue(new RegExp(`embed/${newest('sizer')}/\\?card=.*count:4`));
  await openHost(page, await line.inputValue());
  await expect(page.frameLocator('iframe').locator(value)).toHaveText(/GB\/s$/);
  await expect(page.getByRole('figure')).toContainText('What limits my drives?');
  await expect(page.getByRole('figure')).toContainText('read from all 4 drives together');
});

test('an address that cannot be used is explained in the frame, and no other chain is answered', async ({ page }) => {
  for (const { query, text, isRead } of [
    { query: '?hba=hbaa;link:pcie+3.0+x8', text: 'part hba has the unknown kind “hbaa”', isRead: false },
    { query: '?d=drive;link:sata+3.0;count:99999', text: '“99999” is out of range', isRead: true },
  ]) {
    await page.goto(`/embed/${newest('sizer')}/${query}`);
    await expect(page.locator('[data-ignored]')).toContainText(text);
    await expect(page.locator(value)).toBeHidden();
    if (!isRead) await page.getByText('Change the build').click();
    await (await opened(page, 'Drives')).getByLabel('Count').fill('2');
    await expect(page.locator(value)).toBeVisible();
    await expect(page.locator('[data-ignored]')).toBeHidden();
  }
});
