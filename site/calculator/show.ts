// How a value of an answer is written: the same function fills the page at build time and in the browser.

import type { Answer } from '../../calc-wasm/js/calc.ts';
import type { Calculator, Domain } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { chance, type FormatOptions, listed, quantity, size, unitSymbol } from '../common/format.ts';
import { words as common } from '../common/quantity.words.ts';

/** Transfers and chunks are smaller, and whole in some unit; drives are larger, and follow the reader's units. */
export const CAPACITY = 1e10;
/** Whole bytes of more than that are too long to read. */
const WHOLE = 1e6;
/** What a number in a sentence or a table is rounded to, unless its calculator says otherwise. */
const FIGURES = 3;
/** What the lines of a formula show more, so that a reader can check them. */
const MORE = 1;

/** Whole sizes and counts as they are, shares and rates to three figures, chances to two; words and flags as they are. */
export function show(value: unknown, unit: UnitName | null, options: FormatOptions = {}): string {
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  if (typeof value === 'number') {
    if (unit === 'chance') return chance(value);
    if (unit === 'listed_byte') return listed(value);
    if (unit === 'byte' && isSetSize(value)) return size(value, { ...options, exact: true });
    const exact = unit !== 'byte_per_second' && unit !== 'operation_per_second';
    return quantity(value, unit ?? 'count', { digits: FIGURES, exact, ...options });
  }
  return typeof value === 'string' ? unitSymbol(value) : String(value ?? '\u2013');
}

/** Whether somebody sets such sizes: whole in a unit that leaves few figures. */
const isSetSize = (value: number): boolean =>
  Number.isInteger(value) && value < CAPACITY && (value < WHOLE || value % 1024 === 0);

/** A number in a line of a formula: a figure more, and a chance as the share that the line works with. */
export const shownInFormula = (
  value: unknown,
  unit: UnitName | null,
  { digits = FIGURES, ...options }: FormatOptions = {},
): string =>
  show(value, unit === 'chance' ? 'ratio' : unit === 'listed_byte' ? 'byte' : unit, {
    ...options,
    digits: digits + MORE,
  });

/** What choices are called, but for those that a line computes with: "1e-15". */
const labelsIn = (domain?: Domain): Record<string, string> | undefined =>
  domain?.kind === 'choice' && domain.values.every(({ value }) => Number.isNaN(Number(value)))
    ? Object.fromEntries(domain.values.map(({ value, label }) => [value, label]))
    : undefined;

/** A declared name as the page writes it: the word of its value where it has one, else the value itself. */
export function written(
  { inputs, outputs, digits }: Pick<Calculator, 'inputs' | 'outputs' | 'digits'>,
  answer: Answer,
  name: string,
  how: typeof show = show,
) {
  const output = outputs.find((item) => item.name === name);
  const input = output ? undefined : inputs.find((item) => item.name === name);
  const unit = (output ?? input)?.unit ?? null;
  const value = answerValue(answer, name);
  const words = output && Object.keys(output.words).length > 0 ? output.words : labelsIn(input?.domain);
  return { value, unit, words, text: words?.[String(value)] ?? how(value, unit, { digits, ...roleOf(answer, name) }) };
}

/** How a name is written: a whole rate that was set stays whole, one that was computed shows its digits. */
export const roleOf = (answer: { inputs: object }, name: string): FormatOptions => ({
  stated: !(name in answer) && name in answer.inputs,
});

/** A declared name's value, output or input; of a form that has no answer yet, input. */
export function answerValue(answer: { inputs: object }, name: string): unknown {
  const outputs: Record<string, unknown> = { ...answer };
  const inputs: Record<string, unknown> = { ...answer.inputs };
  return name in outputs ? outputs[name] : inputs[name];
}
