// The core in a page: fetched once, on first need, shared by every calculator of the page.

import { type Calc, calcFrom } from './calc.ts';
import init, * as core from './generated/wasm/lanewise.js';

let ready: Promise<Calc> | undefined;

/** Resolves when the core answers. A failed download is forgotten, so that the next need tries again. */
export function loadCalc(): Promise<Calc> {
  ready ??= init().then(
    () => calcFrom(core),
    (reason) => {
      ready = undefined;
      throw reason;
    },
  );
  return ready;
}
