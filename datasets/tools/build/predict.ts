/** What the core says about measured rows: the only place where data and model meet. */
import { refused } from '../../../site/lib/calc.ts';
import { calculate } from '../../../site/lib/calc-node.ts';
import { type Row, rowsOf } from '../records.ts';
import type { LoadedSet } from '../repository.ts';
import { question } from './question.ts';
import { type Measured, scaling } from './scaling.ts';

/** Rows of `predictions`. */
export function predict(sets: LoadedSet[]): Row[] {
  return sets.flatMap((set) =>
    measuredIn(set).flatMap(({ run, result }) => {
      const prediction = predictRow(run, result);
      return prediction
        ? [{ set_id: set.setId, result_id: result.result_id ?? null, ...prediction }]
        : [];
    }),
  );
}

/** Rows of `array-predictions`. */
export function predictArrays(sets: LoadedSet[]): Row[] {
  return sets.flatMap((set) => {
    const all = measuredIn(set);
    return all.flatMap((one) => {
      const found = scaling(one, all);
      return found ? [{ set_id: set.setId, ...found }] : [];
    });
  });
}

/** Results of a set with their run and target. */
function measuredIn(set: LoadedSet): Measured[] {
  const rows = (name: string) =>
    set.tables.filter(({ schema }) => schema.name === name).flatMap(rowsOf);
  const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
  const targets = new Map(rows('targets').map((target) => [target.target_id, target]));
  return rows('results').flatMap((result) => {
    const run = runs.get(result.run_id ?? null);
    const target = run && targets.get(run.target_id ?? null);
    return run && target ? [{ result, run, target }] : [];
  });
}

function predictRow(run: Row, result: Row): Row | undefined {
  const asked = question(run, result);
  if (!asked) return undefined;
  const { name, modelVersion } = asked.calculator;
  const answer = calculate(name, asked.inputs);
  if (refused(answer)) {
    const { input, value, code } = answer.error;
    throw new Error(`no prediction for result ${result.result_id}: ${code} ${input} = ${value}`);
  }
  // Every calculator that the links lead to has these; their types are those of all calculators.
  if (!('ceiling' in answer)) throw new Error(`calculator "${name}" predicts no bandwidth`);
  return {
    calculator: name,
    model_version: modelVersion,
    ceiling_bytes_per_s: answer.ceiling,
    expected_low_bytes_per_s: answer.expected_low,
    expected_high_bytes_per_s: answer.expected_high,
  };
}
