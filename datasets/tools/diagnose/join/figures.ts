/** Which drive or group a benchmark ran on, where the paste tells. */
import type { Figure, Group } from '../machine.ts';
import type { Records } from '../reading.ts';
import type { Drives } from './drives.ts';

export function figuresOf(
  { measurements }: Records,
  drives: Drives,
  groups: readonly Group[],
): Figure[] {
  const names = new Set(groups.map(({ name }) => name));
  return measurements.map((measurement) => {
    const plain = measurement.target?.replace(/^\/dev\//, '').replace(/^md\//, '') ?? '';
    const partitioned = /^(md[0-9]{1,4})p[0-9]{1,3}$/.exec(plain)?.[1] ?? plain;
    const target = names.has(partitioned) ? partitioned : drives.named(plain)?.id;
    return { measurement, target };
  });
}
