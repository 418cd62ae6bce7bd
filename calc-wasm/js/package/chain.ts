// What the npm package offers of chains, wherever its WebAssembly comes from.
import type { Refused } from '../calc.ts';
import {
  type PlannerAnswer,
  type PlannerQuestion,
  type SizerAnswer,
  type SizerQuestion,
  sizerFrom,
} from '../chain.ts';
import { withChainRanges } from '../chain-ranges.ts';
import * as glue from '../generated/wasm-chain/lanewise-chain.js';
import { withPlanRanges } from '../plan-ranges.ts';
import type { Wasm } from './core.ts';
import { measured } from './measured.ts';

export { type Refusal, type Refused, refused } from '../calc.ts';
export type * from '../chain.ts';
export type { Options, Wasm } from './core.ts';
export { type Measured, measured } from './measured.ts';

export interface ChainCore {
  /** What a chain of parts carries, and what limits it. */
  size(question: SizerQuestion): SizerAnswer | Refused;
  /** Layouts at places, ranked. */
  plan(question: PlannerQuestion): PlannerAnswer | Refused;
}

/** The solver, once the WebAssembly is there. A second call answers with what the first has loaded. */
export async function chainFrom(wasm: Wasm | undefined): Promise<ChainCore> {
  await glue.default(wasm === undefined ? undefined : { module_or_path: wasm });
  const { size, plan } = sizerFrom(glue);
  return {
    size: withChainRanges(size, measured.ranges),
    plan: withPlanRanges(plan, measured.ranges),
  };
}
