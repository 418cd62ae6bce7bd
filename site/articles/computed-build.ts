// A computed number in a text, at build time. Whatever does not exist stops the build with a list of what does.

import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { answerValue, roleOf, show } from '../calculator/show.ts';
import type { FormatOptions } from '../common/format.ts';
import { words as common } from '../common/quantity.words.ts';
import { calculatorLink, calculatorNamed } from '../common/query.ts';
import { ranged } from '../common/ranges-build.ts';
import { formed } from './forms.ts';

export interface Question {
  /** The calculator. */
  of: string;
  inputs?: Inputs;
  output: string;
}

export interface Computed {
  value: number;
  text: string;
  label: string;
  /** The calculator with the same inputs. */
  href: string;
  unit: UnitName;
  /** Whether it was asked for as an input, and nothing was computed. */
  isInput: boolean;
  /** How it is written. */
  options: FormatOptions;
}

/** Of a range that nobody has measured the lower end, which stands in every sentence about it, says so. */
const isAssumedEnd = (answer: object, output: string): boolean =>
  output === 'expected_low' && 'range_basis' in answer && answer.range_basis === 'assumed';

/** `as` names another way to write it. An input can be asked for like an output: a sentence then says what it is of. */
export function computed({ of, inputs = {}, output }: Question, options: FormatOptions = {}, as?: string): Computed {
  const calculator = calculatorNamed(of);
  const name: CalculatorName = calculator.name;
  const all = [...calculator.outputs, ...calculator.inputs];
  const declared = all.find((item) => item.name === output && item.unit !== null);
  if (!declared?.unit) {
    const names = calculator.outputs.filter(({ unit }) => unit !== null).map((output) => output.name);
    throw new Error(`calculator "${of}" has no number "${output}": there is ${names.join(', ')}`);
  }
  const result = ranged.calculate(name, inputs);
  if (refused(result)) {
    const { input, value, allowed } = result.error;
    throw new Error(`calculator "${of}" refuses ${input} = ${value}: allowed is ${JSON.stringify(allowed)}`);
  }
  const value = answerValue(result, output);
  if (typeof value !== 'number') throw new Error(`calculator "${of}" has no ${output} for ${JSON.stringify(inputs)}`);
  const href = calculatorLink(name, inputs);
  const isInput = calculator.inputs.some((input) => input === declared);
  const rest = { label: declared.label, href, unit: declared.unit, isInput, options };
  if (as) return { ...formed(as, { value, answer: result }), ...rest };
  const text = show(value, declared.unit, { ...options, ...roleOf(result, output) });
  return { value, text: isAssumedEnd(result, output) ? common.assumed(text) : text, ...rest };
}
