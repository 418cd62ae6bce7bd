// Undo and redo of the form, by buttons, by keys and by the browser's own way back.

import type { Typed } from './form.element.ts';
import { words } from './form.words.ts';
import type { Setting } from './setting.ts';
import { MOST_ENTRIES, type Move, Trail } from './trail.ts';

/** What a step brings back. */
export interface Kept {
  typed: Typed;
  before: Setting | undefined;
}

interface HistoryHost {
  /** Shows what was undone or done again. */
  restore(kept: Kept): void;
  /** The browser shows an address that an earlier load of the page wrote. */
  reread(): void;
  say(text: string): void;
}

/** What the browser keeps with an entry: which load of the page wrote it, and its place. */
interface Entry {
  sizer: { load: number; entry: number };
}

const isTextField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

export class FormHistory {
  readonly #root: HTMLElement;
  readonly #host: HistoryHost;
  /** A frame's entries would stand in the history of the page around it. */
  readonly #isFrame: boolean;
  readonly #load = performance.timeOrigin;
  #trail: Trail<Kept> | undefined;
  #unwritten = 0;
  /** The field that was typed into since it has the focus: the browser undoes that itself. */
  #dirty: EventTarget | null = null;
  /** Where the browser was asked to go, and what that is. */
  #asked: { entry: number; done: 'undone' | 'redone' } | undefined;

  constructor(root: HTMLElement, host: HistoryHost, signal: AbortSignal) {
    this.#root = root;
    this.#host = host;
    this.#isFrame = root.dataset.embedded !== undefined;
    root.addEventListener('input', ({ target }) => (this.#dirty = target), { signal });
    root.addEventListener('focusout', () => (this.#dirty = null), { signal });
    document.addEventListener('keydown', (event) => this.#key(event), { signal });
    if (!this.#isFrame) window.addEventListener('popstate', (event) => this.#arrived(event), { signal });
    // Whoever comes back from another page finds the place where they were.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    if (!this.#isFrame) window.addEventListener('pagehide', leave, { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#unwritten));
  }

  /** Begins anew at what is shown. */
  start(kept: Kept): void {
    clearTimeout(this.#unwritten);
    this.#trail = new Trail(kept, this.#isFrame ? 1 : MOST_ENTRIES);
    this.#buttons();
  }

  get doing(): string | undefined {
    return this.#trail?.doing;
  }

  settle(): void {
    this.#trail?.settle();
  }

  commit(kept: Kept, doing?: string): void {
    if (!this.#trail) return;
    // Before the first step the entry shown is nobody's.
    if (!this.#isFrame && !this.#trail.canUndo && !this.#trail.canRedo) this.#mark();
    const shown = this.#state();
    if (this.#trail.commit(kept, doing) === 'push' && !this.#isFrame) {
      this.#flush(shown);
      history.pushState(this.#state(), '', location.href);
      history.scrollRestoration = 'manual';
    }
    this.#note('');
    this.#buttons();
  }

  #state(): Entry {
    return { sizer: { load: this.#load, entry: this.#trail?.entry ?? 0 } };
  }

  /** The entry shown is a step from here on: the page does not move when it is shown again. */
  #mark(): void {
    history.replaceState(this.#state(), '', location.href);
    history.scrollRestoration = 'manual';
  }

  #writing: string | undefined;

  /** The address follows after a pause: browsers take their time to write it, and limit how often. */
  writeSoon(address: string | undefined, pause: number): void {
    clearTimeout(this.#unwritten);
    this.#writing = address;
    this.#unwritten = window.setTimeout(() => this.#flush(), pause);
  }

  /** Writes at once what was to be written, to the entry that is shown. */
  #flush(shown = this.#state()): void {
    clearTimeout(this.#unwritten);
    const address = this.#writing;
    this.#writing = undefined;
    if (address !== undefined) history.replaceState(shown, '', address);
  }

  write(address: string | undefined): void {
    this.#writing = address;
    this.#flush();
  }

  undo = (): void => this.#go(this.#trail?.undo(), 'undone');
  redo = (): void => this.#go(this.#trail?.redo(), 'redone');

  #go(move: Move | undefined, done: 'undone' | 'redone'): void {
    if (move === undefined) {
      this.tell(done === 'undone' ? words.nothingToUndo : words.nothingToRedo);
      return;
    }
    this.#flush();
    if (!this.#trail) return;
    if (typeof move === 'number') {
      this.#asked = { entry: this.#trail.entry + move, done };
      history.go(move);
    } else {
      this.#restore(this.#trail.now, done);
    }
  }

  #restore(kept: Kept, done: 'undone' | 'redone'): void {
    this.#host.restore(kept);
    this.#buttons();
    this.tell(words[done]);
  }

  #arrived({ state }: PopStateEvent): void {
    const { sizer } = (state ?? {}) as Partial<Entry>;
    this.#writing = undefined;
    clearTimeout(this.#unwritten);
    if (!sizer) return;
    const was = this.#trail?.entry ?? 0;
    const asked = this.#asked;
    this.#asked = undefined;
    // A busy browser can give the entry that was asked for the state that was written just before it was asked.
    const entry = asked?.entry ?? sizer.entry;
    const kept = sizer.load === this.#load ? this.#trail?.arrived(entry) : undefined;
    if (!kept) {
      this.#host.reread();
      return;
    }
    if (entry !== sizer.entry) this.#mark();
    this.#restore(kept, asked?.done ?? (entry < was ? 'undone' : 'redone'));
  }

  #key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || event.defaultPrevented) return;
    const isUndo = key.toLowerCase() === 'z' && !shiftKey;
    const isRedo = (key.toLowerCase() === 'z' && shiftKey) || (key.toLowerCase() === 'y' && !shiftKey);
    if (!isUndo && !isRedo) return;
    const place = target instanceof Element ? target : null;
    if (place !== document.body && !(place && this.#root.contains(place))) return;
    // Text that is being typed, and lines that are no part of the chain, are the browser's to undo.
    const isOwn = place?.matches('[data-member], [data-block-size]') ?? false;
    if (isTextField(place) && (!isOwn || this.#dirty === place)) return;
    event.preventDefault();
    if (isUndo) this.undo();
    else this.redo();
  }

  /** Says what was done, in sight and for ears. */
  tell(text: string): void {
    this.#note(text);
    this.#host.say(text);
  }

  #note(text: string): void {
    const place = this.#root.querySelector('[data-done]');
    if (place && place.textContent !== text) place.textContent = text;
  }

  /** Not disabled: the button that was pressed keeps the focus. */
  #buttons(): void {
    const set = (name: string, can: boolean) =>
      this.#root.querySelector(`[data-${name}]`)?.setAttribute('aria-disabled', String(!can));
    set('undo', this.#trail?.canUndo ?? false);
    set('redo', this.#trail?.canRedo ?? false);
  }
}
