/** What fio's JSON counted of one direction: bandwidth, operations, latencies. */

import { exact, latencyColumns, type Measurement, type Percentile, positive } from '../readers/measurement.ts';
import { asNumber, asObject, type JsonObject } from '../text/json-text.ts';
import { KIB, MICROSECOND, MILLISECOND, NANOSECOND } from '../text/units.ts';

/** Bandwidth, operations and latencies of one direction. */
export function figuresOf(stats: JsonObject, version: string, warnings: string[]): Partial<Measurement> {
  const isOld = isVersion2(stats, version);
  const bytes = multiplied(asNumber(stats.io_bytes), isOld ? KIB : 1);
  const seconds = multiplied(asNumber(stats.runtime), MILLISECOND);
  const counted = bytes && seconds ? bytes / seconds : undefined;
  const stated = asNumber(stats.bw_bytes) ?? multiplied(asNumber(stats.bw), KIB);
  // Bytes over time is the finest; bw_bytes is that in whole bytes, bw in whole KiB.
  const bandwidth = asNumber(stats.bw_bytes) ? stated : (counted ?? stated);
  if (counted && stated && Math.abs(stated / counted - 1) > 0.01) {
    warnings.push(`bytes over runtime make ${Math.round(counted)} B/s, fio states ${Math.round(stated)} B/s`);
  }
  const samples = asNumber(stats.iops_samples) ?? 2;
  return {
    duration: positive(seconds),
    bandwidth: positive(bandwidth),
    iops: positive(asNumber(stats.iops)),
    ...latenciesOf(stats),
    iops_stdev: samples > 1 ? positive(asNumber(stats.iops_stddev)) : undefined,
    bandwidth_stdev: samples > 1 ? positive(asNumber(stats.bw_dev), KIB) : undefined,
  };
}

/** By what the entry holds, because a version may be missing or of a fork. */
export function isVersion2(stats: JsonObject, version: string): boolean {
  if (stats.clat_ns !== undefined || stats.lat_ns !== undefined) return false;
  if (stats.clat !== undefined || stats.lat !== undefined) return true;
  return /^[12]\./.test(version);
}

/** Latencies of one kind: the kind that the percentiles are of, else that of the total. */
export function latenciesOf(stats: JsonObject): Partial<Measurement> {
  const inNanoseconds = asObject(stats.lat_ns) !== undefined || asObject(stats.clat_ns) !== undefined;
  const perUnit = inNanoseconds ? NANOSECOND : MICROSECOND;
  const total = asObject(inNanoseconds ? stats.lat_ns : stats.lat);
  const completion = asObject(inNanoseconds ? stats.clat_ns : stats.clat);
  const ofTotal = percentilesOf(total, perUnit);
  const ofCompletion = percentilesOf(completion, perUnit);
  const isTotal = ofCompletion.length === 0 && (ofTotal.length > 0 || !isMeasured(completion));
  const chosen = isTotal ? total : completion;
  const percentiles = isTotal ? ofTotal : ofCompletion;
  if (!isMeasured(chosen)) return {};
  return {
    latency_kind: isTotal ? 'total' : 'completion',
    latency_mean: positive(asNumber(chosen?.mean), perUnit),
    latency_min: positive(asNumber(chosen?.min), perUnit),
    latency_max: positive(asNumber(chosen?.max), perUnit),
    latency_stdev: positive(asNumber(chosen?.stddev), perUnit),
    latency_total_mean: isTotal ? undefined : positive(asNumber(total?.mean), perUnit),
    ...latencyColumns(percentiles),
    percentiles: percentiles.length > 0 ? percentiles : undefined,
  };
}

const isMeasured = (latency: JsonObject | undefined): boolean =>
  latency !== undefined && (asNumber(latency.max) ?? 0) > 0;

const percentilesOf = (latency: JsonObject | undefined, perUnit: number): Percentile[] =>
  Object.entries(asObject(latency?.percentile) ?? {}).flatMap(([key, value]) => {
    const percentile = Number(key);
    const time = asNumber(value);
    // 2.x fills its list of twenty with zeros.
    if (!(percentile > 0 && percentile <= 100) || time === undefined || time <= 0) return [];
    const latencySeconds = exact(time * perUnit);
    return latencySeconds === undefined ? [] : [{ percentile, latency: latencySeconds }];
  });

const multiplied = (value: number | undefined, factor: number): number | undefined =>
  value === undefined ? undefined : value * factor;
