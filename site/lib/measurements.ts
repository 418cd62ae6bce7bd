// Rows of the view `measurements`, and what they can be filtered and sorted by. Each filter and each sorting is
// written twice, as SQL and as a function: one for the database, one for a page without it. A test holds them together.

/** A row as the database has it: its columns' names, base units, `null` where nothing is known. */
export interface Row {
  [column: string]: string | number | null;
  set_id: string;
  result_id: string;
  source_title: string;
  source_publisher: string | null;
  source_url: string | null;
  source_rights_basis: string;
  source_licence_spdx: string | null;
  target: string;
  link_kind: string;
  link_generation: string | null;
  link_lanes: number | null;
  link_count: number | null;
  max_payload_size_bytes: number | null;
  max_payload_size_origin: string | null;
  direction: string;
  link_limited: string;
  precision: string;
  reported_value: string;
  reported_unit: string;
  reported_unit_means: string;
  bandwidth_low_bytes_per_s: number | null;
  bandwidth_high_bytes_per_s: number | null;
  measured_bytes_per_s: number | null;
  ceiling_bytes_per_s: number | null;
  expected_low_bytes_per_s: number | null;
  expected_high_bytes_per_s: number | null;
  measured_over_ceiling: number | null;
}

/** Names a row: results are named within their set. */
export const keyOf = (row: Pick<Row, 'set_id' | 'result_id'>): string =>
  `${row.set_id}/${row.result_id}`;

/** The row's place in the page. */
export const anchorOf = (row: Pick<Row, 'set_id' | 'result_id'>): string =>
  `row-${row.set_id}-${row.result_id}`;

const known = (value: string | number | null | undefined): value is string | number =>
  value !== null && value !== undefined;

/** "pcie-3.0": kind and, where it is known, generation. */
export const linkOf = (row: Row): string =>
  [row.link_kind, row.link_generation].filter(known).join('-');

/** What a text is looked for in. */
const SEARCHED = [
  'result_id',
  'target',
  'drive_name',
  'platform_name',
  'slot',
  'tool',
  'source_title',
  'source_publisher',
  'note',
  'run_note',
];

export interface Filter {
  /** In the URL. */
  name: string;
  /** A condition with one parameter, which is bound, never written into the text. */
  sql: string;
  matches(row: Row, value: string): boolean;
  /** The row's own value; absent where any text is allowed. */
  value?(row: Row): string | null;
}

function choice(name: string, sql: string, value: (row: Row) => string | number | null): Filter {
  const text = (row: Row) => {
    const found = value(row);
    return found === null ? null : String(found);
  };
  return {
    name,
    sql: `${sql} = ?`,
    value: text,
    matches: (row, wanted) => text(row) === wanted,
  };
}

/** In the order of the URL. */
export const filters: readonly Filter[] = [
  choice('set', 'set_id', (row) => row.set_id),
  choice('link', "concat_ws('-', link_kind, link_generation)", linkOf),
  choice('lanes', 'link_lanes::VARCHAR', (row) => row.link_lanes),
  choice('direction', 'direction', (row) => row.direction),
  choice('mps', 'max_payload_size_origin', (row) => row.max_payload_size_origin),
  choice('limited', 'link_limited', (row) => row.link_limited),
  choice('result', 'result_id', (row) => row.result_id),
  {
    name: 'text',
    sql: `contains(lower(concat_ws(' ', ${SEARCHED.join(', ')})), lower(?))`,
    matches: (row, wanted) =>
      SEARCHED.map((column) => row[column])
        .filter(known)
        .join(' ')
        .toLowerCase()
        .includes(wanted.toLowerCase()),
  },
];

/** Columns that rows are sorted by, the first one first; rows without a value come last. */
export const sortings: Record<string, readonly string[]> = {
  link: ['link_kind', 'link_generation', 'link_lanes'],
  target: ['target'],
  measured: ['measured_bytes_per_s'],
  ceiling: ['ceiling_bytes_per_s'],
  share: ['measured_over_ceiling'],
};

export const DEFAULT_SORT: Sort = { by: 'link', descending: false };

export interface Sort {
  by: string;
  descending: boolean;
}

export interface Selection {
  /** Values of filters by their name. */
  where: Readonly<Record<string, string>>;
  sort: Sort;
}

function columnsOf({ by }: Sort): readonly string[] {
  return sortings[by] ?? sortings[DEFAULT_SORT.by] ?? [];
}

function inUse({ where }: Selection): { filter: Filter; value: string }[] {
  return filters.flatMap((filter) => {
    const value = where[filter.name];
    return value === undefined ? [] : [{ filter, value }];
  });
}

export interface Statement {
  sql: string;
  values: (string | number)[];
}

/** The keys of the selected rows, in order, asked of the database. */
export function statement(selection: Selection): Statement {
  const used = inUse(selection);
  const where = used.map(({ filter }) => filter.sql).join(' AND ');
  const order = columnsOf(selection.sort).map(
    (column) => `${column} ${selection.sort.descending ? 'DESC' : 'ASC'} NULLS LAST`,
  );
  return {
    sql: [
      'SELECT set_id, result_id FROM measurements',
      where && `WHERE ${where}`,
      `ORDER BY ${[...order, 'set_id', 'result_id'].join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
    values: used.map(({ value }) => value),
  };
}

/** The same without a database. */
export function selected(rows: readonly Row[], selection: Selection): Row[] {
  const used = inUse(selection);
  const columns = columnsOf(selection.sort);
  const sign = selection.sort.descending ? -1 : 1;
  return rows
    .filter((row) => used.every(({ filter, value }) => filter.matches(row, value)))
    .toSorted((one, other) => {
      for (const column of columns) {
        const order = compared(one[column], other[column], sign);
        if (order !== 0) return order;
      }
      return compared(one.set_id, other.set_id, 1) || compared(one.result_id, other.result_id, 1);
    });
}

function compared(
  one: string | number | null | undefined,
  other: string | number | null | undefined,
  sign: number,
): number {
  if (!known(one) || !known(other)) return Number(known(other)) - Number(known(one));
  if (one === other) return 0;
  // By code units, as the database compares text, not by a language's rules.
  return one < other ? -sign : sign;
}
