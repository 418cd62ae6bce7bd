// Rows of `measurements`: their names, and where each of them can be read in full.
import type { Basis } from '../../calc-wasm/js/calc.ts';
import { pageLink } from '../common/link.ts';

/** A row as the database has it: its columns' names, base units, `null` where nothing is known. */
export interface Row {
  [column: string]: string | number | null;
  set_id: string;
  run_id: string;
  result_id: string;
  source_title: string;
  source_publisher: string | null;
  source_url: string | null;
  source_rights_basis: string;
  source_licence_spdx: string | null;
  target: string;
  target_kind: string;
  link_kind: string;
  link_generation: string | null;
  link_lanes: number | null;
  link_count: number | null;
  max_payload_size_bytes: number | null;
  max_payload_size_origin: string | null;
  direction: string;
  access: string;
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
  range_basis: Basis | null;
  measured_over_ceiling: number | null;
}

/** Rows of a file or of an answer: the names of the columns, and the cells in their order. */
export interface ListedRows {
  columns: readonly string[];
  rows: readonly (readonly Row[string][])[];
}

/** The first rows of one value of a facet, and how many rows the values of all other facets have among its rows. */
export interface HeadFile extends ListedRows {
  counts: readonly (readonly [facet: string, value: string, rows: number])[];
}

export const rowsIn = ({ columns, rows }: ListedRows): Row[] =>
  rows.map(
    (cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index]])) as Row,
  );

type Key = Pick<Row, 'set_id' | 'result_id'>;

/** Names a row: results are named within their set. */
export const keyOf = (row: Key): string => `${row.set_id}/${row.result_id}`;

/** Names a run: `set/run`, as charts and the comparison take it. */
export const runKey = (row: Pick<Row, 'set_id' | 'run_id'>): string =>
  `${row.set_id}/${row.run_id}`;

/** The row's place in a page. */
export const anchorOf = (row: Key): string => `row-${row.set_id}-${row.result_id}`;

export const setLink = (set: string): string => pageLink(`/data/sets/${set}/`);

export const runLink = (row: Pick<Row, 'set_id' | 'run_id'>): string =>
  `${setLink(row.set_id)}${row.run_id}/`;

/** The row among those of its run, with how it was measured. */
export const rowLink = (row: Key & Pick<Row, 'run_id'>): string =>
  `${runLink(row)}#${anchorOf(row)}`;

/** "pcie-3.0": kind and, where it is known, generation. */
export const linkOf = (row: Pick<Row, 'link_kind' | 'link_generation'>): string =>
  [row.link_kind, row.link_generation].filter((part) => part !== null).join('-');
