// A pasted list of parts: what it becomes, and below it what of it was understood, assumed and left out.
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { catalogueOf, type NamesFile } from '../../datasets/tools/names/file.ts';
import { type ListChain, type ListLine, listChain } from '../ask/list-chain.ts';
import { jsonFile } from '../common/json-files.element.ts';
import { words } from './list.words.ts';

interface ReadList {
  chain?: Chain;
  /** For ears. */
  text: string;
}

/** Reads the list of a form, and shows below it what it says. The names come with the first list. */
export async function readList(form: HTMLElement): Promise<ReadList> {
  const field = form.querySelector<HTMLTextAreaElement>('[data-list]');
  const typed = field?.value ?? '';
  const place = form.querySelector('[data-list-read]');
  let reading: ListChain;
  try {
    const names = catalogueOf(await jsonFile<NamesFile>(field?.dataset.names ?? ''));
    reading = listChain(typed, names);
  } catch {
    place?.replaceChildren(element('p', words.failed, 'lw-error'));
    return { text: words.failed };
  }
  const { chain, problem, understood, unread, assumed, idle } = reading;
  const text = problem ?? words.built(unread.length);
  const others = idle.map((line) => line.text);
  place?.replaceChildren(
    element('p', text, problem === undefined ? 'lw-hint' : 'lw-error'),
    ...lines(words.unread, unread),
    ...lines(words.understood, understood),
    ...sentences(words.assumed, assumed),
    ...sentences(words.idle, others),
  );
  return { text, ...(chain && { chain }) };
}

function element(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}

function titled<Of>(title: string, all: readonly Of[], itemOf: (one: Of) => HTMLElement): HTMLElement[] {
  if (all.length === 0) return [];
  const list = document.createElement('ul');
  list.append(...all.map(itemOf));
  return [element('h3', title), list];
}

const sentences = (title: string, texts: readonly string[]): HTMLElement[] =>
  titled(title, texts, (text) => element('li', text));

const lines = (title: string, all: readonly ListLine[]): HTMLElement[] =>
  titled(title, all, ({ text, as }) => {
    const row = document.createElement('li');
    row.append(element('q', text), ': ', as);
    return row;
  });
