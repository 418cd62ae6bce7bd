// nginx and Caddy, with the configurations that people are given, answer as the server of `npm start` does: for each kind
// of file and of address that the site has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../../site/build/tools.mjs';
import { ALWAYS, headerRules } from '../../site/frame/security.ts';
import { atRoot, documentOf } from './built.ts';
import { type Answer, ask, hosts, type Running, startOwn } from './host-servers.ts';

const { folder } = atRoot;
const FOLDERS = Object.values(atRoot.pages).map((path) => path.slice(1));
const hostFile = (name: string): string => readFileSync(join(root, 'site/host', name), 'utf8');

const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
  .toSorted();

/** The smallest of each kind: by the end of its name and by the rule of the headers that speaks of it. */
const kinds = Map.groupBy(
  names.filter((name) => !/\.(?:html|br|gz)$/.test(name)),
  (name) => {
    const rules = headerRules(
      '/',
      FOLDERS.map((path) => `/${path}`),
    );
    const of = rules.filter(({ path }) => `/${name}`.startsWith(path.replace(/\*$/, '')));
    return [extname(name), ...of.map(({ path }) => path)].join(' ');
  },
);
const size = (name: string): number => statSync(join(folder, name)).size;
const files = [...kinds.values()].map((all) => all.reduce((one, other) => (size(other) < size(one) ? other : one)));
const there = new Set(names);
/** What lies packed only: pages unpack it themselves. */
const packed = names.filter((name) => name.endsWith('.gz') && !there.has(name.slice(0, -3)));
const DATABASE = 'files/lanewise.duckdb';

/** The first page in a folder. */
const firstOf = (path: string): string =>
  (names.find((name) => name.startsWith(path) && /[^/]\/index\.html$/.test(name.slice(path.length))) ?? '').replace(
    /index\.html$/,
    '',
  );
const pages = FOLDERS.flatMap((of) => [of, firstOf(`${of}articles/`), firstOf(`${of}embed/`)]);
const absent = FOLDERS.flatMap((of) => [
  `${of}no-such-page`,
  `${of}no/such/page/`,
  `${of}embed/no-such/`,
  `${of}embed/raid/v0/`,
  // A name that was content's once must not be remembered as gone for a year.
  `${of}_astro/gone.js`,
  `${of}_astro/`,
  `${of}404`,
  `${of}articles.html`,
]);

/** What says how a file is to be taken; dates and marks of versions are each server's own. */
const HEADERS = [
  ...new Set(headerRules('/', ['/']).flatMap(({ headers }) => Object.keys(headers))),
  ...Object.keys(ALWAYS),
  'Content-Type',
  'Content-Encoding',
  'Content-Range',
  'Allow',
].map((name) => name.toLowerCase());

/** Past the end of a file, only that and its length matter: nginx says the rest twice. */
const PAST = 416;

/** One address for good is another for good to every reader, whichever of the two numbers says so. */
const MOVED = [301, 308];

const told = ({ status, headers, body }: Answer): Record<string, unknown> => ({
  status: MOVED.includes(status) ? 'moved' : status,
  ...(MOVED.includes(status) && { location: headers.location }),
  ...(status === PAST && { range: headers['content-range'] }),
  ...(![...MOVED, PAST].includes(status) && {
    ...Object.fromEntries(HEADERS.map((name) => [name, headers[name]])),
    body: createHash('sha256').update(body).digest('hex').slice(0, 12),
  }),
});

const ENCODINGS = ['gzip, deflate, br', 'gzip', 'identity', ''];

