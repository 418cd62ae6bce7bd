import { expect, test } from 'vitest';
import { circles, floorsIn, importsIn, problems, wrongImports } from '../run/imports.ts';
import { tableOf } from '../support/test-tables.ts';

const README = `| floor | rooms | what |
| 2 | \`high\`, \`deep/page\` | … |
| 1 | \`low\`, \`duckdb\`, \`deep/logic\` | … |`;
const floors = new Map(floorsIn(README, 'site'));

/** What is wrong with a file of this path that imports `specifier`. */
const wrong = (path: string, specifier: string): string =>
  wrongImports(importsIn(path, `import { a } from '${specifier}';\n`), floors).join();

test('the repository imports in one direction, without circles', () => expect(problems(process.cwd())).toEqual([]));

test.each(tableOf<[string, string, string][]>(import.meta.filename, 'forbidden'))(
  '%s may not import %s',
  (path, specifier, why) => expect(wrong(path, specifier)).toContain(why),
);

test.each(tableOf<[string, string][]>(import.meta.filename, 'allowed'))('%s may import %s', (path, specifier) => {
  expect(wrong(path, specifier)).toBe('');
});

test('a circle of three files is found, and what only leads to it is no part of it', () => {
  const graph = { in: 'a', a: 'b', b: 'c', c: 'a', out: 'elsewhere' };
  const imports = Object.entries(graph).map(([path, target]) => ({ path, target }));
  expect(circles([...imports, { path: 'b', target: 'out' }])).toEqual([['a', 'b', 'c']]);
});
