// The core, as the site sees it: typed questions, typed answers, refusals as values. How the WebAssembly is
// loaded differs: calc-browser.ts fetches it when somebody needs it, calc-node.ts reads it from the disk.
import type { CalculatorName, Calculators } from '../generated/catalog.ts';

/** A value as people and URLs give it; the core reads it and says when it cannot. */
export type Given = string | number | boolean | null;
export type Inputs = Record<string, Given>;

/** What would have been accepted instead of a refused value. */
export type Allowed =
  | string
  | string[]
  | { minimum: number; maximum: number; unit: string; whole: boolean };

export interface Refusal {
  code: string;
  input: string;
  value: string;
  allowed: Allowed;
}

/** One layer of a breakdown: what is left after it and what it took, in the unit of its output. */
export interface Layer {
  layer: string;
  left: number;
  taken: number;
}

export type Answer<Name extends CalculatorName = CalculatorName> = Calculators[Name]['outputs'] & {
  calculator: Name;
  model_version: number;
  breakdown: Layer[];
  inputs: Calculators[Name]['inputs'];
  /** Lists as they were understood: "8 × 18 TB + 2 × 4 TB = 152 TB". */
  understood?: Record<string, string>;
};

/** Refused input is a value, not an exception: a form shows it beside the field and keeps the last answer. */
export type Result<Name extends CalculatorName = CalculatorName> =
  | Answer<Name>
  | { error: Refusal };

export interface Line {
  x: Float64Array;
  y: Float64Array;
}

export interface Calc {
  calculate<Name extends CalculatorName>(name: Name, inputs: Inputs): Result<Name>;
  /** Takes JSON text as it was typed, so that an error can quote it. */
  calculateText(name: string, json: string): string;
  /** Walks one input in equal steps. Throws the refusal as an `Error` with JSON text. */
  sweep(
    name: CalculatorName,
    inputs: Inputs,
    walk: { over: string; output: string; from: number; to: number; points: number },
  ): Line;
}

/** The functions that wasm-bindgen exports. */
interface Exports {
  calculate(calculator: string, inputs: string): string;
  sweep(
    ...args: [
      calculator: string,
      inputs: string,
      over: string,
      output: string,
      from: number,
      to: number,
      points: number,
    ]
  ): Float64Array;
}

export function calcFrom(core: Exports): Calc {
  return {
    calculate: (name, inputs) => JSON.parse(core.calculate(name, JSON.stringify(inputs))),
    calculateText: (name, json) => core.calculate(name, json),
    sweep(name, inputs, { over, output, from, to, points }) {
      const values = core.sweep(name, JSON.stringify(inputs), over, output, from, to, points);
      const half = values.length / 2;
      return { x: values.subarray(0, half), y: values.subarray(half) };
    },
  };
}

export const refused = <Name extends CalculatorName>(
  result: Result<Name>,
): result is { error: Refusal } => 'error' in result;
