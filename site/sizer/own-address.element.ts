// The address of what is shown: that of this page's own chain is the page's.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { type Beside, toQuery } from './address.ts';
import { type Setting, understood } from './setting.ts';
import { addressOf } from './view.element.ts';

export class OwnAddress {
  /** The path that the page was opened at. */
  readonly #path = location.pathname;
  readonly #served: Setting | undefined;

  constructor(served?: Setting) {
    this.#served = served;
  }

  isServed(answer: SizerAnswer, beside: Beside = {}): boolean {
    return this.#served !== undefined && toQuery(understood(answer), beside) === toQuery(this.#served);
  }

  addressOf(answer: SizerAnswer, beside: Beside): string {
    return this.isServed(answer, beside) ? this.#path : addressOf(understood(answer), beside);
  }
}
