// What the box says, in its place on a page: made of the answer alone, so that every page shows the same.

import { handAlong } from '../common/handed.element.ts';
import { pageLink } from '../common/link.ts';
import type { Answer, Chip, Choice, Reading, Span } from './answer.ts';
import { words } from './box.words.ts';
import { isPasted } from './pasted.ts';

const isPage = (name: string): name is keyof typeof words.open => Object.hasOwn(words.open, name);

const element = (tag: string, text: string, more: object = {}): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text, ...more });

/** No name or question is longer. */
const LONGEST = 200;
const searched = (text: string): string => new URLSearchParams({ q: text.trim().slice(0, LONGEST) }).toString();

export class Said {
  readonly #root: HTMLElement;
  /** Called with the question that a choice stands for. */
  readonly #chosen: (text: string) => void;
  /** Called with the question that a chip was changed to. */
  readonly #changed: (text: string) => void;

  constructor(root: HTMLElement, chosen: (text: string) => void, changed = chosen) {
    this.#root = root;
    this.#chosen = chosen;
    this.#changed = changed;
  }

  #one(name: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`[data-box="${name}"]`);
  }

  #text(name: string, text: string): void {
    const place = this.#one(name);
    if (!place) return;
    place.textContent = text;
    place.hidden = text === '';
  }

  hide(): void {
    this.#one('answer')?.toggleAttribute('hidden', true);
  }

  /** The answer is that of a text that has changed since. */
  set stale(stale: boolean) {
    this.#one('answer')?.toggleAttribute('data-stale', stale);
  }

  /** @param isHere The page takes the chain over itself. */
  show(answer: Answer, isHere = false): void {
    const { outcome, page, url, said, text, shown, expected, assumed, choices = [] } = answer;
    this.stale = false;
    this.#one('answer')?.toggleAttribute('hidden', false);
    // A page that has taken the chain over says the number itself.
    this.#text('value', outcome === 'answer' && !isHere ? (shown ?? '') : '');
    this.#text('text', isHere ? '' : text);
    this.#text('expected', expected && !isHere ? words.expected[expected.basis](expected.shown) : '');
    this.#one('choices')?.replaceChildren(...choices.map((choice) => this.#choice(choice)));
    this.#one('assumed')?.replaceChildren(...assumed.map((item) => element('li', item)));
    this.#one('assumed-part')?.toggleAttribute('hidden', assumed.length === 0);
    this.#read(answer);
    this.#one('chips-part')?.toggleAttribute('hidden', answer.spans.length === 0);
    const [kind = ''] = page.split(':');
    // What is asked back is chosen first; without a choice there is the page to go on with.
    const isOpen = outcome === 'clarify' && choices.length > 0;
    const leads = outcome !== 'none' && !isOpen && isPage(kind) && url !== '' && !isHere;
    const link = this.#root.querySelector<HTMLAnchorElement>('[data-box="link"]');
    link?.toggleAttribute('hidden', !leads);
    this.#one('built')?.toggleAttribute('hidden', !isHere);
    if (leads && link) {
      link.textContent = words.open[kind];
      link.setAttribute('href', pageLink(url));
    }
    // A paste goes with the reader.
    const handing = (event: MouseEvent) => handAlong('paste', said, event, link?.href ?? '');
    if (link) link.onclick = link.onauxclick = kind === 'diagnose' ? handing : null;
    this.#one('named')?.toggleAttribute('hidden', !(leads && kind === 'sizer' && isPasted(said)));
    // What the box knows nothing of may stand on a page; a paste would stand in that page's address.
    if (outcome === 'none' && link && said.trim() !== '' && !isPasted(said)) {
      link.hidden = false;
      link.textContent = words.open.search;
      link.setAttribute('href', pageLink(`/search/#${searched(said)}`));
    }
  }

  /** How the question was read: a chip for each thing, the one in focus stays in focus. */
  read({ asked }: Reading): void {
    const place = this.#one('chips');
    const at = [...(place?.children ?? [])].findIndex((chip) => chip.contains(document.activeElement));
    place?.replaceChildren(...asked.map((chip) => this.#chip(chip)));
    this.#one('chips-part')?.toggleAttribute('hidden', asked.length === 0);
    if (at >= 0) place?.children[Math.min(at, asked.length - 1)]?.querySelector('select')?.focus();
  }

  #chip({ key, text, as, choices }: Chip): HTMLElement {
    const name = element('span', words.chips[key]);
    const chip = element(choices.length > 0 ? 'label' : 'span', '', { className: 'lw-chip' });
    chip.dataset.as = as;
    chip.append(name, ' ');
    if (as !== 'understood' && key !== 'unread')
      chip.append(element('span', words.key[as], { className: 'lw-visually-hidden' }), ' ');
    if (choices.length === 0) {
      chip.append(element('strong', text));
      return chip;
    }
    const select = document.createElement('select');
    select.append(
      new Option(text, '', true, true),
      ...choices.map(({ if: condition, ask = '' }) => new Option(condition, ask)),
    );
    select.addEventListener('change', () => this.#changed(select.value));
    chip.append(select);
    return chip;
  }

  /** A number that goes on with the question it stands for; without one it is only shown. */
  #choice({ if: condition, shown, ask }: Choice): HTMLElement {
    const texts = [element('span', condition), ...(shown ? [element('strong', shown)] : [])];
    const choice = element(ask === undefined ? 'p' : 'button', '');
    choice.append(...texts.flatMap((text) => [text, ' ']));
    if (ask === undefined) return choice;
    (choice as HTMLButtonElement).type = 'button';
    choice.addEventListener('click', () => this.#chosen(ask));
    return choice;
  }

  /** The question word by word: what lies between the words that were read stays as it was typed. */
  #read({ said, spans }: Answer): void {
    const pieces: (Node | string)[] = [];
    let at = 0;
    for (const span of spans) {
      pieces.push(said.slice(at, span.start), ...wordOf(said, span));
      at = span.end;
    }
    pieces.push(said.slice(at));
    this.#one('read')?.replaceChildren(...pieces);
    this.#one('read-part')?.toggleAttribute('hidden', spans.length === 0);
    for (const kind of ['understood', 'assumed', 'unread'] as const) {
      const isThere = spans.some(({ as }) => as === kind);
      this.#one(`key-${kind}`)?.toggleAttribute('hidden', !isThere);
    }
  }
}

function wordOf(text: string, { start, end, as, what }: Span): Node[] {
  const word = element('span', text.slice(start, end).trimEnd(), { title: what ?? '' });
  word.dataset.as = as;
  const heard =
    as === 'unread'
      ? words.taken.unread
      : what
        ? words.taken[as](what)
        : as === 'assumed'
          ? words.taken.assumedAlone
          : '';
  if (heard) word.append(element('span', ` ${heard}`, { className: 'lw-visually-hidden' }));
  const after = text.slice(start, end).slice(text.slice(start, end).trimEnd().length);
  return [word, document.createTextNode(after)];
}
