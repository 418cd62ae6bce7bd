// A site of its own for each test that changes or stops it: a copy of the built one, served here.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readRules } from '../../../site/build/headers.ts';
import { siteServer } from '../../../site/build/site-server.ts';
import type { Site } from '../../pages/built.ts';
import { test as base, expect } from '../fixtures.ts';

/** Heavy, and of no matter here: other languages have workers of their own. */
const LEFT_OUT =
  /^\/ru(?:\/|$)|\/(?:cards|boards\/[^/.]+|data\/(?:sets|rows|compare|drives|controllers|platforms)|embed\/sizer)(?:\/|$)/;

export class ServedSite {
  readonly folder: string;
  readonly #site: Site;
  #server: Server | undefined;
  #port = 0;

  constructor(site: Site) {
    this.#site = site;
    this.folder = mkdtempSync(join(tmpdir(), 'lanewise-offline-'));
    cpSync(site.folder, this.folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.slice(site.folder.length)),
    });
  }

  get url(): string {
    return `http://localhost:${this.#port}${this.#site.base}`;
  }

  /** At the same port again, where it had one. */
  async start(): Promise<void> {
    const rules = readRules(readFileSync(join(this.folder, '_headers'), 'utf8'));
    const server = siteServer({ folder: this.folder, base: this.#site.base, rules });
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}

/** The reader keeps pages, and waits until they are kept. */
export async function keepPages(page: Page, site: string): Promise<void> {
  await page.goto(`${site}offline/`);
  await page.getByRole('button', { name: 'Keep pages' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'kept, using' })).toBeVisible({ timeout: 60_000 });
}

export const test = base.extend<{ origin: Site; site: ServedSite }>({
  origin: [{ folder: '', base: '', pages: {} }, { option: true }],
  site: async ({ origin }, use) => {
    const site = new ServedSite(origin);
    try {
      await site.start();
      await use(site);
    } finally {
      await site.end();
    }
  },
});

export { expect };
