// A server of a built site that behaves as a good static host does: its headers, packed files, byte ranges. Whatever is
// asked of it, it answers, and goes on. nginx and Caddy answer alike: tests/pages/hosts.test.ts.
import { createReadStream, type Stats } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { pipeline } from 'node:stream';
import { ALWAYS, REVALIDATED } from '../frame/security.ts';
import { mediaType } from '../host/types.ts';
import { headersFor, type readRules } from './headers.ts';
import { markOf, sendRange, statsOf } from './ranges.ts';

interface SiteFolder {
  folder: string;
  /** The path that it was built for, with slashes at both ends. */
  base: string;
  /** What its `_headers` say. */
  rules: ReturnType<typeof readRules>;
}

/** A path that stays inside the folder; nonsense is the path of nothing. */
function pathOf(asked: string): string {
  try {
    const path = decodeURIComponent(asked);
    return path.includes('\0') ? '/404' : normalize(`/${path}`);
  } catch {
    return '/404';
  }
}

/** The ends of packed twins, the smaller one first. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Codings that a reader can unpack; one may be named to say that it is not wanted. */
const accepts = (header: string | string[] | undefined, coding: string): boolean =>
  String(header ?? '')
    .split(',')
    .some((item) => new RegExp(`^\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*$)|$)`).test(item));

/** A server of the site, not listening yet. */
export function siteServer(site: SiteFolder): Server {
  const files = new SiteFiles(site);
  return createServer((request, response) => {
    try {
      files.answer(request, response);
    } catch (error) {
      // A file that cannot be read, such as one that a build is replacing: said, and the next request is answered.
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'This file could not be read');
    }
  });
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`);
}

function lead(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to }).end();
}

class SiteFiles {
  readonly #site: SiteFolder;

  constructor(site: SiteFolder) {
    this.#site = site;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { folder, base } = this.#site;
    const { url = '/', method = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return void say(response, 405, `${method} is not for files`);
    }
    const [asked = '/', ...query] = url.split(/(?=\?)/);
    if (`${asked}/` === base) return void lead(response, base + query.join(''));
    if (!asked.startsWith(base)) return void say(response, 404, `Not below ${base}`);
    const path = pathOf(asked.slice(base.length));
    if (!path.endsWith('/') && statsOf(join(folder, path))?.isDirectory()) {
      return void lead(response, `${encodeURI(base + path.slice(1))}/${query.join('')}`);
    }
    const file = path.endsWith('/') ? `${path}index.html` : path;
    if (headers.range) {
      if (sendRange(request, response, join(folder, file), this.#headersOf(file))) return;
      // What is not answered as a range is answered whole, and not packed: a range of that is no range of the file.
      if (this.#statsAt(file)) headers['accept-encoding'] = 'identity';
    }
    if (this.#sends(request, response, file)) return;
    const page = this.#missingPage(path);
    if (page === undefined || !this.#sends(request, response, page, 404)) say(response, 404, 'Not found');
  }

  /** What is sent with the file at a path, whatever was said of another one before. */
  #headersOf(path: string): Record<string, string> {
    const { base, rules } = this.#site;
    const own = headersFor(rules, base + path.slice(1));
    return { ...ALWAYS, ...REVALIDATED, ...own, 'Content-Type': mediaType(path) };
  }

  /** Looks at the disk on every request, so that a new build shows without a restart. */
  #statsAt(path: string): Stats | undefined {
    const stats = statsOf(join(this.#site.folder, path));
    return stats?.isFile() ? stats : undefined;
  }

  /** The smallest packed twin of a file that the reader can unpack. */
  #packed(path: string, accepted: string | string[] | undefined) {
    for (const [coding, end] of PACKED) {
      const stats = accepts(accepted, coding) ? this.#statsAt(path + end) : undefined;
      if (stats) return { coding, end, stats };
    }
    return undefined;
  }

  /** Sends a file as the reader can take it, if there is one. */
  #sends({ headers, method }: IncomingMessage, response: ServerResponse, path: string, status = 200): boolean {
    const whole = this.#statsAt(path);
    if (!whole) return false;
    const packed = this.#packed(path, headers['accept-encoding']);
    const { end, stats } = packed ?? { end: '', stats: whole };
    const mark = markOf(stats);
    const own = this.#headersOf(path);
    // What is kept for good is never asked for again: marks would only weigh, on each of a page's scripts.
    const isForGood = own['Cache-Control']?.includes('immutable');
    const sent = {
      ...own,
      ...(packed && { 'Content-Encoding': packed.coding }),
      ...(!isForGood && { ETag: mark, 'Last-Modified': stats.mtime.toUTCString() }),
    };
    const isKnown = headers['if-none-match']?.split(',').some((item) => item.trim() === mark);
    if (isKnown && status === 200) {
      response.writeHead(304, sent).end();
      return true;
    }
    response.writeHead(status, { ...sent, 'Content-Length': stats.size, 'Accept-Ranges': 'bytes' });
    if (method === 'HEAD') response.end();
    // A reader who leaves early is no fault; nor is a file that goes away: the reader sees that the answer is cut off.
    else pipeline(createReadStream(join(this.#site.folder, path + end)), response, () => {});
    return true;
  }

  /** The page for what is not there: the nearest one above, so that a reader is answered in the language of the folder. */
  #missingPage(path: string): string | undefined {
    let page: string | undefined;
    let above = '/';
    // From the root down: below the first folder that is not there nothing is.
    for (const name of path.split('/').slice(1)) {
      if (this.#statsAt(`${above}404.html`)) page = `${above}404.html`;
      above += `${name}/`;
      if (!statsOf(join(this.#site.folder, above))?.isDirectory()) break;
    }
    return page;
  }
}
