// The package in browsers and bundlers: the WebAssembly is fetched from beside this module.
import type { Core, Options } from './core.ts';
import { coreFrom } from './core-from.ts';

export * from './core.ts';

/** Loads the calculators. */
export const loadCore = ({ wasm }: Options = {}): Promise<Core> => coreFrom(wasm);
