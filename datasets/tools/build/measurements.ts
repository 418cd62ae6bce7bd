/**
 * The table `measurements`: every result with all that is known about it, for pages, charts and queries.
 * One list, `measurements.json`, makes both the SQL and the description of its columns. It is stored, not a view: a filter then
 * reads a few columns of one table, wherever their values come from.
 */

import { ASKED } from '../predict/question.ts';
import { databaseTables } from '../repository/tables.ts';
import type { Field, TableSchema } from '../schema/table-schema.ts';
import lists from './measurements.json' with { type: 'json' };

interface JoinedColumn extends Field {
  sql: string;
}

/** Joined where a row has one: not every run names its drive, not every result has a prediction. */
const OUTER = new Set(['drives', 'controllers', 'platforms', 'predictions']);

interface Renamed {
  column: string;
  as: string;
  title?: string;
}

/** Columns taken over from a table, in its words; `as` and `title` rename what is clear in that table alone. */
function columnsFrom(table: string, ...columns: (string | Renamed)[]): JoinedColumn[] {
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

/** Columns of tables by their names, and columns of their own, in the order of the table. */
type Listed = JoinedColumn | { of: string; columns: (string | Renamed)[] };

function joinedColumns(): JoinedColumn[] {
  const listed = lists.columns as readonly Listed[];
  const filled = Object.entries(METRICS).map(
    ([metric, columns]) => `CASE WHEN coalesce(${columns}) IS NOT NULL THEN '${metric}' END`,
  );
  return [
    ...listed.flatMap((item) => ('of' in item ? columnsFrom(item.of, ...item.columns) : [item])),
    {
      name: 'metrics',
      type: 'string',
      title: 'Metrics',
      description: `Quantities that the row has, separated by spaces: ${Object.keys(METRICS).join(', ')}.`,
      example: 'bandwidth iops latency',
      sql: `concat_ws(' ', ${filled.join(', ')})`,
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
const ORDER = lists.order;

/**
 * What people narrow the rows by, in the order of the page. `summary` has a row for each combination of these that
 * exists: a count over millions of measurements reads it instead. So each must have few values, at most some thousands.
 */
export const FACETS = lists.facets;

/** More texts with few values. They and those above are stored as numbers, in types that have the columns' names. */
const REPEATED = lists.repeated;

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
const SEARCHED = lists.searched;

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
export const PARTS: Record<string, string> = { results: 'true', predictions: 'calculator IS NOT NULL' };

export function selectPart({ name, fields }: TableSchema): string {
  const columns = fields.map((field) => field.name);
  return `SELECT ${columns.join(', ')} FROM measurements WHERE ${PARTS[name]}`;
}
