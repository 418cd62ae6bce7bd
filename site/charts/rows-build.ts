// The rows of the charts at build time, out of the database that the page opens.

import { size } from '../common/format.ts';
import { toldApart } from '../common/told-apart.ts';
import { query } from '../duckdb/dataset-build.ts';
import { linkText } from './row-text.ts';
import type { Configuration, Point, Series } from './rows.ts';
import { words as charts } from './words.ts';

const CONFIGURATION = `set_id, run_id, target_id, target, target_kind, drive_id, drive_count,
  array_kind, platform_name, link_kind, link_generation, link_lanes, link_attachment, tool, direct,
  state, preconditioning, test_size_bytes, memory_bytes, source_title, source_url,
  coalesce(licence_spdx, rights_basis) AS licence`;

const POINT = `result_id, direction, duplex, access, random_percent, block_size_bytes, block_split,
  read_percent, queue_depth, jobs, requests_in_flight, devices, measured_bytes_per_s, iops,
  latency_kind, latency_mean_s, latency_p99_s, precision, relative_metric, relative_value,
  relative_low_value, relative_high_value, relative_to, reported_unit, reported_unit_means,
  value_origin, link_limited, max_payload_size_origin, ceiling_bytes_per_s,
  expected_low_bytes_per_s, expected_high_bytes_per_s, range_basis, baseline_id, output, predicted_times,
  measured_times, measured_kind, measurements.note AS note`;

type Json = string | number | null;

/** Without what is not known. */
function known(row: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

let read: Promise<Configuration[]> | undefined;

/** Every configuration, in the order of sets and runs. */
export function configurations(): Promise<Configuration[]> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<Configuration[]> {
  const runs = await query<Record<string, Json>>(
    `SELECT DISTINCT ${CONFIGURATION}
     FROM measurements JOIN sources USING (set_id, source_id) ORDER BY set_id, run_id`,
  );
  const points = await query<Record<string, Json>>(
    `SELECT set_id, run_id, ${POINT}
     FROM measurements LEFT JOIN array_predictions USING (set_id, result_id)
     ORDER BY set_id, result_id`,
  );
  const byRun = Map.groupBy(points, ({ set_id, run_id }) => `${set_id}/${run_id}`);
  const all = runs.map((run) => {
    const own = byRun.get(`${run.set_id}/${run.run_id}`) ?? [];
    const points = own.map(({ set_id, run_id, ...point }) => known(point) as unknown as Point);
    return { ...known(run), points } as unknown as Configuration;
  });
  return named(all);
}

const stateText = ({ state }: Configuration): string | undefined => charts.values.state?.[state];

const testSizeText = ({ test_size_bytes: bytes }: Configuration): string | undefined =>
  bytes === undefined ? undefined : charts.testFile(size(bytes));

/** What a name is tried to be told apart by, where the target alone does not. */
const TELLING: ((one: Configuration) => string | undefined)[] = [
  () => undefined,
  ({ platform_name }) => platform_name,
  linkText,
  stateText,
  ({ tool }) => tool,
  testSizeText,
  (one) => [linkText(one), one.platform_name].filter(Boolean).join(', '),
  (one) => [linkText(one), testSizeText(one)].filter(Boolean).join(', '),
  ({ set_id }) => set_id,
  ({ run_id }) => run_id,
  ({ set_id, run_id }) => `${set_id} ${run_id}`,
];

function named(all: readonly Configuration[]): Configuration[] {
  const names = toldApart(
    all,
    TELLING.map((tell) => (one) => [one.target, tell(one)].filter(Boolean).join(', ')),
  );
  return all.map((one, index) => ({ ...one, name: names[index] ?? one.target }));
}

let bySet: Promise<Map<string, Configuration[]>> | undefined;

/** The configurations of each set, by its name. */
export function configurationsBySet(): Promise<Map<string, Configuration[]>> {
  bySet ??= configurations().then((all) => Map.groupBy(all, ({ set_id }) => set_id));
  return bySet;
}

let readSeries: Promise<Series[]> | undefined;

/** Every series of the dataset, its values in the order of their x. */
export function allSeries(): Promise<Series[]> {
  readSeries ??= query<Record<string, Json>>(
    `SELECT set_id, result_id, run_id, target, metric, x_kind, source_title, source_url,
       coalesce(licence_spdx, rights_basis) AS licence,
       list(x ORDER BY x) AS x, list("value" ORDER BY x) AS "value"
     FROM series JOIN measurements USING (set_id, result_id) JOIN sources USING (set_id, source_id)
     GROUP BY ALL ORDER BY set_id, result_id, metric`,
  ).then((rows) => rows.map((row) => known(row) as unknown as Series));
  return readSeries;
}

let seriesBySet: Promise<Map<string, Series[]>> | undefined;

/** The series of each set that has some, by its name. */
export function allSeriesBySet(): Promise<Map<string, Series[]>> {
  seriesBySet ??= allSeries().then((all) => Map.groupBy(all, ({ set_id }) => set_id));
  return seriesBySet;
}
