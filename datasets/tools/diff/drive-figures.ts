/** What is known of a drive's figure besides the model: what its maker promises, and what other sets measured. */
import { type Rate, ratesOf } from '../tables/drive-rates.ts';
import { type Row, rowsOf } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';

/** How many figures, and the middle of them. */
export interface Others {
  count: number;
  median: number;
}

interface KnownFigures {
  /** The most that a maker promises of such a load, in the figure's unit. */
  rated?: number | undefined;
  others?: Others | undefined;
}

/** Columns that figures of two sets have to share to be of one load; what a row leaves empty, the other has to. */
const LOAD = ['access', 'direction', 'block_size_bytes', 'queue_depth', 'jobs'];

export class DriveFigures {
  readonly #sets: ReadonlyMap<string, { tables: readonly Table[] }>;
  #claims: Map<string, Row[]> | undefined;

  constructor(sets: ReadonlyMap<string, { tables: readonly Table[] }>) {
    this.#sets = sets;
  }

  /** @param metric Column of the figure. */
  of(set: string, drive: string, result: Row, metric: string): KnownFigures {
    if (drive === '') return {};
    const values = [...this.#sets].flatMap(([id, { tables }]) =>
      id === set ? [] : measuredIn(tables, drive, result, metric),
    );
    const sorted = values.toSorted((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    return {
      rated: this.#rated(drive, ratesOf({ ...result, metric })),
      ...(median !== undefined && { others: { count: sorted.length, median } }),
    };
  }

  #rated(drive: string, rates: readonly Rate[]): number | undefined {
    this.#claims ??= Map.groupBy(
      [...this.#sets.values()].flatMap(({ tables }) => rowsNamed(tables, 'claims')),
      (claim) => String(claim.drive_id),
    );
    const own = (this.#claims.get(drive) ?? []).filter((claim) => ratesOf(claim).some((rate) => rates.includes(rate)));
    return own.length === 0 ? undefined : Math.max(...own.map(({ value }) => Number(value)));
  }
}

/** Figures of one load of a drive in one set; most sets do not name the drive, which costs little to see. */
function measuredIn(tables: readonly Table[], drive: string, result: Row, metric: string): number[] {
  const targets = new Set(
    rowsNamed(tables, 'targets').flatMap((row) =>
      row.drive_id === drive && row.kind === 'drive' ? [row.target_id] : [],
    ),
  );
  if (targets.size === 0) return [];
  const runs = new Set(rowsNamed(tables, 'runs').flatMap((row) => (targets.has(row.target_id) ? [row.run_id] : [])));
  return rowsNamed(tables, 'results').flatMap((row) => {
    const value = row[metric];
    const isAlike = runs.has(row.run_id) && LOAD.every((column) => row[column] === result[column]);
    return isAlike && typeof value === 'number' ? [value] : [];
  });
}

const READ = new WeakMap<Table, Row[]>();

function rowsNamed(tables: readonly Table[], name: string): readonly Row[] {
  const table = tables.find(({ schema }) => schema.name === name);
  if (!table) return [];
  const rows = READ.get(table) ?? rowsOf(table);
  READ.set(table, rows);
  return rows;
}
