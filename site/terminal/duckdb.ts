/** In the place of the package @duckdb/node-api: it is loaded from where people install packages. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { MissingError } from '../../datasets/tools/terminal/missing.ts';
import { HOME } from './home.ts';
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

/** Beside this package, and global. The current folder and those above it may be anybody's. */
const PLACES = [dirname(HOME), ...GLOBAL.map((folder) => join(folder, 'node_modules'))].map((folder) =>
  join(folder, PACKAGE),
);

function installedApi(): Api {
  const place = PLACES.find((path) => existsSync(path));
  if (place === undefined) throw new MissingError(words.missing(PACKAGE));
  return createRequire(import.meta.filename)(place);
}

export const { DuckDBInstance, DuckDBDecimalValue, JsonDuckDBValueConverter } = installedApi();
