import type { Subject } from '../check/rule.ts';
import { type Row, rowsOf } from '../records.ts';
import type { LoadedSet } from '../repository.ts';
import type { TableSchema } from '../table-schema.ts';
import { databaseTables } from '../tables.ts';

export interface TableRows {
  schema: TableSchema;
  rows: Row[];
}

/** Rows that the build computes, by the name of their table. */
export type Computed = Readonly<Record<string, Row[]>>;

/** Rows of every table of the database: the registry's, the sets' with their name, the computed. */
export function tableRows(registry: Subject, sets: LoadedSet[], computed: Computed): TableRows[] {
  return databaseTables().map((schema) => {
    const rowsIn = ({ tables }: Subject) =>
      tables.filter((table) => table.schema.name === schema.name).flatMap(rowsOf);
    const contributed = sets.flatMap((set) =>
      rowsIn(set).map((row) => ({ set_id: set.setId, ...row })),
    );
    return {
      schema,
      rows: [...rowsIn(registry), ...contributed, ...(computed[schema.name] ?? [])],
    };
  });
}
