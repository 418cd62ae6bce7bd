// Which question the page answers now: the one whose inputs and headline are those of the form.

import { type Answer, type Calc, refused } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { ASKED, fromQuery, hyphenated } from '../common/query.ts';
import type { CalculatorView } from './view.element.ts';

/** The inputs of each link as the core understands them: "16TB" of a link is 16000000000000 of an answer. */
const understood = new WeakMap<HTMLAnchorElement, string>();

export function markPresets(calc: Calc, name: CalculatorName, view: CalculatorView, answer: Answer): void {
  const given = JSON.stringify(answer.inputs);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-presets] a')) {
    const asked = new URLSearchParams(link.search).get(ASKED) ?? '';
    const same = asked === hyphenated(view.asked) && inputsOf(link, calc, name, view) === given;
    if (same) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function inputsOf(link: HTMLAnchorElement, calc: Calc, name: CalculatorName, { fields }: CalculatorView): string {
  const known = understood.get(link);
  if (known !== undefined) return known;
  const result = calc.calculate(name, fromQuery(link.search, fields));
  const inputs = refused(result) ? '' : JSON.stringify(result.inputs);
  understood.set(link, inputs);
  return inputs;
}
