// Narrows the list of boards by what is typed and by the slots that one needs.

import { plain } from '../common/comparable-text.ts';
import { count } from '../common/format.ts';
import { words } from './words.ts';

class Boards extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    form.addEventListener('input', () => this.#narrow(form));
    form.addEventListener('submit', (event) => event.preventDefault());
    const fields = new FormData(form);
    // A browser keeps what was typed when one comes back to the page.
    if ([...fields.values()].some((value) => value !== '')) this.#narrow(form);
  }

  #narrow(form: HTMLFormElement): void {
    const fields = new FormData(form);
    const asked = plain(String(fields.get('text') ?? ''))
      .split(/\s+/)
      .filter(Boolean);
    const [wide, m2] = ['wide', 'm2'].map((name) => Number(fields.get(name) ?? 0));
    const isAsked = asked.length > 0 || Boolean(wide) || Boolean(m2);
    let matches = 0;
    for (const fold of this.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
      const maker = plain(fold.querySelector('summary')?.textContent ?? '');
      let hits = 0;
      for (const entry of fold.querySelectorAll<HTMLElement>('[data-entry]')) {
        const text = `${maker} ${plain(entry.textContent ?? '')}`;
        const fits =
          asked.every((word) => text.includes(word)) &&
          Number(entry.dataset.wide) >= (wide ?? 0) &&
          Number(entry.dataset.m2) >= (m2 ?? 0);
        entry.hidden = !fits;
        if (fits) hits += 1;
      }
      fold.hidden = isAsked && hits === 0;
      fold.open = isAsked && hits > 0;
      matches += hits;
    }
    const element = this.querySelector('output');
    if (element) element.textContent = isAsked && matches > 0 ? words.shown(matches, count(matches)) : '';
    const none = this.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = !isAsked || matches > 0;
  }
}

customElements.define('lw-boards', Boards);
