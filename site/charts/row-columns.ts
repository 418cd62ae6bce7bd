// The columns that charts read of the database: the query and the types of rows are both made of these lists.
import type { ArrayPredictionsRow, MeasurementsRow, SourcesRow } from '../generated/datasets.ts';

/** Of a run of one target. */
export const configurationColumns = [
  ...(['set_id', 'run_id', 'target_id', 'target', 'target_kind', 'drive_id'] as const),
  ...(['drive_count', 'array_kind', 'platform_name', 'link_kind', 'link_generation'] as const),
  ...(['link_lanes', 'link_attachment', 'tool', 'direct', 'state', 'preconditioning'] as const),
  ...(['test_size_bytes', 'memory_bytes', 'source_title', 'source_url'] as const),
] satisfies readonly (keyof MeasurementsRow)[];

/** Of a run: what tells it from others beside the columns above. No chart draws them. */
export const tellingColumns = [
  ...(['engine', 'fill_percent', 'measured_on', 'run_note', 'slot'] as const),
  ...(['firmware', 'max_payload_size_bytes', 'kernel'] as const),
] satisfies readonly (keyof MeasurementsRow)[];

/** Of one result. */
export const pointColumns = [
  ...(['result_id', 'direction', 'duplex', 'access', 'random_percent'] as const),
  ...(['block_size_bytes', 'block_split', 'read_percent', 'queue_depth', 'jobs'] as const),
  ...(['requests_in_flight', 'devices', 'measured_bytes_per_s', 'iops', 'latency_kind'] as const),
  ...(['latency_mean_s', 'latency_p99_s', 'precision', 'relative_metric'] as const),
  ...(['relative_value', 'relative_low_value', 'relative_high_value', 'relative_to'] as const),
  ...(['reported_unit', 'reported_unit_means', 'value_origin', 'link_limited'] as const),
  ...(['max_payload_size_origin', 'ceiling_bytes_per_s', 'expected_low_bytes_per_s'] as const),
  ...(['expected_high_bytes_per_s', 'range_basis', 'note'] as const),
] satisfies readonly (keyof MeasurementsRow)[];

/** Of an array: the result that it is compared with, and how many times that it should deliver and does. */
export const arrayColumns = [
  ...(['baseline_id', 'output', 'predicted_times', 'measured_times', 'measured_kind'] as const),
] satisfies readonly (keyof ArrayPredictionsRow)[];

type Unknown<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];

/** A row without its columns that hold nothing. */
export type Known<Row> = Omit<Row, Unknown<Row>> & {
  [Name in Unknown<Row>]?: NonNullable<Row[Name]>;
};

/** The licence of its source, or else why its figures may stand here. */
interface Licensed {
  licence: NonNullable<SourcesRow['licence_spdx'] | SourcesRow['rights_basis']>;
}

export type ConfigurationRow = Pick<MeasurementsRow, (typeof configurationColumns)[number]> & Licensed;

export type TellingRow = Pick<MeasurementsRow, (typeof tellingColumns)[number]>;

/** A result that is no array's has none of the columns of arrays. */
export type PointRow = Pick<MeasurementsRow, (typeof pointColumns)[number]> & {
  [Name in (typeof arrayColumns)[number]]: ArrayPredictionsRow[Name] | null;
};

export type SeriesRow = Pick<
  MeasurementsRow,
  'set_id' | 'result_id' | 'run_id' | 'target' | 'source_title' | 'source_url'
> &
  Licensed & { metric: string; x_kind: string; x: number[]; value: number[] };
