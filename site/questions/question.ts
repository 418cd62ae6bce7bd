// What a question from a forum is made of: figures, each from the sizer or a calculator, and a sentence that says them.
import type { Inputs } from '../../calc-wasm/js/calc.ts';
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import type { Slug } from '../sizer/presets.ts';
import type { Setting } from '../sizer/setting.ts';

/** A figure of a chain. */
export interface OfChain {
  /** The preset whose page shows the figure. */
  preset: Slug;
  /** Another setting than the preset's. */
  change?: (setting: Setting) => Setting;
  figure: (answer: SizerAnswer) => number;
  unit: UnitName;
}

/** A figure of a calculator. */
export interface OfCalculator {
  calculator: CalculatorName;
  inputs: Inputs;
  output: string;
  unit: UnitName;
}

export type Figure = OfChain | OfCalculator;

export interface Question {
  id: string;
  /** In the order in which the sentence says them; the first one's page is where the question leads. */
  figures: Readonly<Record<string, Figure>>;
  /** Where it leads instead: the address of a page of this site, with its query. */
  page?: string;
}

export type Figures = Readonly<Record<string, number>>;
