/**
 * The view `measurements`: results with everything that is known about them, for pages and charts.
 * One list makes both the SQL and the description of its columns.
 */

import type { Field } from './table-schema.ts';
import { databaseTables } from './tables.ts';

interface ViewColumn extends Field {
  sql: string;
}

/** Joined where a row has one: not every run names its drive, not every result has a prediction. */
const OUTER = new Set(['drives', 'platforms', 'predictions']);

/** Columns taken over from a table, in its words; `as` renames one where two tables share a name. */
function taken(
  table: string,
  ...columns: (string | { column: string; as: string })[]
): ViewColumn[] {
  const fields = databaseTables().find(({ name }) => name === table)?.fields ?? [];
  return columns.map((entry) => {
    const { column, as } = typeof entry === 'string' ? { column: entry, as: entry } : entry;
    const field = fields.find(({ name }) => name === column);
    if (!field) throw new Error(`measurements: ${table} has no column ${column}`);
    const required = !OUTER.has(table) && field.constraints?.required === true;
    return {
      ...field,
      name: as,
      constraints: { ...field.constraints, required },
      // Dates as text: every reader of the view, and JSON, agrees on those.
      sql: field.type === 'date' ? `${table}.${column}::VARCHAR` : `${table}.${column}`,
    };
  });
}

export function measurementColumns(): ViewColumn[] {
  return [
    ...taken('results', 'set_id', 'result_id', 'run_id'),
    ...taken('runs', 'source_id'),
    ...taken('sources', { column: 'title', as: 'source_title' }),
    ...taken('sources', { column: 'publisher', as: 'source_publisher' }),
    ...taken('sources', { column: 'url', as: 'source_url' }),
    ...taken('sources', { column: 'published_on', as: 'source_published_on' }),
    ...taken('runs', 'target_kind', 'target', 'drive_id'),
    {
      name: 'drive_name',
      type: 'string',
      title: 'Drive',
      description: 'Vendor and model of the drive.',
      example: 'Patriot Hellfire',
      sql: "drives.vendor || ' ' || drives.model",
    },
    ...taken('runs', 'platform_id'),
    ...taken('platforms', { column: 'name', as: 'platform_name' }),
    ...taken('runs', 'slot', 'link_kind', 'link_generation', 'link_lanes', 'link_count'),
    ...taken('runs', 'link_attachment', 'link_protocol'),
    ...taken('runs', 'max_payload_size_bytes', 'max_payload_size_origin'),
    ...taken('runs', 'max_read_request_size_bytes', 'address_bits'),
    ...taken('runs', 'tool', 'tool_version', 'measured_on'),
    ...taken('results', 'direction', 'duplex', 'access', 'block_size_bytes', 'queue_depth'),
    ...taken('results', 'jobs', 'devices', 'bandwidth_bytes_per_s', 'bandwidth_low_bytes_per_s'),
    ...taken('results', 'bandwidth_high_bytes_per_s'),
    {
      name: 'measured_bytes_per_s',
      type: 'number',
      title: 'Measured',
      description:
        'One number to draw: the bandwidth, the middle of its range, or the one end that is known.',
      unit: 'B/s',
      example: '438304768',
      sql: `coalesce(
        results.bandwidth_bytes_per_s,
        (results.bandwidth_low_bytes_per_s + results.bandwidth_high_bytes_per_s) / 2,
        results.bandwidth_low_bytes_per_s,
        results.bandwidth_high_bytes_per_s)`,
    },
    ...taken('results', 'iops', 'counted', 'link_limited', 'precision', 'relative_value'),
    ...taken('results', 'relative_low_value', 'relative_high_value', 'relative_to'),
    ...taken('results', 'value_origin', 'reported_value', 'reported_unit', 'reported_unit_means'),
    ...taken('results', 'note'),
    ...taken('runs', { column: 'note', as: 'run_note' }),
    ...taken('predictions', 'calculator', 'model_version', 'ceiling_bytes_per_s'),
    ...taken('predictions', 'expected_low_bytes_per_s', 'expected_high_bytes_per_s'),
    {
      name: 'measured_over_ceiling',
      type: 'number',
      title: 'Measured / ceiling',
      description: 'Measured bandwidth over the ceiling of the model.',
      example: '0.96',
      sql: 'measured_bytes_per_s / predictions.ceiling_bytes_per_s',
    },
  ];
}

export const measurements = {
  name: 'measurements',
  title: 'Measurements',
  description:
    'Results with their run, source, drive, platform and prediction: the view to begin with.',
  primaryKey: ['set_id', 'result_id'],
};

export function measurementsView(): string {
  const columns = measurementColumns().map(({ name, sql }) => `${sql} AS ${name}`);
  return `CREATE VIEW measurements AS
    SELECT ${columns.join(',\n      ')}
    FROM results
    JOIN runs USING (set_id, run_id)
    JOIN sources USING (set_id, source_id)
    LEFT JOIN drives USING (drive_id)
    LEFT JOIN platforms USING (platform_id)
    LEFT JOIN predictions
      ON predictions.set_id = results.set_id AND predictions.result_id = results.result_id`;
}
