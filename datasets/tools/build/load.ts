/** Reads CSV files that have passed the checks into DuckDB, each column as its descriptor says. */
import { join } from 'node:path';
import { type LoadedSet, ROOT } from '../repository/repository.ts';
import { databaseTables, SET_ID } from '../repository/tables.ts';
import type { Field, TableSchema } from '../schema/table-schema.ts';
import type { Row } from '../tables/records.ts';
import type { Subject } from '../tables/rule.ts';

export interface TableFiles {
  schema: TableSchema;
  /** The set is absent where the rows are everybody's: of those with the same key the first counts. */
  files: { path: string; set?: string }[];
  /** What the build computed, for tables without files. */
  rows: Row[];
}

/** Rows that the build computes, by the name of their table. */
export type Computed = Readonly<Record<string, Row[]>>;

export function tableFiles(registry: Subject, sets: LoadedSet[], computed: Computed = {}): TableFiles[] {
  return databaseTables().map((schema) => {
    const hasSetId = schema.fields.includes(SET_ID);
    const filesIn = ({ tables }: Subject, set?: string) =>
      tables
        .filter((table) => table.schema.name === schema.name)
        .map(({ file }) => ({ path: join(ROOT, file), ...(set !== undefined && { set }) }));
    return {
      schema,
      files: [...filesIn(registry), ...sets.flatMap((set) => filesIn(set, hasSetId ? set.setId : undefined))],
      rows: computed[schema.name] ?? [],
    };
  });
}

const LARGEST_INTEGER = 2 ** 31 - 1;

/** Never DECIMAL: the page's DuckDB loses its point. */
export function sqlType(field: Field): string {
  switch (field.type) {
    case 'integer': {
      const allowed = (field.constraints?.enum ?? []).map(Number);
      const largest = field.constraints?.maximum ?? Math.max(...allowed, -Infinity);
      return largest >= 0 && largest <= LARGEST_INTEGER ? 'INTEGER' : 'BIGINT';
    }
    case 'number':
      return 'DOUBLE';
    case 'boolean':
      return 'BOOLEAN';
    case 'date':
      return 'DATE';
    case 'string':
      return 'VARCHAR';
  }
}

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What the rows of a file are given beside its own columns: the file that they lie in. */
const FILE = 'lanewise_file';

/**
 * All files of a table in one reading: a reading of each would need memory for each. The dialect is
 * stated, not guessed: a guess may differ from file to file.
 */
function readFiles(schema: TableSchema, paths: readonly string[]): string {
  const columns = schema.fields
    .filter((field) => field !== SET_ID)
    .map((field) => `'${field.name}': '${sqlType(field)}'`);
  return `read_csv([${paths.map(literal).join(', ')}], columns = {${columns.join(', ')}}, header = true,
    auto_detect = false, delim = ',', quote = '"', escape = '"', nullstr = '', filename = '${FILE}')`;
}

/** The rows of a table, read where they lie: nothing is held in memory before it is needed. */
export function selectFiles({ schema, files }: TableFiles): string {
  if (files.length === 0) {
    const nothing = schema.fields.map((field) => `NULL::${sqlType(field)} AS "${field.name}"`);
    return `SELECT ${nothing.join(', ')} WHERE false`;
  }
  const places = files.map(
    ({ path, set }, place) => `(${literal(path)}, ${place}, ${set === undefined ? 'NULL' : literal(set)})`,
  );
  const columns = schema.fields.map((field) =>
    field === SET_ID ? `files.set AS "${field.name}"` : `rows."${field.name}"`,
  );
  const key = schema.primaryKey.map((name) => `"${name}"`).join(', ');
  return `SELECT ${columns.join(', ')}
    FROM ${readFiles(
      schema,
      files.map(({ path }) => path),
    )} AS rows
    JOIN (VALUES ${places.join(', ')}) AS files(path, place, set) ON rows.${FILE} = files.path
    ${isShared(files) ? `QUALIFY row_number() OVER (PARTITION BY ${key} ORDER BY place) = 1` : ''}`;
}

/** Whether rows of several files may have one key: those of the registry and those that sets bring. */
const isShared = (files: TableFiles['files']): boolean =>
  files.length > 1 && files.every(({ set }) => set === undefined);
