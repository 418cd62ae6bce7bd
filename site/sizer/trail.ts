// The steps of a form, so that each can be undone, and which of them the entries of the browser's history stand for.

/** Entries that one visit adds at most: the way back to the page before has to stay short. */
export const MOST_ENTRIES = 20;

/** What the browser's history has to do about a step: a new entry, another address for this one, or a move. */
export type Move = 'push' | 'replace' | -1 | 1;

export class Trail<State> {
  #steps: State[];
  #at = 0;
  /** Of each entry of the browser's history the step it stands for, in order; that of the entry shown is the step shown. */
  #entries = [0];
  #entry = 0;
  /** What was done last: the same again is the same step. */
  #doing: string | undefined;
  readonly #most: number;

  constructor(first: State, most = MOST_ENTRIES) {
    this.#steps = [first];
    this.#most = most;
  }

  get now(): State {
    return this.#steps[this.#at] as State;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** The place of the entry shown, as the browser keeps it. */
  get entry(): number {
    return this.#entry;
  }

  /** What was done last, until something else is. */
  get doing(): string | undefined {
    return this.#doing;
  }

  /** One step further. What is done again and again, such as typing into a field, is one step. */
  commit(state: State, doing?: string): Move {
    const isSame = doing !== undefined && doing === this.#doing && !this.canRedo;
    this.#doing = doing;
    if (isSame && this.#at > 0) {
      this.#steps[this.#at] = state;
      return 'replace';
    }
    this.#at += 1;
    this.#steps.length = this.#at;
    this.#steps.push(state);
    if (this.#entry + 1 >= this.#most) {
      this.#entries[this.#entry] = this.#at;
      return 'replace';
    }
    this.#entry += 1;
    this.#entries.length = this.#entry;
    this.#entries.push(this.#at);
    return 'push';
  }

  /** Whatever comes next is a step of its own. */
  settle(): void {
    this.#doing = undefined;
  }

  undo = (): Move | undefined => this.#step(-1);
  redo = (): Move | undefined => this.#step(1);

  #step(by: -1 | 1): Move | undefined {
    const to = this.#at + by;
    if (to < 0 || to >= this.#steps.length) return undefined;
    this.#doing = undefined;
    // Where an entry stands for that step the browser goes there, so that its own buttons agree.
    if (this.#entries[this.#entry + by] === to) return by;
    this.#at = to;
    this.#entries[this.#entry] = to;
    return 'replace';
  }

  /** The browser shows this entry; nothing where it is none of these. */
  arrived(entry: number): State | undefined {
    const at = this.#entries[entry];
    if (at === undefined) return undefined;
    this.#entry = entry;
    this.#at = at;
    this.#doing = undefined;
    return this.now;
  }
}
