// What the drawings of results and the tables under them have in common: each mark and each row is one result.
import { quantity } from '../../common/format.ts';
import type { Cell, Table } from '../../plot/picture.ts';
import { bandwidth, figure, share, sourceCell, summary } from '../row-text.ts';
import type { Configuration, Point } from '../rows.ts';
import { words } from '../words.ts';
import { type Choice, choice, type Titled } from './kind.ts';

export interface Result<Known extends Point = Point> {
  of: Configuration;
  point: Known;
}

/** The points of a configuration or a curve, each with what it is of. */
export const resultsOf = <Known extends Point>(all: { of: Configuration; points: readonly Known[] }): Result<Known>[] =>
  all.points.map((point) => ({ of: all.of, point }));

const rowId = (of: Configuration, { result_id }: Point): string => `point-${of.set_id}-${result_id}`;

/** Its mark in a drawing, which leads to its row. */
export const markOf = ({ of, point }: Result, x: number, y: number) => ({
  x,
  y,
  title: summary(point, of),
  row: rowId(of, point),
});

type Columns<Row> = { [name in keyof typeof words.columns]?: (row: Row) => string | Cell };

/** A row of each result, with a link to its source at the end. */
export function tableOf<Row extends Result>(rows: readonly Row[], columns: Columns<Row>): Table {
  const all = { ...columns, source: ({ of }: Row) => sourceCell(of) };
  return {
    columns: Object.keys(all).map((name) => words.columns[name as keyof typeof all]),
    rows: rows.map((row) => ({
      id: rowId(row.of, row.point),
      result: { set_id: row.of.set_id, result_id: row.point.result_id },
      cells: Object.values(all).map((cell) => cell(row)),
    })),
  };
}

export const deviceCell = ({ of }: Result): string => of.name;

export const rateCell = (value: number | undefined): Cell => figure(value, 'byte_per_second', bandwidth);

export const shareCell = (value: number | undefined): Cell => figure(value, 'ratio', share);

/** "+5 %": how far off a prediction is. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${quantity(value, 'ratio', { digits: 2 })}`;

/** Of the sets that these are of. */
export const setChoice = (some: readonly Configuration[], { titles }: Titled, start: string): Choice =>
  choice(
    'set',
    [...new Set(some.map(({ set_id }) => set_id))].map((value) => ({ value, text: titles.get(value) ?? value })),
    [start],
  );

/** What is to be said of results whose drives are in an unknown state. */
export function stateNote(some: readonly Configuration[]): string[] {
  const open = some.filter(({ state }) => state === 'unknown').length;
  return open > 0 ? [words.notes.stateUnknown(open)] : [];
}
