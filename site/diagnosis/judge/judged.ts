import type { Basis } from '../../../calc-wasm/js/calc.ts';

/** A pasted figure against what its chain carries. */
export interface Judged {
  subject: string;
  line: number;
  /** "Sequential read" in the words of the tool. */
  job: string;
  /** Bytes per second. */
  measured: number;
  /** What the chain carries at most, and what is expected; nothing where the chain does not say. */
  ceiling: number | undefined;
  expectedLow: number | undefined;
  expectedHigh: number | undefined;
  /** Whether that range was measured or is assumed. */
  basis?: Basis | undefined;
  verdict: 'normal' | 'low' | 'impossible' | 'unknown';
  /** Why it is low or impossible, or why nothing can be said: sentences, the likeliest first. */
  reasons: string[];
}
