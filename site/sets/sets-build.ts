// Sets and their runs at build time: what a page of each shows.

import { wordsOf } from '../../datasets/tools/text/words-of.ts';
import { once } from '../common/once.ts';
import { query } from '../duckdb/dataset-build.ts';
import { setIds, setPackage } from '../duckdb/downloads-build.ts';
import { keyOf, type Row } from '../explorer/measurements.ts';
import { measurements, type Place, places } from '../explorer/measurements-build.ts';
import { type Column, tables } from '../generated/datasets.ts';

export interface Run {
  set: string;
  run: string;
  rows: Row[];
}

/** Every run, by set and name, with its rows in the order of their file. */
export const runs = once(async (): Promise<Run[]> => {
  const lines = await places();
  const lineOf = (row: Row) => lines.get(keyOf(row))?.line ?? 0;
  const runs = new Map<string, Run>();
  for (const row of await measurements()) {
    const key = `${row.set_id}/${row.run_id}`;
    const run = runs.get(key) ?? { set: row.set_id, run: row.run_id, rows: [] };
    run.rows.push(row);
    runs.set(key, run);
  }
  for (const { rows } of runs.values()) rows.sort((a, other) => lineOf(a) - lineOf(other));
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...runs.values()].sort((a, other) => compare(`${a.set}/${a.run}`, `${other.set}/${other.run}`));
});

export const placeOf = async (row: Row): Promise<Place | undefined> => (await places()).get(keyOf(row));

/**
 * Said in other words on the page of a run: its keys, its source, and what the table's own columns are made of. What
 * only the explorer finds and sorts by says nothing.
 */
const SAID = new Set(
  wordsOf(`
  set_id result_id run_id source_id source_title source_publisher source_url source_published_on target_id target
  drive_id platform_id link_kind link_generation link_lanes link_count link workload_id direction access read_percent
  block_size_bytes queue_depth jobs bandwidth_bytes_per_s bandwidth_low_bytes_per_s bandwidth_high_bytes_per_s
  measured_bytes_per_s expected_low_bytes_per_s expected_high_bytes_per_s range_basis relative_value
  relative_low_value relative_high_value requests_in_flight metrics year text_id position
`),
);

const RESULT_COLUMNS = new Set(tables.results.columns.map(({ name }) => name));

/** What all rows share, as facts, and what differs from row to row, as columns of a table. */
export function factsAndColumns(rows: readonly Row[]): { facts: Column[]; columns: Column[] } {
  const known = tables.measurements.columns.filter(
    ({ name }) => !SAID.has(name) && rows.some((row) => row[name] !== null),
  );
  const isFact = ({ name }: Column) =>
    rows.every((row) => row[name] === rows[0]?.[name]) && (rows.length > 1 || !RESULT_COLUMNS.has(name));
  return { facts: known.filter(isFact), columns: known.filter((column) => !isFact(column)) };
}

export interface SetSummary {
  id: string;
  title: string;
  figures: number;
  runs: Run[];
  /** Whether it counts links or drives in machines. */
  isCounted: boolean;
}

/** Every set, those that bring ratings alone too. */
export async function sets(): Promise<SetSummary[]> {
  const measured = Map.groupBy(await runs(), ({ set }) => set);
  const counted = new Set(
    (await query<{ set_id: string }>('SELECT set_id FROM links_seen UNION SELECT set_id FROM drives_seen')).map(
      ({ set_id }) => set_id,
    ),
  );
  return setIds().map((id) => {
    const runs = measured.get(id) ?? [];
    return {
      id,
      title: setPackage(id).title,
      runs,
      isCounted: counted.has(id),
      figures: runs.reduce((total, { rows }) => total + rows.length, 0),
    };
  });
}
