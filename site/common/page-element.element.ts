// What the scripts of pages share: parts that a page always has, elements made by hand, listeners that end in time.

/** What a page has for certain. Throws where it is missing: the page was built otherwise than its script. */
export function partOf<Found extends HTMLElement>(root: ParentNode, selector: string): Found {
  const element = root.querySelector<Found>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

export function writeIn(root: ParentNode, selector: string, text: string): void {
  const place = root.querySelector(selector);
  if (place) place.textContent = text;
}

export function show(root: ParentNode, selector: string, isShown: boolean): void {
  const place = root.querySelector<HTMLElement>(selector);
  if (place) place.hidden = !isShown;
}

/** To be called once the page shows what its address asks for, which waited until then. */
export const answered = (): void => document.documentElement.removeAttribute('data-asked');

/** An element with a class, where one is named, and with content, which stays text. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | false | undefined = '',
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** The same element with attributes: its language, a role. */
export function marked<Marked extends Element>(element: Marked, attributes: object): Marked {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A part of an element that has a class of its own. */
export abstract class PagePart {
  protected readonly root: HTMLElement;

  constructor(root: HTMLElement) {
    this.root = root;
  }

  find<Found extends HTMLElement>(selector: string): Found {
    return partOf(this.root, selector);
  }
}

/** An element whose listeners end when it leaves the page. */
export abstract class PageElement extends HTMLElement {
  #leave = new AbortController();

  /** It has come into a page; `signal` says when it leaves again. */
  protected abstract enter(signal: AbortSignal): void;

  connectedCallback(): void {
    this.#leave = new AbortController();
    this.enter(this.#leave.signal);
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }
}
