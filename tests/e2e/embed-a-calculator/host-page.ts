// A page of somebody else, on an origin of its own.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { elementScript } from '../../../site/embed/scripts.ts';

/** Serves it as long as the tests run, and gives its address. */
export async function hostPage(html: string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A blog</title><meta name="viewport" content="width=device-width">${html}`);
  }).unref();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** Opens it, and gives its address. */
export async function openHost(page: Page, html: string, headers?: Record<string, string>): Promise<string> {
  const url = await hostPage(html, headers);
  await page.goto(url);
  return url;
}

/** The script that makes <lw-calculator> and <lw-value> elements of a page. */
export const scriptOf = (site: string | undefined): string =>
  `<script async src="${site}${elementScript.path}" integrity="${elementScript.integrity}" crossorigin="anonymous"></script>`;
