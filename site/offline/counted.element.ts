// A response as it is kept.
import { BYTES } from './kept.ts';

/** What came, all of it. */
export interface Come {
  type: string | null;
  body: ArrayBuffer;
  headers: Headers;
}

export const come = async (response: Response): Promise<Come> => ({
  type: response.headers.get('Content-Type'),
  body: await response.arrayBuffer(),
  headers: response.headers,
});

/** A copy that states its size. One that was redirected could not answer for a page; this one can. */
export function counted({ body, headers: given }: Come): Response {
  const headers = new Headers(given);
  // They speak of what came over the network, and this is unpacked.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(BYTES, String(body.byteLength));
  return new Response(body, { headers });
}

/** What it takes on the device. */
export const bytesOf = (response: Response | undefined): number => Number(response?.headers.get(BYTES) ?? 0);
