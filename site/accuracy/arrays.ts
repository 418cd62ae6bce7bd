// How far the array calculators are from measured arrays: both as so many times a figure of the same source.

import type { Row } from '../explorer/measurements.ts';
import type { ArrayPredictionsRow } from '../generated/datasets.ts';
import { type Errors, errorsOf } from './accuracy.ts';

export interface ComparedArray extends Pick<ArrayPredictionsRow, 'calculator' | 'output'> {
  row: Row;
  /** What both ratios refer to, as a reader would name it. */
  baseline: string;
  /** The row of that figure. */
  baselineRow: Row;
  drives: number;
  predicted: number;
  measured: number;
  kind: ArrayPredictionsRow['measured_kind'];
  /** Prediction over measurement, less 1: positive where the model promises too much. */
  error: number;
}

export interface ArrayGroup {
  calculator: string;
  output: ComparedArray['output'];
  rows: ComparedArray[];
  /** Of the rows with a figure; "less than" says no more than that. */
  errors: Errors;
}

export const hasFigure = ({ kind }: ComparedArray): boolean => kind === 'figure';

/** By calculator, and apart from each other what it predicts. Nearest to the prediction first. */
export function arrayGroups(rows: readonly ComparedArray[]): ArrayGroup[] {
  const names = [...new Set(rows.map(({ calculator, output }) => `${calculator} ${output}`))];
  return names.toSorted().flatMap((name) => {
    const own = rows
      .filter(({ calculator, output }) => `${calculator} ${output}` === name)
      .toSorted((a, other) => a.error - other.error);
    const figures = own.filter(hasFigure);
    const [first] = figures;
    if (!first) return [];
    const { calculator, output } = first;
    const errors = errorsOf(figures.map(({ error }) => error));
    // Figures first: the index of the worst one counts those.
    const others = own.filter((comparedArray) => !hasFigure(comparedArray));
    return [{ calculator, output, rows: [...figures, ...others], errors }];
  });
}

/** Below this an error is no miss: drives of one model differ by as much. */
const NEAR = 0.1;

export const isNear = ({ error }: ComparedArray): boolean => Math.abs(error) <= NEAR;
