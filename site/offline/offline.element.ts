// <lw-offline>: says what is kept, as the caches have it, and keeps or removes it at a press.

import { quantity } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { create, partOf } from '../common/page-element.element.ts';
import { place } from '../common/place.ts';
import { NotKept } from './complete-file.ts';
import { bytesOf } from './counted.element.ts';
import { keptPrefix, OFFLINE, openedCache } from './kept.ts';
import { isAble, isRefused, keep, registered, remove } from './register.element.ts';
import { words } from './words.ts';

interface KeptPage {
  href: string;
  title: string;
}

interface Store {
  pages: KeptPage[];
  bytes: number;
}

/** What a page calls itself, without the name of the site after it. */
const titleOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ · [^·]*$/, '');

async function look(name: string): Promise<Store> {
  const store: Store = { pages: [], bytes: 0 };
  // Opening one that is not there would make it.
  if (!(await caches.has(name))) return store;
  const cache = await caches.open(name);
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url, { ignoreVary: true });
    store.bytes += bytesOf(response);
    const href = new URL(url).pathname;
    if (response?.headers.get('Content-Type')?.startsWith('text/html') && href !== pageLink(`/${OFFLINE}`)) {
      store.pages.push({ href, title: titleOf(await response.text()) });
    }
  }
  return store;
}

/** Why nothing was kept, as far as it is known. */
function failureText(error: unknown): string {
  const { state } = words;
  if (!(error instanceof NotKept)) return state.gaveUp;
  return error.reason === 'lost' ? state.failed : state.notKept[error.reason];
}

/** What the worker that answers has kept in advance: the newest version may be waiting, or on its way. */
async function keptNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(keptPrefix(place.pages)));
}

class OfflineElement extends HTMLElement {
  connectedCallback(): void {
    const isMissing = location.pathname !== pageLink(`/${OFFLINE}`);
    partOf(this, '[data-missing]').hidden = !isMissing;
    partOf(this, '[data-about]').hidden = isMissing;
    partOf<HTMLAnchorElement>(this, '[data-again]').href = location.href;
    partOf(this, '[data-keep]').addEventListener('click', () => void this.#keep());
    partOf(this, '[data-remove]').addEventListener('click', () => {
      void remove()
        .catch(() => undefined)
        .then(() => this.#show());
    });
    void this.#show();
  }

  #say(text: string): void {
    partOf(this, '[data-state]').textContent = text;
  }

  async #show(): Promise<void> {
    if (!isAble()) return this.#say(words.state.unable);
    try {
      const isKeeping = (await registered())?.active != null;
      const versions = await Promise.all((await keptNames()).map(look));
      const opened = await look(openedCache(place.pages));
      const newest = versions.findLast(({ pages }) => pages.length > 0) ?? { pages: [], bytes: 0 };
      const bytes = [opened, ...versions].reduce((sum, store) => sum + store.bytes, 0);
      const all = new Set([...opened.pages, ...newest.pages].map(({ href }) => href));
      this.#list('kept', newest.pages);
      this.#list('opened', opened.pages);
      partOf(this, '[data-keep]').hidden = isKeeping;
      partOf(this, '[data-remove]').hidden = !isKeeping && bytes === 0;
      if (isKeeping || all.size > 0) {
        this.#say(words.state.kept(all.size, quantity(bytes, 'byte', { digits: 2 })));
      } else this.#say(isRefused() ? words.state.off : words.state.none);
    } catch {
      this.#say(words.state.unable);
    }
  }

  #list(name: 'kept' | 'opened', pages: readonly KeptPage[]): void {
    const section = partOf(this, `[data-list="${name}"]`);
    section.hidden = pages.length === 0;
    const items = pages
      .toSorted((a, other) => a.title.localeCompare(other.title, place.language.locale))
      .map(({ href, title }) => {
        const link = create('a', '', title);
        link.href = href;
        return create('li', '', link);
      });
    section.querySelector('ul')?.replaceChildren(...items);
  }

  async #keep(): Promise<void> {
    partOf(this, '[data-keep]').hidden = true;
    this.#say(words.state.keeping);
    try {
      await keep();
      await this.#show();
    } catch (error) {
      partOf(this, '[data-keep]').hidden = false;
      this.#say(failureText(error));
    }
  }
}

if (!customElements.get('lw-offline')) customElements.define('lw-offline', OfflineElement);
