/**
 * The rows that several sets refer to: those of the registry, and those that sets bring with them, so that two
 * contributions never add to one file. The registry wins over a set, and the first set by name over the next.
 */
import { csvCell } from '../text/csv-cell.ts';
import { Table } from './table.ts';

/** Tables of the registry that a set may hold rows of, in the order in which they refer to each other. */
export const BROUGHT: readonly string[] = ['controllers', 'drives', 'platforms', 'workloads'];

export const isBrought = ({ schema }: Table): boolean => BROUGHT.includes(schema.name);

/** The tables of one set that hold shared rows. */
interface Bringing {
  setId: string;
  tables: readonly Table[];
}

export class Shared {
  /** The registry's tables as they are in its files. */
  readonly registry: readonly Table[];
  readonly #sets: readonly Bringing[];
  #tables: Table[] | undefined;

  constructor(registry: readonly Table[], sets: readonly Bringing[] = []) {
    this.registry = registry;
    this.#sets = sets.filter(({ tables }) => tables.length > 0).sort((a, b) => (a.setId < b.setId ? -1 : 1));
  }

  /** One table of each name, with the rows that count. */
  get tables(): readonly Table[] {
    this.#tables ??= this.#united();
    return this.#tables;
  }

  /** Every file that holds shared rows that sets may bring; what stands before counts. */
  get places(): readonly Table[] {
    return [...this.registry.filter(isBrought), ...this.#sets.flatMap(({ tables }) => tables)];
  }

  /** The same with these tables of a set in place of those that were known of it. */
  withSet(setId: string, tables: readonly Table[]): Shared {
    const known = this.#sets.find((set) => set.setId === setId)?.tables ?? [];
    const isKnown = known.length === tables.length && known.every((table, at) => isSame(table, tables[at]));
    if (isKnown) return this;
    return new Shared(this.registry, [...this.#without(setId), { setId, tables }]);
  }

  #without(setId: string): Bringing[] {
    return this.#sets.filter((set) => set.setId !== setId);
  }

  #united(): Table[] {
    const { places } = this;
    const first = (name: string) => places.find(({ schema }) => schema.name === name);
    const names = BROUGHT.filter((name) => first(name));
    return [
      ...this.registry.filter((table) => !isBrought(table)),
      ...names.map((name) => united(places.filter(({ schema }) => schema.name === name))),
    ];
  }
}

/** Where a row comes from may differ: two people read the same about a drive in two places. */
const ORIGIN = /^source(?:s|_url|_note)$/;

/** The first column in which two rows of a table say something else. */
export const differingColumn = (table: Table, row: number, other: Table, twin: number): string | undefined =>
  table.schema.fields.find(
    ({ name }) => !ORIGIN.test(name) && table.column(name).text(row) !== other.column(name).text(twin),
  )?.name;

/** Whether two tables are the same file: what is found in them then has the same place. */
function isSame(table: Table, other: Table | undefined): boolean {
  if (table.file !== other?.file || table.scan.bytes.length !== other.scan.bytes.length) return false;
  return table.scan.bytes.every((byte, at) => byte === other.scan.bytes[at]);
}

/** Tables of one kind as one: of rows with the same key the first. */
function united(tables: readonly Table[]): Table {
  const [first, ...others] = tables as [Table, ...Table[]];
  if (others.every(({ length }) => length === 0)) return first;
  const { schema } = first;
  const lines = new Map<string, string>();
  for (const table of tables) {
    for (let row = 1; row <= table.length; row++) {
      const key = table.keyOf(row);
      if (key === '' || !table.isWhole(row) || lines.has(key)) continue;
      lines.set(key, schema.fields.map((_, index) => csvCell(table.text(row, index))).join(','));
    }
  }
  const header = schema.fields.map(({ name }) => name).join(',');
  const text = `${[header, ...lines.values()].join('\n')}\n`;
  return new Table(first.file, schema, new TextEncoder().encode(text));
}
