/** The measured figures that came or changed, each beside what the model expects of it. Touches no file system. */
import type { Basis } from '../../../calc-wasm/js/calc.ts';
import type { Unit } from '../schema/table-schema.ts';
import { type Row, rowOf } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';
import type { Others } from './drive-figures.ts';
import { keyed } from './keyed.ts';
import { linkOfRun, load, lookup } from './names.ts';

export interface Figure {
  key: string;
  /** What was measured, and over which link; empty where that is not said. */
  target: string;
  link: string;
  load: string;
  unit: Unit;
  /** In base units, like all that follow. */
  measured: number;
  /** What it was before, where the row was there. */
  before?: number | undefined;
  /** What the model says, where it says something; of bandwidths alone. */
  ceiling?: number | undefined;
  low?: number | undefined;
  high?: number | undefined;
  /** Whether that range was measured or is assumed. */
  basis?: Basis | undefined;
  /** What the drive's maker promises of such a load, and what other sets measured of it. */
  rated?: number | undefined;
  others?: Others | undefined;
  /** Whether the link is said to have been the limit: only then the expected range has to hold the figure. */
  limited: boolean;
}

export interface Figures {
  /** The first of them, at most `LISTED`. */
  listed: Figure[];
  /** How many there are. */
  all: number;
}

/** What the model says of the columns of a run and a result. */
export type Predict = (
  run: Row,
  result: Row,
) =>
  | {
      ceiling_bytes_per_s: number;
      expected_low_bytes_per_s: number;
      expected_high_bytes_per_s: number;
      range_basis: Basis;
    }
  | undefined;

const LISTED = 100;

/** @param known The drive's rating and other sets' figures of the same load. */
export function figuresOf(
  before: readonly Table[],
  after: readonly Table[],
  predict: Predict | undefined,
  known: (drive: string, result: Row, metric: string) => Pick<Figure, 'rated' | 'others'>,
): Figures {
  const results = tableOf(after, 'results');
  const older = tableOf(before, 'results');
  const figures: Figures = { listed: [], all: 0 };
  if (!results) return figures;
  const runs = tableOf(after, 'runs');
  const runAt = new Map(Array.from({ length: runs?.length ?? 0 }, (_, at) => [runs?.keyOf(at + 1), at + 1]));
  const targetOf = lookup(after, 'runs', 'run_id', 'target_id');
  const nameOf = lookup(after, 'targets', 'target_id', 'target');
  const driveOf = lookup(after, 'targets', 'target_id', 'drive_id');
  const former = keyed(older);
  for (const [key, row] of keyed(results)) {
    const olderRow = former.get(key);
    if (older && olderRow !== undefined && isSame(older, olderRow, results, row)) continue;
    const result = rowOf(results, row);
    const found = metricOf(result);
    if (!found) continue;
    const { name: column, ...metric } = found;
    figures.all += 1;
    if (figures.listed.length >= LISTED) continue;
    const runRow = runAt.get(String(result.run_id));
    const run = runs && runRow !== undefined ? rowOf(runs, runRow) : undefined;
    const target = targetOf(String(result.run_id));
    const was = older && olderRow !== undefined ? metricOf(rowOf(older, olderRow)) : undefined;
    const predicted = metric.unit === 'B/s' && run ? predict?.(run, result) : undefined;
    figures.listed.push({
      key,
      target: nameOf(target) || target,
      link: run ? linkOfRun(run) : '',
      load: load((column) => String(result[column] ?? '')) || key,
      ...metric,
      ...(was && was.unit === metric.unit && { before: was.measured }),
      ...(predicted && {
        ceiling: predicted.ceiling_bytes_per_s,
        low: predicted.expected_low_bytes_per_s,
        high: predicted.expected_high_bytes_per_s,
        basis: predicted.range_basis,
      }),
      ...known(driveOf(target), result, column),
      limited: result.link_limited === 'yes',
    });
  }
  return figures;
}

const tableOf = (tables: readonly Table[], name: string): Table | undefined =>
  tables.find(({ schema }) => schema.name === name);

const isSame = (older: Table, olderRow: number, newer: Table, row: number): boolean =>
  newer.schema.fields.every((_, index) => older.text(olderRow, index) === newer.text(row, index));

/** The one number of a row: its bandwidth as the database draws it, or its rate, or its latency. */
function metricOf(row: Row): (Pick<Figure, 'measured' | 'unit'> & { name: string }) | undefined {
  const value = (name: string): number | undefined => {
    const cell = row[name];
    return typeof cell === 'number' && Number.isFinite(cell) ? cell : undefined;
  };
  const [low, high] = [value('bandwidth_low_bytes_per_s'), value('bandwidth_high_bytes_per_s')];
  const middle = low !== undefined && high !== undefined ? (low + high) / 2 : (low ?? high);
  const figures: [number | undefined, Unit, string][] = [
    [value('bandwidth_bytes_per_s') ?? middle, 'B/s', 'bandwidth_bytes_per_s'],
    [value('iops'), '1/s', 'iops'],
    [value('latency_mean_s'), 's', 'latency_mean_s'],
    [value('latency_p50_s'), 's', 'latency_p50_s'],
  ];
  for (const [measured, unit, name] of figures) if (measured !== undefined) return { measured, unit, name };
  return undefined;
}
