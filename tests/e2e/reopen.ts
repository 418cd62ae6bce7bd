import type { Page } from '@playwright/test';

/**
 * Puts the calculator of the open page anew into it, at another address of the same page: its element starts
 * as after a load, from the HTML that the server sends and from the address, without the load.
 */
export async function reopen(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    if (new URL(to, location.href).pathname !== location.pathname) throw new Error(`${to} is another page`);
    const html = await (await fetch(location.pathname)).text();
    const served = new DOMParser().parseFromString(html, 'text/html').querySelector('lw-calculator');
    if (!served) throw new Error(`${to} has no calculator`);
    history.replaceState(null, '', to);
    document.querySelector('lw-calculator')?.replaceWith(document.importNode(served, true));
  }, address);
}
