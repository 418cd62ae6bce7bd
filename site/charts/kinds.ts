// Every kind of chart of the dataset, by its name in the URL, in the order the site shows them.
import { blockSize } from './kinds/block-size.ts';
import { ceiling } from './kinds/ceiling.ts';
import { drives } from './kinds/drives.ts';
import type { Kind } from './kinds/kind.ts';
import { lanes } from './kinds/lanes.ts';
import { series } from './kinds/series.ts';
import { state } from './kinds/state.ts';
import { latency, queueDepth } from './kinds/sweeps.ts';

export const kinds = {
  'queue-depth': queueDepth,
  latency,
  'block-size': blockSize,
  drives,
  lanes,
  series,
  state,
  ceiling,
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** Goes up when an address of today would show something else. */
export const CHART_VERSION = 1;
