/**
 * The table `measurements`: every result with all that is known about it, for pages, charts and queries.
 * One list makes both the SQL and the description of its columns. It is stored, not a view: a filter then
 * reads a few columns of one table, wherever their values come from.
 */

import { ASKED } from '../predict/question.ts';
import { databaseTables } from '../repository/tables.ts';
import type { Field, TableSchema } from '../schema/table-schema.ts';

interface JoinedColumn extends Field {
  sql: string;
}

/** Joined where a row has one: not every run names its drive, not every result has a prediction. */
const OUTER = new Set(['drives', 'controllers', 'platforms', 'predictions']);

/** Columns taken over from a table, in its words; `as` and `title` rename what is clear in that table alone. */
function taken(table: string, ...columns: (string | { column: string; as: string; title?: string })[]): JoinedColumn[] {
  const fields = databaseTables().find(({ name }) => name === table)?.fields ?? [];
  return columns.map((entry) => {
    const { column, as, title } = typeof entry === 'string' ? { column: entry, as: entry, title: undefined } : entry;
    const field = fields.find(({ name }) => name === column);
    if (!field) throw new Error(`measurements: ${table} has no column ${column}`);
    const required = !OUTER.has(table) && field.constraints?.required === true;
    return {
      ...field,
      name: as,
      title: title ?? field.title,
      constraints: { ...field.constraints, required },
      // Dates as text: every reader of the table, and JSON, agrees on those.
      sql: field.type === 'date' ? `${table}.${column}::VARCHAR` : `${table}.${column}`,
    };
  });
}

function joinedColumns(): JoinedColumn[] {
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
    ...taken('platforms', { column: 'name', as: 'platform_name', title: 'Platform' }),
    ...taken('runs', 'slot', 'link_kind', 'link_generation', 'link_lanes', 'link_count'),
    {
      name: 'link',
      type: 'string',
      title: 'Link',
      description: 'Kind and generation of the link in one text.',
      example: 'pcie-3.0',
      sql: "concat_ws('-', runs.link_kind, runs.link_generation)",
    },
    ...taken('runs', 'link_attachment', 'link_protocol', 'link_generation_max', 'link_lanes_max'),
    ...taken('runs', 'max_payload_size_bytes', 'max_payload_size_origin'),
    ...taken('runs', 'max_read_request_size_bytes', 'address_bits'),
    ...taken('runs', 'tool', 'tool_version', 'engine', 'direct', 'command', 'kernel', 'state'),
    ...taken('runs', 'preconditioning', 'fill_percent', 'test_size_bytes', 'memory_bytes'),
    ...taken('runs', 'measured_on'),
    {
      name: 'year',
      type: 'string',
      title: 'Year',
      description: 'Year of the measurement, or else of its source.',
      example: '2024',
      sql: 'left(coalesce(runs.measured_on, sources.published_on)::VARCHAR, 4)',
    },
    ...taken('results', 'workload_id', 'direction', 'duplex', 'access', 'random_percent'),
    ...taken('results', 'block_size_bytes', 'block_split', 'read_percent', 'queue_depth', 'jobs'),
    ...taken('results', 'outstanding_requests'),
    {
      name: 'requests_in_flight',
      type: 'integer',
      title: 'Total queue depth',
      description: 'Total requests in flight: as stated, or queue depth times jobs.',
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
      description: 'One number for charts: the bandwidth, the middle of its range, or the one end that is known.',
      unit: 'B/s',
      example: '438304768',
      sql: `coalesce(
        results.bandwidth_bytes_per_s,
        (results.bandwidth_low_bytes_per_s + results.bandwidth_high_bytes_per_s) / 2,
        results.bandwidth_low_bytes_per_s,
        results.bandwidth_high_bytes_per_s)`,
    },
    ...taken('results', 'iops', 'latency_kind', 'latency_mean_s', 'latency_min_s', 'latency_p50_s'),
    ...taken('results', 'latency_p90_s', 'latency_p95_s', 'latency_p99_s', 'latency_p999_s'),
    ...taken('results', 'latency_p9999_s', 'latency_max_s', 'latency_stdev_s'),
    ...taken('results', 'iops_stdev_per_s', 'bandwidth_stdev_bytes_per_s', 'cpu_percent'),
    ...taken('results', 'power_w', 'temperature_c'),
    ...taken('results', 'counted', 'link_limited', 'precision', 'relative_metric', 'relative_value'),
    ...taken('results', 'relative_low_value', 'relative_high_value', 'relative_to'),
    ...taken('results', 'value_origin', 'source_place', 'raw_sha256', 'digitise_error_percent'),
    ...taken('results', 'reported_value', 'reported_unit', 'reported_unit_means'),
    ...taken('results', 'note'),
    ...taken('runs', { column: 'note', as: 'run_note', title: 'Note on the run' }),
    ...taken('predictions', 'calculator', 'model_version', 'ceiling_bytes_per_s'),
    ...taken('predictions', 'expected_low_bytes_per_s', 'expected_high_bytes_per_s'),
    ...taken('predictions', 'range_basis'),
    {
      name: 'measured_over_ceiling',
      type: 'number',
      title: 'Measured / ceiling',
      description: 'Measured bandwidth over the ceiling of the model.',
      example: '0.96',
      sql: 'measured_bytes_per_s / predictions.ceiling_bytes_per_s',
    },
    {
      name: 'metrics',
      type: 'string',
      title: 'Metrics',
      description: `Quantities that the row has, separated by spaces: ${Object.keys(METRICS).join(', ')}.`,
      example: 'bandwidth iops latency',
      sql: `concat_ws(' ', ${Object.entries(METRICS)
        .map(([metric, columns]) => `CASE WHEN coalesce(${columns}) IS NOT NULL THEN '${metric}' END`)
        .join(', ')})`,
    },
  ];
}

