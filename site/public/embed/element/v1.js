// The elements for other people's pages, version 1. Pages name its hash: these bytes never change.
//   <lw-calculator name="raid" v="2" drives="8x18TB" level="raidz2">shown until scripts run</lw-calculator>
//   <lw-value name="pcie" lanes="4" output="most">3.59 GB/s</lw-value>
// Each holds a frame in a shadow tree: a host's policy needs no more than `script-src` and `frame-src` for this site.
(() => {
  const TALLEST = 20_000;
  const HOME = new URL('../../', document.currentScript.src).href;
  /** Attributes that are no part of the state, beside `aria-…`, `data-…` and `on…`. */
  const OWN = new Set(
    [
      ['name', 'v', 'lang', 'base', 'height', 'state', 'title'],
      ['id', 'class', 'style', 'slot', 'part', 'hidden', 'dir', 'role', 'tabindex', 'inert', 'is'],
      ['translate', 'draggable', 'spellcheck', 'itemprop', 'nonce'],
    ].flat(),
  );
  /** Attributes that say how a frame looks: a change of them loads it anew. */
  const LOOKS = new Set(['theme', 'accent', 'radius', 'font', 'controls', 'lock']);
  const SCHEMES = { light: 'light', dark: 'dark', auto: 'light dark' };

  const sheet = (css) => {
    const made = new CSSStyleSheet();
    made.replaceSync(css);
    return made;
  };

  class Framed extends HTMLElement {
    /** What the last answer was: each output with its unit. */
    result;
    /** The same in words: "3.59 GB/s". */
    value = '';
    #frame = document.createElement('iframe');
    #shadow = this.attachShadow({ mode: 'open' });
    #watch = new MutationObserver(() => this.#follow());
    #leave;
    /** The address without its state, and the state. */
    #address = '';
    #state = '';
    #heard = false;

    connectedCallback() {
      this.#leave = new AbortController();
      const { signal } = this.#leave;
      this.#shadow.adoptedStyleSheets = [this.sheet];
      this.#frame.referrerPolicy = 'no-referrer';
      addEventListener('message', (event) => this.#hear(event), { signal });
      const refused = ({ blockedURI, effectiveDirective }) => {
        if (effectiveDirective === 'frame-src' && this.#frame.src.startsWith(blockedURI))
          this.#fall();
      };
      document.addEventListener('securitypolicyviolation', refused, { signal });
      this.#watch.observe(this, { attributes: true });
      this.#address = '';
      this.#follow();
    }

    disconnectedCallback() {
      this.#leave.abort();
      this.#watch.disconnect();
      this.#heard = false;
    }

    /** The children of the element in place of the frame. */
    #fall() {
      this.#shadow.replaceChildren(document.createElement('slot'));
    }

    /** The frame, and what it stands in. */
    show(frame) {
      frame.loading = 'lazy';
      this.#shadow.replaceChildren(frame);
    }

    heightened(frame, height) {
      frame.style.height = height;
    }

    answered() {}

    path(name) {
      return name;
    }

    #read() {
      const of = (name) => this.getAttribute(name) ?? '';
      const base = new URL(of('base') || HOME, document.baseURI);
      const language = /^(?:en\b.*)?$/i.test(of('lang')) ? '' : `${of('lang')}/`;
      const version = of('v') || '1';
      const right =
        /^https?:$/.test(base.protocol) &&
        /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(of('name')) &&
        /^[1-9]\d*$/.test(version) &&
        /^(?:[A-Za-z0-9-]+\/)?$/.test(language);
      if (!right) throw new Error(`name="${of('name')}" v="${version}" lang="${of('lang')}"`);
      const page = new URL(`${language}embed/${this.path(of('name'))}/v${version}/`, base);
      const state = new URLSearchParams(of('state'));
      const looks = new URLSearchParams();
      for (const { name, value } of this.attributes) {
        if (OWN.has(name) || /^(?:aria|data)-|^on|:/.test(name)) continue;
        (LOOKS.has(name) ? looks : state).set(name, value);
      }
      return { page, looks, state };
    }

    #follow() {
      const frame = this.#frame;
      frame.title = this.title || this.getAttribute('name');
      let read;
      try {
        read = this.#read();
      } catch (error) {
        console.error(`<${this.localName}>: no embed has this address:`, error.message);
        this.#address = '';
        return this.#fall();
      }
      const { page, looks, state } = read;
      const address = `${page}?${looks}`;
      const moved = address !== this.#address;
      if (!moved && String(state) === this.#state) return;
      this.#address = address;
      this.#state = String(state);
      if (!moved && this.#heard) {
        // A sandboxed host has frames without an origin; the state is no secret.
        frame.contentWindow?.postMessage({ type: 'lanewise:set', state: this.#state }, '*');
        return;
      }
      this.#heard = false;
      frame.style.colorScheme = SCHEMES[looks.get('theme')] ?? '';
      const height = this.getAttribute('height') ?? '';
      this.heightened(frame, /^\d+$/.test(height) ? `${height}px` : height || '40rem');
      page.search = new URLSearchParams([...state, ...looks]);
      frame.src = page.href;
      if (!frame.isConnected) this.show(frame);
    }

    #hear({ data, origin, source }) {
      const frame = this.#frame;
      if (!source || source !== frame.contentWindow) return;
      if (origin !== (self.origin === 'null' ? 'null' : new URL(frame.src).origin)) return;
      this.#heard = true;
      if (data?.type === 'lanewise:height' && Number.isFinite(data.height)) {
        this.heightened(frame, `${Math.min(Math.max(1, Math.ceil(data.height)), TALLEST)}px`);
      } else if (data?.type === 'lanewise:change') {
        const { embed, version, state, result, text } = data;
        this.result = result;
        this.value = String(text ?? '');
        this.answered();
        const detail = { embed, version, state, result, text: this.value };
        const options = { bubbles: true, composed: true, detail };
        this.dispatchEvent(new CustomEvent('lanewise:change', options));
      }
    }
  }

  class Calculator extends Framed {
    sheet = sheet(
      ':host{display:block;container-type:inline-size}:host([hidden]){display:none}' +
        'iframe{display:block;inline-size:100%;border:0}',
    );
  }

  /** A number in a sentence, in the letters of that sentence; its frame computes out of sight. */
  class Value extends Framed {
    // Not "none": what is not drawn at all may never start.
    sheet = sheet(
      ':host{display:inline;white-space:nowrap}:host([hidden]){display:none}' +
        'iframe{position:absolute;inline-size:1px;block-size:1px;border:0;clip-path:inset(50%)}',
    );
    #text = document.createElement('slot');

    show(frame) {
      this.#text = document.createElement('slot');
      frame.inert = true;
      this.shadowRoot.replaceChildren(this.#text, frame);
    }

    heightened() {}

    /** A slot shows its own content where nothing is put into it: the children leave it for the answer. */
    answered() {
      const text = document.createElement('span');
      text.textContent = this.value;
      this.#text.replaceWith(text);
      this.#text = text;
    }

    path(name) {
      return `value/${name}`;
    }
  }

  if (!customElements.get('lw-calculator')) customElements.define('lw-calculator', Calculator);
  if (!customElements.get('lw-value')) customElements.define('lw-value', Value);
})();
