/** What the box is given: the core, the names, and the reader of pastes. It loads nothing itself. */
import type { Calc } from '../../calc-wasm/js/calc.ts';
import type { Sizer } from '../../calc-wasm/js/chain.ts';
import type { Boards } from '../../datasets/tools/names/boards.ts';
import type { Catalogue } from '../../datasets/tools/names/catalogue.ts';
import type { Diagnosis } from '../diagnosis/answer/diagnosis.ts';

export interface Given {
  calc: Pick<Calc, 'calculate'>;
  size: Sizer['size'];
  names: Catalogue;
  /** Loaded where a name is left that nothing else has. */
  boards?: Boards;
  /** Left out where pastes are read elsewhere. */
  diagnose?: (text: string) => Diagnosis;
}
