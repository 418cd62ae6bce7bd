// <lw-term>: shows the definition of a term below it while it is pointed at or focused. A tap or a press shows it without
// this: the button names what it opens.
import { PageElement } from '../common/page-element.element.ts';

/** Between the term and its definition, and between that and the edge of the window. */
const GAP = 6;
/** Long enough to move the pointer from one to the other. */
const LINGER = 200;

class TermElement extends PageElement {
  #closing: ReturnType<typeof setTimeout> | undefined;

  protected enter(signal: AbortSignal): void {
    signal.addEventListener('abort', () => clearTimeout(this.#closing));
    const on = (name: string, take: (event: Event) => void) => this.addEventListener(name, take, { signal });
    // Fingers and pens tap, which presses the button.
    on('pointerenter', (event) => isMouse(event) && this.#show());
    on('pointerleave', (event) => isMouse(event) && this.#hideSoon());
    on('focusin', (event) => this.#focused(event));
    on('focusout', () => this.#hideSoon());
    this.#definition?.addEventListener('toggle', () => this.#put(), { signal });
    // Pressing what points at it already would hide it.
    this.#button?.addEventListener('click', (event) => this.#pressed(event), { signal });
  }

  get #button(): HTMLButtonElement | null {
    return this.querySelector('button');
  }

  get #definition(): HTMLElement | null {
    return this.querySelector('[popover]');
  }

  get #isOpen(): boolean {
    return this.#definition?.matches(':popover-open') === true;
  }

  #pressed(event: Event): void {
    if (!this.#isOpen || !this.matches(':hover')) return;
    event.preventDefault();
  }

  /** Focus that comes back from the definition finds it open or closing, and browsers refuse to show what is closing. */
  #focused(event: Event): void {
    const from = event instanceof FocusEvent ? event.relatedTarget : null;
    if (from instanceof Node && this.#definition?.contains(from)) return;
    if (this.#button?.matches(':focus-visible')) this.#show();
  }

  #show(): void {
    clearTimeout(this.#closing);
    if (this.#isOpen) return;
    this.#definition?.showPopover();
    this.#put();
  }

  #hideSoon(): void {
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => {
      if (this.#isOpen && !this.matches(':hover, :focus-within')) this.#definition?.hidePopover();
    }, LINGER);
  }

  /** Below the term, or above it where there is no room; never beyond the window. */
  #put(): void {
    const [button, definition] = [this.#button, this.#definition];
    if (!button || !definition || !this.#isOpen) return;
    const term = button.getBoundingClientRect();
    const { width, height } = definition.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const fits = term.bottom + GAP + height <= clientHeight;
    const left = Math.max(GAP, Math.min(term.left, clientWidth - width - GAP));
    definition.style.left = `${left}px`;
    definition.style.top = `${fits ? term.bottom + GAP : Math.max(GAP, term.top - GAP - height)}px`;
  }
}

const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

if (!customElements.get('lw-term')) customElements.define('lw-term', TermElement);
