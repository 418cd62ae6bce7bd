// <lw-embed-code>: keeps the embed line in step with the calculator above it.
import { embedOf } from './height.ts';

class EmbedCodeElement extends HTMLElement {
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    this.#follow();
    document.addEventListener('lanewise:change', () => this.#follow(), {
      signal: this.#leave.signal,
    });
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }

  #follow(): void {
    const area = this.querySelector('textarea');
    if (!area?.dataset.src || !area.dataset.title) return;
    // The origin that serves this page, which a build for several hosts cannot know.
    const src = new URL(area.dataset.src + location.search, location.href);
    const { title, height } = area.dataset;
    area.value = embedOf(src.href, title, height ? Number(height) : undefined);
  }
}

if (!customElements.get('lw-embed-code')) customElements.define('lw-embed-code', EmbedCodeElement);
