// The descriptors and the shared tables at build time, as the repository holds them. The page that checks data is
// given them as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DataFiles } from './parts.ts';

const data = join(process.cwd(), 'datasets');

const names = (folder: string, extension: string): string[] =>
  readdirSync(join(data, folder))
    .filter((name) => name.endsWith(extension))
    .sort();

export function dataFiles(): DataFiles {
  const read = (...path: string[]) => readFileSync(join(data, ...path), 'utf8');
  return {
    schemas: names('schema', '.json').map((name) => JSON.parse(read('schema', name))),
    registry: Object.fromEntries(
      names('registry', '.csv').map((name) => [basename(name, '.csv'), read('registry', name)]),
    ),
  };
}
