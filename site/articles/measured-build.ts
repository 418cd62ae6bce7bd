// A measured number in a text, at build time, read from the dataset. Rows that do not exist stop the build.
import { query } from '../duckdb/dataset-build.ts';
import { figureColumns } from '../explorer/figure.ts';

interface Measurement {
  [column: string]: string | number | null;
  set_id: string;
  run_id: string;
  result_id: string;
  source_id: string;
  target: string;
  link_lanes: number | null;
  measured_over_ceiling: number | null;
  reported_value: string | null;
  reported_unit: string | null;
  reported_unit_means: string | null;
}

const COLUMNS = [
  ...(['set_id', 'run_id', 'result_id', 'source_id', 'target', 'link_lanes'] as const),
  ...(['measured_over_ceiling', 'reported_value', 'reported_unit', 'reported_unit_means'] as const),
  ...figureColumns,
];

export async function measurementNamed(set: string, result: string): Promise<Measurement> {
  const [found] = await query<Measurement>(
    `SELECT ${COLUMNS.join(', ')}
     FROM measurements WHERE set_id = $set AND result_id = $result`,
    { set, result },
  );
  if (found) return found;
  const results = await names('result_id', 'WHERE set_id = $set', { set });
  if (results) throw new Error(`no result "${result}" in the set "${set}": there is ${results}`);
  throw new Error(`no set "${set}": there is ${await names('set_id')}`);
}

async function names(column: string, where = '', values: Record<string, string> = {}): Promise<string> {
  const rows = await query<{ name: string }>(
    `SELECT DISTINCT ${column} AS name FROM measurements ${where} ORDER BY name`,
    values,
  );
  return rows.map(({ name }) => name).join(', ');
}
