/** The solvers in the order in which they are asked. */
import { asksFigure } from './ask.ts';
import { chain } from './solve-chain.ts';
import { link, mac } from './solve-link.ts';
import { need } from './solve-need.ts';
import type { Solver, Talk } from './talk.ts';

/** Solvers that few questions need: a page loads them with the first text that is one for them. */
export interface Step {
  isFor: (talk: Talk) => boolean;
  load: () => Promise<readonly Solver[]>;
}

export const steps: readonly (Solver | Step)[] = [
  { isFor: (talk) => talk.has('compare'), load: async () => [(await import('./solve-side.ts')).sideBySide] },
  { isFor: (talk) => talk.of('board').length > 0, load: async () => [(await import('./board.ts')).board] },
  mac,
  { isFor: asksFigure, load: async () => (await import('./figures.ts')).figures },
  need,
  link,
  chain,
  { isFor: () => true, load: async () => (await import('./last.ts')).last },
];
