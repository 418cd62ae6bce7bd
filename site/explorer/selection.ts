// Which rows of `measurements` a reader asks for, as SQL: what they can be narrowed by, searched for and sorted by.
// Values are bound, never written into a statement. Counts are taken from `summary`, a fraction of the rows.
import type { Statement } from '../duckdb/statement.ts';

interface Facet {
  /** In the URL. */
  name: string;
  /** A column of `summary`. Its values as text must fit a URL. */
  column: string;
  /** Of a number; a text has a type of its own, with the name of the column. */
  type?: 'BIGINT' | 'DOUBLE';
  /** The column holds several words, of which a row is to have one. */
  words?: true;
}

/** In the order of the URL and of the page. */
export const facets: readonly Facet[] = [
  { name: 'kind', column: 'target_kind' },
  { name: 'drive', column: 'drive_id' },
  { name: 'link', column: 'link' },
  { name: 'lanes', column: 'link_lanes', type: 'BIGINT' },
  { name: 'access', column: 'access' },
  { name: 'direction', column: 'direction' },
  { name: 'block', column: 'block_size_bytes', type: 'BIGINT' },
  { name: 'reads', column: 'read_percent', type: 'DOUBLE' },
  { name: 'depth', column: 'requests_in_flight', type: 'BIGINT' },
  { name: 'metric', column: 'metrics', words: true },
  { name: 'state', column: 'state' },
  { name: 'limited', column: 'link_limited' },
  { name: 'tool', column: 'tool' },
  { name: 'platform', column: 'platform_id' },
  { name: 'year', column: 'year' },
  { name: 'source', column: 'source_publisher' },
  { name: 'set', column: 'set_id' },
];

const CONTAINS = 'text_id IN (SELECT text_id FROM texts WHERE contains(text, ?))';

/** What rows are sorted by, the first one first; rows without a value come last. `loads` is the order of reading. */
export const sortings: Readonly<Record<string, readonly string[]>> = {
  loads: ['position'],
  target: ['target'],
  link: ['link_kind', 'link_generation', 'link_lanes'],
  workload: ['access', 'direction', 'block_size_bytes', 'requests_in_flight'],
  measured: ['measured_bytes_per_s'],
  iops: ['iops'],
  latency: ['latency_mean_s'],
  ceiling: ['ceiling_bytes_per_s'],
  share: ['measured_over_ceiling'],
  set: ['set_id'],
};

export interface Sort {
  by: string;
  descending: boolean;
}

export const DEFAULT_SORT: Sort = { by: 'loads', descending: false };

/** Figures of which a reader wants the largest first. */
const LARGEST_FIRST = new Set(['measured', 'iops', 'ceiling', 'share']);

/** The order after a press on the head of a column: its usual one, then the other way round. */
export function nextSort(sort: Sort, by: string): Sort {
  const first = LARGEST_FIRST.has(by);
  return { by, descending: sort.by === by ? !sort.descending : first };
}

export interface Selection {
  /** Chosen values by facet: a row has one of each. */
  where: Readonly<Record<string, readonly string[]>>;
  /** A part of the names and notes of a row, in any case. */
  text: string;
  sort: Sort;
}

export const ROWS_PER_PAGE = 25;

interface Condition {
  facet?: Facet;
  sql: string;
  values: readonly string[];
}

/** Compared in the column's own type: the engine then skips the blocks that cannot have it. What it is not is nothing. */
function isOneOf({ column, type, words }: Facet, chosen: readonly string[]): string {
  if (words) return `list_has_any(string_split(${column}::VARCHAR, ' '), [${chosen.map(() => '?').join(', ')}])`;
  const values = chosen.map(() => `TRY_CAST(? AS ${type ?? `"${column}"`})`);
  return `${column} IN (${values.join(', ')})`;
}

const chosenIn = (where: Selection['where']): Condition[] =>
  facets.flatMap((facet) => {
    const values = where[facet.name] ?? [];
    return values.length > 0 ? [{ facet, sql: isOneOf(facet, values), values }] : [];
  });

/** In names and notes; in chosen sets also in the rows' own names, which of all rows are the largest column. */
function lookedFor({ where, text }: Pick<Selection, 'where' | 'text'>): Condition[] {
  if (!text) return [];
  const value = text.toLowerCase();
  return where.set
    ? [{ sql: `(${CONTAINS} OR contains(lower(result_id), ?))`, values: [value, value] }]
    : [{ sql: CONTAINS, values: [value] }];
}

const whereOf = (used: readonly Condition[]): string =>
  used.length > 0 ? `\nWHERE ${used.map(({ sql }) => sql).join('\n  AND ')}` : '';

const valuesOf = (used: readonly Condition[]): string[] => used.flatMap(({ values }) => values);

