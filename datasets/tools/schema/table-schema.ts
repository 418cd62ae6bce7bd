/** The part of Table Schema v2 that the descriptors in `datasets/schema` use, plus `unit`. */

type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

/** Base units only: a column never holds a scaled number. */
export const UNITS = ['B', 'B/s', 's', '1/s', '%', 'lane', 'W', '°C'] as const;
export type Unit = (typeof UNITS)[number];

interface Constraints {
  required?: boolean;
  unique?: boolean;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

export interface Field {
  name: string;
  type: FieldType;
  format?: 'uri';
  title: string;
  description: string;
  unit?: Unit;
  example?: string;
  constraints?: Constraints;
}

export interface ForeignKey {
  fields: string[];
  /** A reference without a resource points into the table itself. */
  reference: { resource?: string; fields: string[] };
}

export interface TableSchema {
  $schema: string;
  name: string;
  title: string;
  description: string;
  fields: Field[];
  primaryKey: string[];
  foreignKeys?: ForeignKey[];
  missingValues: string[];
  fieldsMatch: 'equal';
}
