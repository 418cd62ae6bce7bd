// Serves dist/ as a good static host would: its headers, compression, byte ranges. `--port N`, else 4321; `--folder`
// another one; `--base /lanewise/`, or BASE, as it was built: below that path, and nothing beside it.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { headersFor, readRules } from './headers.ts';
import { sendRange } from './ranges.ts';
import { root } from './tools.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    folder: { type: 'string', default: join(root, 'dist') },
    base: { type: 'string', default: process.env.BASE ?? '/' },
  },
});
const { folder: dist, base } = values;
const port = Number(values.port);
if (!existsSync(join(dist, 'index.html'))) {
  console.error(
    `There is no built site in ${dist} yet. Run \`npm run build\` first, or \`npm start\`, which does both; ` +
      'for the one that is tested below a path `npm run site:below`.',
  );
  process.exit(1);
}
const rules = readRules(readFileSync(join(dist, '_headers'), 'utf8'));
if (!rules.some(({ path }) => path === `${base}*`)) {
  console.error(
    `The site in ${dist} was not built for ${base}: give both the same BASE, as in BASE=/lanewise/ npm start`,
  );
  process.exit(1);
}

const send = (response: ServerResponse, path: string): void => {
  for (const [name, value] of Object.entries(headersFor(rules, base + path.slice(1)))) {
    response.setHeader(name, value);
  }
};
const files = sirv(dist, {
  gzip: true,
  // Looks at the disk on every request, so that a new build shows without a restart.
  dev: true,
  setHeaders: send,
});

/** A path that stays inside the folder; nonsense is the path of nothing. */
function pathOf(url: string): string {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    return path.includes('\0') ? '/404' : normalize(`/${path}`);
  } catch {
    return '/404';
  }
}

/** The page for what is not there: the nearest one above, so that a reader is answered in the language of the folder. */
function missing(path: string): string {
  const folder = dirname(path);
  const page = join(folder, '404.html');
  return folder === '/' || existsSync(join(dist, page)) ? page : missing(folder);
}

const server = createServer((request, response) => {
  const { url = '/' } = request;
  if (`${url}/` === base) return void response.writeHead(301, { Location: base }).end();
  if (!url.startsWith(base)) {
    return void response
      .writeHead(404, { 'Content-Type': 'text/plain' })
      .end(`Not below ${base}\n`);
  }
  request.url = `/${url.slice(base.length)}`;
  const path = pathOf(request.url);
  if (request.headers.range) {
    send(response, path);
    if (sendRange(request, response, join(dist, path))) return;
    // What is not answered as a range is answered whole, and not compressed: a range of that is no range of the file.
    delete request.headers.range;
    request.headers['accept-encoding'] = 'identity';
  }
  files(request, response, () => {
    const page = missing(path);
    send(response, page);
    response.writeHead(404, { 'Content-Type': 'text/html' });
    response.end(readFileSync(join(dist, page)));
  });
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1}`);
  process.exit(1);
});
// Loopback only: this is a look at the site, not a public host.
server.listen(port, 'localhost', () =>
  console.log(`Lanewise is at http://localhost:${port}${base} (Ctrl+C stops it)`),
);
