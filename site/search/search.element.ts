// <lw-search>: the search of every page. A press on its link or `/` opens the dialog; what finds is loaded with the first
// use. On the page of the search it has no dialog, and the address keeps the question.
import { PageElement } from '../common/page-element.element.ts';
import { QUESTION } from './entry.ts';
import type { Results } from './results.element.ts';

/** Where `/` is a letter like others. */
const TYPED = 'input, textarea, select, [contenteditable]';

class SearchElement extends PageElement {
  #results: Promise<Results> | undefined;

  protected enter(signal: AbortSignal): void {
    const dialog = this.#dialog;
    this.querySelector('[data-search-open]')?.addEventListener('click', (event) => this.#pressed(event as MouseEvent), {
      signal,
    });
    this.querySelector('[data-search-close]')?.addEventListener('click', () => dialog?.close(), { signal });
    // The dialog itself is what lies around its content.
    dialog?.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
    document.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.#field?.addEventListener('input', () => void this.#ask(), { signal });
    this.#field?.addEventListener('focus', () => void this.#load(), { signal });
    this.querySelector('form')?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void this.#ask(true);
      },
      { signal },
    );
    if (!dialog) this.#fromAddress();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input');
  }

  /** A link like others where it is asked for in a new tab. */
  #pressed(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#open();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target } = event;
    if (target instanceof Element && target.closest(TYPED)) return;
    event.preventDefault();
    this.#open();
  }

  #open(): void {
    const dialog = this.#dialog;
    if (dialog && !dialog.open) dialog.showModal();
    this.#field?.focus();
    this.#field?.select();
  }

  #fromAddress(): void {
    // Behind the # what is typed reaches no server; a browser's own search field asks with a ?.
    const [behind, asked] = [location.hash.slice(1), location.search].map((part) => new URLSearchParams(part));
    const text = behind?.get(QUESTION) ?? asked?.get(QUESTION);
    const field = this.#field;
    if (!text || !field) return;
    field.value = text.slice(0, field.maxLength);
    void this.#ask();
  }

  async #load(): Promise<Results> {
    this.#results ??= import('./results.element.ts').then(({ Results }) => new Results(this));
    return this.#results;
  }

  /** @param go To the result that is chosen, or the first. */
  async #ask(go = false): Promise<void> {
    const field = this.#field;
    if (!field) return;
    if (!this.#dialog) {
      const address = new URL(location.href);
      address.searchParams.delete(QUESTION);
      address.hash = field.value ? new URLSearchParams({ [QUESTION]: field.value }).toString() : '';
      history.replaceState(history.state, '', address);
    }
    const results = await this.#load();
    await (go ? results.go(field.value) : results.show(field.value));
  }
}

if (!customElements.get('lw-search')) customElements.define('lw-search', SearchElement);
