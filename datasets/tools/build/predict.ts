/** What the core says about measured rows: the only place where data and model meet. */
import { refused } from '../../../site/lib/calc.ts';
import { calculate } from '../../../site/lib/calc-node.ts';
import type { Row } from '../records.ts';
import { question } from './question.ts';

export interface Prediction {
  calculator: string;
  model_version: number;
  ceiling_bytes_per_s: number;
  expected_low_bytes_per_s: number;
  expected_high_bytes_per_s: number;
}

/** `asked` holds the columns of runs and results that a question is made of. */
export function predict(asked: Row): Prediction | undefined {
  const found = question(asked, asked);
  if (!found) return undefined;
  const { name, modelVersion } = found.calculator;
  const answer = calculate(name, found.inputs);
  if (refused(answer)) {
    const { input, value, code } = answer.error;
    throw new Error(`no prediction for ${JSON.stringify(asked)}: ${code} ${input} = ${value}`);
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
