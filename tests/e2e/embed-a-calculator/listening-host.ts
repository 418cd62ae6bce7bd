// A page of somebody else that notes what its frame says.
import type { Page } from '@playwright/test';
import { openHost } from './host-page.ts';

const LISTENS = '<script>window.said = []; addEventListener("message", ({ data }) => said.push(data));</script>';

export type Host = Awaited<ReturnType<typeof listeningHost>>;

/** Opens it with one frame at `src`. */
export async function listeningHost(page: Page, src: string, attributes = '') {
  const address = src.replaceAll('&', '&amp;');
  await openHost(
    page,
    `${LISTENS}<body style="margin:0"><iframe src="${address}" title="Embed" width="100%" height="900" style="border:0" ${attributes}></iframe>`,
  );
  const said = (): Promise<unknown[]> => page.evaluate(() => (window as unknown as { said: unknown[] }).said);
  return {
    frame: page.frameLocator('iframe'),
    said,
    /** The messages of a type. */
    async of<Message>(type: string): Promise<Message[]> {
      const all = await said();
      return all.filter(
        (item): item is Message => typeof item === 'object' && item !== null && 'type' in item && item.type === type,
      );
    },
    say: (message: unknown) =>
      page.evaluate((data) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(data, '*');
      }, message),
  };
}
