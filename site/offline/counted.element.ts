// A response as it is kept.
import { BYTES } from './kept.ts';

/** A copy that states its size. One that was redirected could not answer for a page; this one can. */
export async function counted(response: Response): Promise<Response> {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  // They speak of what came over the network, and this is unpacked.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(BYTES, String(body.size));
  return new Response(body, { headers });
}

/** What it takes on the device. */
export const bytesOf = (response: Response | undefined): number =>
  Number(response?.headers.get(BYTES) ?? 0);
