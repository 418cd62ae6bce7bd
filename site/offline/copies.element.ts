// Which pages the worker has answered from what is kept, so that such a page can say so: a reader may take an old one for
// today's otherwise. A browser ends an idle worker, and the page asks within seconds.
import { copyOf } from './copy.ts';

/** Pages that are open at once and were answered so; the oldest are forgotten. */
const MOST = 50;

/** When each was kept, by the page: as its host has stated it, or empty. */
const copies = new Map<string, string>();

/** @param page As the browser calls the document that the response will be. */
export function remember(page: string, response: Response): void {
  copies.set(page, response.headers.get('Date') ?? '');
  const [oldest] = copies.keys();
  if (copies.size > MOST && oldest !== undefined) copies.delete(oldest);
}

/** What a page that asks is told; nothing where it came from the network. */
export function toldTo(page: string): ReturnType<typeof copyOf> | undefined {
  const date = copies.get(page);
  return date === undefined ? undefined : copyOf(date);
}
