/** What a benchmark asked for, from what it says or by Little's law from what it measured. */
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';

export interface Load {
  /** Bytes of a request. */
  size: number | undefined;
  /** Requests at the same time. */
  inFlight: number | undefined;
  /** Seconds that each took. */
  latency: number | undefined;
}

/** Bytes per second: reads from memory on a machine with nothing else to do are many times as fast. */
export const SLOW_MEMORY = 200e6;

/** How near to a whole number a depth is that was computed. */
const WHOLE = 0.1;

export function loadOf(measurement: Measurement): Load {
  const { bandwidth, iops, block_size: size, jobs, outstanding } = measurement;
  const { queue_depth: depth, latency_mean: latency } = measurement;
  const asked = depth === undefined ? outstanding : depth * (jobs ?? 1);
  const inFlight = asked ?? wholeOf(iops && latency && iops * latency);
  // What a job does between its requests, such as a flush, is time that each of them takes, too.
  const isAll = !iops || !inFlight || !latency || iops * latency >= inFlight / 2;
  return {
    size: size ?? (bandwidth && iops ? bandwidth / iops : undefined),
    inFlight,
    latency: (isAll ? latency : undefined) ?? (iops && inFlight ? inFlight / iops : undefined),
  };
}

function wholeOf(depth: number | undefined): number | undefined {
  const whole = Math.max(1, Math.round(depth ?? 0));
  return depth !== undefined && Math.abs(depth - whole) < WHOLE * whole ? whole : undefined;
}
