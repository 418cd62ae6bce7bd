// What the explorer's table leaves out of a row, as a file of its run.
import type { Marks } from '../common/mark.ts';

/** A chart that takes configurations and one load of theirs. */
export type CurveKind = 'queue-depth' | 'latency' | 'block-size';

/** The parameter by which a chart is told the load. */
export const LOAD_PARAMETER: Record<CurveKind, string> = {
  'queue-depth': 'load',
  latency: 'load',
  'block-size': 'pattern',
};

export const curveKinds = Object.keys(LOAD_PARAMETER) as CurveKind[];

/** A fact in words. `name` is its column. */
export interface Fact {
  name: string;
  title: string;
  text: string;
  href?: string;
  /** What the text is, where it is not of the page's language. */
  marks?: Marks;
}

export interface Link {
  text: string;
  href: string;
}

export interface RunFile {
  /** What tells this run of this target from all others, for people. */
  name: string;
  page: string;
  /** The page of its drive, where that is known. */
  drive?: Link;
  /** Of all rows of the run. */
  facts: Fact[];
  source: Fact[];
  /** What the cells of a row are. */
  columns: Omit<Fact, 'text'>[];
  /** By the name of their result. */
  rows: Record<string, RunRow>;
  /** The loads that each chart has a curve of. */
  curves: Record<CurveKind, string[]>;
}

export interface RunRow {
  /** What was asked of the target. */
  load: string;
  /** The figure, with its ceiling where one was computed. */
  measured: string;
  /** In the order of `columns`; nothing where nothing is known. */
  cells: string[];
  /** Its line of the CSV file. */
  line?: { text: string; href?: string };
  /** What charts call its load. */
  loads: Record<CurveKind, string>;
  charts: Link[];
}