describe.each(hosts)('$name', ({ start, lacking, brotli }) => {
  let host: Running;
  let own: Running;
  /** What it answers otherwise than the server of `npm start`. */
  let differences: string[] = [];

  beforeAll(async () => {
    if (lacking) return;
    own = await startOwn(folder);
    host = await start(folder);
  });
  afterAll(async () => {
    await host?.end();
    await own?.end();
  });

  /** Its answer, which is that of the server of `npm start`. */
  async function same(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const accepted = headers['Accept-Encoding'];
    const asOwn = { ...headers, ...(accepted && !brotli && { 'Accept-Encoding': accepted.replace(', br', '') }) };
    const [one, other] = await Promise.all([
      ask(host.port, `/${path}`, headers, method),
      ask(own.port, `/${path}`, asOwn, method),
    ]);
    const [here, there] = [told(one), told(other)];
    for (const name of Object.keys({ ...here, ...there })) {
      if (here?.[name] === there?.[name]) continue;
      differences.push(`${method} /${path} ${JSON.stringify(headers)}: ${name}: ${here?.[name]}, not ${there?.[name]}`);
    }
    return one;
  }

  const tried = (title: string, run: () => Promise<void>) =>
    test(title, async ({ skip }) => {
      skip(lacking !== undefined, lacking);
      differences = [];
      await run();
      expect(differences).toEqual([]);
    });

  tried('sends pages', async () => {
    for (const path of pages) {
      for (const encoding of ENCODINGS) {
        const { status, headers } = await same(path, { 'Accept-Encoding': encoding });
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe('no-cache');
      }
      await same(`${path}index.html`);
      await same(`${path}?lanes=4`);
      await same(path, {}, 'HEAD');
    }
  });

  tried('sends each kind of file, packed as the reader takes it', async () => {
    for (const name of [...files, ...packed]) {
      for (const encoding of ENCODINGS) {
        const { status, body } = await same(encodeURI(name), { 'Accept-Encoding': encoding });
        expect(status).toBe(200);
        expect(body.equals(readFileSync(join(folder, name))), name).toBe(true);
      }
    }
  });

  tried('leads from a folder to its page, and lists none', async () => {
    for (const path of pages.filter((page) => page !== '')) await same(path.slice(0, -1));
    await same(`${firstOf('articles/').slice(0, -1)}?a=b&c`);
    for (const path of ['files/', 'cards/', 'data/engine/']) expect((await same(path)).status, path).toBe(404);
  });

  tried('answers for what is not there with the nearest page, in its language', async () => {
    for (const path of absent) {
      for (const headers of [{}, { Range: 'bytes=0-9' }, { 'Accept-Encoding': 'gzip' }])
        expect((await same(path, headers as Record<string, string>)).status, path).toBe(404);
    }
  });

  tried('sends parts of the database', async () => {
    const length = size(DATABASE);
    const whole = await ask(host.port, `/${DATABASE}`, {}, 'HEAD');
    for (const range of ['0-99', '-100', `${length - 10}-`, '4096-8191', `0-${length * 2}`, `${length}-`]) {
      for (const accepted of ['identity', 'gzip, deflate, br'])
        await same(DATABASE, { Range: `bytes=${range}`, 'Accept-Encoding': accepted });
    }
    const conditions = [whole.headers.etag ?? '', '"another"'];
    const [some, all] = await Promise.all(
      conditions.map((condition) => ask(host.port, `/${DATABASE}`, { Range: 'bytes=0-9', 'If-Range': condition })),
    );
    expect([some?.status, some?.sent.length, all?.status]).toEqual([206, 10, 200]);
  });

  tried('says that what a reader holds is still so', async () => {
    for (const path of ['', 'worker.js', files.find((name) => name.startsWith('_astro/')) ?? '']) {
      for (const encoding of ENCODINGS) {
        const accepted = { 'Accept-Encoding': encoding };
        const first = await ask(host.port, `/${path}`, accepted);
        const second = await ask(host.port, `/${path}`, { ...accepted, 'If-None-Match': first.headers.etag ?? '' });
        expect(second.status, `${path} ${encoding}`).toBe(304);
        expect(second.sent.length).toBe(0);
      }
    }
  });

  tried('keeps inside its folder', async () => {
    const ways = [
      '../etc/passwd',
      '..%2f..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/etc/passwd',
      'articles/..%2f..%2f..%2fetc/passwd',
      '%00',
      '%ff',
      'a'.repeat(3000),
    ];
    for (const path of ways) {
      for (const headers of [{}, { Range: 'bytes=0-9' }]) {
        const { status, body } = await ask(host.port, `/${path}`, headers as Record<string, string>);
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(body.toString()).not.toContain('root:');
      }
    }
    expect((await ask(host.port, '/')).status).toBe(200);
  });

  tried('leads to no other host', async () => {
    for (const path of [
      '//other.example/..%2farticles',
      '//other.example/../articles',
      '//articles',
      '/%5cother.example/..%2farticles',
    ]) {
      const { headers } = await ask(host.port, path);
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
  });

  tried('only hands out', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(host.port, '/', {}, method)).status).toBe(405);
  });
});

