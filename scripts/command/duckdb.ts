/** In the place of the package @duckdb/node-api: it is loaded from where people install packages. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { MissingError } from './missing.ts';
import { words } from './sql.words.ts';

type Api = typeof import('@duckdb/node-api');

const PACKAGE = '@duckdb/node-api';

/** Where npm installs for all folders: as `npm root --global`, which takes longer than a query. */
const GLOBAL = [
  process.env.npm_config_global_prefix && join(process.env.npm_config_global_prefix, 'lib'),
  join(dirname(process.execPath), '../lib'),
  // Windows.
  dirname(process.execPath),
].filter((folder) => folder !== undefined);

/** How it is asked for, and by whom: from the current folder, from beside this package, or by its place. */
const WAYS: [by: string, name: string][] = [
  [join(process.cwd(), 'index.js'), PACKAGE],
  [import.meta.filename, PACKAGE],
  ...GLOBAL.map((folder): [string, string] => [
    import.meta.filename,
    join(folder, 'node_modules', PACKAGE),
  ]),
];

function found(): Api {
  for (const [by, name] of WAYS) {
    const require = createRequire(by);
    try {
      require.resolve(name);
    } catch {
      continue;
    }
    return require(name);
  }
  throw new MissingError(words.missing(PACKAGE));
}

export const { DuckDBInstance, DuckDBDecimalValue, JsonDuckDBValueConverter } = found();
