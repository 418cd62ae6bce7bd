// Serves dist/ as a good static host would: security headers, compression, byte ranges. `--port N`, else 4321;
// `--folder` another one.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { headersFor } from '../site/frame/security.ts';
import { sendRange } from './ranges.ts';
import { root } from './tools.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    folder: { type: 'string', default: join(root, 'dist') },
  },
});
const port = Number(values.port);
const dist = values.folder;
if (!existsSync(join(dist, 'index.html'))) {
  console.error(
    'There is no built site yet. Run `npm run build` first, or `npm start`, which does both.',
  );
  process.exit(1);
}

const send = (response: ServerResponse, path: string): void => {
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
};
const files = sirv(dist, {
  gzip: true,
  // Looks at the disk on every request, so that a new build shows without a restart.
  dev: true,
  setHeaders: send,
});

/** A path that stays inside the folder; nonsense is the path of nothing. */
function pathOf(url = '/'): string {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    return path.includes('\0') ? '/404' : normalize(`/${path}`);
  } catch {
    return '/404';
  }
}

const server = createServer((request, response) => {
  if (request.headers.range) {
    const path = pathOf(request.url);
    send(response, path);
    if (sendRange(request, response, join(dist, path))) return;
    // What is not answered as a range is answered whole, and not compressed: a range of that is no range of the file.
    delete request.headers.range;
    request.headers['accept-encoding'] = 'identity';
  }
  files(request, response, () => {
    send(response, '/404.html');
    response.writeHead(404, { 'Content-Type': 'text/html' });
    response.end(readFileSync(join(dist, '404.html')));
  });
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1}`);
  process.exit(1);
});
// Loopback only: this is a look at the site, not a public host.
server.listen(port, 'localhost', () =>
  console.log(`Lanewise is at http://localhost:${port}/ (Ctrl+C stops it)`),
);
