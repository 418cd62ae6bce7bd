// Frames whose messages a test says: what a host does with any of them, kind or hostile.
import type { Frame, Page } from '@playwright/test';

/** Empty pages at the addresses of embeds: the tests speak for them. */
export async function emptyEmbeds(page: Page, baseURL: string | undefined): Promise<void> {
  await page.route(
    (url) => url.origin === baseURL && /\/embed\/.+\/v\d+\/$/.test(url.pathname),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Embed</title>' }),
  );
}

/** The frame whose address begins so, once it is there. */
export async function frameAt(page: Page, address: string): Promise<Frame> {
  const found = () => page.frames().find((frame) => frame.url().startsWith(address));
  while (!found()) await page.waitForEvent('framenavigated');
  const frame = found() as Frame;
  await frame.waitForLoadState();
  return frame;
}

/** A message from a frame to the page around it. */
export const says = (frame: Frame, message: unknown): Promise<void> =>
  frame.evaluate((data) => parent.postMessage(data, '*'), message);

/** What an embed says of an answer. */
export const changed = {
  type: 'lanewise:change',
  embed: 'pcie',
  version: 1,
  state: 'lanes=4',
  result: { payload_rate: { value: 3.59e9, unit: 'byte_per_second' } },
  text: '3.59 GB/s',
};
