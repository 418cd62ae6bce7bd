// The rows of <lw-dataset> to take along: those shown as text, the whole selection as a file.

import { download } from '../common/download.element.ts';
import { count } from '../common/format.ts';
import { writeIn } from '../common/page-element.element.ts';
import { toCsv } from '../common/table-text.ts';
import type { Engine } from '../duckdb/engine.element.ts';
import type { Row } from './measurements.ts';
import { rowsStatement } from './selection.ts';
import type { State } from './state.ts';
import { tableText } from './table.element.ts';
import { words as data } from './words.ts';

const words = data.table;

/** Rows of a CSV file made in the page: about 100 MB of text. */
const MOST_SAVED = 100_000;

interface Shown {
  rows: readonly Row[];
  state: State;
}

export class Take {
  #root: HTMLElement;
  #engine: Engine;
  #shown: () => Promise<Shown>;

  constructor(root: HTMLElement, engine: Engine, shown: () => Promise<Shown>) {
    this.#root = root;
    this.#engine = engine;
    this.#shown = shown;
  }

  connect(signal: AbortSignal): void {
    const take = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-save]');
      if (!button) return;
      void (button.dataset.copy ? this.#copy(button.dataset.copy) : this.#save());
    };
    this.#root.addEventListener('click', take, { signal });
  }

  async #copy(as: string): Promise<void> {
    try {
      const { rows, state } = await this.#shown();
      await navigator.clipboard.writeText(tableText(as, rows, state));
      this.#say(words.copied(rows.length));
    } catch {
      this.#say(words.notCopied);
    }
  }

  /** Every column of the whole selection. */
  async #save(): Promise<void> {
    try {
      const { state } = await this.#shown();
      const asked = rowsStatement(state, ['*'], { limit: MOST_SAVED + 1 });
      const { columns, rows } = await this.#engine.ask(asked);
      const kept = rows.slice(0, MOST_SAVED);
      download(new TextEncoder().encode(toCsv(columns, kept)), 'lanewise-measurements.csv');
      const message = rows.length > MOST_SAVED ? words.csvCut : words.csvDone;
      this.#say(message(count(kept.length)));
    } catch {
      this.#say(words.csvFailed);
    }
  }

  #say(text: string): void {
    writeIn(this.#root, '[data-taken]', text);
  }
}
