// How many requests and operations per second fit under a latency target, read off a measured curve.
import type { Curve, Measured } from './sweep.ts';

/** Which latency of a request: its mean, or what 99 % of the requests take at most. */
export type LatencyKind = 'mean' | 'p99';

/** The widest step between two depths, as a ratio, across which a curve is read off. */
const WIDEST_STEP = 4;

/**
 * Seconds. A mean that the source does not state follows from Little's law, which holds for a load of one kind that
 * keeps so many requests in flight; a mixed load's operations of one direction are only a part of it.
 */
export function latencyOf(point: Measured, kind: LatencyKind): number | undefined {
  if (kind === 'p99') return point.latency_p99_s;
  const isPure = point.read_percent === undefined && PURE.includes(point.access);
  return point.latency_mean_s ?? (isPure ? point.requests_in_flight / point.iops : undefined);
}

const PURE = ['rand', 'seq'];

/** A point whose latency is known. */
interface Timed {
  requests: number;
  iops: number;
  /** Seconds. */
  latency: number;
  point: Measured;
}

interface Found {
  /** Requests in flight at which the latency meets the target; not rounded. */
  requests: number;
  iops: number;
  /** The most operations per second at or under the target, which a falling curve reaches earlier. */
  most: number;
  /** The measured points around it; twice the same one where a point meets the target. */
  between: [Measured, Measured];
}

export type TargetAnswer =
  /** The latency crosses the target between two measured points. */
  | ({ kind: 'found' } & Found)
  /** No measured point above the target lies near: at least so much, the rest was not measured. */
  | ({ kind: 'at_least' } & Found)
  /** Even the least load takes longer. `latency` is the shortest one, in seconds. */
  | { kind: 'too_slow'; latency: number; point: Measured }
  /** The source gives no latency of this kind. */
  | { kind: 'no_latency' };

/**
 * Walks the curve from the fewest requests upwards to the first point above `target` (seconds) and
 * interpolates before it, linearly in the logarithms of latency, requests and operations per second.
 * So Little's law (requests = operations per second × mean latency) holds between two points as it
 * does at them. Nothing is said beyond the measured points, across a wide step between two of them, nor of later
 * points that are under the target again.
 */
export function underTarget(curve: Curve, target: number, kind: LatencyKind): TargetAnswer {
  const timed = curve.points.flatMap((point): Timed[] => {
    const latency = latencyOf(point, kind);
    if (latency === undefined || !(latency > 0)) return [];
    return [{ requests: point.requests_in_flight, iops: point.iops, latency, point }];
  });
  const [first] = timed;
  if (!first) return { kind: 'no_latency' };
  const over = timed.findIndex(({ latency }) => latency > target);
  if (over === 0) return { kind: 'too_slow', latency: first.latency, point: first.point };

  const under = over < 0 ? timed : timed.slice(0, over);
  const last = under.at(-1) ?? first;
  const most = Math.max(...under.map(({ iops }) => iops));
  const next = timed[over];
  if (!next || next.requests > WIDEST_STEP * last.requests) {
    const { requests, iops, point } = last;
    // Met exactly by the last point: nothing is open. Else more may fit.
    const met = last.latency === target ? 'found' : 'at_least';
    return { kind: met, requests, iops, most, between: [point, next?.point ?? point] };
  }
  const share = Math.log(target / last.latency) / Math.log(next.latency / last.latency);
  const between = (one: number, other: number): number => one * Math.exp(share * Math.log(other / one));
  const iops = between(last.iops, next.iops);
  return {
    kind: 'found',
    requests: between(last.requests, next.requests),
    iops,
    most: Math.max(most, iops),
    between: [last.point, next.point],
  };
}
