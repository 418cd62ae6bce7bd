// The commands that people deploy with, tried: one build, another, and the first again, into one folder that a server
// serves meanwhile.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeWorkers } from '../../site/build/offline/write.ts';
import { root } from '../../site/build/tools.mjs';
import { headerRules } from '../../site/frame/security.ts';
import { NAMED_BY_CONTENT, WORKER } from '../../site/offline/kept.ts';
import { atRoot } from './built.ts';
import { assetsOf, faultsOf, keptBy } from './deployments.ts';
import { ask, hosts, isThere, type Running, startOwn } from './host-servers.ts';

const dist = atRoot.folder;
const languages = Object.values(atRoot.pages);
const lacking = isThere('rsync', '--version') ? undefined : 'rsync is not installed here';
/** nginx where it is installed: the time of a file is what it tells its versions apart by. */
const nginx = hosts.find(({ lacking: missing }) => missing === undefined);

const GONE = '/articles/pcie-x1-400/';
const version = readdirSync(join(dist, 'embed/raid')).find((name) => /^v\d+$/.test(name));
const PAGES = languages.flatMap((of) => [of, `${of}sizer/`, `${of}embed/raid/${version}/`, `${of}articles/`]);

let folder = '';
const at = (name: string) => join(folder, name);
const [earlier, later, host] = ['earlier', 'later', 'host'] as const;
/** A script of the home page, in the earlier build and, under another name, in the later one. */
let script = { earlier: '', later: '' };
let server: Running | undefined;

/** A file with its packed twins, if it is there. */
function copied(path: string, to: string): void {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  for (const end of ['', '.gz', '.br']) {
    if (!existsSync(join(dist, name + end))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    copyFileSync(join(dist, name + end), join(to, name + end));
  }
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text));
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
}

/** Of the built site what the pages of this test and the service workers need. */
function makeEarlier(): void {
  const to = at(earlier);
  // The search of kept pages reads its pieces under other names.
  const whole = [...NAMED_BY_CONTENT, ...languages.flatMap((of) => [`${of}_astro`, `${of}search/kept`])];
  for (const name of whole) cpSync(join(dist, name), join(to, name), { recursive: true });
  for (const of of languages) {
    for (const { path, from = path } of keptBy(dist, of).files) {
      if (!whole.some((name) => from.startsWith(name))) copied(from, to);
    }
    for (const name of [WORKER, '404.html', 'embed/404.html']) copied(of + name, to);
  }
  for (const path of [...PAGES, GONE, '/_headers']) copied(path, to);
}

/** The next build: every page names a script by another name and is as long as before, and an article is gone. */
async function makeLater(): Promise<void> {
  const to = at(later);
  cpSync(at(earlier), to, { recursive: true });
  rmSync(join(to, GONE), { recursive: true });
  const home = readFileSync(join(to, 'index.html'), 'utf8');
  const old = assetsOf(home).find((path) => path.endsWith('.js')) ?? '';
  const fresh = old.replace(/\.[\w-]{8}\.js$/, '.ABCDEFGH.js');
  script = { earlier: old, later: fresh };
  for (const end of ['', '.gz', '.br']) renameSync(join(to, old + end), join(to, fresh + end));
  write(join(to, fresh), `${readFileSync(join(to, fresh), 'utf8')}\n`);
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/.test(file) || file.endsWith(WORKER)) continue;
    const text = readFileSync(join(to, file), 'utf8');
    if (text.includes(name(old))) write(join(to, file), text.replaceAll(name(old), name(fresh)));
  }
  await writeWorkers(
    languages.map((pages) => ({
      dist: to,
      root: '/',
      pages,
      others: languages.filter((other) => other !== pages && other.startsWith(pages)),
    })),
  );
}

const ran = (name: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync('sh', [join(root, 'site/host', name), ...args], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
};
const deploy = (build: string): void => ran('deploy.sh', at(build), at(host));

const port = (): number => server?.port ?? 0;
const status = async (path: string): Promise<number> => (await ask(port(), path)).status;
const mark = async (): Promise<string> => (await ask(port(), '/')).headers.etag ?? '';

beforeAll(async () => {
  if (lacking) return;
  folder = mkdtempSync(join(tmpdir(), 'lanewise-deployed-'));
  makeEarlier();
  await makeLater();
  mkdirSync(at(host));
  server = await (nginx ? nginx.start(at(host)) : startOwn(at(host)));
}, 120_000);
afterAll(async () => {
  await server?.end();
  if (folder) rmSync(folder, { recursive: true });
});

describe('one build, another, and the first again', () => {
  const marks: string[] = [];

  test.for([
    [earlier, 'for the first time'],
    [later, 'over the one before'],
    [earlier, 'as the way back'],
  ] as const)('%s, %s', async ([build], { skip }) => {
    skip(lacking !== undefined, lacking);
    deploy(build);
    expect(await faultsOf(port(), at(build), languages, build === earlier ? [...PAGES, GONE] : PAGES)).toEqual([]);
    if (build === later) {
      expect(statSync(at('later/index.html')).size).toBe(statSync(at('earlier/index.html')).size);
      expect(await status(GONE)).toBe(404);
    }
    // A page that is open names the script of its own build.
    const names = marks.length > 0 ? Object.values(script) : [script[build]];
    for (const path of names) expect(await status(path), path).toBe(200);
    // What a browser holds of the build before is not taken for this one, though it is as long.
    for (const known of marks) expect((await ask(port(), '/', { 'If-None-Match': known })).status).toBe(200);
    marks.push(await mark());
  });

  test('what no build has had for 30 days is removed, and only that', async ({ skip }) => {
    skip(lacking !== undefined, lacking);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const stale = at(`${host}${script.later}`);
    utimesSync(stale, days(29), days(29));
    ran('prune.sh', at(host));
    expect(existsSync(stale)).toBe(true);
    utimesSync(stale, days(31), days(31));
    ran('prune.sh', at(host));
    expect(existsSync(stale)).toBe(false);
    expect(await faultsOf(port(), at(earlier), languages, PAGES)).toEqual([]);
    // A year without a deployment: nothing of the site that is there.
    for (const name of readdirSync(at(host), { recursive: true, encoding: 'utf8' }))
      utimesSync(join(at(host), name), days(365), days(365));
    ran('prune.sh', at(host));
    expect(await faultsOf(port(), at(earlier), languages, PAGES)).toEqual([]);
  });
});

test('the scripts know every folder in which names change with the content', () => {
  const folders = headerRules('/', ['/'])
    .filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
    .map(({ path }) => path.replace(/^\/|\/\*$/g, ''))
    // Published scripts are in every build.
    .filter((name) => !name.startsWith('embed/'));
  expect(folders).toEqual(expect.arrayContaining(NAMED_BY_CONTENT.map((name) => name.replace(/\/$/, ''))));
  for (const name of ['deploy.sh', 'prune.sh']) {
    const text = readFileSync(join(root, 'site/host', name), 'utf8');
    for (const item of folders) expect(text, name).toContain(`/${item}/*`);
  }
});
