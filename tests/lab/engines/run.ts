// Does the journeys in the engines that are installed, and counts those that are not.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readRules } from '../../../site/build/headers.ts';
import { siteServer } from '../../../site/build/site-server.ts';
import { atRoot } from '../../pages/built.ts';
import type { Engine } from './browser.ts';
import { go, type Journey, type Place } from './journeys.ts';

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

/** What failed, with the reason; nothing where all went well. Each journey has a browser and a site of its own. */
export async function travel(engine: Engine, journeys: readonly Journey[]): Promise<string[]> {
  const failed: string[] = [];
  for (const journey of journeys) {
    const place = await serve();
    const browser = await engine.start();
    try {
      await go(journey, browser, place);
    } catch (error) {
      failed.push(`${engine.name}: ${journey.name}: ${(error as Error).message}`);
    } finally {
      await browser.close();
      await place.stop();
    }
  }
  return failed;
}
