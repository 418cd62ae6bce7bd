// Two to six configurations side by side: the loads they share, and what stands in the way of comparing them.
import { type Configuration, loadKey, type Point, patternKey } from './rows.ts';

/** A load with as many requests in flight, and what each configuration measured, in their order. */
export interface SharedLoad {
  load: string;
  requests: number | undefined;
  /** "2 × 64": jobs and the depth of each, where all of them have these. */
  jobs: string | undefined;
  /** The results of each configuration; several where its source repeats or varies something else. */
  cells: Point[][];
}

/** What differs between configurations or within a load; `breaks` forbids a ratio, `doubt` only warns. */
export interface Difference {
  what:
    | 'state'
    | 'state_unknown'
    | 'direct'
    | 'direct_unknown'
    | 'cached'
    | 'tool'
    | 'drive_count'
    | 'digitised'
    | 'unit'
    | 'counted_jobs'
    | 'repeated'
    | 'latency_kind'
    | 'duplex';
  effect: 'breaks' | 'doubt';
  /** A value of each configuration, in their order; absent where it is not known. */
  values: (string | undefined)[];
}

/** A ratio that a source states between two of the configurations. */
export interface StatedRatio {
  of: number;
  to: number;
  point: Point;
}

export interface Comparison {
  configurations: Configuration[];
  shared: SharedLoad[];
  /** Of the configurations as a whole. */
  differences: Difference[];
  ratios: StatedRatio[];
  /** Block sizes (bytes) per access and direction where the configurations do not share all of them. */
  unshared: { point: Point; sizes: number[][] }[];
}

const isFigure = ({ precision, iops, measured_bytes_per_s, latency_mean_s }: Point): boolean =>
  precision !== 'relative' && [iops, measured_bytes_per_s, latency_mean_s].some((value) => value !== undefined);

/** The load and the number of requests in flight, whatever jobs and depths make it up. */
const totalKey = (point: Point): string => `${loadKey(point)} ${point.requests_in_flight ?? ''}`;

const jobsKey = ({ jobs, queue_depth }: Point): string | undefined =>
  queue_depth === undefined ? undefined : `${jobs ?? 1} × ${queue_depth}`;

/** Loads that every one of these lists has, by `key`; a point without one takes no part. */
function sharedBy(lists: readonly (readonly Point[])[], key: (point: Point) => string | undefined): Point[][][] {
  const groups = lists.map((points) =>
    Map.groupBy(
      points.filter((point) => key(point) !== undefined),
      (point) => key(point) ?? '',
    ),
  );
  const [first] = groups;
  const common = [...(first?.keys() ?? [])].filter((item) => groups.every((own) => own.has(item)));
  return common.map((item) => groups.map((own) => own.get(item) ?? []));
}

/**
 * The loads that all share: alike to the jobs and their depth where all have that, else alike in the
 * requests in flight. Nothing is averaged: a load that was measured several times keeps all its
 * results.
 */
export function compare(configurations: readonly Configuration[]): Comparison {
  const figures = configurations.map(({ points }) => points.filter(isFigure));
  const exact = sharedBy(figures, (point) => {
    const jobs = jobsKey(point);
    return jobs && `${totalKey(point)} ${jobs}`;
  });
  const covered = new Set(exact.flat(2).map(totalKey));
  const total = sharedBy(figures, totalKey).filter(
    (cells) => !cells.flat().some((point) => covered.has(totalKey(point))),
  );
  const load = (cells: Point[][], alike: boolean): SharedLoad[] => {
    const [first] = cells.flat();
    if (!first) return [];
    const jobs = alike ? jobsKey(first) : undefined;
    return [{ load: loadKey(first), requests: first.requests_in_flight, jobs, cells }];
  };
  const shared = [
    ...exact.flatMap((cells) => load(cells, true)),
    ...total.flatMap((cells) => load(cells, false)),
  ].toSorted(
    (a, other) =>
      a.load.localeCompare(other.load, 'en', { numeric: true }) || (a.requests ?? 0) - (other.requests ?? 0),
  );
  return {
    configurations: [...configurations],
    shared,
    differences: differencesOf(configurations),
    ratios: ratiosOf(configurations),
    unshared: unsharedOf(configurations),
  };
}

/** Values of which not all are the same; `known` leaves out those that nobody states. */
function differ(values: readonly (string | undefined)[]): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1;
}

/** Test files up to twice the memory may have been served from it, unless the page cache was passed by. */
const CACHE_FACTOR = 2;

const maybeCached = ({ test_size_bytes, memory_bytes, direct }: Configuration): boolean =>
  direct !== 'yes' &&
  test_size_bytes !== undefined &&
  memory_bytes !== undefined &&
  test_size_bytes < CACHE_FACTOR * memory_bytes;

