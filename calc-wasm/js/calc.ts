// The core, as the site sees it: typed questions, typed answers, refusals as values. How the WebAssembly is
// loaded differs: browser.ts fetches it when somebody needs it, node.ts reads it from the disk.
import type { CalculatorName, Calculators, LayerName, StructureName } from './generated/catalog.ts';
import type { Allowed, ErrorCode, ErrorReason } from './generated/errors.ts';

export type { Allowed };

/** A value as people and URLs give it; the core reads it and says when it cannot. */
export type Given = string | number | boolean | null;
/** What is asked, by the names that the calculator declares; what is left out has its default. */
export type Inputs = Record<string, Given>;

/** Whether an expected range was measured or is assumed. */
export type Basis = Calculators['pcie']['outputs']['range_basis'];

/** Codes and facts: `site/calculator/refusal.ts` makes a sentence of them. */
export interface Refusal {
  code: ErrorCode;
  input: string;
  value: string;
  allowed: Allowed;
  reason?: ErrorReason;
  /** What the reason is about: the name of a generation, a version, another input. */
  subject?: string;
}

/** One layer of a breakdown: what is left after it and what it took, in the unit of its output. */
export interface Layer {
  layer: LayerName;
  left: number;
  taken: number;
}

/** What was understood of a list of drives. */
export interface UnderstoodDrives {
  groups: { count: number; bytes: number }[];
  /** Of all groups together. */
  count: number;
  bytes: number;
}

/** What was understood of each kind of structured input; a new kind in the core is missed here by the compiler. */
type ByStructure<Kinds extends Record<StructureName, object>> = Kinds;
type Structures = ByStructure<{ drives: UnderstoodDrives }>;

export type Understood = {
  [Kind in StructureName]: { kind: Kind } & Structures[Kind];
}[StructureName];

/** A class of links, and what its measurements say: see ranges.ts. */
export interface ClassRange {
  /** Of what the model lets through: the lower end of the range. */
  low: number;
  /** What half of the measurements reach, each source counting alike. */
  middle: number;
  /** How much it is made of. */
  measurements: number;
  devices: number;
  sources: number;
  /** Of the newest row that takes part, as it says: a day, a month, a year, or empty. */
  newest: string;
}

/** Where the range of an answer comes from. */
export interface FromClass extends ClassRange {
  class: string;
}

/** What a calculator answers: its outputs in base units, and the question as it was understood. */
export type Answer<Name extends CalculatorName = CalculatorName> = Calculators[Name]['outputs'] & {
  calculator: Name;
  model_version: number;
  breakdown: Layer[];
  inputs: Calculators[Name]['inputs'];
  /** How inputs with a structure of their own, such as a list of drives, were read: by the input's name. */
  understood?: Record<string, Understood>;
  /** Where its range was put over it. */
  range?: FromClass;
};

/** Refused input is a value, not an exception: a form shows it beside the field and keeps the last answer. */
export type Result<Name extends CalculatorName = CalculatorName> = Answer<Name> | Refused;

/** A refusal in place of an answer. */
export interface Refused {
  error: Refusal;
}

/** An array, drawn: see `calc-wasm/src/array/layout/json.rs`. Drives count from 1. */
export interface Picture {
  /** Bytes of each drive. */
  sizes: number[];
  /** From the start of the drives to their end. */
  slices: {
    kind: 'whole' | 'tier' | 'far' | 'spare';
    /** Bytes of each drive. */
    bytes: number[];
    /**
     * The first cells of each drive, with spaces between them: `d7` data, `c7` its copy, `p0` parity, `s` spare, `x`
     * padding, `-` where nothing is known; `!` after what is lost.
     */
    cells: string[];
  }[];
  /** Drives that hold stripes of one kind: so many of a stripe's `width` drives may fail. */
  sets: { drives: number[]; width: number; may_fail: number; survives: boolean }[];
  /** `groups` of `drives`, each of which survives `tolerance`; nothing where groups overlap. */
  redundancy: { groups: number; drives: number; tolerance: number } | null;
  /** Whether each data drive can be read by itself. */
  alone: boolean;
  survives: boolean;
  failed: number[];
  /** Working drives whose failure would lose data. */
  fatal: number[];
}

