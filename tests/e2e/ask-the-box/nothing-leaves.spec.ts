// What somebody types or pastes into the box reaches no server: on a host that sends headers, and on one that cannot.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { readRules } from '../../../site/build/headers.ts';
import { siteServer } from '../../../site/build/site-server.ts';
import { atRoot } from '../../pages/built.ts';
import { sample } from '../../support/exhaustive.ts';
import { test as base, expect, hold } from '../fixtures.ts';

const SECRET = 'Zx9Secret';
const QUESTION = `8 sata ssds on a 9211-8i in a 2.0 x4 slot ${SECRET}`;
const PASTE = `01:00.0 Non-Volatile memory controller: ${SECRET} NVMe SSD Controller
\tLnkCap:\tPort #0, Speed 8GT/s, Width x4, ASPM L1
\tLnkSta:\tSpeed 2.5GT/s (downgraded), Width x1 (downgraded)
${SECRET.repeat(50)}`;

const field = (page: Page) => page.locator('lw-box textarea');
const answered = (page: Page) => page.locator('lw-box [data-box="text"]');
const toDiagnosis = (page: Page) => page.locator('lw-box').getByRole('link', { name: 'Paste it into the diagnosis' });

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(answered(page)).not.toBeEmpty();
}

/** Where the text stands in a page outside its fields and behind no `#`. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(
    (secret) =>
      Object.entries({
        search: location.search,
        title: document.title,
        state: JSON.stringify(history.state),
        session: JSON.stringify(sessionStorage),
        local: JSON.stringify(localStorage),
      })
        .filter(([, text]) => text?.includes(secret))
        .map(([place]) => place),
    SECRET,
  );

interface Host {
  url: string;
  /** The lines of its log that hold the text. */
  learnt: string[];
}

const test = base.extend<{ headers: boolean; host: Host }>({
  headers: [true, { option: true }],
  host: async ({ headers, context }, use) => {
    const rules = headers ? readRules(readFileSync(join(atRoot.folder, '_headers'), 'utf8')) : [];
    const server: Server = siteServer({ folder: atRoot.folder, base: '/', rules });
    const learnt: string[] = [];
    const note = (line: string) => line.includes(SECRET) && learnt.push(line);
    server.on('request', (request) => {
      note(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      request.on('data', (body) => note(String(body)));
    });
    watch(context, note);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://localhost:${port}`, learnt });
    expect.soft(learnt, 'what the host has learnt').toEqual([]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** What the browser says that it asked for, to whatever host. */
function watch(context: BrowserContext, note: (line: string) => unknown): void {
  context.on('request', (request) => {
    const [address = ''] = request.url().split('#');
    note(`${request.method()} ${address} ${JSON.stringify(request.headers())}`);
    note(request.postData() ?? '');
  });
}

// By day where the host does not help to keep it in.
for (const headers of sample([false, true])) {
  test.describe(headers ? 'on a host with headers' : 'on a host without headers', () => {
    test.use({ headers });

    test('a question comes back by reload, Back, address and in another language', async ({ page, context, host }) => {
      await page.goto(`${host.url}/`);
      await ask(page, QUESTION);
      await expect.soft(page).toHaveURL(new RegExp(`/#ask=.*${SECRET}$`));
      expect.soft(await kept(page)).toEqual([]);
      await page.reload();
      await expect(field(page)).toHaveValue(QUESTION);
      await expect(answered(page)).not.toBeEmpty();
      await page.getByRole('link', { name: 'Русский' }).click();
      await expect(page).toHaveURL(/\/ru\//);
      await expect(field(page)).toHaveValue(QUESTION);
      expect.soft(await kept(page)).toEqual([]);
      await page.goBack();
      await expect(field(page)).toHaveValue(QUESTION);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(field(other)).toHaveValue(QUESTION);
      await expect(answered(other)).not.toBeEmpty();
    });

    test('a paste goes to the diagnosis, and stands in no address, storage or title', async ({ page, host }) => {
      await page.goto(`${host.url}/`);
      await ask(page, QUESTION.replace(SECRET, ''));
      await ask(page, PASTE);
      await expect(toDiagnosis(page)).toBeVisible();
      await expect.soft(page).toHaveURL(`${host.url}/`);
      expect.soft(await kept(page)).toEqual([]);
      await toDiagnosis(page).click();
      await expect(page.locator('lw-diagnose textarea')).toHaveValue(PASTE);
      expect.soft(await kept(page)).toEqual([]);
      await page.goBack();
      await page.reload();
      await expect.soft(field(page)).toHaveValue('');
    });

    test('a paste that opens a new tab is there, and not in the tab before', async ({ page, context, host }) => {
      await page.goto(`${host.url}/`);
      await ask(page, PASTE);
      const middle = { button: 'middle' as const };
      const control = { modifiers: ['ControlOrMeta' as const] };
      for (const how of [middle, control]) {
        const opening = context.waitForEvent('page');
        await toDiagnosis(page).click(how);
        const opened = await opening;
        await expect.soft(opened.locator('lw-diagnose textarea')).toHaveValue(PASTE);
        expect.soft(await kept(page)).toEqual([]);
        await opened.close();
      }
    });
  });
}

test.describe('where something does not come', () => {
  test.use({ headers: false, expected: [/Failed to load resource/] });

  test('a paste that the diagnosis did not take is forgotten by the next page', async ({ page, host }) => {
    await page.goto(`${host.url}/`);
    await ask(page, PASTE);
    await page.route('**/diagnose/', (route) => route.fulfill({ status: 503, body: '' }));
    await toDiagnosis(page).click();
    await expect(page).toHaveURL(/\/diagnose\/$/);
    await page.goto(`${host.url}/glossary/`);
    await expect(page.locator('lw-search:defined')).toBeAttached();
    expect(await kept(page)).toEqual([]);
  });

  test('a script that does not come is said, and a native submit sends no text', async ({ page, host }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(`${host.url}/`);
    await expect.soft(field(page)).toBeDisabled();
    await expect.soft(page.getByText('The script that answers has not loaded')).toBeVisible();
    const submitted = page.waitForEvent('framenavigated');
    await page.evaluate((text) => {
      for (const area of document.querySelectorAll('lw-box textarea'))
        if (area instanceof HTMLTextAreaElement) area.value = text;
      document.querySelector<HTMLFormElement>('lw-box form')?.requestSubmit();
    }, QUESTION);
    await submitted;
    await page.waitForLoadState();
    expect(await kept(page)).toEqual([]);
  });

  test('a script that comes late finds the field empty and opens it', async ({ page, host }) => {
    const come = await hold(page, '**/_astro/*.js');
    await page.goto(`${host.url}/`, { waitUntil: 'commit' });
    await expect.soft(field(page)).toBeDisabled();
    come();
    await ask(page, QUESTION);
    await expect(page.getByText('The script that answers has not loaded')).toBeHidden();
  });
});
