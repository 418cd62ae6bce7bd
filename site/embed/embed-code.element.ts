// <lw-embed-code>: keeps the line to paste in step with the page above it and with the theme that the author chooses.
import { lineOf } from './line.ts';
import { isTheme } from './theme.ts';

class EmbedCodeElement extends HTMLElement {
  #leave = new AbortController();
  /** What the page shows, in its own words. */
  #caption = '';

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const select = this.querySelector('select');
    if (select) select.disabled = false;
    select?.addEventListener('change', () => this.#follow(), { signal });
    document.addEventListener('lanewise:change', (event) => this.#change(event), { signal });
    this.#follow();
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }

  #change({ detail }: CustomEventInit<{ caption: string } | undefined>): void {
    this.#caption = detail?.caption ?? '';
    this.#follow();
  }

  #follow(): void {
    const area = this.querySelector('textarea');
    if (!area || !this.dataset.embed) return;
    const embed = JSON.parse(this.dataset.embed);
    // The origin that serves this page, which a build for several hosts cannot know.
    const here = (path: string) => new URL(path + location.search, location.href).href;
    const theme = this.querySelector('select')?.value ?? '';
    area.value = lineOf(embed, {
      src: here(embed.path),
      full: here(embed.full),
      caption: this.#caption,
      theme: isTheme(theme) ? theme : '',
    });
  }
}

if (!customElements.get('lw-embed-code')) customElements.define('lw-embed-code', EmbedCodeElement);
