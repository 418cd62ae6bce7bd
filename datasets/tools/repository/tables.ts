/** The tables of the database, from the descriptors: what the build creates and the site explains. */

import type { Field, TableSchema } from '../schema/table-schema.ts';
import { COMPUTED, isShared, loadSchemas } from './repository.ts';

/** The folder of a contribution, so that its keys stay unique among all sets. */
export const SET_ID: Field = {
  name: 'set_id',
  type: 'string',
  title: 'Set',
  description: 'The contribution that holds the row: the name of its folder.',
  example: 'habr-pcie-290',
  constraints: { required: true },
};

/** Names that a database can hold without quotes. */
export const sqlName = (table: string): string => table.replaceAll('-', '_');

/** Every table with the columns that it has in the database. */
export function databaseTables(): TableSchema[] {
  return [...loadSchemas().values()].map((schema) =>
    isShared(schema.name) || COMPUTED.has(schema.name)
      ? schema
      : { ...schema, fields: [SET_ID, ...schema.fields], primaryKey: [SET_ID.name, ...schema.primaryKey] },
  );
}
