// The computation line by line, as the page shows it: which lines hold, and what they are made of. Pure.
import type { Answer } from '../../calc-wasm/js/calc.ts';
import type { Calculator, FormulaLine, When } from '../../calc-wasm/js/generated/catalog.ts';
import { answerValue } from './show.ts';

/** Whether a line holds for an answer: other lines stand in its place where it does not. */
export const holds = (when: When[], answer: Answer): boolean =>
  when.every(({ name, is, not }) => {
    const value = String(answerValue(answer, name));
    return (is?.includes(value) ?? true) && !not?.includes(value);
  });

/** "ceiling = {after_flit} × … = {ceiling}": the label of `ceiling`, then text and names in turn, text first. */
export function lineParts({ text }: FormulaLine, { outputs }: Calculator) {
  const [left = '', right = ''] = text.split(/ = (.*)/s);
  const label = outputs.find(({ name }) => name === left)?.label ?? left;
  return { name: left, label, parts: right.split(/[{}]/) };
}
