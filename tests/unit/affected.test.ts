import { describe, expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';
import { foldersOf, type Graph, graphOf, pagesOf, reachOf, unaffected } from '../run/affected.ts';
import { tableOf } from '../support/test-tables.ts';

const GRAPH: Graph = new Map(tableOf<[string, string[]][]>(import.meta.filename, 'graph'));
const FOLDERS = new Map(tableOf<[string, string][]>(import.meta.filename, 'folders'));

describe('browser tests are left to the night', () => {
  test.each(tableOf<[string, string[]][]>(import.meta.filename, 'changed'))(
    'when %s changes, those that cannot meet it: %j',
    (path, left) => {
      expect(unaffected([path], FOLDERS, GRAPH)).toEqual(left);
    },
  );

  test.each(['package-lock.json', 'datasets/sets/a/runs.csv', 'site/build/site.ts', 'site/gone.ts'])(
    'but none when it is not known what is made of %s',
    (path) => expect(unaffected(['site/sql/Console.astro', path], FOLDERS, GRAPH)).toEqual([]),
  );
});

test('a page is opened at its address, in any language, and every page where addresses come from elsewhere', () => {
  expect(pagesOf("goto('/')", GRAPH)).toEqual(['site/pages/index.astro']);
  expect(pagesOf(`goto(\`/ru/data/\${name}/\`)`, GRAPH)).toEqual(['site/pages/data/sql.astro']);
  expect(pagesOf('visited()', GRAPH)).toHaveLength(3);
});

test('in this repository each folder opens pages, each page imports its frame, and a leaf leaves most folders', () => {
  const graph = graphOf(root);
  const folders = foldersOf(root);
  for (const [folder, code] of folders) {
    if (folder !== 'use-the-core') expect(pagesOf(code, graph), folder).not.toEqual([]);
  }
  expect(reachOf(['site/pages/data/sql.astro'], graph)).toContain('site/frame/Page.astro');
  const left = unaffected(['site/sql/chart.ts'], folders, graph);
  expect(left).toContain('size-a-link');
  expect(left).not.toContain('ask-in-sql');
});
