/**
 * The machine as the sizer takes it. Only what was seen becomes a part; a link or a rate that the paste does not say is the
 * usual one and marked as assumed.
 */

import type { Machine } from '../join/machine.ts';
import { arraysOf } from './arrays.ts';
import type { BuiltChain } from './built.ts';
import { addDrives } from './drives.ts';
import { Parts } from './parts.ts';

/** What the core takes of one machine. */
const MOST_PARTS = 5_000;
const MOST_DRIVES = 10_000;

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
