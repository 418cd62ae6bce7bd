// The measurements at build time: their rows, where each stands in the repository, and how the models do.
import { readFileSync } from 'node:fs';
import { Table } from '../../datasets/tools/tables/table.ts';
import { once } from '../common/once.ts';
import { query } from '../duckdb/dataset-build.ts';
import { readBy, tableColumns } from './columns.ts';
import { type HeadFile, keyOf, type ListedRows, type Row } from './measurements.ts';
import { facets, facetsStatement, ROWS_PER_PAGE, rowsStatement } from './selection.ts';
import { written } from './sql-text.ts';
import { HEADED, type Head, listedPages, START } from './state.ts';

/** Every row with its source's licence, by link. */
export const measurements = once(() =>
  query<Row>(
    `SELECT measurements.*, rights_basis AS source_rights_basis,
       licence_spdx AS source_licence_spdx
     FROM measurements JOIN sources USING (set_id, source_id)
     ORDER BY link_kind NULLS LAST, link_generation NULLS LAST, link_lanes NULLS LAST, set_id, result_id`,
  ),
);

/** All that the table of the explorer can show. */
const SHOWN = readBy(tableColumns.map(({ name }) => name));

/** The pages of rows that the explorer has without its engine. */
export const listedRows = once(async (): Promise<Row[][]> => {
  const pages = listedPages((await size()).figures);
  const rows = await query<Row>(rowsStatement(START, SHOWN, { limit: pages * ROWS_PER_PAGE }).sql);
  return Array.from({ length: pages }, (_, index) => rows.slice(index * ROWS_PER_PAGE, (index + 1) * ROWS_PER_PAGE));
});

/** The first rows of each value of the facets that have them ready, in the order of reading. */
export async function headRows(): Promise<(Head & { rows: Row[] })[]> {
  const columns = facets.filter(({ name }) => HEADED.some((headed) => headed === name));
  const heads = columns.map(async ({ name, column }) => {
    const rows = await query<Row & { headed: string }>(
      `SELECT ${SHOWN.join(', ')}, ${column}::VARCHAR AS headed FROM measurements
       WHERE ${column} IS NOT NULL
       QUALIFY row_number() OVER (PARTITION BY ${column} ORDER BY position) <= ${ROWS_PER_PAGE}
       ORDER BY position`,
    );
    const values = Map.groupBy(rows, ({ headed }) => headed);
    return [...values].map(([value, found]) => ({ facet: name, value, rows: found }));
  });
  return (await Promise.all(heads)).flat();
}

/** How many rows the values of other facets leave of those with this value, where they leave any. */
async function countsBeside({ facet, value }: Head): Promise<HeadFile['counts']> {
  const counted = facetsStatement({ ...START, where: { [facet]: [value] } });
  const counts = await query<{ facet: string; value: string; rows: number }>(written(counted));
  return counts
    .filter((item) => item.facet !== facet && item.rows > 0)
    .map((item) => [item.facet, item.value, item.rows] as const);
}

/** As the explorer fetches it: all that it shows of one value of a facet. */
export const headFile = async ({ rows, ...head }: Head & { rows: Row[] }): Promise<HeadFile> => ({
  ...asTable(rows),
  counts: await countsBeside(head),
});

/** As the explorer fetches them: the names of the columns once. */
export const asTable = (rows: readonly Row[]): ListedRows => ({
  columns: SHOWN,
  rows: rows.map((row) => SHOWN.map((name) => row[name] ?? null)),
});

interface Size {
  [column: string]: number;
  figures: number;
  /** By name: one device may be the target of several sets. */
  devices: number;
  sets: number;
}

export async function size(): Promise<Size> {
  const [found] = await query<Size>(
    `SELECT count(*)::INTEGER AS figures, count(DISTINCT target)::INTEGER AS devices,
       count(DISTINCT set_id)::INTEGER AS sets FROM measurements`,
  );
  if (!found) throw new Error('the dataset does not say how large it is');
  return found;
}

/** Rows whose link was the limit, with what it was expected to carry. */
export async function judgedRows(): Promise<Row[]> {
  const all = await measurements();
  return all.filter((row) => row.link_limited === 'yes' && row.ceiling_bytes_per_s !== null);
}

interface FacetValue {
  [column: string]: string;
  facet: string;
  value: string;
  rows: string;
}

/** Each facet's values with their number of rows, in reading order: numbers as numbers, "16" after "8". */
export async function facetValues(): Promise<Map<string, FacetValue[]>> {
  const values = await query<FacetValue>(facetsStatement(START).sql);
  const inOrder = values.sort((a, other) => a.value.localeCompare(other.value, 'en', { numeric: true }));
  return new Map(
    facets.map(({ name }) => [
      name,
      inOrder.filter((facetValue) => facetValue.facet === name && facetValue.rows !== '0'),
    ]),
  );
}

type Names = Record<string, Record<string, string>>;

/** Names of drives and platforms by their short name. */
export const names = once(async (): Promise<Names> => {
  const drives = await query<{ id: string; name: string }>(
    "SELECT drive_id AS id, vendor || ' ' || model AS name FROM drives",
  );
  const platforms = await query<{ id: string; name: string }>('SELECT platform_id AS id, name FROM platforms');
  const byId = (rows: typeof drives) => Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  return { drive: byId(drives), platform: byId(platforms) };
});

export interface Place {
  file: string;
  line: number;
}

/** The line of each result in the CSV file that it comes from. */
export const places = once(async (): Promise<Map<string, Place>> => {
  const schema = JSON.parse(readFileSync('datasets/schema/results.json', 'utf8'));
  const sets = new Set((await measurements()).map(({ set_id }) => set_id));
  const lines = new Map<string, Place>();
  for (const set_id of sets) {
    const file = `datasets/sets/${set_id}/results.csv`;
    const table = new Table(file, schema, readFileSync(file));
    const id = table.fieldIndex('result_id');
    for (let row = 1; row <= table.length; row++) {
      const key = keyOf({ set_id, result_id: table.text(row, id) });
      lines.set(key, { file, line: table.lineOf(row) });
    }
  }
  return lines;
});

interface Agreement {
  [column: string]: number;
  compared: number;
  inside: number;
  /** Mean distance from the middle of the expected range, as a share of it. */
  mean_error: number;
  fitted: number;
}

/**
 * How the predictions do where they can be judged: the link was the limit, and the packet size was
 * not chosen to make the figure fit.
 */
export async function agreement(): Promise<Agreement> {
  const judged = "link_limited = 'yes' AND ceiling_bytes_per_s IS NOT NULL";
  const [found] = await query<Agreement>(
    `WITH judged AS (
       SELECT *, max_payload_size_origin IN ('stated', 'assumed') AS known,
         (expected_low_bytes_per_s + expected_high_bytes_per_s) / 2 AS middle
       FROM measurements WHERE ${judged})
     SELECT count(*) FILTER (known)::INTEGER AS compared,
       count(*) FILTER (known AND measured_bytes_per_s
         BETWEEN expected_low_bytes_per_s AND expected_high_bytes_per_s)::INTEGER AS inside,
       avg(abs(measured_bytes_per_s / middle - 1)) FILTER (known) AS mean_error,
       count(*) FILTER (NOT known)::INTEGER AS fitted
     FROM judged`,
  );
  if (!found) throw new Error('the dataset has no predictions to compare with');
  return found;
}
