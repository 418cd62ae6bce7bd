// The lint rules of the rooms of the site and of the tools, made from the tables of floors in site/README.md and
// datasets/tools/README.md. `node site/build/rooms.ts` writes site/biome.json and datasets/tools/biome.json, `--check`
// compares them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshOrWritten } from './fresh.ts';
import { root } from './tools.mjs';

interface Floor {
  floor: number;
  rooms: string[];
}

/** The rows of the table: a number, then names in backticks. */
export function floors(readme: string): Floor[] {
  return [...readme.matchAll(/^\| *(\d+) *\|([^|]+)\|/gm)].map(([, floor = '', names = '']) => ({
    floor: Number(floor),
    rooms: [...names.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name),
  }));
}

interface Pattern {
  group: string[];
  message: string;
}

const NEVER: Pattern[] = [
  {
    group: ['**/generated/wasm*/**'],
    message: 'Only calc-wasm/js knows the WebAssembly package.',
  },
  { group: ['**/tests/**', '**/pages/**'], message: 'Nothing imports tests or pages.' },
];

const DUCKDB: Pattern = { group: ['@duckdb/**'], message: 'Only site/duckdb knows DuckDB.' };
const PLOT: Pattern = {
  group: ['@observablehq/**'],
  message: 'Only site/plot/marks.ts knows Plot: add what you draw with there.',
};
const NODE: Pattern = {
  group: ['node:*', '**/js/node.ts', '**/*-build.ts'],
  message:
    'This file may run in a browser: nothing of the build. Name it x-build.ts if it never does.',
};
const ELEMENT: Pattern = {
  group: ['**/*.element.ts'],
  message:
    'This file may run at build time: nothing that needs a browser. Name it x.element.ts if it does.',
};
const ASTRO: Pattern = { group: ['**/*.astro'], message: 'Components are imported by components.' };

const NOT_TOOLS = '!**/datasets/tools/**';

/** Names that a pure file cannot have: it runs where there is no page. */
const BROWSER = ['window', 'document', 'location', 'history', 'navigator', 'customElements'];
const NETWORK = ['fetch', 'Worker', 'localStorage', 'sessionStorage', 'XMLHttpRequest'];

function override(includes: string[], patterns: Pattern[], pure = false): object {
  const imports = { level: 'error', options: { patterns } };
  const globals = {
    level: 'error',
    options: {
      deniedGlobals: Object.fromEntries([...BROWSER, ...NETWORK].map((name) => [name, PURE])),
    },
  };
  const style = { noRestrictedImports: imports, ...(pure && { noRestrictedGlobals: globals }) };
  return { includes, linter: { rules: { style } } };
}

const PURE =
  'A pure file runs without a page. Take it as a parameter, or name the file x.element.ts.';

/** One override for each room and each place where its files may run: no two fit one file. */
export function rules(table: Floor[]): object[] {
  const overrides = table.flatMap(({ floor, rooms }) =>
    rooms.flatMap((room) => {
      const above = table
        .filter((one) => one.floor >= floor)
        .flatMap((one) => one.rooms)
        .filter((name) => name !== room);
      const upwards: Pattern = {
        // The tools of the data lie below all rooms, and one of their folders is called as a room is.
        group: above.length > 0 ? [...above.map((name) => `**/${name}/**`), NOT_TOOLS] : [],
        message: `${room} stands on floor ${floor} and imports from the floors below it: see site/README.md.`,
      };
      const doors = [...(room === 'duckdb' ? [] : [DUCKDB]), ...(room === 'plot' ? [] : [PLOT])];
      const all = [...NEVER, upwards, ...doors].filter(({ group }) => group.length > 0);
      return [
        override(
          [`${room}/**/*.ts`, `!${room}/**/*.element.ts`, `!${room}/**/*-build.ts`],
          [...all, NODE, ELEMENT, ASTRO],
          true,
        ),
        override([`${room}/**/*.astro`], all),
        override([`${room}/**/*.element.ts`], [...all, NODE, ASTRO]),
        override([`${room}/**/*-build.ts`], [...all, ELEMENT]),
      ];
    }),
  );
  return [...overrides, override(['pages/**'], [NEVER[0] as Pattern, DUCKDB, PLOT])];
}

