/** Reads a `datasets` folder, of whatever commit, for comparison. Links are not followed. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TableSchema } from '../schema/table-schema.ts';
import { isBrought, Shared } from '../tables/shared-rows.ts';
import { Table } from '../tables/table.ts';
import type { Contribution, State } from './diff.ts';

export function readState(folder: string, schemas: Map<string, TableSchema>): State {
  const sets = new Map<string, Contribution>();
  const registry = tables(join(folder, 'registry'), 'datasets/registry', schemas);
  let shared = new Shared(registry);
  for (const set of names(join(folder, 'sets'), 'isDirectory')) {
    const path = join(folder, 'sets', set);
    const text = join(path, 'datapackage.json');
    const isFile = existsSync(text) && lstatSync(text).isFile();
    const all = tables(path, `datasets/sets/${set}`, schemas);
    shared = shared.withSet(set, all.filter(isBrought));
    sets.set(set, {
      package: isFile ? readFileSync(text, 'utf8') : '',
      tables: all.filter((table) => !isBrought(table)),
    });
  }
  return { shared: shared.tables, sets };
}

const tables = (folder: string, shown: string, schemas: Map<string, TableSchema>): Table[] =>
  names(folder, 'isFile').flatMap((name) => {
    const schema = name.endsWith('.csv') ? schemas.get(basename(name, '.csv')) : undefined;
    return schema ? [new Table(`${shown}/${name}`, schema, readFileSync(join(folder, name)))] : [];
  });

function names(folder: string, kind: 'isFile' | 'isDirectory'): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry[kind]())
    .map((entry) => entry.name)
    .sort();
}
