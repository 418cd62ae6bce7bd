// generated, do not edit; run `npm run gen`

import { blockSize } from './block-size.ts';
import { ceiling } from './ceiling.ts';
import { drives } from './drives.ts';
import { lanes } from './lanes.ts';
import { series } from './series.ts';
import { state } from './state.ts';
import { latency, queueDepth } from './sweeps.ts';

/** Every kind of chart of the dataset, by its name in the URL, in the order the site shows them. */
export const kinds = {
  'queue-depth': queueDepth,
  latency,
  'block-size': blockSize,
  drives,
  lanes,
  series,
  state,
  ceiling,
};
