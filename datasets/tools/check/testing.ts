/** Small subjects for the tests of the rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS } from '../repository/repository.ts';
import type { Field, TableSchema } from '../schema/table-schema.ts';
import type { Finding } from '../tables/finding.ts';
import type { PackageFile, Rule, Subject } from '../tables/rule.ts';
import { Table } from '../tables/table.ts';
import { apply } from './check.ts';

const encoder = new TextEncoder();

export function schemaOf(fields: (Partial<Field> & { name: string })[], rest: Partial<TableSchema> = {}): TableSchema {
  return {
    $schema: '',
    name: 'things',
    title: 'Things',
    description: '',
    fields: fields.map((field) => ({ type: 'string', title: '', description: '', ...field })),
    primaryKey: [],
    missingValues: [''],
    fieldsMatch: 'equal',
    ...rest,
  };
}

/** A table from text or bytes; its file is named after the table. */
export function tableOf(schema: TableSchema, csv: string | Uint8Array): Table {
  const bytes = typeof csv === 'string' ? encoder.encode(csv) : csv;
  return new Table(`${schema.name}.csv`, schema, bytes);
}

export function realSchema(name: string): TableSchema {
  return JSON.parse(readFileSync(join(SCHEMAS, `${name}.json`), 'utf8'));
}

/** A table of the repository's own descriptor, from rows that name only the cells that matter. */
export function realTable(name: string, rows: Record<string, string | number>[]): Table {
  const schema = realSchema(name);
  const names = schema.fields.map((field) => field.name);
  const lines = rows.map((row) => names.map((column) => row[column] ?? '').join(','));
  return tableOf(schema, `${[names.join(','), ...lines].join('\n')}\n`);
}

export const run = (rule: Rule, ...tables: Table[]): Finding[] => runOn(rule, { tables, reference: [] });

export const runOn = (rule: Rule, subject: Subject): Finding[] => [...apply([rule], subject)];

/** "line:column message" of each finding. */
export function brief(findings: Finding[]): string[] {
  return findings.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** A unit after a number, which `fix` can take away. */
export const aFinding = (rest: Partial<Finding> = {}): Finding => ({
  file: 'datasets/sets/a/results.csv',
  line: 9,
  column: 65,
  endColumn: 68,
  level: 'error',
  rule: 'LW205',
  table: 'results',
  key: 'a',
  field: 'iops',
  value: '12k',
  message: '"k" after the number',
  expected: 'digits alone, in 1/s',
  fix: 'write 12000',
  replacement: '12000',
  fixable: true,
  ...rest,
});

export function packageFile(content: unknown, csvFiles: string[] = ['runs.csv']): PackageFile {
  return {
    file: 'datapackage.json',
    setId: 'a-set',
    text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    csvFiles,
    tableNames: ['sources', 'runs', 'results'],
    rawFiles: [],
    otherFiles: [],
  };
}
