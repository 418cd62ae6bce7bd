// The core of the chain in a page: fetched once, on first need.
import { type Sizer, sizerFrom } from './chain.ts';
import init, * as core from './generated/wasm-chain/lanewise-chain.js';

let ready: Promise<Sizer> | undefined;

/** Resolves when the core answers. A failed download is forgotten, so that the next need tries again. */
export function loadSizer(): Promise<Sizer> {
  ready ??= init().then(
    () => sizerFrom(core),
    (reason) => {
      ready = undefined;
      throw reason;
    },
  );
  return ready;
}
