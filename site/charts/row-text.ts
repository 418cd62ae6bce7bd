// How loads, configurations and figures read, at build time and in the browser alike.

import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { quantity, size } from '../common/format.ts';
import { webLink } from '../common/link.ts';
import { inEnglish } from '../common/mark.ts';
import { words as measurement } from '../explorer/measurement.words.ts';
import { licenceText } from '../explorer/measurement-text.ts';
import type { Cell } from '../plot/picture.ts';
import type { Configuration, Point } from './rows.ts';
import { words as charts } from './words.ts';

const { pattern: say } = charts;

/** "random reads". */
export function patternText(point: Point): string {
  const { access, direction, random_percent, read_percent, block_split } = point;
  const parts = [
    say.done(access, direction),
    random_percent !== undefined && say.random(random_percent),
    read_percent !== undefined && direction === 'mixed' && say.reads(read_percent),
    block_split && say.split,
  ];
  return parts.filter(Boolean).join(', ');
}

/** "random reads of 4 KiB". */
export function loadText(point: Point): string {
  const { block_size_bytes: bytes } = point;
  return bytes === undefined ? patternText(point) : `${patternText(point)} ${say.blocks(size(bytes))}`;
}

export const operations = (value: number): string => quantity(value, 'operation_per_second', { digits: 3 });
export const seconds = (value: number): string => quantity(value, 'second', { digits: 3 });
export const bandwidth = (value: number): string => quantity(value, 'byte_per_second', { digits: 3 });
export const share = (value: number): string => quantity(value, 'ratio', { digits: 3 });
export const count = (value: number): string => quantity(value, 'count', { digits: 3 });
/** "2.7", "10": how many times. */
export const times = (value: number): string => quantity(value, 'count', { digits: 2, exact: true });

/** A figure of a table, with its number for programs. */
export const figure = (value: number | undefined, unit: UnitName, text: (value: number) => string): Cell => ({
  text: orNone(value, text),
  number: { value, unit },
});

/** Where a row of a table comes from. */
export const sourceCell = ({ source_title, source_url }: Pick<Configuration, 'source_title' | 'source_url'>): Cell => {
  const href = webLink(source_url);
  return { text: source_title, ...(href && { href }), marks: inEnglish };
};

export const orNone = <Value>(value: Value | undefined, text: (value: Value) => string): string =>
  value === undefined ? charts.none : text(value);

/** "4 × 32": jobs and the depth of each. */
export const jobsText = ({ jobs, queue_depth }: Point): string =>
  queue_depth === undefined ? charts.none : `${jobs ?? 1} × ${queue_depth}`;

/** What was tested with which load, in a line. */
export const headText = (point: Point, of: Configuration): string =>
  [of.name, loadText(point), point.requests_in_flight !== undefined && charts.inFlight(point.requests_in_flight)]
    .filter(Boolean)
    .join(', ');

/** A point in a few lines, for those who point at its mark. */
export function summary(point: Point, of: Configuration): string {
  const figures = [
    point.iops !== undefined && operations(point.iops),
    point.measured_bytes_per_s !== undefined && bandwidth(point.measured_bytes_per_s),
    point.latency_mean_s !== undefined && seconds(point.latency_mean_s),
  ].filter(Boolean);
  return [
    headText(point, of),
    figures.join(', '),
    measurement.row.source(of.source_title, licenceText(of.licence)),
  ].join('\n');
}
