// A server of a built site that behaves as a good static host does: its headers, compression, byte ranges. Whatever is
// asked of it, it answers, and goes on.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join, normalize } from 'node:path';
import sirv from 'sirv';
import { headersFor, type readRules } from './headers.ts';
import { sendRange } from './ranges.ts';

interface SiteFolder {
  /** The folder that holds the built site. */
  folder: string;
  /** The path that it was built for, with slashes at both ends. */
  base: string;
  /** What its `_headers` say. */
  rules: ReturnType<typeof readRules>;
}

/** A path that stays inside the folder; nonsense is the path of nothing. */
function pathOf(url: string): string {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    return path.includes('\0') ? '/404' : normalize(`/${path}`);
  } catch {
    return '/404';
  }
}

/** A file that is on its way to a reader is closed when the reader leaves; `pipe` alone would keep it open. */
function closeWithReader(response: ServerResponse): void {
  response.on('pipe', (file: IncomingMessage) => {
    response.once('close', () => file.destroy());
    // It went away after it was looked at: the reader sees that the answer is cut off.
    file.once('error', () => response.destroy());
  });
}

/** A server of the site, not listening yet. */
export function siteServer({ folder, base, rules }: SiteFolder): Server {
  const setHeaders = (response: ServerResponse, path: string): void => {
    for (const [name, value] of Object.entries(headersFor(rules, base + path.slice(1)))) {
      response.setHeader(name, value);
    }
  };
  const files = sirv(folder, {
    gzip: true,
    brotli: true,
    // Looks at the disk on every request, so that a new build shows without a restart.
    dev: true,
    setHeaders,
  });

  /** The page for what is not there: the nearest one above, so that a reader is answered in the language of the folder. */
  const missing = (path: string): string | undefined => {
    const above = dirname(path);
    const page = join(above, '404.html');
    if (existsSync(join(folder, page))) return page;
    return above === '/' ? undefined : missing(above);
  };

  const say = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`);
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return void say(response, 405, `${method} is not for files`);
    }
    if (`${url}/` === base) return void response.writeHead(301, { Location: base }).end();
    if (!url.startsWith(base)) return void say(response, 404, `Not below ${base}`);
    request.url = `/${url.slice(base.length)}`;
    const path = pathOf(request.url);
    if (request.headers.range) {
      setHeaders(response, path);
      if (sendRange(request, response, join(folder, path))) return;
      // What is not answered as a range is answered whole, and not compressed: a range of that is no range of the file.
      delete request.headers.range;
      request.headers['accept-encoding'] = 'identity';
    }
    closeWithReader(response);
    files(request, response, () => {
      const page = missing(path);
      if (page === undefined) return void say(response, 404, 'Not found');
      setHeaders(response, page);
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end(readFileSync(join(folder, page)));
    });
  };

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A file that cannot be read, such as one that a build is replacing: said, and the next request is answered.
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'This file could not be read');
    }
  });
}
