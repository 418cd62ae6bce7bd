/**
 * What the check of a pull request hands over to the trusted workflow. Whoever opens a pull request may
 * have written every byte of it, so nothing is believed but its shape, and that within limits.
 */

import type { Cell, Change, Changes, SetChanges, TableChanges } from '../diff/diff.ts';
import type { Figure } from '../diff/figures.ts';
import type { RangeChange, RangeEnd } from '../diff/ranges.ts';
import { UNITS } from '../schema/table-schema.ts';
import type { Finding } from '../tables/finding.ts';

/** The parts of a finding that a comment shows. */
export interface Problem
  extends Pick<Finding, 'file' | 'line' | 'column' | 'level' | 'rule' | 'field' | 'message' | 'expected' | 'fix'> {
  more?: number | undefined;
}

export interface Artifact {
  /** Number of the pull request; to be compared with what the forge says about it. */
  number: number;
  findings: Problem[];
  /** Whether figures were not compared with the ceilings of links. */
  withoutCore: boolean;
  changes: Changes;
  /** What the fixer would change, as a unified diff. */
  fix: string;
}

/** Files of the artifact and the most bytes that each may have: many times what honest ones need. */
export const FILES = {
  'pull-request.json': 1_000,
  'report.json': 8_000_000,
  'changes.json': 8_000_000,
  'fix.diff': 2_000_000,
} as const;

/** Longest text of a cell or message. */
const TEXT = 2_000;

const FINDINGS = 20_000;
const ROWS = 1_000;

/** The artifact, or an error that names the first place that is not as it should be. */
export function readArtifact(read: (file: keyof typeof FILES) => string): Artifact {
  const json = <Value>(file: keyof typeof FILES, shape: Shape<Value>): Value => {
    try {
      return shape(JSON.parse(read(file)), file);
    } catch (error) {
      throw new Error(`${file} is not what the check writes: ${(error as Error).message}`);
    }
  };
  const report = json('report.json', object({ findings: list(finding, FINDINGS), without_core: flag }));
  return {
    number: json('pull-request.json', object({ number: whole })).number,
    findings: report.findings,
    withoutCore: report.without_core,
    changes: json('changes.json', changes),
    fix: read('fix.diff'),
  };
}

type Shape<Value> = (value: unknown, place: string) => Value;

const object =
  <Value>(shapes: { [Name in keyof Value]: Shape<Value[Name]> }): Shape<Value> =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${place} is not an object`);
    }
    const entries = Object.entries(shapes) as [string, Shape<unknown>][];
    return Object.fromEntries(
      entries.map(([name, shape]) => [
        name,
        shape(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined, `${place}.${name}`),
      ]),
    ) as Value;
  };

const list =
  <Value>(shape: Shape<Value>, most: number): Shape<Value[]> =>
  (value, place) => {
    if (!Array.isArray(value)) throw new Error(`${place} is not a list`);
    if (value.length > most) throw new Error(`${place} has ${value.length} items, more than ${most}`);
    return value.map((item, index) => shape(item, `${place}[${index}]`));
  };

const text: Shape<string> = (value, place) => {
  if (typeof value !== 'string') throw new Error(`${place} is not a text`);
  if (value.length > TEXT) throw new Error(`${place} is longer than ${TEXT} characters`);
  return value;
};

const whole: Shape<number> = (value, place) => {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Error(`${place} is not a whole number`);
};

const flag: Shape<boolean> = (value, place) => {
  if (typeof value !== 'boolean') throw new Error(`${place} is neither true nor false`);
  return value;
};

const number: Shape<number> = (value, place) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${place} is not a number`);
  return value;
};

const oneOf =
  <Name extends string>(...names: Name[]): Shape<Name> =>
  (value, place) => {
    const match = names.find((name) => name === value);
    if (match === undefined) throw new Error(`${place} is not one of ${names.join(', ')}`);
    return match;
  };

const optional =
  <Value>(shape: Shape<Value>): Shape<Value | undefined> =>
  (value, place) =>
    value === undefined ? undefined : shape(value, place);

const finding = object<Problem>({
  file: text,
  line: whole,
  column: whole,
  level: oneOf('error', 'warning', 'note'),
  rule: text,
  field: text,
  message: text,
  expected: text,
  fix: text,
  more: optional(whole),
});

const cell = object<Cell>({ column: text, unit: optional(oneOf(...UNITS)), before: text, after: text });

const kind = oneOf('added', 'removed', 'changed');

const change = object<Change>({ kind, key: text, label: text, cells: list(cell, ROWS) });

const table = object<TableChanges>({
  table: text,
  file: text,
  added: whole,
  removed: whole,
  changed: whole,
  changes: list(change, ROWS),
  targets: list(object({ label: text, rows: whole }), ROWS),
});

const figure = object<Figure>({
  key: text,
  target: text,
  link: text,
  load: text,
  unit: oneOf(...UNITS),
  measured: number,
  before: optional(number),
  ceiling: optional(number),
  low: optional(number),
  high: optional(number),
  limited: flag,
});

const set = object<SetChanges>({
  set: text,
  kind,
  properties: list(cell, ROWS),
  tables: list(table, ROWS),
  figures: object({ listed: list(figure, ROWS), all: whole }),
});

const rangeEnd = object<RangeEnd>({ low: number, measurements: whole, sources: whole });

const changes = object<Changes>({
  sets: list(set, ROWS),
  shared: list(table, ROWS),
  ranges: optional(
    list(object<RangeChange>({ name: text, before: optional(rangeEnd), after: optional(rangeEnd) }), ROWS),
  ),
  held: optional(whole),
});
