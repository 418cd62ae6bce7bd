// The descriptors and the shared tables at build time, as the repository holds them.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TableSchema } from '../../datasets/tools/table-schema.ts';

const data = join(process.cwd(), 'datasets');

const names = (folder: string, extension: string): string[] =>
  readdirSync(join(data, folder))
    .filter((name) => name.endsWith(extension))
    .sort();

export interface DataFiles {
  schemas: TableSchema[];
  /** Text of the registry's files by the name of their table. */
  registry: Record<string, string>;
}

export function dataFiles(): DataFiles {
  const read = (...path: string[]) => readFileSync(join(data, ...path), 'utf8');
  return {
    schemas: names('schema', '.json').map((name) => JSON.parse(read('schema', name))),
    registry: Object.fromEntries(
      names('registry', '.csv').map((name) => [basename(name, '.csv'), read('registry', name)]),
    ),
  };
}
