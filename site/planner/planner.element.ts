// <lw-planner>: makes the served form answer. The HTML is complete without it; this class only fills it anew.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Sizer } from '../../calc-wasm/js/chain.ts';
import { withPlanRanges } from '../../calc-wasm/js/plan-ranges.ts';
import type { Board } from '../../datasets/tools/parts/boards.ts';
import { jsonFile } from '../common/json-files.element.ts';
import { pageLink } from '../common/link.ts';
import { fromQuery, type State, toQuery } from '../common/state.ts';
import { whenNeeded } from '../common/when-needed.element.ts';
import { fill, fillRows } from '../sizer/rows.element.ts';
import { type Card, spots } from './places.ts';
import { question, refusal } from './question.ts';
import { best, type Row, rows } from './rows.ts';
import { boardNote, slotTable } from './slots.ts';
import { addressOf, chosen, type Drive, drives, parameters } from './wish.ts';
import { words } from './words.ts';

/** A pause after which a changed answer is announced: ears cannot follow every keystroke. */
const ANNOUNCE_AFTER = 500;

/** What an answer needs: the core, and the parts that the registry knows. */
interface Ready {
  core: Sizer;
  boards: Board[];
  cards: Card[];
}

/** `known` is the address of the parts, `ranges` what the page has of measurements. */
async function load({ known = '', ranges = '{}' }: DOMStringMap): Promise<Ready> {
  const [{ loadSizer }, parts] = await Promise.all([
    import('../../calc-wasm/js/chain-browser.ts'),
    jsonFile<Omit<Ready, 'core'>>(known),
  ]);
  const core = await loadSizer();
  return { core: { ...core, plan: withPlanRanges(core.plan, JSON.parse(ranges)) }, ...parts };
}