const SITE: Pattern = {
  group: ['**/site/**'],
  message: 'datasets/tools never imports the site. The core answers by calc-wasm/js.',
};

/** How files of `room` may write the path of a file in `other`: rooms of one folder are beside each other. */
function pathsTo(other: string, room: string): string[] {
  const folder = other.includes('/') && other.slice(0, other.indexOf('/') + 1);
  if (!folder || !room.startsWith(folder)) return [`**/${other}/**`];
  const name = other.slice(folder.length);
  return [`**/${other}/**`, `../${name}/**`, `../../${name}/**`];
}

/** One override for each room of the tools. Tests may import from above. */
export function toolRules(table: Floor[]): object[] {
  return table.flatMap(({ floor, rooms }) =>
    rooms.map((room) => {
      const above = table
        .filter((one) => one.floor >= floor)
        .flatMap((one) => one.rooms)
        .filter((name) => name !== room);
      const upwards: Pattern = {
        group: above.flatMap((name) => pathsTo(name, room)),
        message: `${room} stands on floor ${floor} and imports from the floors below it: see datasets/tools/README.md.`,
      };
      return override(
        [`${room}/**/*.ts`, `!${room}/**/*.test.ts`],
        [...NEVER, SITE, ...(upwards.group.length > 0 ? [upwards] : [])],
      );
    }),
  );
}

/** Folders that hold code below `base` and stand in no room of the table. */
export function withoutFloor(base: string, table: Floor[], others: readonly string[]): string[] {
  const rooms = [...others, ...table.flatMap((one) => one.rooms)];
  const below = (folder: string): string[] =>
    readdirSync(join(root, base, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory() || rooms.includes(path)) return [];
      return rooms.some((room) => room.startsWith(`${path}/`))
        ? [...filesIn(join(base, path)), ...below(path)]
        : [join(base, path)];
    });
  return below('');
}

/** Files right in a folder that only holds rooms. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name));
}

/** The text of a configuration that the linter reads in the folder of the rooms. */
function configuration(schema: string, includes: readonly string[], overrides: object[]): string {
  const lines = overrides.map((rule) => `    ${JSON.stringify(rule)}`);
  return `{
  "$schema": "${schema}",
  "root": false,
  "extends": "//",
  "files": {"includes": [${includes.map((one) => JSON.stringify(one)).join(', ')}]},
  "overrides": [
    {"includes":["biome.json"],"json":{"formatter":{"enabled":false}}},
${lines.join(',\n')}
  ]
}
`;
}

const SCHEMA = 'node_modules/@biomejs/biome/configuration_schema.json';

if (import.meta.main) {
  const site = floors(readFileSync(join(root, 'site/README.md'), 'utf8'));
  const tools = floors(readFileSync(join(root, 'datasets/tools/README.md'), 'utf8'));
  const homeless = [
    ...withoutFloor('site', site, ['generated', 'pages', 'public']).map((path) => [path, 'site']),
    ...withoutFloor('datasets/tools', tools, []).map((path) => [path, 'datasets/tools']),
  ];
  for (const [path, house] of homeless) {
    console.error(`${path} stands on no floor: add it to the table of ${house}/README.md.`);
    process.exitCode = 1;
  }
  freshOrWritten(
    'site/biome.json',
    configuration(`../${SCHEMA}`, ['**', '!generated'], rules(site)),
  );
  freshOrWritten(
    'datasets/tools/biome.json',
    configuration(`../../${SCHEMA}`, ['**', '!import/fixtures'], toolRules(tools)),
  );
}
