// What a browser is asked to keep, as it is built.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../site/offline/complete-file.ts';
import { hashesOf, type Kept, MOST_KEPT_BYTES, WORKER } from '../../site/offline/kept.ts';
import { words } from '../../site/offline/words.ts';
import { builtPages, englishPages, sites as tried } from './built.ts';

const sites = tried.flatMap(({ folder, base, pages }) =>
  Object.entries(pages).map(([tag, path]) => ({ folder, base, tag, pages: path })),
);

const keptBy = ({ folder, base, pages }: (typeof sites)[number]): Kept => {
  const text = readFileSync(join(folder, pages.slice(base.length), WORKER), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.indexOf(';\n')));
};

describe.each(sites)('below $pages', (site) => {
  const kept = keptBy(site);
  const fileOf = (path: string) =>
    join(site.folder, path.slice(site.base.length), path.endsWith('/') ? 'index.html' : '');
  const paths = new Set(kept.files.map(({ path }) => path));

  test('what is kept in advance is at most 2.5 MB as it is sent', () => {
    const bytes = kept.files.map(({ path, from = path }) => {
      const file = fileOf(from);
      return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
    });
    const sum = bytes.reduce((all, value) => all + value, 0);
    expect(MOST_KEPT_BYTES).toBeLessThanOrEqual(2_500_000);
    expect(sum).toBeLessThanOrEqual(MOST_KEPT_BYTES);
    expect(sum).toBeGreaterThan(MOST_KEPT_BYTES / 2);
  });

  test('every tool is kept, with every script and style that its page names', () => {
    const calculators = builtPages(fileOf(site.pages).replace(/index\.html$/, ''))
      .map(({ path }) => path)
      .filter((path) => /^\/calculators\/(?:[^/]+\/)?$/.test(path))
      .map((path) => site.pages + path.slice(1));
    expect(calculators.length).toBeGreaterThan(2);
    const tools = ['', 'sizer/', 'planner/', 'glossary/', 'search/', 'articles/', 'offline/'];
    for (const path of [...calculators, ...tools.map((tool) => site.pages + tool)]) {
      expect(paths, path).toContain(path);
      const html = readFileSync(fileOf(path), 'utf8');
      for (const [, asset = ''] of html.matchAll(/(?:src|href)="(\/[^"]*\/_astro\/[^"]*|\/_astro\/[^"]*)"/g))
        expect(paths, path).toContain(asset);
    }
  });

  test('nothing of the query engine is kept in advance, no embed, and nothing of another language', () => {
    expect([...paths].filter((path) => /duckdb|\/data\/|\/embed\//.test(path))).toEqual([]);
    expect([...paths].filter((path) => kept.others.some((other) => path.startsWith(other)))).toEqual([]);
  });

  test('of all cores today’s alone are kept: what answers for an earlier version is for frames', () => {
    const today = ['wasm/lanewise', 'wasm-chain/lanewise-chain'].map((name) =>
      readFileSync(`calc-wasm/js/generated/${name}_bg.wasm`),
    );
    const cores = [...paths].filter((path) => path.endsWith('.wasm'));
    expect(cores).toHaveLength(today.length);
    for (const path of cores) {
      const content = readFileSync(fileOf(path));
      const isToday = today.some((core) => core.equals(content));
      expect(isToday, path).toBe(true);
    }
  });

  test('only what its name tells apart is never asked for again', () => {
    const fixed = kept.files.filter((file) => file.fixed).map(({ path }) => path);
    expect(fixed.filter((path) => !/[._][\w-]{7,}\.\w+$/.test(path))).toEqual([]);
  });

  test('the worker knows the content of every file that it may keep for ever, and of all that it keeps in advance', async () => {
    const served = async (path: string) => {
      const content = readFileSync(join(site.folder, path.slice(site.base.length)));
      return hashOf(new Uint8Array(content));
    };
    // What is kept of the search stands in a folder of its own.
    const fromOf = new Map(kept.files.map(({ path, from = path }) => [path, from]));
    for (const [path, hashes] of hashesOf(kept))
      expect(hashes.split(' '), path).toContain(await served(fromOf.get(path) ?? path));
    for (const { path, from = path, hash } of kept.files)
      expect(hash, path).toBe(await served(from.replace(/\/$/, '/index.html')));
    const assets = readdirSync(fileOf(`${site.pages}_astro/x`).replace(/x$/, ''))
      .filter((name) => !/\.(?:gz|br)$/.test(name))
      .map((name) => `${site.pages}_astro/${name}`);
    expect(assets.filter((path) => !hashesOf(kept).has(path))).toEqual([]);
    expect([...hashesOf(kept).keys()].filter((path) => /\/data\/engine\//.test(path))).toHaveLength(1);
  });

  test('the application can be installed in its language', async () => {
    const manifest = JSON.parse(readFileSync(fileOf(`${site.pages}manifest.webmanifest`), 'utf8'));
    expect(manifest).toMatchObject({ start_url: site.pages, scope: site.pages, id: site.pages });
    expect(manifest.lang).toBe(site.tag);
    const home = readFileSync(fileOf(site.pages), 'utf8');
    expect(home).toContain(`<link rel="manifest" href="${site.pages}manifest.webmanifest">`);
    expect(home).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${manifest.theme_color}">`,
    );
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(fileOf(src)).metadata();
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
    }
  });
});

test('every page with a frame offers its newer version and states a revision of its own; no embed does', () => {
  for (const { path, html } of englishPages()) {
    const isFramed = html.includes('class="lw-footer"');
    expect(html.includes('<lw-update'), path).toBe(isFramed);
    expect(/ data-revision="[\w-]{10}"/.test(html), path).toBe(isFramed);
    if (isFramed) expect(html, path).toContain(words.update.text);
    else expect(html, path).not.toContain('update.element');
  }
});
