// The lint rules of the site's rooms, made from the table of floors in site/README.md.
// `node scripts/rooms.ts` writes site/biome.json, `--check` compares it.
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
    rooms: [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
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

if (import.meta.main) {
  const table = floors(readFileSync(join(root, 'site/README.md'), 'utf8'));
  const known = new Set(['generated', 'pages', 'public', ...table.flatMap(({ rooms }) => rooms)]);
  const folders = readdirSync(join(root, 'site'), { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory() && !known.has(entry.name))) {
    console.error(`site/${name} stands on no floor: add it to the table of site/README.md.`);
    process.exitCode = 1;
  }
  const lines = rules(table).map((rule) => `    ${JSON.stringify(rule)}`);
  const text = `{
  "$schema": "../node_modules/@biomejs/biome/configuration_schema.json",
  "root": false,
  "extends": "//",
  "files": {"includes": ["**", "!generated"]},
  "overrides": [
    {"includes":["biome.json"],"json":{"formatter":{"enabled":false}}},
${lines.join(',\n')}
  ]
}
`;
  freshOrWritten('site/biome.json', text);
}
