// Two to six devices side by side: under each workload that several of them have, the best comparable result of each.
import { linkText } from '../explorer/measurement-text.ts';
import { type Configuration, keyOf, loadKey, type Point } from './rows.ts';

/** A run of one target, or a drive with all its runs. */
export interface Device {
  /** `set/run`, or the drive's name in the registry. */
  key: string;
  name: string;
  configurations: readonly Configuration[];
}

export interface Result {
  of: Configuration;
  point: Point;
}

export type MetricName = 'iops' | 'bandwidth' | 'latency' | 'p99';

/** Of random requests of one size, where the source gives only the throughput that they make. */
const operationsOf = ({ iops, access, block_split, block_size_bytes: block, measured_bytes_per_s: rate }: Point) =>
  iops ?? (access === 'rand' && !block_split && block && rate ? rate / block : undefined);

/** What is compared, by the name that words have for it. */
export const METRICS: Record<MetricName, { value(point: Point): number | undefined; isLeastBest?: true }> = {
  iops: { value: operationsOf },
  bandwidth: { value: ({ measured_bytes_per_s: rate }) => rate },
  latency: { value: ({ latency_mean_s }) => latency_mean_s, isLeastBest: true },
  p99: { value: ({ latency_p99_s }) => latency_p99_s, isLeastBest: true },
};

/** A condition in which the results of a row differ, with the value of each device's, absent where it is not known. */
export interface Difference {
  what: keyof typeof CONDITIONS;
  values: (string | undefined)[];
}

/** A workload by one metric: the result of each device in their order, absent where it has none. */
export interface Row {
  point: Point;
  metric: MetricName;
  results: (Result | undefined)[];
  differences: Difference[];
  /** The place of the best among the devices; none where a difference forbids to say so. */
  best?: number;
}

interface StatedRatio {
  of: number;
  to: number;
  point: Point;
}

type Condition = (result: Result) => string | undefined;

const stated = (value: string | undefined): string | undefined => (value === 'unknown' ? undefined : value);

/** Known and different, these forbid a ratio: what was measured is not the same. */
const BREAKING = {
  state: ({ of }) => stated(of.state),
  direct: ({ of }) => stated(of.direct),
  duplex: ({ point }) => stated(point.duplex),
} as const satisfies Record<string, Condition>;

const CONDITIONS = {
  ...BREAKING,
  link: ({ of }) => linkText(of) || undefined,
  tool: ({ of }) => of.tool,
  drives: ({ of }) => of.drive_count?.toString(),
  jobs: ({ point: { jobs, queue_depth } }) => (queue_depth === undefined ? undefined : `${jobs ?? 1} × ${queue_depth}`),
  origin: ({ point: { value_origin } }) => (value_origin === 'digitised_chart' ? value_origin : 'figure'),
} as const satisfies Record<string, Condition>;

const isKnown = <Value>(value: Value | undefined): value is Value => value !== undefined;

const differ = (values: readonly (string | undefined)[]): boolean => new Set(values.filter(isKnown)).size > 1;

/** The workload with its requests in flight, whatever jobs and depths make them up. */
export const workloadKey = (point: Point): string => `${loadKey(point)} ${point.requests_in_flight ?? ''}`;

/** Results of a device by workload, without those that a source gives only as a multiple of another. */
const resultsOf = ({ configurations }: Device): Map<string, Result[]> =>
  Map.groupBy(
    configurations.flatMap((of) =>
      of.points.filter(({ precision }) => precision !== 'relative').map((point) => ({ of, point })),
    ),
    ({ point }) => workloadKey(point),
  );

const metricsOf = (point: Point): readonly MetricName[] =>
  point.access === 'seq' ? ['bandwidth', 'iops', 'latency'] : ['iops', 'latency', 'bandwidth'];

const isBetter = (metric: MetricName, value: number, other: number): boolean =>
  METRICS[metric].isLeastBest ? value < other : value > other;

const metricOf = (metric: MetricName, { point }: Result): number => METRICS[metric].value(point) ?? Number.NaN;

const bestOf = (metric: MetricName, results: readonly Result[]): Result | undefined =>
  results.reduce<Result | undefined>(
    (best, item) => (best && !isBetter(metric, metricOf(metric, item), metricOf(metric, best)) ? best : item),
    undefined,
  );

const isAlike = (result: Result, other: Result): boolean =>
  Object.values(BREAKING).every((condition) => !differ([condition(result), condition(other)]));

/**
 * The best of each that were measured under conditions alike: those of the result that the most devices have one like.
 * Of two such conditions that which comes first, the best results first. A device that has none like it gives its best.
 */
function comparable(metric: MetricName, each: readonly Result[][]): (Result | undefined)[] {
  const bests = each.map((results) => bestOf(metric, results));
  const models = [...bests.filter(isKnown), ...each.flat()];
  const counted = models.map((model) => each.filter((results) => results.some((item) => isAlike(item, model))).length);
  const model = models[counted.indexOf(Math.max(...counted))];
  return each.map((results, index) => {
    const alike = results.filter((item) => model && isAlike(item, model));
    return alike.length > 0 ? bestOf(metric, alike) : bests[index];
  });
}

