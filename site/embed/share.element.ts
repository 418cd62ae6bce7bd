// <lw-share>: the address of what the page shows, kept in step, and buttons that copy what stands beside them.
import { isCopied } from '../common/copy.element.ts';
import { PageElement } from '../common/page-element.element.ts';
import { words as all } from './words.ts';

const words = all.chart;

class ShareElement extends PageElement {
  protected enter(signal: AbortSignal): void {
    this.#follow();
    document.addEventListener('lanewise:change', () => this.#follow(), { signal });
    this.addEventListener('click', (event) => void this.#copy(event), { signal });
    for (const hidden of this.querySelectorAll<HTMLElement>('[hidden]')) hidden.hidden = false;
  }

  #follow(): void {
    const address = this.querySelector<HTMLInputElement>('[data-address]');
    if (address) address.value = location.href;
  }

  async #copy({ target }: Event): Promise<void> {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    const from = button && this.querySelector<HTMLInputElement>(`#${button.dataset.copy}`);
    if (!from) return;
    const element = this.querySelector('[data-copied]');
    const isDone = await isCopied(from.value);
    // Selected, it can be copied by hand.
    if (!isDone) from.select();
    if (element) element.textContent = isDone ? words.copied : words.notCopied;
  }
}

if (!customElements.get('lw-share')) customElements.define('lw-share', ShareElement);
