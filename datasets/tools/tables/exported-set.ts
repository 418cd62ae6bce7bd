/**
 * A set as one JSON file, which a tool writes to hand its results to Lanewise: the package and the rows of each table.
 * Its JSON Schema is made of the descriptors of the tables, and an import makes the files of a set of it.
 */

import type { Field, TableSchema } from '../schema/table-schema.ts';
import { type Cells, writeCsv } from '../text/csv.ts';
import { isSetId } from '../text/name.ts';
import shape from './exported-set.json' with { type: 'json' };
import { type DataPackage, resourceOf } from './package.ts';

/** Goes up when a file of today would be read differently. */
export const EXPORT_VERSION = shape.properties.lanewise_set.const;

interface ExportedSet {
  lanewise_set: number;
  package: DataPackage;
  tables: Record<string, Record<string, unknown>[]>;
}

function propertyOf({ type, format, title, description, unit, example, constraints = {} }: Field): object {
  const { required: _required, unique: _unique, pattern, ...limits } = constraints;
  return {
    type: type === 'date' ? 'string' : type,
    ...(format ? { format } : type === 'date' && { format: 'date' }),
    title,
    description,
    ...(unit && { unit }),
    ...(example !== undefined && { examples: [example] }),
    ...(pattern && { pattern: `^(?:${pattern})$` }),
    ...limits,
  };
}

const rowsOf = ({ title, description, fields }: TableSchema): object => ({
  type: 'array',
  title,
  description,
  items: {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field)])),
    required: fields.filter(({ constraints }) => constraints?.required).map(({ name }) => name),
    additionalProperties: false,
  },
});

/** The JSON Schema of a set whose tables are these. */
export function exportSchema(tables: readonly TableSchema[]): object {
  const { tables: own, ...others } = shape.properties;
  const properties = Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)]));
  return { ...shape, properties: { ...others, tables: { ...own, properties } } };
}

/** The exported set that a text is, whatever its version; nothing where it is anything else. */
export function exportedSet(json: string): ExportedSet | undefined {
  if (!/^\s*\{/.test(json) || !json.includes('"lanewise_set"')) return undefined;
  try {
    const { lanewise_set: version, package: own, tables } = JSON.parse(json) as Partial<ExportedSet>;
    const isWhole = [own, tables].every((part) => typeof part === 'object' && part !== null);
    const areRows = isWhole && Object.values(tables ?? {}).every((rows) => Array.isArray(rows) && rows.every(isRow));
    return areRows && own && tables ? { lanewise_set: Number(version), package: own, tables } : undefined;
  } catch {
    return undefined;
  }
}

const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null && !Array.isArray(row);

/** The files of a set: a column or table that no descriptor has is written, too, so that the checks name it. */
export function exportedFiles(set: ExportedSet, schemas: ReadonlyMap<string, TableSchema>): Map<string, string> {
  const { name = '' } = set.package;
  const folder = isSetId(name) ? name : 'set';
  const tables = Object.entries(set.tables).filter(([, rows]) => rows.length > 0);
  const written = { ...set.package, resources: tables.map(([table]) => resourceOf(table)) };
  return new Map([
    ...tables.map(([table, rows]) => [`${folder}/${table}.csv`, csvOf(schemas.get(table), rows)] as const),
    [`${folder}/datapackage.json`, `${JSON.stringify(written, null, 2)}\n`],
  ]);
}

function csvOf(schema: TableSchema | undefined, rows: ExportedSet['tables'][string]): string {
  const known = schema?.fields ?? [];
  const others = new Set(rows.flatMap(Object.keys).filter((column) => known.every(({ name }) => name !== column)));
  const added = [...others].map((name) => ({ name, type: 'string' as const, title: name, description: '' }));
  return writeCsv({ fields: [...known, ...added] }, rows.map(cellsOf));
}

const cellsOf = (row: Record<string, unknown>): Cells =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [
        [name, typeof value === 'number' ? value : typeof value === 'object' ? JSON.stringify(value) : `${value}`],
      ];
    }),
  );