export class PlannerElement extends HTMLElement {
  #ready: Ready | undefined;
  #loading: Promise<Ready> | undefined;
  #announce = 0;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const { state, bad } = fromQuery(location.search, this.#parameters);
    this.#note(
      '[data-ignored]',
      bad.map(({ parameter, value }) => words.ignored(parameter, value)).join(' '),
    );
    const form = this.#form;
    if (!form) return;
    if (location.search !== '') {
      this.#show(state);
      void this.#update();
    } else if (toQuery(this.#read(), this.#parameters) !== '') {
      // Chosen before this class was there.
      void this.#update();
    } else {
      whenNeeded(this, signal, () => void this.#load());
    }
    form.addEventListener('input', (event) => this.#typed(event), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.addEventListener(
      'reset',
      // The fields have their first values when the event is over.
      () => queueMicrotask(() => void this.#update()),
      { signal },
    );
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#announce);
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  /** Ids of all boards, as the form offers them. */
  get #boards(): string[] {
    const options = this.querySelectorAll<HTMLOptionElement>('[name="board"] optgroup option');
    return [...options].map(({ value }) => value);
  }

  get #parameters() {
    return parameters(this.#boards);
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement | null {
    return this.querySelector(`[name="${name}"]`);
  }

  #read(): State {
    return Object.fromEntries(
      this.#parameters.map(({ name }) => [name, [this.#field(name)?.value.trim() ?? '']]),
    );
  }

  #show(state: State): void {
    for (const { name } of this.#parameters) {
      const field = this.#field(name);
      if (field) field.value = chosen(state, name);
    }
  }

  #typed({ target }: Event): void {
    // Another kind of drive starts with figures of its own.
    if (target instanceof HTMLSelectElement && target.name === 'drive') {
      const { size, rate } = drives[target.value as Drive];
      const [sized, rated] = [this.#field('size'), this.#field('drive-rate')];
      if (sized) sized.value = size;
      if (rated) rated.value = rate;
    }
    void this.#update();
  }

  async #load(): Promise<Ready | undefined> {
    try {
      this.#loading ??= load(this.dataset);
      this.#ready = await this.#loading;
      this.dataset.ready = '';
    } catch {
      this.#loading = undefined;
    }
    this.#note('[data-core-failed]', this.#ready ? '' : words.coreFailed);
    return this.#ready;
  }

  /** Answers what stands in the form. What is refused is said beside its field, and the last answer stays. */
  async #update(): Promise<void> {
    const ready = this.#ready ?? (await this.#load());
    if (!ready || !this.isConnected) return;
    const { core, boards, cards } = ready;
    const state = this.#read();
    const board = boards.find(({ id }) => id === chosen(state, 'board'));
    const places = spots(board, cards, state);
    const answer = core.plan(question(state, places));
    this.#clear();
    if (refused(answer)) {
      const { field, text } = refusal(answer.error);
      this.#refuse(field, text);
      this.#say(text);
    } else {
      const found = rows(answer, places);
      const said = best(answer, found);
      const section = this.querySelector<HTMLElement>('.lw-answer');
      if (section) fill(section, { ...said });
      this.#list(
        'first',
        found.filter(({ first }) => first),
      );
      this.#list(
        'other',
        found.filter(({ first }) => !first),
      );
      this.#slots(ready, board);
      history.replaceState(null, '', addressOf(location.pathname, state, this.#boards));
      this.#say(`${said.value}. ${said.note}`);
      this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail: answer }));
    }
    this.dataset.ready = '';
  }

  #list(name: string, listed: readonly Row[]): void {
    fillRows(this, name, listed, (row, { layout, where, query }) => {
      const link = row.querySelector('[data-link]');
      link?.setAttribute('href', pageLink('/sizer/') + query);
      link?.setAttribute('aria-label', words.openNamed(layout, where));
    });
    const fold = this.querySelector<HTMLElement>(`[data-fold="${name}"]`);
    if (fold) fold.hidden = listed.length === 0;
  }

  #slots({ core, cards }: Ready, board: Board | undefined): void {
    const place = this.querySelector<HTMLElement>('[data-slots]');
    if (!place) return;
    place.hidden = board === undefined;
    if (!board) return;
    const { heads, rows: listed } = slotTable(core.size, board, cards);
    const cell = (tag: 'th' | 'td', text: string, scope?: 'col' | 'row') => {
      const made = document.createElement(tag);
      made.textContent = text;
      if (scope) made.setAttribute('scope', scope);
      return made;
    };
    const line = (cells: HTMLElement[]) => {
      const row = document.createElement('tr');
      row.append(...cells);
      return row;
    };
    place
      .querySelector('thead')
      ?.replaceChildren(
        line([words.slots.cardHead, ...heads].map((text) => cell('th', text, 'col'))),
      );
    place
      .querySelector('tbody')
      ?.replaceChildren(
        ...listed.map(({ name, cells }) =>
          line([cell('th', name, 'row'), ...cells.map((text) => cell('td', text))]),
        ),
      );
    this.#note('[data-board]', boardNote(board));
  }

  #clear(): void {
    for (const place of this.querySelectorAll('[data-error]')) place.textContent = '';
    for (const field of this.querySelectorAll('[aria-invalid]')) {
      field.removeAttribute('aria-invalid');
    }
  }

  #refuse(name: string | undefined, text: string): void {
    const field = name === undefined ? null : this.#field(name);
    const place = (field?.closest('.lw-field') ?? this).querySelector('[data-error]');
    if (place) place.textContent = text;
    field?.setAttribute('aria-invalid', 'true');
  }

  #note(selector: string, text: string): void {
    const place = this.querySelector<HTMLElement>(selector);
    if (!place) return;
    place.textContent = text;
    place.hidden = text === '';
  }

  #say(sentence: string): void {
    clearTimeout(this.#announce);
    this.#announce = window.setTimeout(() => {
      const status = this.querySelector('[data-status]');
      if (status) status.textContent = sentence;
    }, ANNOUNCE_AFTER);
  }
}
