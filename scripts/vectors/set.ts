// What a kind of vector file is: its columns, and how one of its rows is judged.
import type { Row } from './file.ts';

/** What the core should answer for a row, and what it did. */
export interface Failure {
  input: string;
  expected: string;
  got: string;
  difference: string;
  tolerance: string;
}

/**
 * Why a row is not judged:
 * - `parameter`: it has a parameter that no input takes, or a value of one that no input has;
 * - `contradiction`: two of its cells do not fit each other;
 * - `figure`: no calculator shows what it asks for;
 * - `refused`: the calculator takes no such input;
 * - `open`: it does not state what the answer depends on.
 */
export type Why = 'parameter' | 'contradiction' | 'figure' | 'refused' | 'open';

export type Verdict =
  | { kind: 'passed' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'skipped'; why: Why; reason: string }
  /** A cell that cannot be read: the row is no vector, which counts as a failure. */
  | { kind: 'broken'; reason: string };

export interface VectorSet {
  name: string;
  columns: readonly string[];
  judge(row: Row): Verdict;
}
