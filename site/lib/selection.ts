// Which rows of `measurements` a reader asks for, as SQL: what they can be narrowed by, searched for and sorted by.
// Values are bound, never written into a statement.

export interface Facet {
  /** In the URL. */
  name: string;
  /** A row's value as text, or nothing; every value must fit a URL. */
  value?: string;
  /** Instead of one value: the conditions of several, of which a row may meet more than one. */
  conditions?: Readonly<Record<string, string>>;
}

/** In the order of the URL and of the page. */
export const facets: readonly Facet[] = [
  { name: 'kind', value: 'target_kind' },
  { name: 'drive', value: 'drive_id' },
  { name: 'link', value: "concat_ws('-', link_kind, link_generation)" },
  { name: 'lanes', value: 'link_lanes::VARCHAR' },
  { name: 'access', value: 'access' },
  { name: 'direction', value: 'direction' },
  { name: 'block', value: 'block_size_bytes::VARCHAR' },
  { name: 'reads', value: 'read_percent::INTEGER::VARCHAR' },
  { name: 'depth', value: 'requests_in_flight::VARCHAR' },
  {
    name: 'metric',
    conditions: {
      bandwidth: 'measured_bytes_per_s IS NOT NULL',
      iops: 'iops IS NOT NULL',
      latency: 'coalesce(latency_mean_s, latency_p50_s, latency_p99_s) IS NOT NULL',
      ratio: 'coalesce(relative_value, relative_low_value, relative_high_value) IS NOT NULL',
      prediction: 'ceiling_bytes_per_s IS NOT NULL',
    },
  },
  { name: 'state', value: 'state' },
  { name: 'limited', value: 'link_limited' },
  { name: 'tool', value: 'tool' },
  { name: 'platform', value: 'platform_id' },
  { name: 'year', value: 'coalesce(measured_on, source_published_on)[:4]' },
  { name: 'source', value: 'source_publisher' },
  { name: 'set', value: 'set_id' },
];

/** What a text is looked for in. */
const SEARCHED = [
  'result_id',
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

const CONTAINS = `contains(lower(concat_ws(' ', ${SEARCHED.join(', ')})), lower(?))`;

/**
 * What rows are sorted by, the first one first; rows without a value come last. `loads` puts the same load on different
 * devices side by side, as people compare them who choose storage: drives before arrays, figures with a latency before
 * bare bandwidths, few requests in flight before many, random before sequential, reads before writes, the newest year
 * first. Its columns have few values each, which a large table stores in little space.
 */
export const sortings: Readonly<Record<string, readonly string[]>> = {
  loads: [
    "list_position(['drive', 'array', 'controller', 'memory_card'], target_kind)",
    'latency_kind IS NULL',
    'requests_in_flight',
    "access <> 'rand'",
    "direction <> 'device_writes_host'",
    'block_size_bytes',
    '-(coalesce(measured_on, source_published_on)[:4]::INTEGER)',
  ],
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

export interface Statement {
  sql: string;
  values: (string | number)[];
}

export const ROWS_PER_PAGE = 50;

interface Condition {
  facet?: Facet;
  sql: string;
  values: readonly string[];
}

function conditions({ where, text }: Pick<Selection, 'where' | 'text'>): Condition[] {
  const found = facets.flatMap((facet): Condition[] => {
    const chosen = where[facet.name] ?? [];
    if (chosen.length === 0) return [];
    if (facet.conditions) {
      const any = chosen.flatMap((value) => facet.conditions?.[value] ?? []);
      return any.length > 0 ? [{ facet, sql: `(${any.join(' OR ')})`, values: [] }] : [];
    }
    const places = chosen.map(() => '?').join(', ');
    return [{ facet, sql: `${facet.value} IN (${places})`, values: chosen }];
  });
  return text ? [...found, { sql: CONTAINS, values: [text] }] : found;
}

const whereOf = (used: readonly Condition[]): string =>
  used.length > 0 ? `WHERE ${used.map(({ sql }) => sql).join(' AND ')}` : '';

const valuesOf = (used: readonly Condition[]): string[] => used.flatMap(({ values }) => values);

function orderOf({ by, descending }: Sort): string {
  const columns = (sortings[by] ?? []).map(
    (column) => `${column} ${descending ? 'DESC' : 'ASC'} NULLS LAST`,
  );
  return [...columns, 'set_id', 'result_id'].join(', ');
}

/** The selected rows in order: `limit` of them after the first `offset`. */
export function rowsStatement(
  selection: Selection,
  columns: readonly string[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): Statement {
  const used = conditions(selection);
  return {
    sql: `SELECT ${columns.join(', ')} FROM measurements ${whereOf(used)}
      ORDER BY ${orderOf(selection.sort)} LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`,
    values: valuesOf(used),
  };
}

/** One number: how many rows are selected. */
export function countStatement(selection: Pick<Selection, 'where' | 'text'>): Statement {
  const used = conditions(selection);
  return { sql: `SELECT count(*) FROM measurements ${whereOf(used)}`, values: valuesOf(used) };
}

/**
 * Facet, value and rows: how many there would be with that value chosen. What is chosen in a facet itself does not
 * count, so that another value of it can be added.
 */
export function facetsStatement(selection: Pick<Selection, 'where' | 'text'>): Statement {
  const used = conditions(selection);
  const isUsed = ({ name }: Facet) => used.some(({ facet }) => facet?.name === name);
  // Facets without a choice see the same rows: one reading of the table counts all of them.
  const free = facets.filter((facet) => facet.value && !isUsed(facet));
  const parts = [
    { sql: countsOf(free, used), values: valuesOf(used) },
    ...facets
      .filter((facet) => !free.includes(facet))
      .map((facet) => {
        const others = used.filter((condition) => condition.facet !== facet);
        return { sql: countsOf([facet], others), values: valuesOf(others) };
      }),
  ];
  return {
    sql: parts.map(({ sql }) => sql).join(' UNION ALL '),
    values: parts.flatMap(({ values }) => values),
  };
}

function countsOf(counted: readonly Facet[], used: readonly Condition[]): string {
  const from = `FROM measurements ${whereOf(used)}`;
  const [{ name, conditions } = {}] = counted;
  if (conditions) {
    const rows = Object.values(conditions).map((sql) => `count(*) FILTER (${sql})`);
    const values = Object.keys(conditions).map((value) => `'${value}'`);
    return `SELECT '${name}' AS facet, unnest([${values.join(', ')}]) AS value,
      unnest([${rows.join(', ')}]) AS rows ${from}`;
  }
  const sets = counted.map(({ name }) => `(of_${name})`);
  const columns = counted.map(({ name, value }) => `${value} AS of_${name}`);
  const names = counted.map(({ name }) => `WHEN of_${name} IS NOT NULL THEN '${name}'`);
  const values = counted.map(({ name }) => `of_${name}`);
  return `SELECT CASE ${names.join(' ')} END AS facet, coalesce(${values.join(', ')}) AS value, rows
    FROM (SELECT ${columns.join(', ')}, count(*) AS rows ${from} GROUP BY GROUPING SETS (${sets.join(', ')}))
    WHERE value IS NOT NULL`;
}
