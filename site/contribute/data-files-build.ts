// The descriptors and the shared tables at build time, as the repository holds them. The page that checks data is
// given them, titles and descriptions in its language.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TableSchema } from '../../datasets/tools/schema/table-schema.ts';
import { citationsIn } from '../../datasets/tools/tables/citations.ts';
import { BROUGHT } from '../../datasets/tools/tables/shared-rows.ts';
import { tables } from '../generated/datasets.ts';
import type { DataFiles } from './parts.ts';

const data = 'datasets';

const names = (folder: string, extension: string): string[] =>
  readdirSync(join(data, folder))
    .filter((name) => name.endsWith(extension))
    .sort();

/** A descriptor in the words of the page's language, which are generated. */
function inWords(schema: TableSchema): TableSchema {
  const table = Object.values(tables).find(({ name }) => name === schema.name);
  return {
    ...schema,
    fields: schema.fields.map((field) => {
      const column = table?.columns.find(({ name }) => name === field.name);
      return column ? { ...field, title: column.title, description: column.description } : field;
    }),
  };
}

export function dataFiles(): DataFiles {
  const textOf = (...path: string[]) => readFileSync(join(data, ...path), 'utf8');
  return {
    schemas: names('schema', '.json').map((name) => inWords(JSON.parse(textOf('schema', name)))),
    registry: Object.fromEntries(
      names('registry', '.csv').map((name) => [basename(name, '.csv'), textOf('registry', name)]),
    ),
    brought: Object.fromEntries(
      readdirSync(join(data, 'sets'))
        .map((set) => [set, broughtBy(set)] as const)
        .filter(([, texts]) => Object.keys(texts).length > 0),
    ),
    citations: citationsIn(readFileSync('content/references.yaml', 'utf8')),
  };
}

/** The shared rows in the folder of a set, by table. */
function broughtBy(set: string): Record<string, string> {
  const files = names(join('sets', set), '.csv').filter((file) => BROUGHT.includes(basename(file, '.csv')));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.csv'), readFileSync(join(data, 'sets', set, file), 'utf8')]),
  );
}
