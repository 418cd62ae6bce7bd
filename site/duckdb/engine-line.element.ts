// The line that says what answers: its size before it is loaded, progress, Stop, and another try.

import { quantity } from '../common/format.ts';
import { PagePart } from '../common/page-element.element.ts';
import { savesData } from '../common/saves-data.element.ts';
import { Engine } from './engine.element.ts';
import { problemText } from './problem-text.ts';
import { words } from './words.ts';

/** What a page says of its own: what an engine on its way or missing means for it. */
interface PageWords {
  follows: string;
  instead: string;
}

/** The engine whose files the element's attributes name: engine-build.ts writes them. */
export const engineOf = ({ dataset }: HTMLElement): Engine =>
  new Engine({
    database: dataset.database ?? '',
    databaseBytes: Number(dataset.databaseBytes),
    databaseHash: dataset.databaseHash ?? '',
    ranges: dataset.databaseRanges !== undefined,
    engine: dataset.engine ?? '',
    engineBytes: Number(dataset.engineBytes),
  });

export class EngineLine extends PagePart {
  /** Whether questions go to the engine: from the first use on, until it is stopped or fails. */
  wanted = false;
  #engine: Engine;
  #words: PageWords;
  #again: () => void;

  constructor(root: HTMLElement, engine: Engine, words: PageWords, again: () => void) {
    super(root);
    this.#engine = engine;
    this.#words = words;
    this.#again = again;
  }

  connect(signal: AbortSignal): void {
    this.#engine.addEventListener('change', () => this.#show(), { signal });
    this.#button('stop').addEventListener('click', () => this.#engine.stopLoading(), { signal });
    const load = () => {
      this.wanted = true;
      // Also where a file answers what is asked now; its line says how it went.
      this.#engine.load().catch(() => {});
      this.#again();
    };
    this.#button('load').addEventListener('click', load, { signal });
  }

  /** The reader has used a filter. What failed or was stopped is not tried again unasked. */
  begin(): void {
    if (this.#engine.state.is === 'idle' && savesData()) {
      this.#say(words.saving(size(this.#bytes)), { load: true });
    } else if (this.#engine.state.is === 'idle' || this.#engine.state.is === 'ready') {
      this.wanted = true;
    }
  }

  /** Files of the page have answered. */
  rest(): void {
    if (this.#engine.state.is === 'ready') this.#say(words.loaded, {});
  }

  answered(milliseconds: number): void {
    this.#say(words.ready(quantity(milliseconds / 1000, 'second', { digits: 2 })), {});
  }

  #show(): void {
    const { state } = this.#engine;
    if (state.is === 'stopped' || state.is === 'failed') {
      this.wanted = false;
      const why = state.is === 'failed' ? problemText(state.problem) : words.problems.stopped;
      this.#say(`${why} ${this.#words.instead}`, { load: true });
    } else if (state.is === 'loading') {
      const { loaded, starting } = state.progress;
      const text = starting ? words.starting : words.loading(size(loaded), size(this.#bytes));
      this.#say(`${text} ${this.#words.follows}`, { stop: true, loaded });
    } else if (state.is === 'ready') {
      this.#say(words.loaded, {});
    }
  }

  #say(text: string, { stop = false, load = false, loaded }: Shown): void {
    this.find('[data-engine-text]').textContent = text;
    this.#button('stop').hidden = !stop;
    this.#button('load').hidden = !load;
    const bar = this.find<HTMLProgressElement>('.lw-engine progress');
    bar.hidden = loaded === undefined;
    bar.value = loaded ?? 0;
  }

  get #bytes(): number {
    return Number(this.root.dataset.engineBytes);
  }

  #button(name: 'stop' | 'load'): HTMLButtonElement {
    return this.find(`[data-engine-${name}]`);
  }
}

interface Shown {
  stop?: boolean;
  load?: boolean;
  loaded?: number;
}

const size = (bytes: number): string => quantity(bytes, 'byte', { digits: 2 });
