// What the npm package offers of the calculators, wherever its WebAssembly comes from.
import { type Calc, calcFrom, type Inputs, type Line, type Refused, type Result } from '../calc.ts';
import { type Calculator, type CalculatorName, catalog } from '../generated/catalog.ts';
import * as glue from '../generated/wasm/lanewise.js';
import { withRanges } from '../ranges.ts';
import { measured } from './measured.ts';

export {
  type Answer,
  type Inputs,
  type Line,
  type Refusal,
  type Refused,
  type Result,
  refused,
} from '../calc.ts';
export type { Calculator, CalculatorName, Calculators } from '../generated/catalog.ts';
export { type Measured, measured } from './measured.ts';

/** Where the WebAssembly is: its address, a response, its bytes, or the module made of them. */
export type Wasm = URL | string | Response | BufferSource | WebAssembly.Module;

export interface Options {
  /** Left out, the file of this package. */
  wasm?: Wasm;
}

export interface Core {
  /** Answers one question. What is refused is a value with an `error`, not an exception: see `refused`. */
  compute<Name extends CalculatorName>(name: Name, inputs?: Inputs): Result<Name>;
  /** Walks one input in equal steps; what is refused is a value here too. */
  sweep(name: CalculatorName, inputs: Inputs, walk: Parameters<Calc['sweep']>[2]): Line | Refused;
}

/** The core, once the WebAssembly is there. A second call answers with what the first has loaded. */
export async function coreFrom(wasm: Wasm | undefined): Promise<Core> {
  await glue.default(wasm === undefined ? undefined : { module_or_path: wasm });
  const { calculate, sweep } = withRanges(calcFrom(glue), measured.ranges);
  return { compute: (name, inputs = {}) => calculate(name, inputs), sweep };
}

/** The names of all calculators. */
export const calculators = (): CalculatorName[] => catalog.map(({ name }) => name);

/** What a calculator declares: its inputs with units, ranges and defaults, its outputs, their words and sources. */
export function describe(name: CalculatorName): Calculator {
  const found = catalog.find((calculator) => calculator.name === name);
  if (found) return found;
  throw new Error(`there is no calculator "${name}": choose one of ${calculators().join(', ')}`);
}
