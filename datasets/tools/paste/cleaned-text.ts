import type { Lines } from './lines.ts';

export interface Cleaned {
  lines: Lines;
  /** Number, from 1, of the reader's own line for each line of the text; nothing where they are the same. */
  origin: Uint32Array | undefined;
}
