// A measured number in a text, at build time, read from the dataset. Rows that do not exist stop the build.
import { query } from './dataset-build.ts';
import { type FormatOptions, quantity, range } from './format.ts';

interface Measurement {
  [column: string]: string | number | null;
  source_id: string;
  target: string;
  link_lanes: number | null;
  bandwidth_bytes_per_s: number | null;
  bandwidth_low_bytes_per_s: number | null;
  bandwidth_high_bytes_per_s: number | null;
  measured_over_ceiling: number | null;
  precision: string;
  reported_value: string;
  reported_unit: string;
  reported_unit_means: string;
}

export async function measurementNamed(set: string, result: string): Promise<Measurement> {
  const [found] = await query<Measurement>(
    `SELECT source_id, target, link_lanes, bandwidth_bytes_per_s, bandwidth_low_bytes_per_s,
       bandwidth_high_bytes_per_s, measured_over_ceiling, precision, reported_value, reported_unit,
       reported_unit_means
     FROM measurements WHERE set_id = $set AND result_id = $result`,
    { set, result },
  );
  if (found) return found;
  const results = await names('result_id', 'WHERE set_id = $set', { set });
  if (results) throw new Error(`no result "${result}" in the set "${set}": there is ${results}`);
  throw new Error(`no set "${set}": there is ${await names('set_id')}`);
}

async function names(
  column: string,
  where = '',
  values: Record<string, string> = {},
): Promise<string> {
  const rows = await query<{ name: string }>(
    `SELECT DISTINCT ${column} AS name FROM measurements ${where} ORDER BY name`,
    values,
  );
  return rows.map(({ name }) => name).join(', ');
}

export interface Figure {
  /** Of a range, its middle. */
  value: number;
  text: string;
}

/** The bandwidth of a row, or its range; `lanes` divides it. */
export function bandwidthOf(row: Measurement, lanes: number, options?: FormatOptions): Figure {
  const { bandwidth_bytes_per_s: one, bandwidth_low_bytes_per_s: low } = row;
  const high = row.bandwidth_high_bytes_per_s;
  if (one !== null) {
    return { value: one / lanes, text: quantity(one / lanes, 'byte_per_second', options) };
  }
  if (low !== null && high !== null) {
    return {
      value: (low + high) / 2 / lanes,
      text: range(low / lanes, high / lanes, 'byte_per_second', options),
    };
  }
  throw new Error(`a ${row.precision} figure of ${row.source_id} has no bandwidth to print`);
}

/** The row in the explorer. */
export function measurementLink(set: string, result: string): string {
  return `/data/?${new URLSearchParams({ set, result })}`;
}
