// What charts are drawn of, for tests.
import type { Configuration, Point } from '../../site/charts/rows.ts';
import { tableOf } from './test-tables.ts';

const POINT = tableOf<Point>(import.meta.filename, 'point');
const CONFIGURATION = tableOf<Configuration>(import.meta.filename, 'configuration');
let results = 0;

/** A random read of a result of its own. */
export function point(of: Partial<Point> = {}): Point {
  results += 1;
  const { queue_depth = 1, jobs = 1 } = of;
  return {
    ...POINT,
    result_id: `result-${results}`,
    queue_depth,
    jobs,
    requests_in_flight: queue_depth * jobs,
    ...of,
  };
}

/** A drive that fio measured. */
export function configuration(run_id: string, points: Point[], of: Partial<Configuration> = {}): Configuration {
  return {
    ...CONFIGURATION,
    name: run_id,
    run_id,
    target_id: run_id,
    target: `Drive ${run_id}`,
    points,
    ...of,
  };
}
