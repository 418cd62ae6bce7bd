/** Rates by which drives are compared, and which of them a row is of. */
import type { Row } from './records.ts';

export const RATES = ['read', 'write', 'read_iops', 'write_iops'] as const;
export type Rate = (typeof RATES)[number];

export const DIRECTIONS: Record<string, ('read' | 'write')[]> = {
  device_writes_host: ['read'],
  device_reads_host: ['write'],
  both: ['read', 'write'],
};

/** Which rates of a drive a row gives: none where it is of another load. */
export function ratesOf({ access, direction, metric }: Row): Rate[] {
  const ways = DIRECTIONS[String(direction)] ?? [];
  if (metric === 'iops') return access === 'rand' ? ways.map((way) => `${way}_iops` as const) : [];
  return metric === 'bandwidth_bytes_per_s' && access !== 'rand' ? ways : [];
}
