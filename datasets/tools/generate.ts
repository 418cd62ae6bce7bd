/**
 * Writes `site/generated/datasets.ts` from the descriptors: what the site knows about tables,
 * columns, units and row types. With `--check` it only says whether the file is fresh.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  measurementColumns,
  measurements,
  summary,
  summaryColumns,
  texts,
} from './measurements.ts';
import { COMPUTED, isShared, ROOT } from './repository.ts';
import type { Field } from './table-schema.ts';
import { databaseTables, sqlName } from './tables.ts';

const OUTPUT = join(ROOT, 'site/generated/datasets.ts');
const COMMAND = 'npm run gen';

const HEAD = `// generated, do not edit; run \`${COMMAND}\`

export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

export interface Column {
  name: string;
  type: ColumnType;
  title: string;
  description: string;
  /** Base unit; absent where the column has none. */
  unit?: string;
  /** The only values allowed. */
  enum?: readonly (string | number)[];
  example?: string;
  required: boolean;
}

export interface Table {
  name: string;
  /** Name in the database. */
  sqlName: string;
  /** Where its rows come from. */
  kind: 'registry' | 'set' | 'computed' | 'joined';
  title: string;
  description: string;
  primaryKey: readonly string[];
  columns: readonly Column[];
}
`;

interface Described {
  name: string;
  kind: string;
  title: string;
  description: string;
  primaryKey: string[];
  fields: Field[];
}

function describedTables(): Described[] {
  const tables = databaseTables().map((schema) => ({
    ...schema,
    kind: isShared(schema.name) ? 'registry' : COMPUTED.has(schema.name) ? 'computed' : 'set',
  }));
  return [
    ...tables,
    { ...summary, kind: 'computed', fields: summaryColumns() },
    { ...texts, kind: 'computed' },
    { ...measurements, kind: 'joined', fields: measurementColumns() },
  ];
}

function column({ name, type, title, description, unit, example, constraints }: Field) {
  return {
    name,
    type,
    title,
    description,
    unit,
    enum: constraints?.enum,
    example,
    required: constraints?.required === true,
  };
}

function rowType({ type, constraints }: Field): string {
  const base = constraints?.enum
    ? constraints.enum.map((value) => JSON.stringify(value)).join(' | ')
    : { string: 'string', date: 'string', integer: 'number', number: 'number', boolean: 'boolean' }[
        type
      ];
  return constraints?.required ? base : `${base} | null`;
}

function rowInterface({ name, title, fields }: Described): string {
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const members = fields.map((field) => {
    const unit = field.unit ? ` [${field.unit}]` : '';
    return `  /** ${field.description}${unit} */\n  ${field.name}: ${rowType(field)};\n`;
  });
  return `/** A row of ${title}. Dates are ISO text. */\nexport interface ${pascal}Row {\n${members.join('')}}\n`;
}

export function generated(): string {
  const tables = describedTables();
  const names = tables.map(({ name }) => JSON.stringify(name)).join(' | ');
  const content = Object.fromEntries(
    tables.map(({ name, kind, title, description, primaryKey, fields }) => [
      name,
      {
        name,
        sqlName: sqlName(name),
        kind,
        title,
        description,
        primaryKey,
        columns: fields.map(column),
      },
    ]),
  );
  return [
    HEAD,
    `export type TableName = ${names};\n`,
    `export const tables: Record<TableName, Table> = ${JSON.stringify(content, null, 2)};\n`,
    ...tables.map(rowInterface),
  ].join('\n');
}

/** What is wrong with the committed file, or nothing. */
export function staleness(): string | undefined {
  let committed = '';
  try {
    committed = readFileSync(OUTPUT, 'utf8');
  } catch {
    // A missing file is a stale one.
  }
  return committed === generated()
    ? undefined
    : `${relative(ROOT, OUTPUT)} is stale: run \`${COMMAND}\``;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const problem = staleness();
    if (problem) {
      console.error(problem);
      process.exitCode = 1;
    }
  } else if (staleness()) {
    mkdirSync(dirname(OUTPUT), { recursive: true });
    writeFileSync(OUTPUT, generated());
    console.log(`wrote ${relative(ROOT, OUTPUT)}`);
  }
}
