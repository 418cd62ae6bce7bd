// <lw-embed-code>: keeps the line to paste in step with the page above it and with the theme that the author chooses.
import { type Embed, lineOf } from './line.ts';
import { isTheme } from './theme.ts';

/** What the page above shows. */
interface Shown {
  /** In its own words. */
  caption?: string;
  /** Its state, where that is not what the address says. */
  query?: string;
  /** How much taller a frame it needs than the page's own. */
  longer?: number;
}

class EmbedCodeElement extends HTMLElement {
  #leave = new AbortController();
  #shown: Shown = {};

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

  #change({ detail }: CustomEventInit<Shown | undefined>): void {
    this.#shown = detail ?? {};
    this.#follow();
  }

  #follow(): void {
    const area = this.querySelector('textarea');
    if (!area || !this.dataset.embed) return;
    const embed: Embed = JSON.parse(this.dataset.embed);
    const { caption = '', query = location.search, longer = 1 } = this.#shown;
    const { path, full, title } = query ? { ...embed, ...embed.own } : embed;
    // The origin that serves this page, which a build for several hosts cannot know.
    const here = (of: string) => new URL(of + query, location.href).href;
    const theme = this.querySelector('select')?.value ?? '';
    const tall =
      longer > 1
        ? {
            height: `calc(${embed.height}*${longer.toFixed(2)})`,
            tallest: Math.ceil(embed.tallest * longer),
          }
        : embed;
    area.value = lineOf(
      { ...tall, title },
      { src: here(path), full: here(full), caption, theme: isTheme(theme) ? theme : '' },
    );
  }
}

if (!customElements.get('lw-embed-code')) customElements.define('lw-embed-code', EmbedCodeElement);
