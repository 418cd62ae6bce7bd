// The state of a calculator as a URL: readable names, a fixed order, dot decimals, the model's version.

import type { Given, Inputs } from '../../calc-wasm/js/calc.ts';
import { type Calculator, catalog } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { pageLink } from './link.ts';

export function calculatorNamed(name: string): Calculator {
  const declared = catalog.find((calculator) => calculator.name === name);
  if (declared) return declared;
  const names = catalog.map((calculator) => calculator.name).join(', ');
  throw new Error(`no calculator "${name}": there is ${names}`);
}

/** `max_payload_size` in HTML and URLs. */
export const hyphenated = (name: string): string => name.replaceAll('_', '-');

/** What the URL needs to know of an input. */
export interface Field {
  name: string;
  default: Given;
}

/** The parameter of a URL that says which output the headline is about. */
export const ASKED = 'answer';

/**
 * `?v=1&generation=2.0&lanes=1`: inputs that differ from their default, in declared order, then what the headline is
 * about, where that is not the calculator's first.
 */
export function toQuery(
  inputs: Inputs,
  { inputs: fields, modelVersion }: { inputs: readonly Field[]; modelVersion: number },
  asked = '',
): string {
  const parameters = new URLSearchParams({ v: String(modelVersion) });
  for (const field of fields) {
    const value = inputs[field.name];
    if (value === undefined || value === null || String(value) === String(field.default)) continue;
    parameters.set(hyphenated(field.name), String(value));
  }
  if (asked) parameters.set(ASKED, hyphenated(asked));
  return `?${parameters}`;
}

/** The link to a calculator with these inputs, its headline about `asked`. */
export function calculatorLink(name: CalculatorName, inputs: Inputs, asked = ''): string {
  const calculator = calculatorNamed(name);
  const first = calculator.headlines[0]?.value === asked;
  return pageLink(`/calculators/${name}/${toQuery(inputs, calculator, first ? '' : asked)}`);
}

/** Longest value taken from a URL, enough for a hundred unlike drives: cut shorter, a list would be another one. */
const LONGEST = 1024;

/** The declared inputs that a query string sets, as text; unknown parameters are left alone. */
export function fromQuery(query: string, fields: readonly { name: string }[]): Record<string, Given> {
  const parameters = new URLSearchParams(query);
  const inputs: Record<string, Given> = {};
  for (const { name } of fields) {
    const value = parameters.get(hyphenated(name));
    if (value !== null) inputs[name] = value.slice(0, LONGEST);
  }
  return inputs;
}
