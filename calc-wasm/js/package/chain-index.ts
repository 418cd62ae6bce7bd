// Chains in browsers and bundlers: the WebAssembly is fetched from beside this module.
import { type ChainCore, chainFrom, type Options } from './chain.ts';

export * from './chain.ts';

/** Loads the solver of chains. */
export const loadChain = ({ wasm }: Options = {}): Promise<ChainCore> => chainFrom(wasm);
