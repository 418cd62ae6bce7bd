// <lw-embed>: the button that opens the dialog with the lines to paste, which follow the page above.
import { PageElement } from '../common/page-element.element.ts';
import type { Lines, OnPage } from './lines.element.ts';

class EmbedElement extends PageElement {
  #shown: OnPage = {};
  #lines: Lines | undefined;

  protected enter(signal: AbortSignal): void {
    const dialog = this.querySelector('dialog');
    const open = this.querySelector<HTMLButtonElement>('[data-open]');
    if (!dialog || !open) return;
    this.#lines = undefined;
    open.hidden = false;
    open.addEventListener('click', () => void this.#open(dialog, signal), { signal });
    // The dialog itself is what lies around its content.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
    dialog.addEventListener('input', () => this.#lines?.follow(this.#shown), { signal });
    const change = ({ detail }: CustomEventInit<OnPage | undefined>): void => {
      this.#shown = detail ?? {};
      this.#lines?.follow(this.#shown);
    };
    document.addEventListener('lanewise:change', change, { signal });
  }

  async #open(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
    const failed = this.querySelector<HTMLElement>('[data-failed]');
    try {
      const { Lines } = await import('./lines.element.ts');
      this.#lines ??= new Lines(this, signal);
    } catch {
      // The next press tries again.
      if (failed) failed.hidden = false;
      return;
    }
    if (failed) failed.hidden = true;
    this.#lines.follow(this.#shown);
    if (!dialog.open) dialog.showModal();
  }
}

if (!customElements.get('lw-embed')) customElements.define('lw-embed', EmbedElement);
