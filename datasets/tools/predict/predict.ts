/** What the core says about measured rows: the only place where data and model meet. */
import { type Basis, refused } from '../../../calc-wasm/js/calc.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { type Ranges, withRange } from '../../../calc-wasm/js/ranges.ts';
import type { LoadedSet } from '../repository/repository.ts';
import { type Row, rowsOf } from '../tables/records.ts';
import { question } from './question.ts';
import { type Measured, scaling } from './scaling.ts';

export interface Prediction {
  calculator: string;
  model_version: number;
  ceiling_bytes_per_s: number;
  expected_low_bytes_per_s: number;
  expected_high_bytes_per_s: number;
  range_basis: Basis;
}

export const predictArrays = (sets: LoadedSet[]): Row[] =>
  sets.flatMap((set) => {
    const all = measuredIn(set);
    return all.flatMap((item) => {
      const row = scaling(item, all);
      return row ? [{ set_id: set.setId, ...row }] : [];
    });
  });

function measuredIn(set: LoadedSet): Measured[] {
  const rows = (name: string) => set.tables.filter(({ schema }) => schema.name === name).flatMap(rowsOf);
  const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
  const targets = new Map(rows('targets').map((target) => [target.target_id, target]));
  return rows('results').flatMap((result) => {
    const run = runs.get(result.run_id ?? null);
    const target = run && targets.get(run.target_id ?? null);
    return run && target ? [{ result, run, target: counted(target) }] : [];
  });
}

/** A single drive is one drive, also where nobody has counted it. */
const counted = (target: Row): Row =>
  target.kind === 'drive' && target.array_kind === 'none'
    ? { ...target, drive_count: target.drive_count ?? 1 }
    : target;

/** `asked` holds the columns of runs and results that a question is made of; `ranges` those of its data; the core's own without. */
export function predict(asked: Row, ranges: Ranges = {}): Prediction | undefined {
  const prediction = question(asked, asked);
  if (!prediction) return undefined;
  const { name, modelVersion } = prediction.calculator;
  const answer = calculate(name, prediction.inputs);
  if (refused(answer)) {
    const { input, value, code } = answer.error;
    throw new Error(`no prediction for ${JSON.stringify(asked)}: ${code} ${input} = ${value}`);
  }
  // Every calculator that the links lead to has these; their types are those of all calculators.
  if (!('ceiling' in answer)) throw new Error(`calculator "${name}" predicts no bandwidth`);
  const ranged = withRange(answer, ranges);
  return {
    calculator: name,
    model_version: modelVersion,
    ceiling_bytes_per_s: ranged.ceiling,
    expected_low_bytes_per_s: ranged.expected_low,
    expected_high_bytes_per_s: ranged.expected_high,
    range_basis: ranged.range_basis,
  };
}
