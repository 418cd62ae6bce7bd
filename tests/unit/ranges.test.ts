import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rangeOf, sendRange } from '../../site/build/ranges.ts';
import { tableOf } from '../support/test-tables.ts';

test.each(tableOf<[string, { first: number; last: number }][]>(import.meta.filename, 'parts'))(
  '%s of 100 bytes is a part',
  (header, range) => expect(rangeOf(header, 100)).toEqual(range),
);

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s of 100 bytes has no byte', (header) => {
  expect(rangeOf(header, 100)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  '%s asks for no part that could be sent alone',
  (header) => expect(rangeOf(header, 100)).toBeUndefined(),
);

test('an empty file has no part', () => expect(rangeOf('bytes=0-0', 0)).toBe('unsatisfiable'));

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!sendRange(request, response, join(import.meta.dirname, 'ranges.test.ts'), {})) response.end('whole');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a part arrives with its place in the whole', async () => {
  const part = await fetch(origin, { headers: { Range: 'bytes=0-5' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toMatch(/^bytes 0-5\/\d+$/);
  expect(await part.text()).toBe('import');
  expect((await fetch(origin, { headers: { Range: 'bytes=1000000-' } })).status).toBe(416);
  expect(await (await fetch(origin, { headers: { Range: 'bytes=0-1,3-4' } })).text()).toBe('whole');
});

test('a part of a file that has changed since is not sent', async () => {
  const { headers } = await fetch(origin, { headers: { Range: 'bytes=0-5' } });
  const known = headers.get('Last-Modified') ?? '';
  const ask = (condition: string) => fetch(origin, { headers: { Range: 'bytes=0-5', 'If-Range': condition } });
  expect((await ask(known)).status).toBe(206);
  expect(await (await ask(new Date(0).toUTCString())).text()).toBe('whole');
});
