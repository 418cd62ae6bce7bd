// Makes the solver of chains out of its WebAssembly; the two ways in say where that is.
import { sizerFrom } from '../chain.ts';
import { withChainRanges } from '../chain-ranges.ts';
import * as glue from '../generated/wasm-chain/lanewise-chain.js';
import { withPlanRanges } from '../plan-ranges.ts';
import type { ChainCore } from './chain.ts';
import type { Wasm } from './core.ts';
import { measured } from './measured.ts';

/** The solver, once the WebAssembly is there. A second call answers with what the first has loaded. */
export async function chainFrom(wasm: Wasm | undefined): Promise<ChainCore> {
  await glue.default(wasm === undefined ? undefined : { module_or_path: wasm });
  const { size, plan } = sizerFrom(glue);
  return { size: withChainRanges(size, measured.ranges), plan: withPlanRanges(plan, measured.ranges) };
}