/** A row, where at least two devices have the metric. */
function rowOf(metric: MetricName, each: readonly Result[][]): Row | undefined {
  const own = each.map((results) => results.filter(({ point }) => isKnown(METRICS[metric].value(point))));
  const results = comparable(metric, own);
  const known = results.filter(isKnown);
  const [first] = known;
  if (!first || known.length < 2) return undefined;
  const differences = Object.entries(CONDITIONS).flatMap(([what, condition]) => {
    const values = results.map((item) => item && condition(item));
    const isOpen = new Set(known.map(condition)).size > 1;
    return isOpen ? [{ what: what as Difference['what'], values }] : [];
  });
  const forbids = differences.some(({ what, values }) => Object.hasOwn(BREAKING, what) && differ(values));
  const best = results.indexOf(bestOf(metric, known));
  return { point: first.point, metric, results, differences, ...(!forbids && { best }) };
}

/** The figures of the table of drives, as the workloads that they are the best of. */
const SORTED: Record<string, (point: Point) => boolean> = {
  random: (point) => workloadKey(point) === 'rand-read-4k 1',
  latency: (point) => workloadKey(point) === 'rand-read-4k 1',
  read: (point) => loadKey(point).startsWith('seq-read'),
  write: (point) => loadKey(point).startsWith('seq-write'),
};

/** What people ask about first. */
const FIRST = ['random', 'read', 'write'];

/** @param by The figure of the table of drives that they were sorted by. */
export function compare(devices: readonly Device[], by = ''): Row[] {
  const all = devices.map(resultsOf);
  const keys = new Set(all.flatMap((own) => [...own.keys()]));
  const rows = [...keys].flatMap((key) => {
    const each = all.map((own) => own.get(key) ?? []);
    const [first] = each.flat();
    const own = (first ? metricsOf(first.point) : []).flatMap((metric) => rowOf(metric, each) ?? []);
    const has = ({ results }: Row) => results.filter(isKnown).length;
    const main = own.toSorted((row, other) => has(other) - has(row))[0];
    return main ? [main, rowOf('p99', each)].filter(isKnown) : [];
  });
  const isAsked = ({ point }: Row) => Number(SORTED[by]?.(point) ?? false);
  const missing = ({ results }: Row) => results.filter((item) => !item).length;
  return rows.toSorted(
    (row, other) =>
      isAsked(other) - isAsked(row) || missing(row) - missing(other) || place(row) - place(other) || byName(row, other),
  );
}

const place = ({ point }: Row): number => [...FIRST, ''].findIndex((name) => name === '' || SORTED[name]?.(point));

const byName = ({ point }: Row, { point: other }: Row): number =>
  workloadKey(point).localeCompare(workloadKey(other), 'en', { numeric: true });

/** By how much the best is ahead of each: 0.25 where it gives a quarter more, or takes a quarter less time. */
export function behind({ best, metric, results }: Row): (number | undefined)[] {
  const winner = best === undefined ? undefined : results[best];
  return results.map((item) =>
    winner && item && item !== winner ? metricOf(metric, item) / metricOf(metric, winner) - 1 : undefined,
  );
}

/** Each as a share of the best, for a bar. */
export function shares({ metric, results }: Row): (number | undefined)[] {
  const most = bestOf(metric, results.filter(isKnown));
  return results.map((item) => {
    if (!item || !most) return undefined;
    const [own, best] = [metricOf(metric, item), metricOf(metric, most)];
    return Math.min(own, best) / Math.max(own, best);
  });
}

export function statedRatios(devices: readonly Device[]): StatedRatio[] {
  const ids = devices.map(
    ({ configurations }) =>
      new Set(configurations.flatMap(({ set_id, points }) => points.map(({ result_id }) => `${set_id}/${result_id}`))),
  );
  return devices.flatMap(({ configurations }, of) =>
    configurations.flatMap(({ set_id, points }) =>
      points.flatMap((point): StatedRatio[] => {
        if (point.precision !== 'relative' || point.relative_metric === undefined) return [];
        const to = ids.findIndex((own, index) => index !== of && own.has(`${set_id}/${point.relative_to}`));
        return to < 0 ? [] : [{ of, to, point }];
      }),
    ),
  );
}

/** Of many runs of a drive what may stand in a comparison: the best of each metric, workload and set of conditions. */
export function bestPoints(configurations: readonly Configuration[]): Configuration[] {
  const all = configurations.flatMap((of) => of.points.map((point) => ({ of, point })));
  const alike = Map.groupBy(all, (result) =>
    [workloadKey(result.point), ...Object.values(BREAKING).map((condition) => condition(result))].join(' '),
  );
  const kept = new Set(
    [...alike.values()].flatMap((results) =>
      (Object.keys(METRICS) as MetricName[]).flatMap((metric) => {
        const own = results.filter(({ point }) => isKnown(METRICS[metric].value(point)));
        return bestOf(metric, own)?.point ?? [];
      }),
    ),
  );
  return configurations
    .map((configuration) => ({ ...configuration, points: configuration.points.filter((point) => kept.has(point)) }))
    .filter(({ points }) => points.length > 0);
}

/** A run as a device of its own. */
export const deviceOf = (configuration: Configuration): Device => ({
  key: keyOf(configuration),
  name: configuration.name,
  configurations: [configuration],
});
