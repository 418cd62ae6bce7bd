// Holds imports to one direction: calc-wasm, datasets, site, content, tests; in a house of rooms, from a floor to those
// below it; and each file to what may run where it runs. The floors are the tables of site/README.md and
// datasets/tools/README.md. Paths are resolved, and types and imports at run time count, which no linter does.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import of `path`: of a file of the repository, or of a package by its name. */
export interface Import {
  path: string;
  target: string;
}

/** The floor of each room, by its folder. */
export type Floors = ReadonlyMap<string, number>;

const HOUSES = ['datasets/tools', 'site'];
/** Folders of the site that are no rooms: written by `npm run gen`, routes, and files that are copied as they are. */
const NO_ROOMS = ['site/generated', 'site/pages', 'site/public'];
/** Each may import from those before it, and from itself. */
const ORDER = ['calc-wasm/', 'datasets/', 'site/', 'content/', 'tests/'];
const SPECIFIER = /(?:\b(?:from|import|require|URL)\s*\(?|@import)\s*'([^'?\n]+)/g;

/** The rows of a table in a README: a number, then names in backticks. */
export function floorsIn(readme: string, house: string): [room: string, floor: number][] {
  return [...readme.matchAll(/^\| *(\d+) *\|([^|]+)\|/gm)].flatMap(([, floor, names = '']) =>
    [...names.matchAll(/`([\w/-]+)`/g)].map(([, name = '']): [string, number] => [`${house}/${name}/`, Number(floor)]),
  );
}

export function importsIn(path: string, code: string): Import[] {
  return [...code.matchAll(SPECIFIER)].map(([, specifier = '']) => ({
    path,
    target: specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier,
  }));
}

const isTest = (path: string): boolean => /\.test\.ts$|(?:^|[/-])testing\.ts$/.test(path);
const isBuild = (path: string): boolean =>
  /-build\.ts$|\.(?:mjs|cjs)$|^site\/(?:(?:build|terminal|release)\/|content\.config\.ts$)/.test(path);
const isElement = (path: string): boolean => path.endsWith('.element.ts');
const roomOf = (path: string, floors: Floors): string | undefined =>
  [...floors.keys()].find((room) => path.startsWith(room));

/** What is wrong with where a file may run: see "Where a file may run" in site/README.md. */
function misplaced({ path, target }: Import): string | undefined {
  if (!path.startsWith('site/') || path.startsWith('site/pages/') || isTest(path)) return undefined;
  const isAstro = path.endsWith('.astro');
  if (isAstro) return undefined;
  if (isBuild(path)) {
    return isElement(target) ? 'it may run without a browser: name it x.element.ts if it does not' : undefined;
  }
  if (target.endsWith('.astro')) return 'components are imported by components';
  if (/^node:|\/js\/node\.ts$|-build\.ts$/.test(target)) {
    return 'it may run in a browser: name it x-build.ts if it never does';
  }
  return isElement(target) && !isElement(path)
    ? 'it may run at build time: name it x.element.ts if it needs a browser'
    : undefined;
}

/** One door each to the engines and the core. */
function pastTheDoor({ path, target }: Import): string | undefined {
  if (!path.startsWith('site/') || isTest(path)) return undefined;
  if (target.startsWith('@duckdb/') && !/^site\/(?:duckdb|terminal|release)\//.test(path))
    return 'only site/duckdb knows DuckDB';
  if (target.startsWith('@observablehq/') && path !== 'site/plot/marks.ts')
    return 'only site/plot/marks.ts knows Plot: add what you draw with there';
  return undefined;
}

/** What is wrong with the direction. */
function upwards({ path, target }: Import, floors: Floors): string | undefined {
  if (target.includes('/generated/wasm') && !/^(?:calc-wasm|tests)\//.test(path)) {
    return 'only calc-wasm/js knows the WebAssembly package';
  }
  if (target.startsWith('site/pages/') && !path.startsWith('tests/')) return 'nothing imports pages';
  const [own, other] = [path, target].map((item) => ORDER.findIndex((house) => item.startsWith(house)));
  if (own === undefined || other === undefined || own < 0 || other < 0) return undefined;
  if (isTest(path)) return undefined;
  if (other > own) return `${ORDER[other]} stands above ${ORDER[own]}`;
  const [room, below] = [roomOf(path, floors), roomOf(target, floors)];
  if (room === undefined || below === undefined || room === below || own !== other) return undefined;
  const [high = 0, low = 0] = [floors.get(room), floors.get(below)];
  return low < high ? undefined : `${below} stands on floor ${low}, ${room} on floor ${high}`;
}

/** A sentence for each import that goes where it may not. */
export function wrongImports(imports: readonly Import[], floors: Floors): string[] {
  return imports.flatMap((item) => {
    const why = upwards(item, floors) ?? pastTheDoor(item) ?? misplaced(item);
    return why === undefined ? [] : [`${item.path} imports ${item.target}: ${why}`];
  });
}

/** Files that import each other, over however many others: Tarjan's strongly connected components. */
export function circles(imports: readonly Import[]): string[][] {
  const graph = Map.groupBy(imports, ({ path }) => path);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): number => {
    let low = order.size;
    order.set(path, low);
    stack.push(path);
    for (const { target } of graph.get(path) ?? []) {
      if (target === path || !graph.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(path, low);
    if (low === order.get(path)) {
      const circle = stack.splice(stack.indexOf(path)).sort();
      if (circle.length > 1) found.push(circle);
    }
    return low;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return found;
}

/** Folders of code that stand on no floor. */
function homeless(paths: readonly string[], floors: Floors): string[] {
  const folders = paths
    .filter((path) => HOUSES.some((house) => path.startsWith(`${house}/`)))
    .filter((path) => !roomOf(path, floors) && !NO_ROOMS.some((noRoom) => path.startsWith(`${noRoom}/`)))
    .map(dirname)
    .filter((folder) => !HOUSES.includes(folder));
  return [...new Set(folders)].map(
    (folder) => `${folder} stands on no floor: add it to the table of its house's README.md`,
  );
}

/** The generated catalogue is of the type that `declared.ts` says, which names calculators by the generated names. */
const GENERATED = 'calc-wasm/js/declared.ts, calc-wasm/js/generated/catalog.ts';

/** A sentence for whatever is wrong in the repository at `root`. */
export function problems(root: string): string[] {
  const floors = new Map(
    HOUSES.flatMap((house) => floorsIn(readFileSync(join(root, house, 'README.md'), 'utf8'), house)),
  );
  const paths = ['calc-wasm', 'datasets', 'site', 'content', 'tests']
    .flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(top, path).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => /\.(?:ts|mjs|cjs|astro|css)$/.test(path) && !path.includes('/generated/wasm'));
  const imports = paths.flatMap((path) => importsIn(path, readFileSync(join(root, path), 'utf8')));
  return [
    ...homeless(paths, floors),
    ...wrongImports(imports, floors),
    ...circles(imports)
      .map((circle) => circle.join(', '))
      .filter((circle) => circle !== GENERATED)
      .map((circle) => `these files import each other: ${circle}`),
  ];
}

if (import.meta.main) {
  const found = problems(process.cwd());
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
}