const TEXT_ID: Field = {
  name: 'text_id',
  type: 'integer',
  title: 'Text',
  description: 'The row of `texts` with the names and notes that a search finds it by.',
  example: '17',
  constraints: { required: true },
};

const POSITION: Field = {
  name: 'position',
  type: 'integer',
  title: 'Position',
  description:
    'Place of the row when all are read in order, from 1: the same load on different devices side by side. Another version of the dataset may have another order.',
  example: '290',
  constraints: { required: true },
};

/**
 * The order of reading puts the same load on different devices side by side, as people compare them who choose storage:
 * drives before arrays, figures with a latency before bare bandwidths, few requests in flight before many, random
 * before sequential, reads before writes, blocks of 4 KiB before others, since nearly everybody measures those, the
 * newest year first.
 */
const LOAD_ORDER = [
  "list_position(['drive', 'array', 'controller', 'memory_card'], target_kind) NULLS LAST",
  'latency_kind IS NULL',
  'requests_in_flight NULLS LAST',
  "access <> 'rand'",
  "direction <> 'device_writes_host'",
  'block_size_bytes IS DISTINCT FROM 4096',
  'block_size_bytes NULLS LAST',
];
const NEWEST = ['year DESC NULLS LAST', 'set_id', 'result_id'];

/** Of a device that was measured again under the same load, how often before: every device stands once, then again. */
const AGAIN = `row_number() OVER (
  PARTITION BY target_kind, target, latency_kind IS NULL, requests_in_flight, access, direction, block_size_bytes
  ORDER BY ${NEWEST.join(', ')})`;

const READING_ORDER = [...LOAD_ORDER, 'again', ...NEWEST];

/** What a row tells, by the columns of which it has one. */
const METRICS = {
  bandwidth: 'measured_bytes_per_s',
  iops: 'results.iops',
  latency: 'results.latency_mean_s, results.latency_p50_s, results.latency_p99_s',
  ratio: 'results.relative_value, results.relative_low_value, results.relative_high_value',
  prediction: 'predictions.ceiling_bytes_per_s',
};

export const measurementColumns = (): Field[] => [...joinedColumns(), TEXT_ID, POSITION];

export const measurements = {
  name: 'measurements',
  title: 'Measurements',
  description: 'Results with their run, source, drive, platform and prediction: start with this table.',
  primaryKey: ['set_id', 'result_id'],
};

/**
 * The order of the rows: what people filter on, the narrowest first. Rows that belong together lie together, so that a
 * filter reads a few blocks and skips the rest.
 */
const ORDER = [
  'link_kind',
  'link_generation',
  'drive_id',
  'set_id',
  'target_id',
  'state',
  'access',
  'direction',
  'block_size_bytes',
  'read_percent',
  'queue_depth',
  'jobs',
  'result_id',
];

/**
 * What people narrow the rows by, in the order of the page. `summary` has a row for each combination of these that
 * exists: a count over millions of measurements reads it instead. So each must have few values, at most some thousands.
 */
export const FACETS = [
  'target_kind',
  'drive_id',
  'link',
  'link_lanes',
  'access',
  'direction',
  'block_size_bytes',
  'read_percent',
  'requests_in_flight',
  'metrics',
  'state',
  'link_limited',
  'tool',
  'platform_id',
  'year',
  'source_publisher',
  'set_id',
];

