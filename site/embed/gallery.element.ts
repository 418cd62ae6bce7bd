// The page about embeds. <lw-live>: a frame that is loaded when it is asked for. <lw-sample>: a code to paste, with
// the addresses of the host that serves the page.
import { place } from '../common/place.ts';

class LiveElement extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>('[data-show]');
    button?.addEventListener('click', () => this.#show(button), { once: true });
  }

  #show(button: HTMLElement): void {
    const frame = this.querySelector('template')?.content.firstElementChild?.cloneNode(true);
    if (!(frame instanceof HTMLIFrameElement)) return;
    // The page's own policy allows no style in HTML.
    frame.style.height = this.dataset.height ?? '';
    button.remove();
    this.append(frame);
    frame.focus();
  }
}

class SampleElement extends HTMLElement {
  connectedCallback(): void {
    const code = this.querySelector('code');
    const { site } = this.dataset;
    if (!code?.textContent || !site) return;
    code.textContent = code.textContent.replaceAll(site, new URL(place.root, location.href).href);
  }
}

if (!customElements.get('lw-live')) customElements.define('lw-live', LiveElement);
if (!customElements.get('lw-sample')) customElements.define('lw-sample', SampleElement);
