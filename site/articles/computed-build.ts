// A computed number in a text, at build time. Whatever does not exist stops the build with a list of what does.

import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { show } from '../calculator/show.ts';
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
}

/** Of a range that nobody has measured the lower end, which stands in every sentence about it, says so. */
const isAssumedEnd = (answer: object, output: string): boolean =>
  output === 'expected_low' && 'range_basis' in answer && answer.range_basis === 'assumed';

/** `as` names another way to write it. */
export function computed({ of, inputs = {}, output }: Question, options?: FormatOptions, as?: string): Computed {
  const calculator = calculatorNamed(of);
  const name: CalculatorName = calculator.name;
  const declared = calculator.outputs.find((item) => item.name === output && item.unit !== null);
  if (!declared?.unit) {
    const names = calculator.outputs.filter(({ unit }) => unit !== null).map((output) => output.name);
    throw new Error(`calculator "${of}" has no number "${output}": there is ${names.join(', ')}`);
  }
  const result = ranged.calculate(name, inputs);
  if (refused(result)) {
    const { input, value, allowed } = result.error;
    throw new Error(`calculator "${of}" refuses ${input} = ${value}: allowed is ${JSON.stringify(allowed)}`);
  }
  const value: unknown = Object.entries(result).find(([key]) => key === output)?.[1];
  if (typeof value !== 'number') {
    throw new Error(`calculator "${of}" has no ${output} for ${JSON.stringify(inputs)}`);
  }
  const href = calculatorLink(name, inputs);
  if (as) return { ...formed(as, { value, answer: result }), label: declared.label, href };
  const text = show(value, declared.unit, options);
  return {
    value,
    text: isAssumedEnd(result, output) ? common.assumed(text) : text,
    label: declared.label,
    href,
  };
}
