// Chains in Node: the WebAssembly is read from the disk.
import type { ChainCore, Options } from './chain.ts';
import { chainFrom } from './chain-from.ts';
import { readable } from './node.ts';

export * from './chain.ts';

const FILE = new URL('../generated/wasm-chain/lanewise-chain_bg.wasm', import.meta.url);

/** Loads the solver of chains. */
export const loadChain = async ({ wasm = FILE }: Options = {}): Promise<ChainCore> => chainFrom(await readable(wasm));
