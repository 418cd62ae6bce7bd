// The views of the table of drives: which drives each shows, with which figures, and by which it is sorted. Pure.
import type { Parameter } from '../common/state.ts';
import type { DriveKind } from './best.ts';

/** Figures of a drive, one a column. */
export const FIGURES = ['read', 'write', 'random', 'latency', 'sustained', 'share', 'sources'] as const;
export type Figure = (typeof FIGURES)[number];

/** What each is in. */
export const UNITS = {
  read: 'byte_per_second',
  write: 'byte_per_second',
  random: 'operation_per_second',
  latency: 'second',
  sustained: 'byte_per_second',
  share: 'ratio',
  sources: 'count',
} as const satisfies Record<Figure, string>;

export const isLeastBest = (figure: Figure): boolean => figure === 'latency';

interface View {
  figures: readonly Figure[];
  /** What it is sorted by; a drive without it is in the view only where the view is whole. */
  sort: Figure;
  kind?: DriveKind;
  /** Whether every drive of the kind belongs to it. */
  isWhole?: true;
}

export const VIEWS = {
  sequential: { figures: ['read', 'write', 'share', 'sources'], sort: 'read' },
  qd1: { figures: ['random', 'latency', 'sources'], sort: 'random' },
  sustained: { figures: ['sustained', 'write', 'sources'], sort: 'sustained' },
  disks: { figures: FIGURES, sort: 'read', kind: 'disk', isWhole: true },
  all: { figures: FIGURES, sort: 'read', isWhole: true },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof VIEWS;
export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];

/** A drive as the table knows it. */
export type Line = { kind: string | undefined } & Partial<Record<Figure, number | undefined>>;

export function isIn(name: ViewName, line: Line): boolean {
  const { kind, isWhole, sort }: View = VIEWS[name];
  return (kind === undefined || line.kind === kind) && (isWhole === true || line[sort] !== undefined);
}

/** The best of each figure that any of these drives of a view has: a figure that none has is no column. */
export function bestIn(name: ViewName, lines: readonly Line[]): Map<Figure, number> {
  const own = lines.filter((line) => isIn(name, line));
  const { figures }: View = VIEWS[name];
  return new Map(
    figures.flatMap((figure) => {
      const values = own.flatMap((line) => line[figure] ?? []);
      const best = isLeastBest(figure) ? Math.min(...values) : Math.max(...values);
      return values.length > 0 ? [[figure, best] as const] : [];
    }),
  );
}

export const reached = (figure: Figure, value: number, best: number): number =>
  isLeastBest(figure) ? best / value : value / best;

/** How many drives the comparison takes of the table. */
export const MOST_PICKED = 4;
/** How many it is offered where none is chosen: the first of the table. */
export const FIRST_PICKED = 3;

/** The table in the address: a view, what was typed, what it is sorted by, and the drives that are chosen. */
export const PARAMETERS: readonly Parameter[] = [
  { name: 'view', allowed: VIEW_NAMES, start: ['sequential'] },
  { name: 'find', allowed: [], free: true, start: [] },
  { name: 'by', allowed: FIGURES, start: [] },
  { name: 'first', allowed: ['worst'], start: [] },
  { name: 'pick', allowed: [], free: true, most: MOST_PICKED, start: [] },
];