test('the log of nginx tells what is used, and not by whom', async ({ skip }) => {
  const [nginx] = hosts;
  const embed = `/${firstOf('embed/')}`;
  if (!nginx || nginx.lacking) return skip(nginx?.lacking);
  const host = await nginx.start(folder);
  try {
    const read = () =>
      readFileSync(host.log ?? '', 'utf8')
        .trim()
        .split('\n')
        .slice(1);
    /** As Chromium sends it. */
    const visits: [path: string, mode: string, as: string, from: string, times: number][] = [
      ['/sizer/?private=of-the-reader', 'navigate', 'document', 'none', 3],
      ['/articles/', 'navigate', 'document', 'cross-site', 2],
      // Through a service worker; what it fetches in advance, and what a page loads.
      ['/articles/', 'navigate', 'empty', 'same-origin', 2],
      ['/articles/', 'cors', 'empty', 'same-origin', 5],
      ['/theme.js', 'no-cors', 'script', 'same-origin', 4],
      // In a page of somebody else, and in one of this site.
      [embed, 'navigate', 'iframe', 'cross-site', 2],
      [embed, 'navigate', 'iframe', 'same-origin', 1],
      ['/ru/no-such-page/?q=1', 'navigate', 'document', 'none', 1],
      ['/articles', 'navigate', 'document', 'none', 1],
    ];
    for (const [path, mode, as, from, times] of visits) {
      for (let time = 0; time < times; time++) {
        await ask(host.port, path, {
          'Sec-Fetch-Mode': mode,
          'Sec-Fetch-Dest': as,
          'Sec-Fetch-Site': from,
          Referer: 'https://wiki.example/page',
          'User-Agent': 'Browser of somebody',
        });
      }
    }
    const count = visits.reduce((sum, [, , , , times]) => sum + times, 0);
    await vi.waitFor(() => expect(read()).toHaveLength(count));
    for (const line of read()) {
      expect(line).toMatch(/^[-\dT:+]{25} \d{3} (?:page|embed|-) \/\S*$/);
      expect(line).not.toMatch(/127\.0|private|wiki|somebody|\?/);
    }
    const commands = [...documentOf('/host/').querySelectorAll('#counting ~ pre')].map((element) =>
      (element.textContent ?? '').replace('/var/log/nginx/lanewise.log', host.log ?? ''),
    );
    const said = commands.map((command) =>
      spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout.trim().split('\n'),
    );
    expect(said).toEqual([['4 /articles/', '3 /sizer/'], [`2 ${embed}`], ['1 /ru/no-such-page/']]);
  } finally {
    await host.end();
  }
});

test('the page about hosts shows the files that are tested', () => {
  for (const path of FOLDERS) {
    const shown = [...documentOf(`${path}host/`).querySelectorAll('main pre')].map((element) =>
      element.textContent?.trim(),
    );
    for (const name of ['nginx.conf', 'Caddyfile', 'deploy.sh', 'prune.sh'])
      expect(shown, name).toContain(hostFile(name).trim());
  }
});
