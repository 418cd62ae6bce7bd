// One number of a calculator, as a frame in a sentence of another page shows it.

import { type Answer, type Calc, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { type Field, fromQuery, hyphenated, toQuery } from '../common/query.ts';
import type { FrameAnswer } from '../embed/messages.ts';
import { words } from './live.words.ts';
import { refusalText } from './refusal.ts';
import { answerValue, show } from './show.ts';

/** The parameter that names the number. */
export const OUTPUT = 'output';

/** What the served HTML says of its calculator. */
export interface Live {
  name: CalculatorName;
  modelVersion: number;
  digits: number;
  /** The output of the first headline. */
  first: string;
  /** The whole page. */
  full: string;
  inputs: (Field & { label: string; example: string })[];
  outputs: Record<string, { unit: UnitName | null; words: Record<string, string> }>;
}

export interface Shown extends FrameAnswer {
  /** Of the whole page, with the same inputs. */
  link: string;
}

/** The number that a query asks for, or why there is none. */
export function liveValue(calc: Pick<Calc, 'calculate'>, live: Live, query: string): Shown | { problem: string } {
  const parameters = new URLSearchParams(query);
  const output = parameters.get(OUTPUT)?.replaceAll('-', '_') || live.first;
  const declared = Object.hasOwn(live.outputs, output) ? live.outputs[output] : undefined;
  if (!declared) {
    const known = Object.keys(live.outputs).map(hyphenated).join(', ');
    return { problem: words.noOutput(output.slice(0, 40).toWellFormed(), known) };
  }
  const result = calc.calculate(live.name, fromQuery(query, live.inputs));
  if (refused(result)) {
    const named = (name: string) => live.inputs.find((input) => input.name === name);
    const { input } = result.error;
    const label = (name: string) => named(name)?.label ?? name;
    return { problem: refusalText(result.error, label, named(input)?.example || undefined) };
  }
  const options = { binary: parameters.get('units') === 'binary', digits: live.digits };
  const value = answerValue(result, output);
  const state = toQuery(result.inputs as unknown as Inputs, live);
  const units = options.binary ? '&units=binary' : '';
  const asked = output === live.first ? '' : `&${OUTPUT}=${hyphenated(output)}`;
  return {
    text: declared.words[String(value)] ?? show(value, declared.unit, options),
    link: `${live.full}${state}${units}`,
    state: `${state}${units}${asked}`.slice(1),
    result: figures(result, live.outputs),
  };
}

const figures = (answer: Answer, outputs: Live['outputs']): FrameAnswer['result'] =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, { unit }]) => [name, { value: answerValue(answer, name), unit }]),
  );
