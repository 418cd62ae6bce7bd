import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tableOf } from '../support/test-tables.ts';
import { atRoot, documentOf, type Site, sites } from './built.ts';
import { walk } from './walk.ts';

for (const site of sites) {
  test(`every address leads to something, and to nothing of another host: below ${site.base}`, () => {
    const languages = Object.keys(site.pages).length;
    const { broken, count, places } = walk(site);
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(languages * 10_000);
    expect(places).toBeGreaterThan(languages * 1000);
  });
}

/** A site of these files, walked. */
function walked(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-links-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const site: Site = { folder, base: '/x/', pages: { en: '/x/', ru: '/x/ru/' } };
    return walk(site).broken;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sound = {
  'index.html': '<p id="a b"><a href="/x/data/#r"><a href="#a%20b"><a href="https://e.org/">',
  'data/index.html': '<p id="r"><script src="/x/_astro/a.js"></script><img srcset="../i.svg 2x">',
  'i.svg': '<svg>',
  '_astro/a.js': 'import"./b.js";new URL(`/x/_astro/b.js`,import.meta.url)',
  '_astro/b.js': '"/dev/sda"',
  '_astro/c.css': 'a{background:url(../i.svg)}b{background:url("data:image/svg+xml,x")}',
  'data/rows.json': '{"page":"/x/data/","device":"/dev/sda"}',
  'ru/index.html': '<a hreflang="en" href="/x/"><a href="/x/ru/"><a href="/x/data/rows.json" download>',
};

test('a sound site has no fault', () => expect(walked(sound)).toEqual([]));

test.each(tableOf<[string, string, string, string][]>(import.meta.filename, 'broken'))(
  '%s is found',
  (_, file, text, why) => {
    const broken = walked({ ...sound, [file]: text + (sound[file as keyof typeof sound] ?? '') });
    expect(broken).toEqual([expect.stringContaining(why)]);
  },
);

test('downloads are as large as the page says', () => {
  const document = documentOf('/data/figures/');
  const rows = [...document.querySelectorAll('tr')].filter((row) => row.querySelector('a[download]'));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const href = row.querySelector('a')?.getAttribute('href') ?? '';
    const said = Number(row.querySelector('data')?.getAttribute('value'));
    const { pathname } = new URL(href, 'https://site.example');
    expect(statSync(join(atRoot.folder, decodeURIComponent(pathname))).size, href).toBe(said);
  }
});
