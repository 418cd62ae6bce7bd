// <lw-latency-target>: how much fits under a latency target. The HTML answers the first question.

import { readNumber } from '../../calc-wasm/js/number.ts';
import { PageElement } from '../common/page-element.element.ts';
import type { State } from '../common/state.ts';
import { followDots } from '../plot/dots.element.ts';
import { Choices } from './choices.element.ts';
import { seconds } from './row-text.ts';
import { saveFile } from './save-file.element.ts';
import { words } from './target.words.ts';
import { words as charts } from './words.ts';

/** Latency targets that can be asked for, in seconds: from a register's time to a tape's. */
const RANGE = { lowest: 1e-6, highest: 10 };

class LatencyTargetElement extends PageElement {
  #choices = new Choices(this);
  /** Answers may arrive out of order: only the latest question's is shown. */
  #turn = 0;

  protected enter(signal: AbortSignal): void {
    followDots(this, signal);
    this.addEventListener('click', saveFile, { signal });
    this.#choices.connect((state) => void this.#ask(state), signal);
    const state = this.#choices.fromAddress();
    if (state) void this.#ask(state);
    this.dataset.ready = '';
  }

  async #ask(state: State): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const [text = '', load = ''] = [state.target?.[0], state.load?.[0]];
    const reading = readNumber(text, 'second');
    // A number alone may be meant in any unit.
    const target = 'value' in reading && /\p{L}/u.test(text) ? reading.value : 0;
    if (target < RANGE.lowest || target > RANGE.highest) {
      this.#choices.complain(words.badTarget(text, seconds(RANGE.lowest), seconds(RANGE.highest)));
      return;
    }
    const kind = state.latency?.[0] === 'p99' ? 'p99' : 'mean';
    const sets: Record<string, string[]> = JSON.parse(this.dataset.sets ?? '{}');
    try {
      const { answer } = await import('./latency-target-draw.element.ts');
      const [jobs, several] = [Number(state.jobs?.[0]), state.drives?.[0] === 'several'];
      const question = { load, target, kind, jobs, several } as const;
      const text = await answer(this, question, sets[load] ?? [], () => turn === this.#turn);
      if (turn === this.#turn) this.#choices.say(text);
    } catch {
      if (turn === this.#turn) this.#choices.complain(charts.failed);
    }
  }
}

if (!customElements.get('lw-latency-target')) customElements.define('lw-latency-target', LatencyTargetElement);
