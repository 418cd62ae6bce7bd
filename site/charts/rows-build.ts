// The rows of the charts at build time, out of the database that the page opens.

import { toldApart } from '../common/distinct-names.ts';
import { size } from '../common/format.ts';
import { once } from '../common/once.ts';
import { query } from '../duckdb/dataset-build.ts';
import { linkText } from '../explorer/measurement-text.ts';
import {
  arrayColumns,
  type ConfigurationRow,
  configurationColumns,
  type Known,
  type PointRow,
  pointColumns,
  type SeriesRow,
} from './row-columns.ts';
import type { Configuration, Series } from './rows.ts';
import { words as charts } from './words.ts';

const CONFIGURATION = configurationColumns.map((name) => `measurements.${name}`).join(', ');
const POINT = pointColumns.map((name) => `measurements.${name}`).join(', ');
const LICENCE = 'coalesce(licence_spdx, rights_basis) AS licence';

/** Without what is not known. */
const known = <Row extends object>(row: Row): Known<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Known<Row>;

/** Every configuration, in the order of sets and runs. */
export const configurations = once(async (): Promise<Configuration[]> => {
  const runs = await query<ConfigurationRow>(
    `SELECT DISTINCT ${CONFIGURATION}, ${LICENCE}
     FROM measurements JOIN sources USING (set_id, source_id) ORDER BY set_id, run_id`,
  );
  const points = await query<Pick<ConfigurationRow, 'set_id' | 'run_id'> & PointRow>(
    `SELECT measurements.set_id, run_id, ${POINT}, ${arrayColumns.join(', ')}
     FROM measurements LEFT JOIN array_predictions USING (set_id, result_id)
     ORDER BY measurements.set_id, result_id`,
  );
  const byRun = Map.groupBy(points, ({ set_id, run_id }) => `${set_id}/${run_id}`);
  const all = runs.map((run) => {
    const own = byRun.get(`${run.set_id}/${run.run_id}`) ?? [];
    return { ...known(run), points: own.map(({ set_id, run_id, ...point }) => known(point)) };
  });
  return named(all);
});

type Unnamed = Omit<Configuration, 'name'>;

const stateText = ({ state }: Unnamed): string | undefined => charts.values.state?.[state];

const testSizeText = ({ test_size_bytes: bytes }: Unnamed): string | undefined =>
  bytes === undefined ? undefined : charts.testFile(size(bytes));

/** "fig2-none" of the run "fig2-980-pro-none" of a 980 PRO. */
function ownWords({ run_id, target }: Unnamed): string {
  const told = new Set(target.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return run_id
    .split('-')
    .filter((word) => !told.has(word))
    .join('-');
}

/** What a name is tried to be told apart by, where the target alone does not. */
const TELLING: ((one: Unnamed) => string | undefined)[] = [
  () => undefined,
  ({ platform_name }) => platform_name,
  linkText,
  stateText,
  ({ tool }) => tool,
  testSizeText,
  (one) => [linkText(one), one.platform_name].filter(Boolean).join(', '),
  (one) => [linkText(one), testSizeText(one)].filter(Boolean).join(', '),
  ({ set_id }) => set_id,
  ownWords,
  ({ run_id }) => run_id,
  ({ set_id, run_id }) => `${set_id} ${run_id}`,
];

function named(all: readonly Unnamed[]): Configuration[] {
  const tries = TELLING.map((tell) => (one: Unnamed) => [one.target, tell(one)].filter(Boolean).join(', '));
  const names = toldApart(all, tries);
  return all.map((item, index) => ({ ...item, name: names[index] ?? item.target }));
}

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
