// What the npm package offers of the calculators, wherever its WebAssembly comes from.
import type { Inputs, Line, Refused, Result, Walk } from '../calc.ts';
import { type Calculator, catalog } from '../declared.ts';
import type { CalculatorName } from '../generated/catalog.ts';

export {
  type Answer,
  type Given,
  type Inputs,
  type Layer,
  type Line,
  type Refusal,
  type Refused,
  type Result,
  refused,
  type Walk,
} from '../calc.ts';
export type {
  Calculator,
  CalculatorName,
  Calculators,
  Domain,
  Input,
  Output,
} from '../generated/catalog.ts';
export { type Measured, measured } from './measured.ts';

/** Where the WebAssembly is: its address, a response, its bytes, or the module made of them. */
export type Wasm = URL | string | Response | BufferSource | WebAssembly.Module;

/** How the WebAssembly is found. */
export interface Options {
  /** Left out, the file of this package. */
  wasm?: Wasm;
}

/** The calculators. */
export interface Core {
  /** Answers one question. What is refused is a value with an `error`, not an exception: see `refused`. */
  compute<Name extends CalculatorName>(name: Name, inputs?: Inputs): Result<Name>;
  /** Walks one input in equal steps; what is refused is a value here too. */
  sweep(name: CalculatorName, inputs: Inputs, walk: Walk): Line | Refused;
}

/** The names of all calculators. */
export const calculators = (): CalculatorName[] => catalog.map(({ name }) => name);

/** What a calculator declares: its inputs with units, ranges and defaults, its outputs, their words and sources. */
export function describe(name: CalculatorName): Calculator {
  const declared = catalog.find((calculator) => calculator.name === name);
  if (declared) return declared;
  throw new Error(`there is no calculator "${name}": choose one of ${calculators().join(', ')}`);
}
