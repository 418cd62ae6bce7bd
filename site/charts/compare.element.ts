// <lw-compare-measurements>: configurations side by side. The HTML shows the first comparison.

import type { State } from '../common/state.ts';
import { FEWEST } from '../explorer/side-by-side.ts';
import { Choices } from './choices.element.ts';
import { rowsOf } from './client.element.ts';
import { words } from './compare.words.ts';
import { comparisonElement } from './compare-view.ts';
import { keyOf } from './rows.ts';
import { words as charts } from './words.ts';

export class CompareMeasurementsElement extends HTMLElement {
  #choices = new Choices(this);
  /** Rows may arrive out of order: only the latest choice is shown. */
  #turn = 0;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    this.#choices.connect((state) => void this.#show(state), this.#leave.signal);
    const state = this.#choices.fromAddress();
    if (state) void this.#show(state);
    this.dataset.ready = '';
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }

  async #show(state: State): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const keys = state.device ?? [];
    if (keys.length < FEWEST) {
      // What was compared before is not what the form says now.
      this.querySelector('[data-comparison]')?.replaceChildren();
      this.#choices.complain(words.few(keys.length));
      return;
    }
    try {
      const rows = await rowsOf(keys.map((key) => key.split('/')[0] ?? ''));
      if (turn !== this.#turn) return;
      // In the order in which they were chosen: the first is what ratios refer to.
      const chosen = keys.flatMap((key) => rows.find((one) => keyOf(one) === key) ?? []);
      const made = comparisonElement(document, chosen);
      this.querySelector('[data-comparison]')?.replaceChildren(made);
      this.#choices.say(made.querySelector('.lw-verdict')?.textContent ?? '');
    } catch {
      if (turn === this.#turn) this.#choices.complain(charts.failed);
    }
  }
}
