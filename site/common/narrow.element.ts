// Narrows the folds of a page to entries with every word that is typed. An entry is marked `data-entry`, a fold is a
// `details[data-fold]`. It also opens the fold that an address leads into, which not every browser does.

import { plain } from './comparable-text.ts';
import { words } from './narrow.words.ts';
import { openTarget } from './open-target.element.ts';
import { PageElement } from './page-element.element.ts';

class Narrow extends PageElement {
  /** Which folds were open before anything was typed. */
  #open: Set<Element> | undefined;

  protected enter(signal: AbortSignal): void {
    const input = this.querySelector('input');
    input?.addEventListener('input', () => this.#narrow(input.value), { signal });
    window.addEventListener('hashchange', openTarget, { signal });
    openTarget();
    // A browser keeps what was typed when one comes back to the page.
    if (input?.value) this.#narrow(input.value);
  }

  #narrow(typed: string): void {
    const asked = plain(typed).split(/\s+/).filter(Boolean);
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')];
    this.#open ??= new Set(folds.filter(({ open }) => open));
    let matches = 0;
    for (const fold of folds) {
      let hits = 0;
      for (const entry of fold.querySelectorAll<HTMLElement>('[data-entry]')) {
        const text = plain(entry.textContent ?? '');
        entry.hidden = !asked.every((word) => text.includes(word));
        if (!entry.hidden) hits += 1;
      }
      fold.hidden = hits === 0 && asked.length > 0;
      fold.open = asked.length > 0 ? hits > 0 : this.#open.has(fold) || fold.querySelector(':target') !== null;
      matches += hits;
    }
    if (asked.length === 0) this.#open = undefined;
    const element = this.querySelector('output');
    if (!element) return;
    element.textContent = asked.length === 0 ? '' : matches > 0 ? words.found(matches) : words.none(typed.trim());
  }
}

customElements.define('lw-narrow', Narrow);
