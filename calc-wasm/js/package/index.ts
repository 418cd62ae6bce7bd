// The package in browsers and bundlers: the WebAssembly is fetched from beside this module.
import { type Core, coreFrom, type Options } from './core.ts';

export * from './core.ts';

/** Loads the calculators. */
export const loadCore = ({ wasm }: Options = {}): Promise<Core> => coreFrom(wasm);
