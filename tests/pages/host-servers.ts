// Real web servers over a built site, as ordinary processes on a free port, and what they answer.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readRules } from '../../site/build/headers.ts';
import { siteServer } from '../../site/build/site-server.ts';
import { root } from '../../site/build/tools.mjs';
import { headersFile } from '../../site/frame/security.ts';
import { freePort } from '../support/free-port.ts';
import { atRoot } from './built.ts';

/** Where Debian puts it, a path that shells of users do not always have. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const LOCAL = '127.0.0.1';

/** A checked-in configuration with some of its texts replaced, each of which it must have. */
function configured(name: string, replaced: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(root, 'site/host', name), 'utf8');
  return Object.entries(replaced).reduce((all, [one, other]) => {
    if (!all.includes(one)) throw new Error(`site/host/${name} lacks ${one}`);
    return all.replaceAll(one, other);
  }, text);
}

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** As it was sent. */
  sent: Buffer;
  /** Unpacked. */
  body: Buffer;
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Asks for a path as it is: fetch would mend it first. */
export const ask = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: LOCAL, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const sent = Buffer.concat(parts);
        const all = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const given: Answer['headers'] = Object.fromEntries(all);
        const encoding = given['content-encoding'];
        const isPacked = (encoding === 'br' || encoding === 'gzip') && sent.length > 0;
        const body = isPacked ? unpack[encoding](sent) : sent;
        resolve({ status: response.statusCode ?? 0, headers: given, sent, body });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

export interface Running {
  port: number;
  /** Lines of its log of requests, where it writes one. */
  log?: string;
  end(): Promise<void>;
}

const WAIT_MS = 10_000;

/** Is done once the process answers; fails with what it said where it ends instead. */
async function answering(server: ChildProcess, port: number): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text) => {
    said += text;
  });
  for (const since = Date.now(); Date.now() - since < WAIT_MS; ) {
    if (server.exitCode !== null) break;
    try {
      await ask(port, '/');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`${server.spawnfile} does not answer:\n${said}`);
}

async function started(
  command: string,
  args: (folder: string, port: number) => string[],
  log?: string,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-host-'));
  const port = await freePort(LOCAL);
  const server = spawn(command, args(folder, port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH, HOME: folder },
  });
  const end = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    }
    rmSync(folder, { recursive: true });
  };
  try {
    await answering(server, port);
  } catch (error) {
    await end();
    throw error;
  }
  return { port, end, ...(log && { log: join(folder, log) }) };
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx with the configuration that people are given, inside the least that a process of its own needs. */
const startNginx =
  (withBrotli: boolean) =>
  (folder: string): Promise<Running> =>
    started(
      'nginx',
      (own, port) => {
        const text = configured('nginx.conf', {
          '/srv/lanewise': folder,
          '    listen 80;\n    listen [::]:80;': `    listen ${LOCAL}:${port};`,
          '/var/log/nginx/lanewise.log': join(own, 'access.log'),
          ...(withBrotli && { '# brotli_static': 'brotli_static' }),
        });
        const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
        mkdirSync(join(own, 'temp'));
        writeFileSync(join(own, 'site.conf'), text);
        writeFileSync(
          join(own, 'nginx.conf'),
          [
            ...(withBrotli ? [`load_module ${BROTLI_MODULE};`] : []),
            'daemon off;',
            'master_process off;',
            `pid ${own}/pid;`,
            'error_log stderr;',
            'events {}',
            'http {',
            ...kinds.map((kind) => `${kind}_temp_path ${own}/temp/${kind};`),
            `include ${own}/site.conf;`,
            '}',
          ].join('\n'),
        );
        return ['-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf')];
      },
      'access.log',
    );

/** Caddy likewise, without certificates and without the port that it is told things at. */
const startCaddy = (folder: string): Promise<Running> =>
  started('caddy', (own, port) => {
    const text = configured('Caddyfile', { 'lanewise.example': `http://${LOCAL}:${port}`, '/srv/lanewise': folder });
    writeFileSync(join(own, 'Caddyfile'), `{\n\tadmin off\n}\n${text}`);
    return ['run', '--config', join(own, 'Caddyfile'), '--adapter', 'caddyfile'];
  });

/** What `npm start` serves with. */
export async function startOwn(folder: string): Promise<Running> {
  const rules = readRules(headersFile('/', Object.values(atRoot.pages)));
  const server: Server = siteServer({ folder, base: '/', rules });
  await new Promise<void>((resolve) => server.listen(0, LOCAL, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const isThere = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { env: { PATH } }).status === 0;

export interface Host {
  name: string;
  start: (folder: string) => Promise<Running>;
  /** Why it cannot be tried here. */
  lacking: string | undefined;
  /** Whether it sends files packed by Brotli. */
  brotli: boolean;
}

const nginx = isThere('nginx', '-v') ? undefined : 'nginx is not installed here';

export const hosts: Host[] = [
  { name: 'nginx', start: startNginx(false), lacking: nginx, brotli: false },
  {
    name: 'nginx with its module for Brotli',
    start: startNginx(true),
    lacking: nginx ?? (existsSync(BROTLI_MODULE) ? undefined : 'nginx has no module for Brotli here'),
    brotli: true,
  },
  {
    name: 'Caddy',
    start: startCaddy,
    lacking: isThere('caddy', 'version') ? undefined : 'Caddy is not installed here',
    brotli: true,
  },
];
