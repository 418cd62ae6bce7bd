// Rows of `measurements`: their names, and where each of them can be read in full.
import { pageLink } from '../common/link.ts';
import type { MeasurementsRow, SourcesRow } from '../generated/datasets.ts';

/** Columns that pages read by name; a row has more of them, as far as its query asked. */
type ReadColumn =
  | ('set_id' | 'run_id' | 'result_id' | 'source_title' | 'source_publisher' | 'source_url')
  | ('target' | 'target_kind' | 'link_kind' | 'link_generation' | 'link_lanes' | 'link_count')
  | ('max_payload_size_bytes' | 'max_payload_size_origin' | 'direction' | 'access')
  | ('link_limited' | 'precision' | 'reported_value' | 'reported_unit' | 'reported_unit_means')
  | ('bandwidth_low_bytes_per_s' | 'bandwidth_high_bytes_per_s' | 'measured_bytes_per_s')
  | ('ceiling_bytes_per_s' | 'expected_low_bytes_per_s' | 'expected_high_bytes_per_s')
  | ('range_basis' | 'measured_over_ceiling');

/** A row as the database has it: its columns' names, base units, `null` where nothing is known. */
export interface Row extends Pick<MeasurementsRow, ReadColumn> {
  [column: string]: string | number | null;
  source_rights_basis: SourcesRow['rights_basis'];
  source_licence_spdx: SourcesRow['licence_spdx'];
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
  rows.map((cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index]])) as Row);

type Key = Pick<Row, 'set_id' | 'result_id'>;

/** Names a row: results are named within their set. */
export const keyOf = (row: Key): string => `${row.set_id}/${row.result_id}`;

/** Names a run: `set/run`, as charts and the comparison take it. */
export const runKey = (row: Pick<Row, 'set_id' | 'run_id'>): string => `${row.set_id}/${row.run_id}`;

export const anchorOf = (row: Key): string => `row-${row.set_id}-${row.result_id}`;

export const setLink = (set: string): string => pageLink(`/data/sets/${set}/`);

export const runLink = (row: Pick<Row, 'set_id' | 'run_id'>): string => `${setLink(row.set_id)}${row.run_id}/`;

/** The row among those of its run, with how it was measured. */
export const rowLink = (row: Key & Pick<Row, 'run_id'>): string => `${runLink(row)}#${anchorOf(row)}`;

/** "pcie-3.0": kind and, where it is known, generation. */
export const linkOf = (row: Pick<Row, 'link_kind' | 'link_generation'>): string =>
  [row.link_kind, row.link_generation].filter((part) => part !== null).join('-');
