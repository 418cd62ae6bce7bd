/**
 * The machine as the sizer takes it. Only what was seen becomes a part; a link or a rate that the paste does not say is the
 * usual one and marked as assumed.
 */

import { arraysOf } from './chain/arrays.ts';
import { addDrives } from './chain/drives.ts';
import { Parts } from './chain/parts.ts';
import type { BuiltChain } from './diagnosis.ts';
import type { Machine } from './machine.ts';

/** What the core takes of one machine. */
const MOST_PARTS = 5_000;
const MOST_DRIVES = 10_000;

/** The chain with which part each drive became. */
export interface PlacedChain extends BuiltChain {
  partOf: ReadonlyMap<string, string>;
}

export function builtChain(machine: Machine): PlacedChain | undefined {
  const parts = new Parts();
  const partOf = addDrives(machine, parts);
  const drives = parts.parts.filter(({ kind }) => kind === undefined);
  const count = drives.reduce((sum, part) => sum + Number(part.count ?? 1), 0);
  if (count === 0 || count > MOST_DRIVES || parts.parts.length > MOST_PARTS) return undefined;
  return { ...parts.built(arraysOf(machine, partOf, parts)), partOf };
}