function differencesOf(all: readonly Configuration[]): Difference[] {
  const differences: Difference[] = [];
  const say = (what: Difference['what'], effect: Difference['effect'], values: Difference['values']) =>
    differences.push({ what, effect, values });

  const states = all.map(({ state }) => (state === 'unknown' ? undefined : state));
  if (differ(states)) say('state', 'breaks', states);
  else if (states.includes(undefined)) say('state_unknown', 'doubt', states);

  const direct = all.map((configuration) => (configuration.direct === 'unknown' ? undefined : configuration.direct));
  if (differ(direct)) say('direct', 'breaks', direct);
  else if (direct.includes(undefined)) say('direct_unknown', 'doubt', direct);

  if (all.some(maybeCached)) {
    say(
      'cached',
      'doubt',
      all.map((configuration) => (maybeCached(configuration) ? 'maybe' : undefined)),
    );
  }
  const tools = all.map(({ tool }) => tool);
  if (differ(tools) || tools.includes(undefined)) say('tool', 'doubt', tools);

  const drives = all.map(({ drive_count }) => drive_count?.toString());
  if (differ(drives)) say('drive_count', 'doubt', drives);
  return differences;
}

/** What stands in the way of comparing the figures of one load. */
export function doubtsOf({ cells }: SharedLoad): Difference[] {
  const differences: Difference[] = [];
  const each = (value: (point: Point) => string | undefined): (string | undefined)[] =>
    cells.map(([first]) => first && value(first));
  const say = (what: Difference['what'], effect: Difference['effect'], values: Difference['values']) =>
    differences.push({ what, effect, values });

  if (cells.some((points) => points.length > 1)) {
    const counts = cells.map((points) => String(points.length));
    say('repeated', 'breaks', counts);
  }
  const duplex = each((point) => (point.duplex === 'unknown' ? undefined : point.duplex));
  if (differ(duplex)) say('duplex', 'breaks', duplex);
  const latency = each(({ latency_kind }) => (latency_kind === 'unknown' ? undefined : latency_kind));
  if (differ(latency)) say('latency_kind', 'doubt', latency);
  const jobs = each(jobsKey);
  if (differ(jobs)) say('counted_jobs', 'doubt', jobs);
  const digitised = each(({ value_origin }) => (value_origin === 'digitised_chart' ? value_origin : undefined));
  if (digitised.some(Boolean)) say('digitised', 'doubt', digitised);
  const unit = each((point) =>
    point.reported_unit !== undefined && point.reported_unit !== point.reported_unit_means
      ? `${point.reported_unit} = ${point.reported_unit_means}`
      : undefined,
  );
  if (unit.some(Boolean)) say('unit', 'doubt', unit);
  return differences;
}

/**
 * How many times the first configuration's figure each one reaches; nothing where a difference
 * forbids it, or where a cell does not hold exactly one figure.
 */
export function timesOf(
  load: SharedLoad,
  value: (point: Point) => number | undefined,
  differences: readonly Difference[],
): (number | undefined)[] {
  const forbidden = [...differences, ...doubtsOf(load)].some(({ effect }) => effect === 'breaks');
  const figures = load.cells.map((points) => {
    const [point] = points;
    return points.length === 1 && point ? value(point) : undefined;
  });
  const [base] = figures;
  return figures.map((figure) => (forbidden || !base || figure === undefined ? undefined : figure / base));
}

function ratiosOf(all: readonly Configuration[]): StatedRatio[] {
  return all.flatMap(({ set_id, points }, of) =>
    points.flatMap((point): StatedRatio[] => {
      if (point.precision !== 'relative' || point.relative_metric === undefined) return [];
      const to = all.findIndex(
        (other, index) =>
          index !== of &&
          other.set_id === set_id &&
          other.points.some(({ result_id }) => result_id === point.relative_to),
      );
      return to < 0 ? [] : [{ of, to, point }];
    }),
  );
}

function unsharedOf(all: readonly Configuration[]): Comparison['unshared'] {
  const figures = all.map(({ points }) => points.filter(isFigure));
  const patterns = [...Map.groupBy(figures.flat(), patternKey)].sort();
  return patterns.flatMap(([pattern, [point]]) => {
    const sizes = figures.map((points) => {
      const own = points.filter((point) => patternKey(point) === pattern);
      const found = new Set(own.flatMap(({ block_size_bytes: size }) => size ?? []));
      return [...found].sort((a, other) => a - other);
    });
    const same = sizes.every((own) => String(own) === String(sizes[0]));
    return same || !point ? [] : [{ point, sizes }];
  });
}
