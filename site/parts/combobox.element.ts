// A text field with proposals below it, by keyboard, pointer and touch: the editable combobox of the ARIA Authoring
// Practices. One object serves every such field of a form, those that come later, too.

import { create, marked } from '../common/page-element.element.ts';
import { words } from './words.ts';

/** One proposal: what it is, what tells it from others, and a caution. */
export interface Proposal {
  label: string;
  detail: string;
  /** A heading above the first of its kind. */
  group?: string;
  caution?: string;
}

export interface Asked {
  /** What to show for the text of a field. */
  propose(field: HTMLInputElement): Promise<readonly Proposal[]>;
  /** What the reader chose: its place among the proposals last shown. */
  pick(field: HTMLInputElement, index: number): void;
  /** Says for ears how many there are. */
  announce(count: number): void;
}

const FIELD = 'input[role="combobox"]';
/** Its list is one at a time. */
const LIST = 'proposals';

export class Combobox {
  readonly #asked: Asked;
  readonly #list = create('ul', 'lw-proposals');
  #field: HTMLInputElement | undefined;
  /** The option that the keys have reached; -1 for the text itself. */
  #active = -1;
  /** Counts what was asked, so that a late answer does not replace a newer one. */
  #turn = 0;

  constructor(form: HTMLElement, asked: Asked, signal: AbortSignal, label = words.proposals) {
    this.#asked = asked;
    marked(this.#list, { id: LIST, role: 'listbox', 'aria-label': label });
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      take: (field: HTMLInputElement, event: HTMLElementEventMap[Name]) => void,
    ) =>
      form.addEventListener(
        name,
        (event) => {
          const { target } = event;
          if (target instanceof HTMLInputElement && target.matches(FIELD)) take(target, event);
        },
        { signal },
      );
    on('input', (field) => void this.#open(field));
    on('click', (field) => void this.#open(field));
    on('keydown', (field, event) => this.#key(field, event));
    on('focusout', () => this.#close());
    // The field keeps the focus: an option is never in it.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    this.#list.addEventListener('click', (event) => this.#clicked(event), { signal });
    signal.addEventListener('abort', () => this.#close());
  }

  async #open(field: HTMLInputElement): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const proposals = await this.#asked.propose(field);
    // Meanwhile the reader has typed on, or left.
    if (turn !== this.#turn || document.activeElement !== field) return;
    if (proposals.length === 0) {
      this.#close();
      return;
    }
    this.#field = field;
    this.#active = -1;
    this.#list.replaceChildren(
      ...proposals.map((proposal, index) => this.#option(proposal, index, proposals[index - 1])),
    );
    field.parentElement?.append(this.#list);
    field.setAttribute('aria-expanded', 'true');
    field.setAttribute('aria-controls', LIST);
    field.removeAttribute('aria-activedescendant');
    this.#asked.announce(proposals.length);
  }

  #option({ label, detail, caution, group }: Proposal, index: number, before?: Proposal): HTMLElement {
    const option = marked(create('li'), { id: `${LIST}-${index}`, role: 'option', 'aria-selected': 'false' });
    if (group && group !== before?.group) option.dataset.group = group;
    option.append(create('span', '', label), ' ', create('small', '', detail));
    if (caution) option.append(' ', create('strong', '', caution));
    return option;
  }

  #close(): void {
    this.#turn += 1;
    this.#list.remove();
    this.#field?.setAttribute('aria-expanded', 'false');
    this.#field?.removeAttribute('aria-activedescendant');
    this.#field?.removeAttribute('aria-controls');
    this.#field = undefined;
  }

  #key(field: HTMLInputElement, event: KeyboardEvent): void {
    if (event.isComposing) return;
    const isOpen = this.#field === field;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) this.#move(step);
      else void this.#open(field);
    } else if (isOpen && event.key === 'Enter' && this.#active >= 0) {
      event.preventDefault();
      this.#take(this.#active);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      this.#close();
    }
  }

  /** Through the options and the text, round and round. */
  #move(step: number): void {
    const options = [...this.#list.children];
    const places = options.length + 1;
    this.#active = ((this.#active + 1 + step + places) % places) - 1;
    for (const [index, option] of options.entries()) {
      option.setAttribute('aria-selected', String(index === this.#active));
    }
    const reached = options[this.#active];
    if (!reached) {
      this.#field?.removeAttribute('aria-activedescendant');
      return;
    }
    this.#field?.setAttribute('aria-activedescendant', reached.id);
    reached.scrollIntoView({ block: 'nearest' });
  }

  #clicked({ target }: Event): void {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    const index = option ? [...this.#list.children].indexOf(option) : -1;
    if (index >= 0) this.#take(index);
  }

  #take(index: number): void {
    const field = this.#field;
    this.#close();
    if (field) this.#asked.pick(field, index);
  }
}