/** More texts with few values. They and those above are stored as numbers, in types that have the columns' names. */
const REPEATED = [
  'drive_name',
  'controller',
  'array_kind',
  'platform_name',
  'link_kind',
  'link_generation',
  'workload_id',
  'max_payload_size_origin',
  'precision',
  'value_origin',
];

export const isStoredAsNumber = ({ name, type }: Field): boolean =>
  type === 'string' && (FACETS.includes(name) || REPEATED.includes(name));

export function selectQuestions(): string {
  return `SELECT DISTINCT ${[...ASKED.runs, ...ASKED.results].join(', ')}
    FROM results JOIN runs USING (set_id, run_id)`;
}

/** Reads the tables of the dataset, `answers`, the model's beside what it was asked, and `texts`. */
export function selectMeasurements(): string {
  return `SELECT rows.* EXCLUDE (again), text_id,
      row_number() OVER (ORDER BY ${READING_ORDER.join(', ')}) AS position
    FROM (SELECT *, ${AGAIN} AS again FROM (${joined()})) AS rows JOIN texts ON texts.text = ${TEXT}
    ORDER BY ${ORDER.join(', ')}`;
}

/** One row: for each of these columns the list of its values. */
export function selectValues(columns: readonly string[]): string {
  const lists = columns.map((name) => `array_agg(DISTINCT ${name}) AS ${name}`);
  return `SELECT ${lists.join(', ')} FROM (${joined()})`;
}

/** What a row is found by. */
const SEARCHED = [
  'target',
  'drive_name',
  'controller',
  'platform_name',
  'slot',
  'tool',
  'source_title',
  'source_publisher',
  'note',
  'run_note',
];

/** A line for each, so that nothing is found across two of them. */
const TEXT = `lower(concat_ws(chr(10), ${SEARCHED.join(', ')}))`;

/** Searched in place of the measurements, which share each text by the hundred. */
export const texts = {
  name: 'texts',
  title: 'Texts',
  description: 'Names and notes of the measurements, for a search: each combination once.',
  primaryKey: [TEXT_ID.name],
  fields: [
    TEXT_ID,
    {
      name: 'text',
      type: 'string',
      title: 'Text',
      description: `In lower case, a line for each that is known: ${SEARCHED.join(', ')}.`,
      example: 'patriot hellfire',
      constraints: { required: true },
    },
  ] satisfies Field[],
};

/** In their order, as what sounds alike is often looked for together. */
export function selectTexts(): string {
  return `SELECT row_number() OVER (ORDER BY text)::INTEGER AS text_id, text
    FROM (SELECT DISTINCT ${TEXT} AS text FROM (${joined()})) ORDER BY text`;
}

export const summary = {
  name: 'summary',
  title: 'Summary',
  description: 'Number of measurements of each kind: one row per combination of filter values.',
  primaryKey: FACETS,
};

export const summaryColumns = (): Field[] => [
  ...FACETS.flatMap((facet) => measurementColumns().filter(({ name }) => name === facet)),
  {
    name: 'rows',
    type: 'integer',
    title: 'Rows',
    description: 'Measurements of that kind.',
    example: '71',
    constraints: { required: true, minimum: 1 },
  },
];

/** In the order of the measurements, so that equal values lie together. */
export function selectSummary(): string {
  return `SELECT ${FACETS.join(', ')}, count(*)::INTEGER AS rows FROM ${measurements.name}
    GROUP BY ALL ORDER BY min(rowid)`;
}

function joined(): string {
  const columns = joinedColumns().map(({ name, sql }) => `${sql} AS ${name}`);
  const isAnswer = Object.entries(ASKED).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name} IS NOT DISTINCT FROM predictions.${name}`),
  );
  return `SELECT ${columns.join(',\n      ')}
    FROM results
    JOIN runs USING (set_id, run_id)
    JOIN targets USING (set_id, target_id)
    JOIN sources USING (set_id, source_id)
    LEFT JOIN drives USING (drive_id)
    LEFT JOIN platforms USING (platform_id)
    LEFT JOIN answers AS predictions ON ${isAnswer.join(' AND ')}`;
}

/** Tables that are parts of the measurements, and which rows are theirs: views, so that nothing is stored twice. */
export const PARTS: Record<string, string> = {
  results: 'true',
  predictions: 'calculator IS NOT NULL',
};

export function selectPart({ name, fields }: TableSchema): string {
  const columns = fields.map((field) => field.name);
  return `SELECT ${columns.join(', ')} FROM measurements WHERE ${PARTS[name]}`;
}
