// The core at build time and on the command line: the same WebAssembly, read from the disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calcFrom } from './calc.ts';
import { catalog } from './declared.ts';
import * as core from './generated/wasm/lanewise.js';
import { HOME } from './home-node.ts';

const wasm = join(HOME, 'calc-wasm/js/generated/wasm/lanewise_bg.wasm');
core.initSync({ module: readFileSync(wasm) });

export const { calculate, readTyped, calculateText, sweep, picture, simulate } = calcFrom(core);

/** The model version of a calculator, for rows that store its predictions. */
export function modelVersion(name: string): number {
  const declared = catalog.find((calculator) => calculator.name === name);
  if (!declared) throw new Error(`no calculator "${name}"`);
  return declared.modelVersion;
}
