// <lw-languages>: what the reader has set goes along into the other language. Addresses mean the same in each.

class LanguagesElement extends HTMLElement {
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    // Before the link is followed, however that is: a click, a key, a new tab.
    for (const event of ['pointerdown', 'focusin', 'click']) {
      this.addEventListener(event, () => this.#follow(), { signal });
    }
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }

  #follow(): void {
    for (const link of this.querySelectorAll('a')) {
      link.search = location.search;
      link.hash = location.hash;
    }
  }
}

if (!customElements.get('lw-languages')) customElements.define('lw-languages', LanguagesElement);
