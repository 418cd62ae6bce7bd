/** Puts repetitions of a load together, and tells when they are steady. */
import { exact, type Measurement, type SeriesPoint } from '../readers/measurement.ts';

/** SNIA PTS, "steady state": the rounds of the window lie within 20 % of their mean ... */
const LARGEST_EXCURSION = 0.2;
/** ... and the line through them rises or falls by at most 10 % of it. */
const LARGEST_SLOPE = 0.1;

export function isSteady(values: readonly number[]): boolean {
  const count = values.length;
  if (count < 2) return false;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const middle = (count - 1) / 2;
  const slope =
    values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) /
    values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const excursion = Math.max(...values) - Math.min(...values);
  return mean > 0 && excursion <= LARGEST_EXCURSION * mean && Math.abs(slope) * (count - 1) <= LARGEST_SLOPE * mean;
}

/**
 * One measurement for the repetitions of a job: the mean over the last `window` of them, and all of
 * them as a series. Percentiles of several runs cannot be put together, so they are left out.
 */
export function folded(
  repetitions: readonly Measurement[],
  kind: 'iteration' | 'round',
  window = repetitions.length,
): Measurement | undefined {
  const last = repetitions.at(-1);
  if (!last || repetitions.length === 1) return last;
  const counted = repetitions.slice(-window);
  const mean = (pick: (measurement: Measurement) => number | undefined) => {
    const values = counted.map(pick).filter((value) => value !== undefined);
    if (values.length < counted.length) return undefined;
    return exact(values.reduce((sum, value) => sum + value, 0) / values.length);
  };
  const iops = mean(({ iops: value }) => value);
  const latency = mean(({ latency_mean: time, iops: rate }) =>
    time === undefined || rate === undefined ? undefined : time * rate,
  );
  const all = (key: 'latency_min' | 'latency_max') =>
    counted.map((measurement) => measurement[key]).filter((value) => value !== undefined);
  const series = repetitions.flatMap((measurement, index): SeriesPoint[] =>
    (
      [
        ['bandwidth_bytes_per_s', measurement.bandwidth],
        ['iops', measurement.iops],
        ['latency_mean_s', measurement.latency_mean],
      ] as const
    ).flatMap(([metric, value]) => (value === undefined ? [] : [{ metric, x_kind: kind, x: index + 1, value }])),
  );
  return {
    ...withoutPercentiles(last),
    iterations: counted.length,
    bandwidth: mean(({ bandwidth }) => bandwidth),
    iops,
    // Each request counts the same, in whichever repetition it was made.
    latency_mean: iops && latency !== undefined ? exact(latency / iops) : undefined,
    latency_min: all('latency_min').length > 0 ? Math.min(...all('latency_min')) : undefined,
    latency_max: all('latency_max').length > 0 ? Math.max(...all('latency_max')) : undefined,
    series,
    warnings: [...last.warnings, `the mean of ${counted.length} ${kind}s; the series has each of them`],
  };
}

function withoutPercentiles(measurement: Measurement): Measurement {
  return {
    ...measurement,
    latency_p50: undefined,
    latency_p90: undefined,
    latency_p95: undefined,
    latency_p99: undefined,
    latency_p999: undefined,
    latency_p9999: undefined,
    latency_stdev: undefined,
    latency_total_mean: undefined,
    iops_stdev: undefined,
    bandwidth_stdev: undefined,
    percentiles: undefined,
  };
}
