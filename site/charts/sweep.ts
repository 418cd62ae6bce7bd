// Curves over the number of requests in flight: points of one configuration under one load, of which only the queue
// depth or only the number of jobs changes.
import { type Configuration, loadKey, type Point } from './rows.ts';

export interface Curve {
  of: Configuration;
  /** As `loadKey` names it. */
  load: string;
  /** What stays the same: one number of jobs while the depth grows, or one depth while the jobs grow. */
  fixed: { jobs: number } | { depth: number };
  /** By requests in flight, upwards; at least two different numbers of them. */
  points: Measured[];
}

/** A point with what every curve needs. */
export interface Measured extends Point {
  requests_in_flight: number;
  iops: number;
}

const isMeasured = (point: Point): point is Measured =>
  point.requests_in_flight !== undefined &&
  point.iops !== undefined &&
  point.iops > 0 &&
  point.precision !== 'relative';

const several = (points: readonly Measured[]): boolean =>
  new Set(points.map(({ requests_in_flight }) => requests_in_flight)).size > 1;

const inOrder = (points: readonly Measured[]): Measured[] =>
  points.toSorted((a, other) => a.requests_in_flight - other.requests_in_flight);

/** The curves of a configuration: by jobs where the depth was walked, else by depth where the jobs were. */
export function sweeps(of: Configuration): Curve[] {
  const loads = Map.groupBy(of.points.filter(isMeasured), loadKey);
  return [...loads].flatMap(([load, points]) => {
    const curves = (group: Map<number, Measured[]>, name: 'jobs' | 'depth'): Curve[] =>
      [...group]
        .filter(([, found]) => several(found))
        .toSorted(([one], [other]) => one - other)
        .map(([value, found]) => ({ of, load, fixed: { [name]: value } as Curve['fixed'], points: inOrder(found) }));
    const byJobs = Map.groupBy(points, ({ jobs }) => jobs ?? 1);
    const byDepth = Map.groupBy(points, ({ queue_depth }) => queue_depth ?? 0);
    const walked = curves(byJobs, 'jobs');
    return walked.length > 0 ? walked : curves(byDepth, 'depth');
  });
}

/** The curve of a configuration under a load: the one with so many jobs, or the first there is. */
export function sweepOf(of: Configuration, load: string, jobs?: number): Curve | undefined {
  const curves = sweeps(of).filter((curve) => curve.load === load);
  const wanted = curves.find(({ fixed }) => 'jobs' in fixed && fixed.jobs === jobs);
  return wanted ?? curves[0];
}