/** Trials played so far, with the 95 % confidence interval of the share that lost data. */
export interface Played {
  trials: number;
  losses: number;
  share: number;
  low: number;
  high: number;
}

/** What a person typed into a form, as the core reads it. */
export interface Typed {
  /** What could be read, in base units: as links hold it and `calculate` takes it. */
  inputs: Inputs;
  /** Every field that could not be read. */
  refused: Refusal[];
}

/** Points of a walk: what the input was, and what the output came to; not a number where that is refused. */
export interface Line {
  x: Float64Array;
  y: Float64Array;
}

/** One input walked in equal steps. */
export interface Walk {
  /** The input. */
  over: string;
  /** The output to be read. */
  output: string;
  /** In base units. */
  from: number;
  to: number;
  points: number;
}

export interface Calc {
  calculate<Name extends CalculatorName>(name: Name, inputs: Inputs): Result<Name>;
  /** Reads the texts of a form, in which a number alone counts the unit that the field shows. */
  readTyped(name: CalculatorName, texts: Inputs): Typed;
  /** Takes JSON text as it was typed, so that an error can quote it. */
  calculateText(name: string, json: string): string;
  /** Walks one input in equal steps. */
  sweep(name: CalculatorName, inputs: Inputs, walk: Walk): Line | Refused;
  /** The array without the failed drives: their numbers from 1 on, with commas between them. */
  picture(name: CalculatorName, inputs: Inputs, failed: string): Picture | Refused;
  /** Plays more trials of a rebuilt array after `played`. */
  simulate(inputs: Inputs, played: Pick<Played, 'trials' | 'losses'>, trials: number): Played | Refused;
}

/** The functions that wasm-bindgen exports. */
interface Exports {
  calculate(calculator: string, inputs: string): string;
  read_typed(calculator: string, inputs: string): string;
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
  picture(calculator: string, inputs: string, failed: string): string;
  simulate(inputs: string, played: number, losses: number, trials: number): Float64Array;
}

/** What the core says as JSON; its types are generated from what it declares. */
const parsed = <T>(json: string): T => JSON.parse(json) as T;

/** Functions that answer with numbers throw the text of a refusal; anything else that is thrown is a defect. */
function numbers(ask: () => Float64Array): Float64Array | Refused {
  try {
    return ask();
  } catch (thrown) {
    if (typeof thrown === 'string') return parsed<Refused>(thrown);
    throw thrown;
  }
}

export function calcFrom(core: Exports): Calc {
  return {
    calculate: <Name extends CalculatorName>(name: Name, inputs: Inputs) =>
      parsed<Result<Name>>(core.calculate(name, JSON.stringify(inputs))),
    readTyped: (name, texts) => parsed<Typed>(core.read_typed(name, JSON.stringify(texts))),
    calculateText: (name, json) => core.calculate(name, json),
    sweep(name, inputs, { over, output, from, to, points }) {
      const walked = numbers(() => core.sweep(name, JSON.stringify(inputs), over, output, from, to, points));
      if (refused(walked)) return walked;
      const half = walked.length / 2;
      return { x: walked.subarray(0, half), y: walked.subarray(half) };
    },
    picture: (name, inputs, failed) => parsed<Picture | Refused>(core.picture(name, JSON.stringify(inputs), failed)),
    simulate(inputs, played, more) {
      const sums = numbers(() => core.simulate(JSON.stringify(inputs), played.trials, played.losses, more));
      if (refused(sums)) return sums;
      const [trials = 0, losses = 0, share = 0, low = 0, high = 1] = sums;
      return { trials, losses, share, low, high };
    },
  };
}

/** Whether a question was refused, which is no answer: the value says why. */
export const refused = (result: object): result is Refused => 'error' in result;

/** The answer to a question that its asker knows to be allowed; a refusal is thrown. */
export function granted<T extends object>(result: T | Refused): T {
  if (refused(result)) throw new Error(JSON.stringify(result.error));
  return result;
}
