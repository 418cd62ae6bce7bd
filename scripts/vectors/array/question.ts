// What a row of array vectors asks of which calculator.

import type { Inputs } from '../../../calc-wasm/js/calc.ts';
import { GB, MB } from '../../../datasets/tools/text/units.ts';
import type { Row } from '../file.ts';
import { Broken, Skipped } from '../parameters.ts';

export type Name = 'raid' | 'zfs' | 'mixed-drives' | 'rebuild';

/** Outputs in base units, out of an answer; several are a tuple. */
export type Figures = (output: (name: string) => number) => number[];

export interface Question {
  name: Name;
  inputs: Inputs;
  figures: Figures;
  /** Other tools count whole units. */
  whole?: boolean;
  /** Outputs that the row states beside the figure that it is about. */
  stated?: Record<string, number>;
  /** What the row does not state although the figure may depend on it. */
  open?: Open[];
}

/** A condition that a row leaves open. */
export interface Open {
  /** The condition, and where it can be looked up. */
  condition: string;
  /** The value that the calculator takes unless told otherwise. */
  assumed: string;
  /** The value that is tried instead. */
  other: string;
  /** How to ask with it. */
  inputs: Inputs;
}

export const figures =
  (...names: string[]): Figures =>
  (output) =>
    names.map(output);

/** Sizes of a row's drives: bytes, or units of another tool's own. */
export function sizesOf(row: Row): number[] {
  const cell = row.get('drives');
  if (cell === '') return [];
  return cell.split(';').map((size) => {
    if (!/^[0-9]{1,16}(?:\.[0-9]{1,6})?$/.test(size)) throw new Broken(`no size "${size}"`);
    return Number(size);
  });
}

/** Drives below a megabyte are counted in a unit of another tool's own; any will do. */
const ABSTRACT = MB;
export const ANY_UNIT = { symbol: 'GB', bytes: GB };

/** Whether drives and figure are counted in one unit, whatever it is. */
export function isAbstract(row: Row): boolean {
  const sizes = sizesOf(row);
  const isOwn = row.get('unit').startsWith('same unit') || row.get('unit') === 'ratio';
  return isOwn && sizes.length > 0 && sizes.every((size) => size < ABSTRACT);
}

/** Drives where only their number matters. */
export const drivesOf = (count: number): string => `${count}x1TB`;

/** The row's list of drives, as the calculators take one; empty where it has none. */
export function drives(row: Row): string {
  const unit = isAbstract(row) ? ANY_UNIT.symbol : 'B';
  return sizesOf(row)
    .map((size) => `${size}${unit}`)
    .join('+');
}

export function noFigure(row: Row): Skipped {
  return new Skipped('figure', `no calculator shows ${row.get('quantity')} of ${row.get('level')}`);
}
