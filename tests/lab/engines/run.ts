// Does the journeys in the engines that are installed, and counts those that are not.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readRules } from '../../../site/build/headers.ts';
import { siteServer } from '../../../site/build/site-server.ts';
import { atRoot } from '../../pages/built.ts';
import type { Engine } from './browser.ts';
import { go, type Journey, type Place } from './journeys.ts';
import type { Browser } from './window.ts';

export async function serve(): Promise<Place> {
  const { folder, base } = atRoot;
  const rules = readRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const server = siteServer({ folder, base, rules });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://localhost:${port}${base}`, stop };
}

/**
 * What failed, with the reason; nothing where all went well. Each journey has a site of its own, which is an origin of its
 * own: what one leaves in the browser's storage no other sees. After one that fails a new browser is started.
 */
export async function travel(engine: Engine, journeys: readonly Journey[]): Promise<string[]> {
  const failed: string[] = [];
  let browser: Browser | undefined;
  for (const journey of journeys) {
    const place = await serve();
    try {
      browser ??= await engine.start();
      await go(journey, browser, place);
    } catch (error) {
      failed.push(`${engine.name}: ${journey.name}: ${(error as Error).message}`);
      await browser?.close();
      browser = undefined;
    } finally {
      await place.stop();
    }
  }
  await browser?.close();
  return failed;
}
