// How far the predictions are from the measurements, over the rows that can tell: those whose link was the limit.
import type { Pair } from '../explorer/measured-predicted.ts';
import { keyOf, type Row } from '../explorer/measurements.ts';
import before from './before.json' with { type: 'json' };

/** Where the payload size comes from that a prediction rests on; `none` for links that have no such setting. */
export const origins = ['stated', 'assumed', 'fitted', 'none'] as const;
export type Origin = (typeof origins)[number];

/** Its range is the one that the other sources make, without that of this row. */
export interface Compared extends Pair {
  origin: Origin;
  /** What half of the other sources' links reach, over the measurement, less 1: positive where it promises too much. */
  error: number;
}

/** What the other sources make of a row, in bytes per second. */
export type Expected = Pick<Compared, 'low' | 'high' | 'basis'> & { middle: number };

/** Whether a row should say something about the model. */
const isJudged = ({ link_limited, measured_bytes_per_s }: Row): boolean =>
  link_limited === 'yes' && measured_bytes_per_s !== null;

/** Rows that would say something, but for the lack of a prediction. */
export const withoutPrediction = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => isJudged(row) && row.ceiling_bytes_per_s === null);

/** In the order in which they are shown. */
const LINKS = ['pcie', 'dmi', 'sata', 'sas', 'usb', 'thunderbolt', 'ethernet'];
const LINKS_WITH_PAYLOAD_SIZE = ['pcie', 'dmi'];

/** A range is judged by its upper end: its lower one belongs to slower devices, and a model of a link says what it carries. */
const judged = (row: Row): number | null => row.bandwidth_high_bytes_per_s ?? row.measured_bytes_per_s;

/** Rows whose link was the limit and that have a prediction; ratios have no figure to compare. */
export function compared(rows: readonly Row[], expected: (row: Row) => Expected | undefined = asShipped): Compared[] {
  return rows.flatMap((row) => {
    const measured = judged(row);
    const { ceiling_bytes_per_s: ceiling } = row;
    if (!isJudged(row) || measured === null || ceiling === null) return [];
    const expectation = expected(row);
    if (!expectation) return [];
    const { middle, ...range } = expectation;
    return [{ row, measured, ceiling, ...range, origin: originOf(row), error: middle / measured - 1 }];
  });
}

/** The range that the dataset has for a row: that of all sources. */
export function asShipped(row: Row): Expected | undefined {
  const { expected_low_bytes_per_s: low, expected_high_bytes_per_s: high } = row;
  const { range_basis: basis } = row;
  if (low === null || high === null || basis === null) return undefined;
  return { low, high, basis, middle: (low + high) / 2 };
}

function originOf({ link_kind, max_payload_size_origin }: Row): Origin {
  if (!LINKS_WITH_PAYLOAD_SIZE.includes(link_kind)) return 'none';
  return origins.find((origin) => origin === max_payload_size_origin) ?? 'none';
}

export const shareOf = ({ measured, ceiling }: Compared): number => measured / ceiling;

export const isInside = ({ measured, low, high }: Compared): boolean => measured >= low && measured <= high;

export const isAboveCeiling = ({ measured, ceiling }: Compared): boolean => measured > ceiling;

/** A payload size that was chosen to fit the figure proves nothing about the model. */
export const isProof = ({ origin }: Compared): boolean => origin !== 'fitted';

export interface Errors {
  n: number;
  mean: number;
  meanAbsolute: number;
  /** Mean absolute error that is left once every answer is multiplied by the one factor that brings the mean to 0. */
  spread: number;
  /** Index of the one that is furthest off. */
  worst: number;
}

/** Of errors as shares, such as −0.02. */
export function errorsOf(errors: readonly number[]): Errors {
  const average = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
  const mean = average(errors);
  const absolute = errors.map(Math.abs);
  return {
    n: errors.length,
    mean,
    meanAbsolute: average(absolute),
    spread: average(errors.map((error) => Math.abs((1 + error) / (1 + mean) - 1))),
    worst: absolute.indexOf(Math.max(...absolute)),
  };
}

/** Mean distances of the ceiling from figures that were published while it held typical flow control: then, and now. */
export function ceilings(rows: readonly Compared[]): [before: number, now: number] | undefined {
  const then = new Map(Object.entries(before));
  const own = rows.filter(({ row }) => then.has(keyOf(row)));
  const mean = (error: (row: Compared) => number) => errorsOf(own.map(error)).meanAbsolute;
  return own.length > 0
    ? [mean(({ row }) => then.get(keyOf(row)) ?? 0), mean((row) => 1 / shareOf(row) - 1)]
    : undefined;
}

export interface Group {
  /** As the dataset names links: pcie, usb. */
  link: string;
  origin: Origin;
  rows: Compared[];
  errors: Errors;
  inside: number;
}

/** By kind of link, and apart from each other those whose payload size is known from different places. */
export const groups = (rows: readonly Compared[]): Group[] =>
  LINKS.flatMap((link) =>
    origins.flatMap((origin) => {
      const own = rows.filter((row) => row.row.link_kind === link && row.origin === origin);
      return own.length > 0 ? [group(link, origin, own)] : [];
    }),
  );

function group(link: string, origin: Origin, rows: Compared[]): Group {
  const errors = errorsOf(rows.map(({ error }) => error));
  return { link, origin, rows, errors, inside: rows.filter(isInside).length };
}
