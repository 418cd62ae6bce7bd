import type { Field } from '../schema/table-schema.ts';
import type { Level } from './finding.ts';
import type { Column, Found, Problem, Table } from './table.ts';

/** A set's `datapackage.json` and the names of the files beside it. */
export interface PackageFile {
  file: string;
  /** Name of the folder. */
  setId: string;
  text: string;
  /** Names of the CSV files that lie in the folder. */
  csvFiles: string[];
  /** Names of the tables that a set may hold. */
  tableNames: string[];
  /** The files that the figures were read from. */
  rawFiles: { path: string; bytes: number; sha256: string }[];
  /** Whatever else lies in the folder. */
  otherFiles: string[];
}

/** What the others say of a figure. */
export interface Middle {
  figures: number;
  median: number;
}

/** The figures of all sets side by side. */
export interface Comparison {
  /** What the sets other than this one say of a key, which may itself be among them. */
  others(subject: Subject, key: string): Middle;
}

/** Where a set stands for the second time. */
export interface Copy {
  /** Name of the other set. */
  set: string;
  /** Results that are the same, and those that could be. */
  same: number;
  all: number;
  by: 'hash' | 'figures' | 'bandwidth';
  /** The first of them. */
  column: Column;
  row: number;
}

/** Bytes per second of a link. */
export interface Bounds {
  /** The upper end of what hardware reaches: what is above it is asked about. */
  most: number;
  /** What its wire format allows: nothing is above it. */
  ceiling: number;
}

export interface Subject {
  tables: Table[];
  /** Tables that the checked ones may refer to; nothing is reported about them. */
  reference: readonly Table[];
  /** The files of shared rows that sets may bring, the checked ones among them; what stands before counts. */
  shared?: readonly Table[];
  /** The day of the check, year first; the computer's own where it is absent. */
  today?: string;
  /** The figures of all sets, where they are at hand: its own are compared with those of the others. */
  compared?: Comparison;
  /**
   * What the model of a link lets through for a row of runs and one of results; nothing where the rows do not say
   * enough. Absent where the core is not at hand.
   */
  ceiling?(runs: Table, run: number, results: Table, result: number): Bounds | undefined;
  /**
   * For a row that says its link was the limit: the lower end of what other sets measured on such links, in bytes per
   * second, where the figure is too far below it to be believed of one source. Absent where core or sets are not at hand.
   */
  doubted?(
    subject: Subject,
    runs: Table,
    run: number,
    results: Table,
    result: number,
  ): { low: number; ceiling: number; sources: number } | undefined;
  /** Which set another one repeats, where all sets are at hand. */
  copies?: { of(subject: Subject): Copy | undefined };
  /** By run, what the core says of its chain. Absent where the core of the chain is not at hand. */
  chained?(subject: Subject): ReadonlyMap<string, { refusal?: string; read?: number; write?: number }>;
  /** Keys of content/references.yaml; absent where that file is not at hand. */
  citations?: readonly string[];
  /** Absent for the registry, and where a visitor drops single files. */
  package?: PackageFile;
}

interface Described {
  id: string;
  /** How grave its findings are, unless one says otherwise. */
  level: Level;
  looksFor: string;
  /** How to mend what it finds, in general; a finding may know better. */
  fix: string;
  /** A rule that is silent about a cell which this one names: it says the same and knows less. */
  insteadOf?: string;
}

/** A rule about tables and files. */
export interface SubjectRule extends Described {
  check(subject: Subject): Iterable<Found>;
}

/** A rule about what a single cell says, whatever stands beside it. */
export interface CellRule extends Described {
  cell(text: string, field: Field): Problem | undefined;
}

export type Rule = SubjectRule | CellRule;

/** The day of the check, year first. */
export const todayOf = ({ today = new Date().toISOString().slice(0, 10) }: Subject): string => today;

/** The rows of a table that a subject may refer to: of shared ones, those of everybody. */
export const tableNamed = ({ tables, reference }: Subject, name: string): Table | undefined =>
  [...reference, ...tables].find((table) => table.schema.name === name);

/** The tables of this name: a person may give several files of one. */
export const tablesNamed = (tables: readonly Table[], name: string): Table[] =>
  tables.filter(({ schema }) => schema.name === name);
