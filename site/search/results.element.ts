// What the search finds, as a list below its field: names first, then pages by their text. By keyboard as an editable
// combobox of the ARIA Authoring Practices; each result is a link.
import type { Marks } from '../common/mark.ts';
import { type Entry, marksOf, namesLink } from './entry.ts';
import {
  asked,
  findNames,
  findSources,
  findTitles,
  isUnknownPart,
  nearNames,
} from './find-names.ts';
import { findText } from './text.element.ts';
import { words } from './words.ts';

/** As many as fit a screen. */
const MOST = 8;
/** Typing on within this time asks once. */
const PAUSE = 120;

let names: Promise<Entry[]> | undefined;

function entries(): Promise<Entry[]> {
  names ??= fetch(namesLink())
    .then(async (response): Promise<Entry[]> => {
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response.json();
    })
    .catch((error: unknown) => {
      names = undefined;
      throw error;
    });
  return names;
}

const path = (href: string): string => href.split(/[?#]/)[0] ?? '';

interface Found {
  found: Entry[];
  /** Nothing is called so; these names come near. */
  near: boolean;
  /** The text looks like a part that nobody has added yet. */
  unknown: boolean;
}

/** Names first, then pages by their text, then sources; a page that is found in several ways stands once. */
async function find(text: string): Promise<Found> {
  const all = await entries();
  const cited = findSources(all, text);
  const own = [...new Set([...findNames(all, text), ...findTitles(all, text)])];
  const room = MOST - cited.filter((one) => !own.includes(one)).length;
  const named = own.slice(0, room);
  const taken = new Set(named.map(({ href }) => path(href)));
  // Each page that is found by its text costs a request.
  const pages = await findText(text, room - named.length).catch((error: unknown) => {
    if (named.length === 0) throw error;
    return [];
  });
  const byHref = new Map(all.map((entry) => [entry.href, entry]));
  const others = pages
    .map((href) => byHref.get(href))
    .filter((entry) => entry !== undefined)
    .filter((entry) => !named.includes(entry) && !(entry.kind === 'page' && taken.has(entry.href)));
  const found = [...new Set([...[...named, ...others].slice(0, room), ...cited])];
  const unknown = isUnknownPart(all, text);
  return found.length > 0
    ? { found, near: false, unknown }
    : { found: nearNames(all, text), near: true, unknown: true };
}

export class Results {
  readonly #root: HTMLElement;
  /** Counts what was asked, so that a late answer does not replace a newer one. */
  #turn = 0;
  /** The result that the keys have reached; -1 for the field. */
  #active = -1;
  /** What the results are for. */
  #shown = '';

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#field?.addEventListener('keydown', (event) => this.#key(event));
  }

  get #field(): HTMLInputElement | null {
    return this.#root.querySelector('input');
  }

  get #list(): HTMLElement | null {
    return this.#root.querySelector('[data-search-results]');
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.#root.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  }

  /** Shows what is found for a text. */
  async show(typed: string): Promise<void> {
    const text = asked(typed);
    this.#turn += 1;
    const turn = this.#turn;
    if (text === '') {
      this.#put([], '');
      return;
    }
    if (text === this.#shown) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== this.#turn) return;
    this.#say(words.loading);
    try {
      const { found, near, unknown } = await find(text);
      if (turn !== this.#turn) return;
      this.#shown = text;
      if (near) this.#put(found, found.length > 0 ? words.near(text) : words.none(text), true);
      else this.#put(found, words.count(found.length), unknown);
    } catch {
      if (turn === this.#turn) this.#put([], words.failed, true);
    }
  }

  /** Follows the result that is chosen, or the first. */
  async go(typed: string): Promise<void> {
    if (asked(typed) !== this.#shown) await this.show(typed);
    const links = this.#links;
    (links[this.#active] ?? links[0])?.click();
  }

  #say(text: string): void {
    const status = this.#root.querySelector('[data-search-status]');
    if (status && status.textContent !== text) status.textContent = text;
  }

  #put(found: readonly Entry[], status: string, missing = false): void {
    this.#active = -1;
    if (found.length === 0) this.#shown = '';
    const list = this.#list;
    if (list) {
      list.replaceChildren(...found.map(option));
      list.hidden = found.length === 0;
    }
    const hint = this.#root.querySelector<HTMLElement>('[data-search-missing]');
    if (hint) hint.hidden = !missing;
    this.#field?.setAttribute('aria-expanded', String(found.length > 0));
    this.#field?.removeAttribute('aria-activedescendant');
    this.#say(status);
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#move(step);
  }

  /** Through the results and the field, round and round. */
  #move(step: number): void {
    const links = this.#links;
    const places = links.length + 1;
    this.#active = ((this.#active + 1 + step + places) % places) - 1;
    for (const [index, link] of links.entries()) {
      link.setAttribute('aria-selected', String(index === this.#active));
    }
    const reached = links[this.#active];
    if (reached) this.#field?.setAttribute('aria-activedescendant', reached.id);
    else this.#field?.removeAttribute('aria-activedescendant');
    reached?.scrollIntoView({ block: 'nearest' });
  }
}

function part(tag: string, text: string, marks: Marks = {}): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value);
  return element;
}

/** A result. The field keeps the focus: the keys reach a result through it. */
function option({ href, kind, name, mark, about, aboutMark }: Entry, index: number): HTMLElement {
  const link = document.createElement('a');
  link.id = `search-result-${index}`;
  link.href = href;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  link.append(part('strong', name, marksOf(mark)), ' ', part('small', words.kinds[kind]));
  if (about) link.append(' ', part('span', about, marksOf(aboutMark)));
  return link;
}
