// A path of this site that is written in code goes through site/common/link.ts: the site may lie below any path of its
// host, in any language.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the site has at its root: routes, and files that are copied there. */
const tops = [...readdirSync('site/pages'), ...readdirSync('site/public'), '_astro']
  .filter((name) => !name.startsWith('['))
  .map((name) => name.replace(/\.astro$/, '').replaceAll('.', '\\.'));

const PATH = new RegExp(`["'\`(](/(?:${tops.join('|')})(?=[/"'\`?#])[^"'\`]*)`, 'g');

/** Paths in code that is not given to one of the functions of link.ts. */
const bare = (code: string): string[] =>
  [...code.matchAll(PATH)]
    .filter(({ index }) => !/\b(?:pageLink|fileLink)\(\s*$/.test(code.slice(Math.max(0, index - 40), index)))
    .map(([, path = '']) => path)
    // Routes, as Astro names them, are no addresses.
    .filter((path) => !path.includes('['));

test('a path in code goes through a function that knows where the site is', () => {
  const files = globSync('site/**/*.{ts,astro}').filter(
    // The box and the command answer with addresses at the root of the site: who shows one puts the site before it.
    (file) => !/^site\/(?:generated|build|terminal|release|ask)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    // Comments write paths as they are at the root of a host.
    bare(readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')).map((path) => `${file}: ${path}`),
  );
  expect(found).toEqual([]);
});

test('a bare path is found, one in hand is not', () => {
  expect(bare('href="/data/sets/"')).toEqual(['/data/sets/']);
  expect(bare('x = `/data/sets/`')).toEqual(['/data/sets/']);
  expect(bare("pageLink(\n  '/data/sets/')")).toEqual([]);
  expect(bare("'/dev/sda'")).toEqual([]);
});
