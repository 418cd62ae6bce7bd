import { describe, expect, test } from 'vitest';
import {
  type Asked,
  cachePrefix,
  type Kept,
  keptAs,
  keyOf,
  MOST_OPENED,
  MOST_OPENED_BYTES,
  tooMany,
  wayOf,
} from '../../site/offline/kept.ts';

const ORIGIN = 'https://lanewise.example';
const kept: Kept = { version: '1', root: '/x/', pages: '/x/', others: ['/x/ru/'], files: [], named: {} };

const way = (path: string, asked: Partial<Asked> = {}, isFixed = false, by = kept) =>
  wayOf(
    { method: 'GET', mode: 'cors', cache: 'default', isPart: false, url: new URL(path, ORIGIN), ...asked },
    by,
    ORIGIN,
    isFixed,
  );

describe('the worker answers', () => {
  test('pages and what changes under its name from the network first, what its content names from what is kept', () => {
    expect(way('/x/calculators/pcie/?v=1&lanes=4', { mode: 'navigate' })).toBe('page');
    expect(way('/x/search/names.json')).toBe('fresh');
    expect(way('/x/files/lanewise.duckdb')).toBe('fresh');
    expect(way('/x/_astro/calc.BBMrgJwO.js')).toBe('fixed');
    expect(way('/x/data/engine/duckdb-eh-1.32.0.wasm.gz')).toBe('fixed');
    expect(way('/x/search/index/index/en_3be1fd9.pf_index', {}, true)).toBe('fixed');
  });

  test('afresh where that is asked for', () =>
    expect(way('/x/data/engine/duckdb-eh-1.32.0.wasm.gz', { cache: 'reload' })).toBe('fresh'));

  test('nothing of other hosts, other sites of its host, other languages and embeds', () => {
    expect(way('https://elsewhere.example/x/')).toBeUndefined();
    expect(way('/y/', { mode: 'navigate' })).toBeUndefined();
    expect(way('/x/ru/glossary/', { mode: 'navigate' })).toBeUndefined();
    expect(way('/x/embed/pcie/', { mode: 'navigate' })).toBeUndefined();
    expect(way('/x/embed/pcie/picture.svg')).toBeUndefined();
  });

  test('no parts of files, downloads, pictures for other sites, or what is not read', () => {
    expect(way('/x/files/lanewise.duckdb', { isPart: true })).toBeUndefined();
    expect(way('/x/files/bu-disc-nvme.zip')).toBeUndefined();
    expect(way('/x/cards/lanewise.png')).toBeUndefined();
    expect(way('/x/glossary/', { method: 'HEAD' })).toBeUndefined();
    expect(way('/x/glossary/', { cache: 'only-if-cached' })).toBeUndefined();
  });

  test('files that all languages share to the pages of its own language', () => {
    const russian = { ...kept, pages: '/x/ru/', others: [] };
    expect(way('/x/theme.js', {}, false, russian)).toBe('fresh');
    expect(way('/x/glossary/', { mode: 'navigate' }, false, russian)).toBeUndefined();
  });
});

test('a page is kept once, whatever state its address holds; another file is not', () => {
  const url = new URL('/x/data/?kind=nvme', ORIGIN);
  expect(keyOf(url, 'page')).toBe('/x/data/');
  expect(keyOf(url, 'fresh')).toBe('/x/data/?kind=nvme');
});

test('caches of one language are never taken for those of another, or of another site on the host', () => {
  const names = ['/', '/lanewise/', '/lanewise/ru/'].map((pages) => `${cachePrefix(pages)}opened`);
  for (const [place, pages] of ['/', '/lanewise/', '/lanewise/ru/'].entries())
    expect(names.filter((name) => name.startsWith(cachePrefix(pages)))).toEqual([names[place]]);
});

describe('of what was opened', () => {
  test('nothing goes while it is within the limits', () => {
    expect(tooMany([])).toBe(0);
    expect(tooMany(Array.from({ length: MOST_OPENED }, () => 1))).toBe(0);
    expect(tooMany([MOST_OPENED_BYTES])).toBe(0);
  });

  test('as many of the oldest go as are too many or too large', () => {
    expect(tooMany(Array.from({ length: MOST_OPENED + 3 }, () => 1))).toBe(3);
    expect(tooMany([10, 20, MOST_OPENED_BYTES])).toBe(2);
    expect(tooMany([MOST_OPENED_BYTES, 10, 20])).toBe(1);
  });
});

test('tools come first, then articles, then the diagnosis; pages of data are kept only when they are opened', () => {
  expect(['', 'offline/', 'glossary/', 'calculators/', 'calculators/pcie/'].map(keptAs)).toEqual(
    Array.from({ length: 5 }, () => 'tool'),
  );
  expect(keptAs('articles/flit-mode/')).toBe('article');
  expect(keptAs('diagnose/')).toBe('diagnosis');
  for (const path of ['data/', 'data/drives/x/', 'sources/', 'sizer/x/', 'embed/pcie/', '404.html'])
    expect(keptAs(path), path).toBeUndefined();
});
