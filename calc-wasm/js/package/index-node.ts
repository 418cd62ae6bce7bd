// The package in Node: the WebAssembly is read from the disk.
import type { Core, Options } from './core.ts';
import { coreFrom } from './core-from.ts';
import { readable } from './node.ts';

export * from './core.ts';

const FILE = new URL('../generated/wasm/lanewise_bg.wasm', import.meta.url);

/** Loads the calculators. */
export const loadCore = async ({ wasm = FILE }: Options = {}): Promise<Core> => coreFrom(await readable(wasm));
