// What charts are drawn of, for tests.
import type { Configuration, Point } from '../../site/charts/rows.ts';

let results = 0;

/** A random read of a result of its own. */
export function point(of: Partial<Point> = {}): Point {
  results += 1;
  const { queue_depth = 1, jobs = 1 } = of;
  return {
    result_id: `result-${results}`,
    direction: 'device_writes_host',
    duplex: 'one_way',
    access: 'rand',
    block_size_bytes: 4096,
    queue_depth,
    jobs,
    requests_in_flight: queue_depth * jobs,
    precision: 'exact',
    value_origin: 'raw_log',
    link_limited: 'unknown',
    max_payload_size_origin: 'unknown',
    ...of,
  };
}

/** A drive that fio measured. */
export function configuration(run_id: string, points: Point[], of: Partial<Configuration> = {}): Configuration {
  return {
    name: run_id,
    set_id: 'a-set',
    run_id,
    target_id: run_id,
    target: `Drive ${run_id}`,
    target_kind: 'drive',
    drive_count: 1,
    array_kind: 'none',
    link_kind: 'sata',
    link_attachment: 'unknown',
    tool: 'fio',
    direct: 'yes',
    state: 'steady',
    source_title: 'A source',
    licence: 'CC0-1.0',
    points,
    ...of,
  };
}
