/** Every table that the database has, in the words of its descriptor: what is generated, published and explained. */
import { COMPUTED, isShared } from '../repository/repository.ts';
import { databaseTables } from '../repository/tables.ts';
import type { Field, ForeignKey } from '../schema/table-schema.ts';
import { measurementColumns, measurements, summary, summaryColumns, texts } from './measurements.ts';

export interface Described {
  name: string;
  kind: string;
  title: string;
  description: string;
  primaryKey: string[];
  /** Absent for tables that the build makes. */
  foreignKeys?: ForeignKey[];
  fields: Field[];
}

export function describedTables(): Described[] {
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
