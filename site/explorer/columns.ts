// The columns of the explorer's table: what each says of a row, where it leads, and what it reads of the database.

import type { FormatOptions } from '../common/format.ts';
import { webLink } from '../common/link.ts';
import { asIs, inEnglish, type Marks } from '../common/mark.ts';
import { figureColumns } from './figure.ts';
import {
  ceilingText,
  deviceText,
  expectedText,
  iopsText,
  latencyText,
  linkOrNone,
  measuredText,
  shareText,
  valueLabel,
  workloadText,
} from './measurement-text.ts';
import { type Row, rowLink, setLink } from './measurements.ts';

interface Column {
  name: string;
  /** Columns of the database that it reads, besides the row's key. */
  reads: readonly string[];
  text(row: Row, options?: FormatOptions): string;
  href?(row: Row): string | null | undefined;
  number?: true;
  /** What the text is, where it is not of the page's language. */
  marks?: Marks;
}

const text = (row: Row, column: string): string => String(row[column] ?? '');

/** In the order of the table. The first names the row. */
const COLUMNS = [
  { name: 'target', reads: ['target', 'run_id'], text: deviceText, href: rowLink, marks: inEnglish },
  { name: 'link', reads: ['link_kind', 'link_generation', 'link_lanes', 'link_count'], text: linkOrNone },
  {
    name: 'workload',
    reads: ['target_kind', 'access', 'direction', 'read_percent', 'block_size_bytes', 'queue_depth', 'jobs'],
    text: workloadText,
  },
  { name: 'measured', reads: figureColumns, text: measuredText, number: true },
  { name: 'iops', reads: ['iops'], text: iopsText, number: true },
  { name: 'latency', reads: ['latency_mean_s', 'latency_p50_s', 'latency_p99_s'], text: latencyText, number: true },
  {
    name: 'expected',
    reads: ['expected_low_bytes_per_s', 'expected_high_bytes_per_s', 'range_basis'],
    text: expectedText,
    number: true,
  },
  { name: 'ceiling', reads: ['ceiling_bytes_per_s'], text: ceilingText, number: true },
  { name: 'share', reads: ['measured_over_ceiling'], text: shareText, number: true },
  { name: 'limited', reads: ['link_limited'], text: (row) => valueLabel('link_limited', row.link_limited) },
  { name: 'state', reads: ['state'], text: (row) => valueLabel('state', text(row, 'state')) },
  {
    name: 'tool',
    reads: ['tool', 'tool_version'],
    text: (row) => [row.tool, row.tool_version].filter(Boolean).join(' '),
    marks: asIs,
  },
  { name: 'firmware', reads: ['firmware'], text: (row) => text(row, 'firmware'), marks: asIs },
  { name: 'kernel', reads: ['kernel'], text: (row) => text(row, 'kernel'), marks: asIs },
  { name: 'platform', reads: ['platform_name'], text: (row) => text(row, 'platform_name'), marks: inEnglish },
  { name: 'set', reads: [], text: ({ set_id }) => set_id, href: ({ set_id }) => setLink(set_id), marks: asIs },
  {
    name: 'source',
    reads: ['source_title', 'source_url'],
    text: ({ source_title }) => source_title,
    marks: inEnglish,
    href: ({ source_url: url }) => webLink(url),
  },
] as const satisfies readonly Column[];

export type ColumnName = (typeof COLUMNS)[number]['name'];

export interface TableColumn extends Column {
  name: ColumnName;
}

export const tableColumns: readonly TableColumn[] = COLUMNS;

export const DEFAULT_COLUMNS: readonly ColumnName[] = [
  ...(['target', 'link', 'workload', 'measured', 'iops', 'latency', 'expected', 'set'] as const),
];

export const isColumn = (name: string): name is ColumnName => tableColumns.some((column) => column.name === name);

export const columnsNamed = (names: readonly ColumnName[]): readonly TableColumn[] =>
  tableColumns.filter(({ name }) => names.includes(name));

/** Names a row in words: what its first columns say. */
export const rowName = (row: Row, columns: readonly TableColumn[]): string =>
  columns
    .slice(0, 3)
    .map(({ text }) => text(row))
    .filter(Boolean)
    .join(', ');

/** What the table needs of the database to show these. */
export const readBy = (names: readonly ColumnName[]): string[] => [
  ...new Set(['set_id', 'result_id', 'run_id', ...columnsNamed(names).flatMap(({ reads }) => reads)]),
];
