// <lw-live-value>: one number of a calculator in a sentence of another page.
import { PageElement } from '../common/page-element.element.ts';
import { askedState, onSet, tell } from '../embed/asked.element.ts';
import { type Live, liveValue } from './live.ts';

class LiveValueElement extends PageElement {
  protected enter(signal: AbortSignal): void {
    onSet(() => void this.#show(), signal);
    void this.#show();
  }

  async #show(): Promise<void> {
    const link = this.querySelector<HTMLAnchorElement>('[data-value]');
    if (!link) return;
    try {
      const { loadCalc } = await import('../../calc-wasm/js/browser.ts');
      const live: Live = JSON.parse(this.dataset.live ?? '');
      const shown = liveValue(await loadCalc(), live, askedState());
      const isRefused = 'problem' in shown;
      this.toggleAttribute('data-refused', isRefused);
      link.textContent = isRefused ? shown.problem : shown.text;
      if (!isRefused) {
        link.href = shown.link;
        tell(this, shown);
      }
      this.dataset.ready = '';
    } catch {
      // The served number stands, and says whose it is.
      const note = this.querySelector<HTMLElement>('[data-defaults]');
      if (note) note.hidden = askedState() === '';
    }
    delete this.dataset.unread;
  }
}

if (!customElements.get('lw-live-value')) customElements.define('lw-live-value', LiveValueElement);
