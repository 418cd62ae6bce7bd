// Every array that was measured with what it does at its best, and how many times its drives: at build time.
import { query } from '../duckdb/dataset-build.ts';
import { columnText } from '../explorer/column-text.ts';
import { runLink } from '../explorer/measurements.ts';
import { type ArrayPredictionsRow, tables } from '../generated/datasets.ts';
import { type Run, runs } from '../sets/sets-build.ts';
import { type ArrayBest, bestOfArray } from './best.ts';

/** Reads of the array as a multiple of what the source measured of fewer drives, and as the model has it. */
export interface Times {
  measured: number;
  predicted: number;
}

export interface MeasuredArray extends ArrayBest {
  name: string;
  /** The page of its run, or of the one with most figures. */
  href: string;
  /** "RAID 5" */
  layout: string;
  set: string;
  times?: Times;
}

const layoutColumn = tables.measurements.columns.find(({ name }) => name === 'array_kind');

/** Drives that are loaded side by side are no array: what stands here is one volume. */
const isArray = ({ rows: [first] }: Run): boolean => first?.target_kind === 'array' && first.array_kind !== 'none';

/** Of a result the multiple of its reads, by set and result. */
async function readTimes(): Promise<Map<string, Times>> {
  const rows = await query<Pick<ArrayPredictionsRow, 'set_id' | 'result_id' | 'measured_times' | 'predicted_times'>>(
    `SELECT set_id, result_id, measured_times, predicted_times FROM array_predictions
     WHERE output = 'read_rate' AND measured_kind = 'figure'`,
  );
  return new Map(
    rows.map(({ set_id, result_id, measured_times: measured, predicted_times: predicted }) => [
      `${set_id}/${result_id}`,
      { measured, predicted },
    ]),
  );
}

/** The quickest readers first; those of which no rate is known last. */
export async function measuredArrays(): Promise<MeasuredArray[]> {
  const times = await readTimes();
  const alike = Map.groupBy((await runs()).filter(isArray), ({ set, rows }) => `${set} ${rows[0]?.target}`);
  return [...alike.values()]
    .flatMap((own) => arrayOf(own, times))
    .toSorted((a, other) => (other.read?.value ?? 0) - (a.read?.value ?? 0));
}

function arrayOf(own: readonly Run[], times: ReadonlyMap<string, Times>): MeasuredArray[] {
  const [fullest] = own.toSorted((a, other) => other.rows.length - a.rows.length);
  const [first] = fullest?.rows ?? [];
  const best = bestOfArray(own.flatMap(({ rows }) => rows));
  if (!fullest || !first || !layoutColumn) return [];
  if (!(best.read ?? best.write ?? best.random)) return [];
  const { set_id, result_id } = best.read?.row ?? first;
  const matches = times.get(`${set_id}/${result_id}`);
  return [
    {
      ...best,
      name: String(first.target),
      href: runLink(first),
      set: fullest.set,
      layout: columnText(layoutColumn, String(first.array_kind)),
      ...(matches && { times: matches }),
    },
  ];
}
