// Back and Next over a list that is shown in parts.
import { create } from './page-element.element.ts';
import { words as common } from './words.ts';

const words = common.pager;

export class Pager {
  #back = button(words.back);
  #next = button(words.next);
  #text = document.createElement('span');

  /** `go` is told by how many parts to move. */
  constructor(place: HTMLElement, go: (by: 1 | -1) => void) {
    this.#back.addEventListener('click', () => go(-1));
    this.#next.addEventListener('click', () => go(1));
    place.replaceChildren(this.#back, this.#text, this.#next);
  }

  /** `from` is counted from 1. */
  show(from: number, count: number, all: number): void {
    const to = from + count - 1;
    const fits = count >= all;
    for (const part of [this.#back, this.#next, this.#text]) part.hidden = fits;
    this.#text.textContent = words.of(from, to, all);
    this.#back.disabled = from <= 1;
    this.#next.disabled = to >= all;
  }
}

function button(text: string): HTMLButtonElement {
  const button = create('button', '', text);
  button.type = 'button';
  return button;
}
