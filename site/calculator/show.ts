// How a value of an answer is written: the same function fills the page at build time and in the browser.

import type { Answer } from '../../calc-wasm/js/calc.ts';
import type { Calculator } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { type FormatOptions, quantity, size } from '../common/format.ts';
import { words as common } from '../common/quantity.words.ts';

/** Transfers and chunks are smaller, and whole in some unit; drives are larger, and follow the reader's units. */
export const CAPACITY = 1e10;

/** Shares and rates to three figures; sizes and counts whole; words and flags as they are. */
export function show(value: unknown, unit: UnitName | null, options: FormatOptions = {}): string {
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  if (typeof value === 'number' || value === null) {
    if (unit === 'byte' && value !== null && value < CAPACITY)
      return size(value, { ...options, digits: 6, exact: true });
    if (unit === 'ratio') return quantity(value, 'ratio', { ...options, digits: 4 });
    const exact = unit === 'count' || unit === 'second' || unit === 'byte';
    return quantity(value, unit ?? 'count', { digits: 4, exact, ...options });
  }
  return String(value ?? '\u2013');
}

/** A declared name as the page writes it: the word of its value where it has one, else the value itself. */
export function written({ inputs, outputs }: Calculator, answer: Answer, name: string) {
  const output = outputs.find((one) => one.name === name);
  const unit = output ? output.unit : (inputs.find((one) => one.name === name)?.unit ?? null);
  const value = answerValue(answer, name);
  const words = output && Object.keys(output.words).length > 0 ? output.words : undefined;
  return { value, unit, words, text: words?.[String(value)] ?? show(value, unit) };
}

/** A declared name's value, output or input. */
export function answerValue(answer: Answer, name: string): unknown {
  const outputs: Record<string, unknown> = { ...answer };
  const inputs: Record<string, unknown> = { ...answer.inputs };
  return name in outputs ? outputs[name] : inputs[name];
}
