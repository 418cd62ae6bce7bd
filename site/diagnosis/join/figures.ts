/** Which drive or group a benchmark ran on, where the paste tells. */

import type { Records } from '../reading/records.ts';
import type { Drives } from './drives.ts';
import type { Figure, Group } from './machine.ts';
import { driveNameOf, namesDevice } from './names.ts';

export function figuresOf({ measurements }: Records, drives: Drives, groups: readonly Group[]): Figure[] {
  const names = new Set(groups.map(({ name }) => name));
  return measurements.map((measurement) => {
    const plain = measurement.target?.replace(/^\/dev\//, '').replace(/^md\//, '') ?? '';
    const partitioned = /^(md[0-9]{1,4})p[0-9]{1,3}$/.exec(plain)?.[1] ?? plain;
    const known = names.has(partitioned) ? partitioned : drives.named(plain)?.id;
    // A device that nothing else in the paste describes is no other one.
    const unknown = namesDevice(measurement.target ?? '') ? driveNameOf(plain) : undefined;
    return { measurement, target: known ?? unknown };
  });
}
