/**
 * A registry of npm on this machine, to rehearse with: it takes what `npm publish` sends, once each, and gives it to `npm
 * install`. Verdaccio does that too, and is 321 packages, one of which is asked for by a tag and so cannot be pinned;
 * `--registry` rehearses with one that runs already.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What npm sends and reads of a package. */
interface Packument {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, { dist: { tarball: string; integrity: string; shasum: string } }>;
  _attachments?: Record<string, { data: string }>;
}

export interface Registry {
  /** With a slash at its end. */
  url: string;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const digest = (algorithm: string, bytes: Buffer, encoding: 'hex' | 'base64'): string =>
  createHash(algorithm).update(bytes).digest(encoding);

/** What is wrong with a package that is sent, as the registry would say it. */
function refusal(sent: Packument, held: Packument | undefined): string | undefined {
  for (const [version, { dist }] of Object.entries(sent.versions)) {
    if (held?.versions[version]) return `${sent.name}@${version} exists, and cannot be replaced`;
    const file = Object.values(sent._attachments ?? {})[0];
    if (!file) return `${sent.name}@${version} has no file`;
    const bytes = Buffer.from(file.data, 'base64');
    if (dist.integrity !== `sha512-${digest('sha512', bytes, 'base64')}`) {
      return `${sent.name}@${version} is not what its hash says`;
    }
  }
  return undefined;
}

/** Starts it on a free port of this machine alone; it holds everything in memory. */
export async function startRegistry(): Promise<Registry> {
  const packages = new Map<string, Packument>();
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname).slice(1);
    if (request.method === 'PUT') {
      const sent: Packument = JSON.parse(await bodyOf(request));
      const held = packages.get(sent.name);
      const problem = refusal(sent, held);
      if (problem !== undefined) return say(403, { error: problem });
      for (const [version, { dist }] of Object.entries(sent.versions)) {
        const name = `${sent.name}/-/${version}.tgz`;
        const [file] = Object.values(sent._attachments ?? {});
        files.set(name, Buffer.from(file?.data ?? '', 'base64'));
        dist.tarball = url + name;
      }
      packages.set(sent.name, {
        name: sent.name,
        'dist-tags': { ...held?.['dist-tags'], ...sent['dist-tags'] },
        versions: { ...held?.versions, ...sent.versions },
      });
      return say(201, { ok: true });
    }
    const file = files.get(path);
    if (file) return response.writeHead(200).end(file);
    const found = packages.get(path);
    return found ? say(200, found) : say(404, { error: 'not found' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => server.close().closeAllConnections() };
}
