// A pasted list of parts: what it becomes, and below it what of it was understood, assumed and left out.
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { catalogueOf, type NamesFile } from '../../datasets/tools/names/file.ts';
import { type ListChain, type ListLine, listChain } from '../ask/list-chain.ts';
import { jsonFile } from '../common/json-files.element.ts';
import { create } from '../common/page-element.element.ts';
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
    place?.replaceChildren(create('p', 'lw-error', words.failed));
    return { text: words.failed };
  }
  const { chain, problem, understood, unread, assumed, idle } = reading;
  const text = problem ?? words.built(unread.length);
  const others = idle.map((line) => line.text);
  place?.replaceChildren(
    create('p', problem === undefined ? 'lw-hint' : 'lw-error', text),
    ...lines(words.unread, unread),
    ...lines(words.understood, understood),
    ...sentences(words.assumed, assumed),
    ...sentences(words.idle, others),
  );
  return { text, ...(chain && { chain }) };
}

function titled<Of>(title: string, all: readonly Of[], itemOf: (one: Of) => HTMLElement): HTMLElement[] {
  return all.length === 0 ? [] : [create('h3', '', title), create('ul', 'lw-plain', ...all.map(itemOf))];
}

const sentences = (title: string, texts: readonly string[]): HTMLElement[] =>
  titled(title, texts, (text) => create('li', '', text));

const lines = (title: string, all: readonly ListLine[]): HTMLElement[] =>
  titled(title, all, ({ text, as }) => create('li', '', create('q', '', text), ': ', as));
