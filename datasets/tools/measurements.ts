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
const OUTER = new Set(['drives', 'controllers', 'platforms', 'predictions']);

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
    ...taken('targets', 'target_id', { column: 'kind', as: 'target_kind' }, 'target', 'drive_id'),
    {
      name: 'drive_name',
      type: 'string',
      title: 'Drive',
      description: 'Vendor and model of the drive.',
      example: 'Patriot Hellfire',
      sql: "drives.vendor || ' ' || drives.model",
    },
    ...taken('targets', 'drive_count', 'firmware', 'controller_id', 'controller'),
    ...taken('targets', 'array_kind', 'array_groups', 'chunk_size_bytes', 'write_cache'),
    ...taken('targets', 'filesystem'),
    ...taken('runs', 'platform_id'),
    ...taken('platforms', { column: 'name', as: 'platform_name' }),
    ...taken('runs', 'slot', 'link_kind', 'link_generation', 'link_lanes', 'link_count'),
    ...taken('runs', 'link_attachment', 'link_protocol', 'link_generation_max', 'link_lanes_max'),
    ...taken('runs', 'max_payload_size_bytes', 'max_payload_size_origin'),
    ...taken('runs', 'max_read_request_size_bytes', 'address_bits'),
    ...taken('runs', 'tool', 'tool_version', 'engine', 'direct', 'command', 'kernel', 'state'),
    ...taken('runs', 'preconditioning', 'fill_percent', 'test_size_bytes', 'memory_bytes'),
    ...taken('runs', 'measured_on'),
    ...taken('results', 'workload_id', 'direction', 'duplex', 'access', 'random_percent'),
    ...taken('results', 'block_size_bytes', 'block_split', 'read_percent', 'queue_depth', 'jobs'),
    {
      name: 'requests_in_flight',
      type: 'integer',
      title: 'In flight',
      description: 'Requests in flight in total: as given, or queue depth times jobs.',
      example: '32',
      sql: 'coalesce(results.outstanding_requests, results.queue_depth * coalesce(results.jobs, 1))',
    },
    ...taken('results', 'devices', 'duration_s', 'iterations'),
    ...taken('results', 'bandwidth_bytes_per_s', 'bandwidth_low_bytes_per_s'),
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
    ...taken('results', 'iops', 'latency_kind', 'latency_mean_s', 'latency_p50_s'),
    ...taken('results', 'latency_p99_s', 'latency_p999_s', 'latency_max_s', 'latency_stdev_s'),
    ...taken('results', 'iops_stdev_per_s', 'bandwidth_stdev_bytes_per_s', 'cpu_percent'),
    ...taken('results', 'power_w', 'temperature_c'),
    ...taken(
      'results',
      'counted',
      'link_limited',
      'precision',
      'relative_metric',
      'relative_value',
    ),
    ...taken('results', 'relative_low_value', 'relative_high_value', 'relative_to'),
    ...taken('results', 'value_origin', 'source_place', 'raw_sha256', 'digitise_error_percent'),
    ...taken('results', 'reported_value', 'reported_unit', 'reported_unit_means'),
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
    JOIN targets USING (set_id, target_id)
    JOIN sources USING (set_id, source_id)
    LEFT JOIN drives USING (drive_id)
    LEFT JOIN platforms USING (platform_id)
    LEFT JOIN predictions
      ON predictions.set_id = results.set_id AND predictions.result_id = results.result_id`;
}
