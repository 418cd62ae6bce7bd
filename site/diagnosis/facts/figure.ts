/** What benchmarks printed. */

import { plainName } from '../../../datasets/tools/readers/figures.ts';
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import { addFields, type FactList } from './list.ts';

/** Somebody may call a job after a file below a home, or after an address. */
const NAMES_SOMEBODY = /(?:^|[\s=:])[~.]{0,2}\/\w|\\\w|@/;

export function figureFacts(list: FactList, measurements: readonly Measurement[]): void {
  for (const measurement of measurements) {
    const { tool, target, line, score } = measurement;
    const add = list.of('figure', plainName(target) ?? tool, line);
    add('tool', tool);
    if (!NAMES_SOMEBODY.test(measurement.job)) add('job', measurement.job);
    addFields(add, measurement, 'direction', 'access', 'block_size', 'queue_depth', 'jobs', 'duration', 'bandwidth');
    addFields(add, measurement, 'iops', 'latency_mean', 'latency_p99', 'direct', 'test_size');
    if (score) add('score', `${score.value} ${score.unit}`);
    if (measurement.unusable !== undefined) add('usable', false);
    if (measurement.error !== 0) add('error', measurement.error);
  }
}
