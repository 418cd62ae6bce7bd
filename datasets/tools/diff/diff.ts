/**
 * What changed between two states of the data, in terms of rows and cells instead of lines: a row is
 * known by its key, so moved rows and reordered columns are no change. Touches no file system.
 */

import type { Unit } from '../schema/table-schema.ts';
import type { Table } from '../tables/table.ts';
import { DriveFigures } from './drive-figures.ts';
import { type Figures, figuresOf, type Predict } from './figures.ts';
import { keyed } from './keyed.ts';
import { namer } from './names.ts';
import type { RangeChange } from './ranges.ts';

export interface Cell {
  column: string;
  /** Base unit, where the column has one. */
  unit?: Unit | undefined;
  before: string;
  after: string;
}

export interface Change {
  kind: 'added' | 'removed' | 'changed';
  /** Values of the key, joined by "/". */
  key: string;
  /** What the row is about, in words; the key where nothing else is known. */
  label: string;
  /** Changed cells; none for rows that came or went. */
  cells: Cell[];
}

export interface TableChanges {
  table: string;
  file: string;
  added: number;
  removed: number;
  changed: number;
  /** At most `LISTED` of them, changed rows first. */
  changes: Change[];
  /** Added results by what was measured, the most first. */
  targets: { label: string; rows: number }[];
}

export interface SetChanges {
  set: string;
  kind: 'added' | 'removed' | 'changed';
  /** Title, version, licences ... of datapackage.json. */
  properties: Cell[];
  tables: TableChanges[];
  figures: Figures;
}

export interface Changes {
  sets: SetChanges[];
  /** What sets refer to, wherever its rows lie: a row that moves from a set to the registry is no change. */
  shared: TableChanges[];
  /** How the ranges of calculators move; absent where the core is not at hand. */
  ranges?: RangeChange[] | undefined;
  /** Figures of links that are new and take no part in a range yet. */
  held?: number | undefined;
}

/** One set as it lies in a folder. */
export interface Contribution {
  /** Text of datapackage.json, empty where there is none. */
  package: string;
  tables: Table[];
}

export interface State {
  /** Tables of the registry with the rows that sets bring. */
  shared: readonly Table[];
  sets: Map<string, Contribution>;
}

/** Changes that are spelled out; beyond this they are only counted. */
export const LISTED = 200;

/** `predict` says what the model expects of a figure, where the core is at hand. */
export function diff(before: State, after: State, predict?: Predict): Changes {
  const names = [...new Set([...before.sets.keys(), ...after.sets.keys()])].sort();
  const known = new DriveFigures(after.sets);
  return {
    sets: names.flatMap((set) => {
      const changes = setChanges(set, before.sets.get(set), after.sets.get(set), predict, known);
      return changes ? [changes] : [];
    }),
    shared: tableChanges(before.shared, after.shared),
  };
}

function setChanges(
  set: string,
  before: Contribution | undefined,
  after: Contribution | undefined,
  predict: Predict | undefined,
  known: DriveFigures,
): SetChanges | undefined {
  const tables = tableChanges(before?.tables ?? [], after?.tables ?? []);
  const properties = propertyChanges(before?.package ?? '', after?.package ?? '');
  if (before && after && tables.length === 0 && properties.length === 0) return;
  const kind = before ? (after ? 'changed' : 'removed') : 'added';
  const figures = figuresOf(before?.tables ?? [], after?.tables ?? [], predict, (...of) => known.of(set, ...of));
  return { set, kind, properties, tables, figures };
}

function tableChanges(before: readonly Table[], after: readonly Table[]): TableChanges[] {
  const names = new Set([...before, ...after].map((table) => table.schema.name));
  return [...names].sort().flatMap((name) => {
    const tableIn = (tables: readonly Table[]) => tables.find((table) => table.schema.name === name);
    const changes = compare(tableIn(before), tableIn(after), { before, after });
    return changes.added + changes.removed + changes.changed > 0 ? [changes] : [];
  });
}

type Sides<Side> = Record<'before' | 'after', Side>;

function compare(before: Table | undefined, after: Table | undefined, beside: Sides<readonly Table[]>): TableChanges {
  const [older, newer] = [keyed(before), keyed(after)];
  const names = { before: namer(before, beside.before), after: namer(after, beside.after) };
  const listed: Record<Change['kind'], Change[]> = { changed: [], added: [], removed: [] };
  const count = { changed: 0, added: 0, removed: 0 };
  const perTarget = new Map<string, number>();
  const list = (kind: Change['kind'], change: () => Omit<Change, 'kind'>) => {
    count[kind] += 1;
    if (listed[kind].length < LISTED) listed[kind].push({ kind, ...change() });
  };

  for (const [key, row] of newer) {
    const olderRow = older.get(key);
    if (olderRow === undefined) {
      list('added', () => ({ key, label: names.after.label(row), cells: [] }));
      const target = names.after.target(row);
      if (target !== '') perTarget.set(target, (perTarget.get(target) ?? 0) + 1);
      continue;
    }
    const cells = cellChanges(before, olderRow, after, row);
    if (cells.length > 0) list('changed', () => ({ key, label: names.after.label(row), cells }));
  }
  for (const [key, row] of older) {
    if (newer.has(key)) continue;
    list('removed', () => ({ key, label: names.before.label(row), cells: [] }));
  }

  return {
    table: (after ?? before)?.schema.name ?? '',
    file: (after ?? before)?.file ?? '',
    ...count,
    changes: [...listed.changed, ...listed.added, ...listed.removed].slice(0, LISTED),
    targets: [...perTarget]
      .map(([label, rows]) => ({ label, rows }))
      .sort((a, b) => b.rows - a.rows)
      .slice(0, LISTED),
  };
}

function cellChanges(before: Table | undefined, olderRow: number, after: Table | undefined, row: number): Cell[] {
  if (!before || !after) return [];
  return after.schema.fields.flatMap((field, index) => {
    const [old, now] = [before.text(olderRow, index), after.text(row, index)];
    if (old === now) return [];
    return [{ column: field.name, ...(field.unit && { unit: field.unit }), before: old, after: now }];
  });
}

/** Properties of datapackage.json that a reviewer wants to see change. */
const PROPERTIES: Record<string, (content: Record<string, unknown>) => unknown> = {
  title: ({ title }) => title,
  version: ({ version }) => version,
  licenses: ({ licenses }) => names(licenses, 'name'),
  sources: ({ sources }) => names(sources, 'title'),
  contributors: ({ contributors }) => names(contributors, 'title'),
};

function propertyChanges(before: string, after: string): Cell[] {
  const [old, now] = [parsed(before), parsed(after)];
  return Object.entries(PROPERTIES).flatMap(([column, of]) => {
    const cell = { column, before: text(of(old)), after: text(of(now)) };
    return cell.before === cell.after ? [] : [cell];
  });
}

function parsed(json: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(json);
    return typeof content === 'object' && content !== null ? (content as never) : {};
  } catch {
    // What cannot be read is a finding of the checks, not of the comparison.
    return {};
  }
}

function names(list: unknown, property: string): string {
  if (!Array.isArray(list)) return '';
  return list.map((entry) => text((entry as Record<string, unknown> | null)?.[property])).join(', ');
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
