import { expect, test } from 'vitest';
import { circles, floorsIn, importsIn, problems, wrongImports } from '../run/imports.ts';

const README = `| floor | rooms | what |
| 2 | \`high\`, \`deep/page\` | … |
| 1 | \`low\`, \`duckdb\`, \`deep/logic\` | … |`;
const floors = new Map(floorsIn(README, 'site'));

/** What is wrong with a file of this path that imports `specifier`. */
const wrong = (path: string, specifier: string): string =>
  wrongImports(importsIn(path, `import { a } from '${specifier}';\n`), floors).join();

test('the repository imports in one direction, without circles', () => {
  expect(problems(process.cwd())).toEqual([]);
});

test.each([
  ['site/low/a.ts', '../high/a.ts', 'site/high/ stands on floor 2, site/low/ on floor 1'],
  ['site/low/a.ts', '../duckdb/a.ts', 'site/duckdb/ stands on floor 1, site/low/ on floor 1'],
  ['site/deep/logic/a.ts', '../page/a.ts', 'site/deep/page/ stands on floor 2'],
  ['site/low/a.element.ts', '../high/a.element.ts', 'stands on floor 2'],
  ['site/high/A.astro', '../pages/index.astro', 'nothing imports pages'],
  ['site/low/a-build.ts', './a.element.ts', 'it may run without a browser'],
  ['site/low/a.ts', 'node:fs', 'it may run in a browser'],
  ['site/low/a.ts', './a-build.ts', 'it may run in a browser'],
  ['site/low/a.ts', './a.element.ts', 'it may run at build time'],
  ['site/low/a.ts', './A.astro', 'components are imported by components'],
  ['site/low/a-build.ts', '@duckdb/node-api', 'only site/duckdb knows DuckDB'],
  ['site/low/a.element.ts', '@observablehq/plot', 'only site/plot/marks.ts knows Plot'],
  ['site/low/a.ts', '../../calc-wasm/js/generated/wasm/lanewise.js', 'only calc-wasm/js knows'],
  ['site/low/a.ts', '../../tests/run/run.ts', 'tests/ stands above site/'],
  ['datasets/tools/check/a.ts', '../../../site/low/a.ts', 'site/ stands above datasets/'],
  ['calc-wasm/js/a.ts', '../../datasets/tools/text/a.ts', 'datasets/ stands above calc-wasm/'],
])('%s may not import %s', (path, specifier, why) => {
  expect(wrong(path, specifier)).toContain(why);
});

test.each([
  ['site/high/a.ts', '../low/a.ts'],
  ['site/low/a.ts', './b.ts'],
  ['site/low/a.test.ts', '../high/a.ts'],
  ['site/low/a-build.ts', 'node:fs'],
  ['site/low/a.element.ts', './b.element.ts'],
  ['site/duckdb/a-build.ts', '@duckdb/node-api'],
  ['site/low/a.ts', '../../datasets/tools/text/a.ts'],
  ['tests/unit/a.test.ts', '../../site/high/a.ts'],
])('%s may import %s', (path, specifier) => {
  expect(wrong(path, specifier)).toBe('');
});

test('a circle of three files is found, and what only leads to it is no part of it', () => {
  const graph = { in: 'a', a: 'b', b: 'c', c: 'a', out: 'elsewhere' };
  const imports = Object.entries(graph).map(([path, target]) => ({ path, target }));
  expect(circles([...imports, { path: 'b', target: 'out' }])).toEqual([['a', 'b', 'c']]);
});
