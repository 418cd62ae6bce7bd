// Makes the calculators out of their WebAssembly; the two ways in say where that is.
import { calcFrom } from '../calc.ts';
import * as glue from '../generated/wasm/lanewise.js';
import { withRanges } from '../ranges.ts';
import type { Core, Wasm } from './core.ts';
import { measured } from './measured.ts';

/** The core, once the WebAssembly is there. A second call answers with what the first has loaded. */
export async function coreFrom(wasm: Wasm | undefined): Promise<Core> {
  await glue.default(wasm === undefined ? undefined : { module_or_path: wasm });
  const { calculate, sweep } = withRanges(calcFrom(glue), measured.ranges);
  return { compute: (name, inputs = {}) => calculate(name, inputs), sweep };
}
