/** What benchmarks printed. */

import { plainName } from '../../../datasets/tools/readers/figures.ts';
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import type { FactList } from './list.ts';

/** Somebody may call a job after a file below a home, or after an address. */
const NAMES_SOMEBODY = /(?:^|[\s=:])[~.]{0,2}\/\w|\\\w|@/;

export function figureFacts(list: FactList, measurements: readonly Measurement[]): void {
  for (const measurement of measurements) {
    const { tool, target, line, score } = measurement;
    const add = list.of('figure', plainName(target) ?? tool, line);
    add('tool', tool);
    if (!NAMES_SOMEBODY.test(measurement.job)) add('job', measurement.job);
    add('direction', measurement.direction);
    add('access', measurement.access);
    add('block_size', measurement.block_size);
    add('queue_depth', measurement.queue_depth);
    add('jobs', measurement.jobs);
    add('duration', measurement.duration);
    add('bandwidth', measurement.bandwidth);
    add('iops', measurement.iops);
    add('latency_mean', measurement.latency_mean);
    add('latency_p99', measurement.latency_p99);
    add('direct', measurement.direct);
    add('test_size', measurement.test_size);
    if (score) add('score', `${score.value} ${score.unit}`);
    if (measurement.unusable !== undefined) add('usable', false);
    if (measurement.error !== 0) add('error', measurement.error);
  }
}