function orderOf({ by, descending }: Sort): string {
  const columns = (sortings[by] ?? []).map((column) => `${column} ${descending ? 'DESC' : 'ASC'} NULLS LAST`);
  return by === DEFAULT_SORT.by ? columns.join(', ') : [...columns, 'position'].join(', ');
}

/** Characters of a line: readers see the statement of their selection. */
const LINE = 78;

/** Word by word, where a line is full on the next one. */
function select(columns: readonly string[]): string {
  const words = columns.map((name, index) => (index < columns.length - 1 ? `${name},` : name));
  const lines: string[] = [];
  let line = 'SELECT';
  for (const word of words) {
    if (line.length + word.length >= LINE) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

interface Range {
  limit: number;
  offset?: number;
}

/** The selected rows in order: `limit` of them after the first `offset`. */
export function rowsStatement(
  selection: Selection,
  columns: readonly string[],
  { limit, offset = 0 }: Range,
  from = 'measurements',
): Statement {
  const used = [...chosenIn(selection.where), ...lookedFor(selection)];
  return {
    sql: `${select(columns)}
FROM ${from}${whereOf(used)}
ORDER BY ${orderOf(selection.sort)}
LIMIT ${Math.trunc(limit)}${offset > 0 ? ` OFFSET ${Math.trunc(offset)}` : ''}`,
    values: valuesOf(used),
  };
}

/** The copy of the measurements in the order of reading, with the columns that the page shows and sorts by. */
const IN_ORDER = 'page.measurements';

/** The measurements of one of these lie together. */
const TOGETHER = ['drive', 'set', 'platform', 'source'];

/** One row of so many: the first of them in the order of reading are already far from each other. */
const SPARSE = 300;

/**
 * The same rows from where they lie closest together. The copy that is in the order of reading has the first ones of a
 * workload or a link side by side, and their places cost next to nothing to read; the few of one drive are all together
 * in the other, and so are all of its figures. `found` of `all` are selected.
 */
export function shownStatement(
  selection: Selection,
  columns: readonly string[],
  range: Range,
  { found, all }: { found: number; all: number },
): Statement {
  const { where, text, sort } = selection;
  const isTogether = text !== '' || TOGETHER.some((facet) => facet in where);
  const isApart = isTogether && (sort.by !== DEFAULT_SORT.by || found * SPARSE < all);
  return rowsStatement(selection, columns, range, isApart ? undefined : IN_ORDER);
}

/** What is counted: as it is stored, or of the rows in which a text was found. */
function counted(selection: Pick<Selection, 'where' | 'text'>): Condition {
  const used = lookedFor(selection);
  if (used.length === 0) return { sql: '', values: [] };
  const columns = facets.map(({ column }) => column).join(', ');
  return {
    sql: `WITH summary AS MATERIALIZED (SELECT ${columns}, count(*) AS rows
      FROM measurements ${whereOf(used)} GROUP BY ALL) `,
    values: valuesOf(used),
  };
}

/** One number: how many rows are selected. */
export function countStatement(selection: Pick<Selection, 'where' | 'text'>): Statement {
  const source = counted(selection);
  const used = chosenIn(selection.where);
  return {
    sql: `${source.sql}SELECT coalesce(sum(rows), 0)::INTEGER FROM summary ${whereOf(used)}`,
    values: [...source.values, ...valuesOf(used)],
  };
}

/**
 * Facet, value and rows: how many there would be with that value chosen. What is chosen in a facet itself does not
 * count, so that another value of it can be added.
 */
export function facetsStatement(selection: Pick<Selection, 'where' | 'text'>): Statement {
  const source = counted(selection);
  const chosen = chosenIn(selection.where);
  const parts = facets.map((facet) => {
    const others = chosen.filter((condition) => condition.facet !== facet);
    return { sql: countsOf(facet, whereOf(others)), values: valuesOf(others) };
  });
  return {
    sql: source.sql + parts.map(({ sql }) => sql).join(' UNION ALL '),
    values: [...source.values, ...parts.flatMap(({ values }) => values)],
  };
}

/** Values become text when there are few of them left. */
function countsOf({ name, column, type, words }: Facet, where: string): string {
  const groups = `SELECT ${column} AS value, sum(rows) AS rows FROM summary ${where} GROUP BY value`;
  if (words) {
    return `SELECT '${name}' AS facet, value, sum(rows)::INTEGER AS rows
      FROM (SELECT unnest(string_split(value::VARCHAR, ' ')) AS value, rows FROM (${groups}))
      WHERE value <> '' GROUP BY value`;
  }
  const text = type === 'DOUBLE' ? "format('{:g}', value)" : 'value::VARCHAR';
  return `SELECT '${name}' AS facet, ${text} AS value, rows::INTEGER AS rows
    FROM (${groups}) WHERE value IS NOT NULL`;
}
