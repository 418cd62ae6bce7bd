// The measurements at build time: their rows, where each stands in the repository, and how the models do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Table } from '../../datasets/tools/check/table.ts';
import { query } from './dataset-build.ts';
import { DEFAULT_SORT, keyOf, type Row, statement } from './measurements.ts';

let rows: Promise<Row[]> | undefined;

/** Every row of the view with its source's licence, in the order in which the page begins. */
export function measurements(): Promise<Row[]> {
  rows ??= read();
  return rows;
}

async function read(): Promise<Row[]> {
  const found = await query<Row>(
    `SELECT measurements.*, rights_basis AS source_rights_basis,
       licence_spdx AS source_licence_spdx
     FROM measurements JOIN sources USING (set_id, source_id)`,
  );
  const order = await query<Row>(statement({ where: {}, sort: DEFAULT_SORT }).sql);
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return order.flatMap((key) => byKey.get(keyOf(key)) ?? []);
}

export interface Place {
  file: string;
  line: number;
}

/** The line of each result in the CSV file that it comes from. */
export async function places(): Promise<Map<string, Place>> {
  const schema = JSON.parse(
    readFileSync(join(process.cwd(), 'datasets/schema/results.json'), 'utf8'),
  );
  const sets = new Set((await measurements()).map(({ set_id }) => set_id));
  const found = new Map<string, Place>();
  for (const set_id of sets) {
    const file = `datasets/sets/${set_id}/results.csv`;
    const table = new Table(file, schema, readFileSync(join(process.cwd(), file)));
    const id = table.fieldIndex('result_id');
    for (let row = 1; row <= table.length; row++) {
      const key = keyOf({ set_id, result_id: table.text(row, id) });
      found.set(key, { file, line: table.lineOf(row) });
    }
  }
  return found;
}

interface Agreement {
  [column: string]: number;
  compared: number;
  inside: number;
  above: number;
  below: number;
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
       count(*) FILTER (known AND measured_bytes_per_s > expected_high_bytes_per_s)::INTEGER AS above,
       count(*) FILTER (known AND measured_bytes_per_s < expected_low_bytes_per_s)::INTEGER AS below,
       avg(abs(measured_bytes_per_s / middle - 1)) FILTER (known) AS mean_error,
       count(*) FILTER (NOT known)::INTEGER AS fitted
     FROM judged`,
  );
  if (!found) throw new Error('the dataset has no predictions to compare with');
  return found;
}
