// Files and rooms as their imports say, types and imports at run time included: the linter sees neither circles of
// types nor where a path ends.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { floors } from '../../site/build/rooms.ts';

const SPECIFIER = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g;

const paths = ['site', 'datasets/tools', 'datasets/generated', 'scripts', 'calc-wasm/js']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,astro,mjs}`))
  .filter((path) => !path.includes('/generated/wasm'));
const known = new Set(paths);

/** The files that each file imports. */
const imports = new Map(
  paths.map((path) => {
    const found = [...readFileSync(path, 'utf8').matchAll(SPECIFIER)]
      .map(([, specifier = '']) => normalize(join(dirname(path), specifier)))
      .filter((target) => target !== path && known.has(target));
    return [path, [...new Set(found)]] as const;
  }),
);

/** Files that import each other, over however many others: Tarjan's strongly connected components. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string) => {
    order.set(path, order.size);
    lowest.set(path, order.get(path) as number);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!stack.includes(next)) continue;
      lowest.set(path, Math.min(lowest.get(path) as number, lowest.get(next) as number));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = stack.splice(stack.indexOf(path)).sort();
    if (circle.length > 1) found.push(circle);
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return found;
}

test('a circle of three files is found, and what only leads to it is no part of it', () => {
  const graph = new Map([
    ['in', ['a']],
    ['a', ['b']],
    ['b', ['c', 'out']],
    ['c', ['a']],
    ['out', []],
  ]);
  expect(circles(graph)).toEqual([['a', 'b', 'c']]);
});

/** The generated catalogue is of the type that `declared.ts` says, which names calculators by the generated names. */
const GENERATED = ['calc-wasm/js/declared.ts', 'calc-wasm/js/generated/catalog.ts'];

test('no files import each other, types included, but for a type and what is generated of it', () => {
  expect(circles(imports)).toEqual([GENERATED]);
});

test.each(['site', 'datasets/tools'])('the rooms of %s import downwards only', (house) => {
  const floorOf = new Map(
    floors(readFileSync(`${house}/README.md`, 'utf8')).flatMap(({ floor, rooms }) =>
      rooms.map((room) => [`${house}/${room}/`, floor] as const),
    ),
  );
  const rooms = [...floorOf.keys()];
  const roomOf = (path: string) => rooms.find((room) => path.startsWith(room));
  const upwards = [...imports].flatMap(([path, targets]) => {
    const room = path.endsWith('.test.ts') ? undefined : roomOf(path);
    if (!room) return [];
    return targets
      .filter((target) => {
        const other = roomOf(target);
        return other && other !== room && Number(floorOf.get(other)) >= Number(floorOf.get(room));
      })
      .map((target) => `${path} imports ${target}`);
  });
  expect(upwards).toEqual([]);
});
