import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing else uses now. */
export async function freePort(host = 'localhost'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
