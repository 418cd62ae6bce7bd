/** A column as pages show it. */
export interface Column {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'date';
  title: string;
  description: string;
  /** Base unit; absent where the column has none. */
  unit?: string;
  /** The only values allowed. */
  enum?: readonly (string | number)[];
  example?: string;
  required: boolean;
}

/** A table as pages show it. */
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
