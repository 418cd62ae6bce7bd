/** What the core says about measured rows: the only place where data and model meet. */
import { refused } from '../../../site/lib/calc.ts';
import { calculate } from '../../../site/lib/calc-node.ts';
import { type Row, rowsOf } from '../records.ts';
import type { LoadedSet } from '../repository.ts';
import { question } from './question.ts';

export function predict(sets: LoadedSet[]): Row[] {
  return sets.flatMap((set) => {
    const rows = (name: string) =>
      set.tables.filter(({ schema }) => schema.name === name).flatMap(rowsOf);
    const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
    return rows('results').flatMap((result) => {
      const run = runs.get(result.run_id ?? null);
      const prediction = run && predictRow(run, result);
      return prediction
        ? [{ set_id: set.setId, result_id: result.result_id ?? null, ...prediction }]
        : [];
    });
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
