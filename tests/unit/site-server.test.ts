import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { get, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRules } from '../../site/build/headers.ts';
import { siteServer } from '../../site/build/site-server.ts';

/** Larger than what a connection holds, so that a reader can leave in the middle. */
const LARGE = 64e6;

let folder = '';
let server: Server;
let port = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'ru'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'not there');
  writeFileSync(join(folder, 'ru/404.html'), 'нет');
  writeFileSync(join(folder, 'large.bin'), '');
  truncateSync(join(folder, 'large.bin'), LARGE);
  const rules = readRules('/x/*\n  X-Content-Type-Options: nosniff\n');
  server = siteServer({ folder, base: '/x/', rules });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** Asks for a path as it is: fetch would mend it first. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, host: 'localhost', path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });

const NONSENSE = [
  `/x/${'a%.'.repeat(300)}`,
  `/x/${'a%25.'.repeat(300)}`,
  `/x/${'a/'.repeat(3000)}`,
  '/x/%00',
  '/x/%ff',
  '/x/index.html/b',
  '/x/..%2f..%2f..%2fetc%2fpasswd',
  '/x/../../etc/passwd',
  '/x//',
];

describe.each([
  [{}, 200],
  [{ Range: 'bytes=0-1' }, 206],
])('with the headers %j', (headers, found) => {
  test.each(NONSENSE)('%.40s is answered, and so is the next request', async (path) => {
    expect(await ask(path, headers as Record<string, string>)).toMatchObject({ status: path === '/x//' ? found : 404 });
    expect(await ask('/x/')).toMatchObject({ status: 200, body: 'home' });
  });
});

test('what is not there is answered in the language of its folder', async () => {
  expect(await ask('/x/ru/no/')).toMatchObject({ status: 404, body: 'нет' });
  expect(await ask('/x/no/')).toMatchObject({
    status: 404,
    body: 'not there',
    headers: { 'x-content-type-options': 'nosniff' },
  });
});

test('a site without a page for it says that nothing is there', async () => {
  rmSync(join(folder, '404.html'));
  for (const headers of [{}, { Range: 'bytes=0-1' }])
    expect(await ask('/x/no/', headers)).toMatchObject({ status: 404, body: 'Not found\n' });
  expect(await ask('/x/')).toMatchObject({ status: 200 });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
  for (const path of ['/x/', '/x', '/x/no/', '/']) {
    const { status, headers } = await ask(path, {}, method);
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
  }
});

test('HEAD is answered as GET is, without the file', async () => {
  expect(await ask('/x/large.bin', {}, 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': `${LARGE}` },
  });
});

/** How often this process holds a file open, where the system tells. */
const OPEN = '/proc/self/fd';
const timesOpen = (file: string): number =>
  readdirSync(OPEN).filter((id) => {
    try {
      return readlinkSync(join(OPEN, id)) === file;
    } catch {
      // Closed since it was listed.
      return false;
    }
  }).length;

describe.skipIf(!existsSync(OPEN))('a reader who breaks off', () => {
  test.each([{}, { Range: 'bytes=5-' }])('leaves no file open: %j', async (headers) => {
    const file = join(folder, 'large.bin');
    for (let reader = 0; reader < 5; reader++) {
      await new Promise<void>((resolve) => {
        get({ port, host: 'localhost', path: '/x/large.bin', headers }, (response) => {
          response.once('data', () => {
            expect(timesOpen(file)).toBeGreaterThan(0);
            response.once('close', resolve);
            response.destroy();
          });
        });
      });
    }
    await vi.waitFor(() => expect(timesOpen(file)).toBe(0), { timeout: 20_000 });
  });
});

test('a file is sent packed as the reader can unpack it', async () => {
  for (const name of ['', '.gz', '.br']) writeFileSync(join(folder, `core.wasm${name}`), `core${name}`);
  const sent = async (accepted: string) => (await ask('/x/core.wasm', { 'accept-encoding': accepted })).body;
  expect(await sent('gzip, deflate, br')).toBe('core.br');
  expect(await sent('gzip, deflate')).toBe('core.gz');
  expect(await sent('identity')).toBe('core');
  expect(await sent('br;q=0, gzip;q=0.5')).toBe('core.gz');
  expect(await sent('br; q=0.0, gzip;q=0')).toBe('core');
});

test('what lies packed only is sent as it is: pages unpack it', async () => {
  writeFileSync(join(folder, 'engine.wasm.gz'), 'packed');
  const { headers, body } = await ask('/x/engine.wasm.gz', { 'accept-encoding': 'gzip' });
  expect(body).toBe('packed');
  expect(headers).toMatchObject({ 'content-type': 'application/gzip' });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a folder leads to its page with what was typed, and to no other host', async () => {
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a/index.html'), 'page');
  const moved = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.location];
  };
  expect(await moved('/x/a?lanes=4')).toEqual([301, '/x/a/?lanes=4']);
  expect(await moved('/x?lanes=4')).toEqual([301, '/x/?lanes=4']);
  expect(await moved('/x//a')).toEqual([301, '/x/a/']);
  expect(await moved('/x/a/')).toEqual([200, undefined]);
  expect(await moved('/x/404'), 'a page is at its own address only').toEqual([404, undefined]);
});

test('what is missing is not remembered for a year, though its name was for ever', async () => {
  server.close();
  const rules = readRules('/x/_astro/*\n  Cache-Control: immutable\n');
  server = siteServer({ folder, base: '/x/', rules });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  for (const headers of [{}, { Range: 'bytes=0-1' }]) {
    expect(await ask('/x/_astro/gone.js', headers as Record<string, string>)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-cache' },
    });
  }
});

test('what a reader holds is sent again only if it has changed', async () => {
  const first = await ask('/x/');
  const known = { 'If-None-Match': String(first.headers.etag) };
  expect(await ask('/x/', known)).toMatchObject({ status: 304, body: '' });
  writeFileSync(join(folder, 'index.html'), 'HOME');
  utimesSync(join(folder, 'index.html'), 1, 1);
  expect(await ask('/x/', known)).toMatchObject({ status: 200, body: 'HOME' });
});

test('an address of thousands of folders is answered without a look at each', async () => {
  const started = performance.now();
  const { status, body } = await ask(`/x/ru/${'a/'.repeat(7_000)}`);
  expect([status, body]).toEqual([404, 'нет']);
  expect(performance.now() - started).toBeLessThan(1_000);
});
