// The rows of the charts at build time, out of the database that the page opens.

import { once } from '../common/once.ts';
import { query } from '../duckdb/dataset-build.ts';
import {
  arrayColumns,
  type ConfigurationRow,
  configurationColumns,
  type Known,
  type PointRow,
  pointColumns,
  type SeriesRow,
  type TellingRow,
  tellingColumns,
} from './row-columns.ts';
import type { Configuration, Series } from './rows.ts';
import { runNames, type Unnamed } from './run-names.ts';

const CONFIGURATION = configurationColumns.map((name) => `measurements.${name}`).join(', ');
const TELLING = tellingColumns.map((name) => `measurements.${name}`).join(', ');
const POINT = pointColumns.map((name) => `measurements.${name}`).join(', ');
const LICENCE = 'coalesce(licence_spdx, rights_basis) AS licence';

/** Without what is not known. */
const known = <Row extends object>(row: Row): Known<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Known<Row>;

/** Without the columns that serve its name alone. */
const drawn = (run: Unnamed): Omit<Configuration, 'name'> =>
  Object.fromEntries(Object.entries(run).filter(([name]) => !tellingColumns.some((own) => own === name))) as never;

/** Every configuration, in the order of sets and runs. */
export const configurations = once(async (): Promise<Configuration[]> => {
  const runs = await query<ConfigurationRow & TellingRow>(
    `SELECT DISTINCT ${CONFIGURATION}, ${TELLING}, ${LICENCE}
     FROM measurements JOIN sources USING (set_id, source_id) ORDER BY set_id, run_id`,
  );
  const points = await query<Pick<ConfigurationRow, 'set_id' | 'run_id'> & PointRow>(
    `SELECT measurements.set_id, run_id, ${POINT}, ${arrayColumns.join(', ')}
     FROM measurements LEFT JOIN array_predictions USING (set_id, result_id)
     ORDER BY measurements.set_id, result_id`,
  );
  const byRun = Map.groupBy(points, ({ set_id, run_id }) => `${set_id}/${run_id}`);
  const all: Unnamed[] = runs.map((run) => {
    const own = byRun.get(`${run.set_id}/${run.run_id}`) ?? [];
    return { ...known(run), points: own.map(({ set_id, run_id, ...point }) => known(point)) };
  });
  const names = runNames(all);
  return all.map((run, index) => ({ ...drawn(run), name: names[index] ?? run.target }));
});

export const configurationsBySet = once(async () => Map.groupBy(await configurations(), ({ set_id }) => set_id));

/** Every series of the dataset, its values in the order of their x. */
export const allSeries = once(async (): Promise<Series[]> => {
  const rows = await query<SeriesRow>(
    `SELECT set_id, result_id, run_id, target, metric, x_kind, source_title, source_url, ${LICENCE},
       list(x ORDER BY x) AS x, list("value" ORDER BY x) AS "value"
     FROM series JOIN measurements USING (set_id, result_id) JOIN sources USING (set_id, source_id)
     GROUP BY ALL ORDER BY set_id, result_id, metric`,
  );
  return rows.map(known);
});

export const allSeriesBySet = once(async () => Map.groupBy(await allSeries(), ({ set_id }) => set_id));
