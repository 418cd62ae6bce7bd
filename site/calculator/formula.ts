// The computation line by line, as the page shows it: which lines hold, and what they are made of. Pure.
import type { Calculator, FormulaLine, When } from '../../calc-wasm/js/generated/catalog.ts';
import { answerValue } from './show.ts';

/** Whether a condition holds for an answer, or for what stands in a form. */
export const holds = (when: When[], answer: { inputs: object }): boolean =>
  when.every(({ name, is, not }) => {
    const value = String(answerValue(answer, name));
    return (is?.includes(value) ?? true) && !not?.includes(value);
  });

/** "{after_flit} × … = {ceiling}": what the line is about, then text and names in turn, text first. */
export function lineParts({ of, text }: FormulaLine, { outputs }: Calculator) {
  const label = outputs.find(({ name }) => name === of)?.label ?? of;
  return { label, parts: text.split(/[{}]/) };
}
