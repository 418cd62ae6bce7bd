/** What iostat shows of the members of an array. */

import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import { KIB } from '../../../datasets/tools/text/units.ts';
import type { Group, Machine } from '../join/machine.ts';
import { driveNameOf } from '../join/names.ts';

export interface MemberLoads {
  /** Of all reports. */
  all: DiskLoad[];
  /** Of the last report with members in it. */
  last: DiskLoad[];
  /** Bytes of their requests, where these keep the drives busy and are no larger than a page or two. */
  small: number | undefined;
  /** The same of an earlier report, where the last does not have it. */
  smallBefore: number | undefined;
}

export function memberLoadsOf({ loads }: Machine, { vdevs }: Group): MemberLoads {
  const members = new Set(vdevs.flatMap(({ members: own }) => own.map(driveNameOf)));
  const own = loads.filter(({ name }) => members.has(driveNameOf(name)));
  const reports = [...Map.groupBy(own, ({ listing }) => listing).values()];
  const last = reports.at(-1) ?? [];
  const small = smallIn(last);
  const before = reports.slice(0, -1).map(smallIn);
  return {
    all: own,
    last,
    small,
    smallBefore: small === undefined ? before.findLast((size) => size !== undefined) : undefined,
  };
}

/** md asks for a page at a time; merged, half a MiB and more arrives at the drive. */
const SMALL = 8 * KIB;
/** So many a second come from nobody else. */
const MANY = 1000;
const BUSY = 0.5;

/** Of half of the members at least, and the middle one of their sizes. */
function smallIn(loads: readonly DiskLoad[]): number | undefined {
  const sizes = loads.flatMap(({ reads, writes, busy = 0 }) => {
    const { count = 0, size } = (reads.count ?? 0) >= (writes.count ?? 0) ? reads : writes;
    const isSmall = size !== undefined && size > 0 && size <= SMALL;
    return isSmall && count >= MANY && busy >= BUSY ? [size] : [];
  });
  if (sizes.length === 0 || sizes.length * 2 < loads.length) return undefined;
  return sizes.sort((a, b) => a - b)[sizes.length >> 1];
}
