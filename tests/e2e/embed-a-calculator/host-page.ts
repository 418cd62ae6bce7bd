// A page of somebody else, on an origin of its own.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function hostPage(
  html: string,
  headers: Record<string, string> = {},
): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A blog</title><meta name="viewport" content="width=device-width">${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
