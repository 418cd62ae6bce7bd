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

export type Verdict =
  | { kind: 'passed' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'skipped'; reason: string };

export interface VectorSet {
  name: string;
  columns: readonly string[];
  judge(row: Row): Verdict;
}
