// A number of a text that follows the calculator beside it.
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import type { FormatOptions } from '../common/format.ts';

export interface Followed {
  /** The calculator. */
  of: string;
  /** An output or an input of it. */
  output: string;
  unit: UnitName | null;
  options: FormatOptions;
}
