// The line that describes a chain: reads it on demand, shows what each piece was taken for, and asks what is open.
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { type Catalog, shortName } from '../parts/catalog.ts';
import { words as names } from './catalog.words.ts';
import { chainParts, summary } from './origin.ts';
import { type Phrase, phrase } from './phrase.ts';
import { words } from './phrase.words.ts';
import type { Piece } from './phrase-pieces.ts';

export interface Said {
  chain?: Chain;
  /** For ears. */
  text: string;
}

/** Reads the line of a form and shows below it what it says. */
export function readPhrase(form: HTMLElement, { parts }: Catalog): Said {
  const input = form.querySelector<HTMLInputElement>('[data-phrase]');
  const read = phrase(input?.value ?? '', chainParts({ parts, sources: {} }));
  form.querySelector('[data-understood]')?.replaceChildren(...shown(read, input));
  const open = read.pieces.filter(({ isOpen }) => isOpen);
  return read.chain
    ? { chain: read.chain, text: words.built }
    : { text: [...open.map(({ text }) => text), words.open(open.length)].join(' ') };
}

function element(tag: string, text: string, more: Partial<HTMLElement> = {}): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, ...more });
}

function shown({ pieces, chain }: Phrase, input: HTMLInputElement | null): HTMLElement[] {
  const list = document.createElement('ul');
  list.append(...pieces.map((piece) => item(piece, input)));
  const open = pieces.filter(({ isOpen }) => isOpen).length;
  return [
    element('h3', words.understood),
    list,
    element('p', chain ? words.built : words.open(open), {
      className: chain ? 'lw-hint' : 'lw-error',
    }),
  ];
}

function item(
  { typed, text, choices = [], within = typed, isOpen }: Piece,
  input: HTMLInputElement | null,
): HTMLElement {
  const row = document.createElement('li');
  if (!isOpen) row.append(element('q', typed), ' ', element('span', text));
  else row.append(element('span', text, { className: choices.length > 0 ? '' : 'lw-error' }));
  if (choices.length === 0) return row;
  const offered = document.createElement('p');
  offered.className = 'lw-part__actions';
  for (const part of choices) {
    const button = element('button', shortName(part)) as HTMLButtonElement;
    button.type = 'button';
    button.title = [summary(part), part.confidence === 'unverified' && names.unverified]
      .filter(Boolean)
      .join(' · ');
    button.addEventListener('click', () => {
      if (!input) return;
      // The line stays the reader's own: the name that was meant takes the place of what was typed.
      const line = input.value.replaceAll(/\s+/g, ' ');
      input.value = line.replace(line.includes(typed) ? typed : within, () => shortName(part));
      input.dispatchEvent(new CustomEvent('lanewise:phrase', { bubbles: true }));
      input.focus();
    });
    offered.append(button);
  }
  row.append(offered);
  return row;
}
