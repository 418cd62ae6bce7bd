// Chains in browsers and bundlers: the WebAssembly is fetched from beside this module.
import type { ChainCore, Options } from './chain.ts';
import { chainFrom } from './chain-from.ts';

export * from './chain.ts';

/** Loads the solver of chains. */
export const loadChain = ({ wasm }: Options = {}): Promise<ChainCore> => chainFrom(wasm);
