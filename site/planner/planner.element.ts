// <lw-planner>: makes the served form answer. The HTML is complete without it; this class only fills it anew. The core
// works in a worker, so that typing never waits for hundreds of layouts.
import { Background, NoWorker } from '../common/background.element.ts';
import { pageLink } from '../common/link.ts';
import { create, marked, show, writeIn } from '../common/page-element.element.ts';
import { painted } from '../common/painted.element.ts';
import { fromQuery, type State, toQuery } from '../common/state.ts';
import { visible } from '../common/visible.ts';
import { whenNeeded } from '../common/when-needed.element.ts';
import { followParts, placeIn, showDrawn } from '../machine/machine.element.ts';
import { coreOf } from '../sizer/core.element.ts';
import { touchMap } from '../sizer/late-touch.element.ts';
import { fill, fillRows } from '../sizer/rows.element.ts';
import type { TouchHost } from '../sizer/touch.element.ts';
import type { Second, View } from './answer.ts';
import type { answered, Question } from './answered.element.ts';
import { driveField } from './drive-field.element.ts';
import type { NamedDrive } from './drive-of.ts';
import { sumText } from './prices.ts';
import {
  addressOf,
  chosen,
  DRIVE_NAME,
  DRIVE_PRICE,
  type Drive,
  drives,
  ofKind,
  PRICES,
  parameters,
  pricesIn,
  refitted,
  SECOND,
} from './request.ts';
import type { Row } from './rows.ts';
import { fillSlots } from './slots.element.ts';
import { words } from './words.ts';
import workerUrl from './worker.element.ts?worker&url';

/** A pause after which a changed answer is announced: ears cannot follow every keystroke. */
const ANNOUNCE_AFTER = 500;

type Answered = Awaited<ReturnType<typeof answered>>;

export class PlannerElement extends HTMLElement {
  #work: Background<Question, never> | undefined;
  /** Whether a question is under way, and whether the form has changed since: keys come faster than answers. */
  #busy = false;
  #changed = false;
  /** What each list of kinds of drives held, by its name: figures that the kind before had brought make way. */
  readonly #kinds = new Map<string, Drive>();
  #prices = new Map<string, string>();
  #others: readonly Row[] = [];
  /** What the machine that is drawn gives. */
  #sized: View['sized'];
  /** The table of slots as the page shows it. */
  #slots: string | undefined;
  #announce = 0;
  #reckoning: Promise<void> | undefined;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const { state, bad } = fromQuery(location.search, this.#parameters);
    const ignored = bad.map(({ parameter, value }) => words.ignored(parameter, visible(value).text));
    this.#note('[data-ignored]', ignored.join(' '));
    const form = this.#form;
    if (!form) return;
    this.#rememberKinds();
    if (location.search !== '') {
      this.dataset.unread = '';
      this.#show(ofKind(state));
      void this.#update();
    } else if (toQuery(this.#read(), this.#parameters) !== '') {
      // Chosen before this class was there.
      void this.#update();
    } else {
      whenNeeded(this, signal, () => void this.#ask());
    }
    this.addEventListener('input', (event) => this.#typed(event), { signal });
    followParts(this, signal);
    touchMap(this, this.#touch, () => this.#size(), signal);
    const names = {
      chosen: (end: string, drive: NamedDrive, name: string) => this.#named(end, drive, name),
      failed: (failed: boolean) => this.#note('[data-drive-note]', failed ? words.named.failed : words.named.hint),
      announce: (text: string) => this.#say(text),
    };
    driveField(form, names, signal);
    this.querySelector('[data-fold="other"]')?.addEventListener(
      'toggle',
      () => this.#others.length > 0 && this.#fold(),
      { signal },
    );
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.addEventListener('reset', () => queueMicrotask(() => this.#reset()), { signal });
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    this.#work?.stop();
    this.#work = undefined;
    clearTimeout(this.#announce);
  }

  /** Without a form for the parts of the map: it leads to the sizer. */
  get #touch(): TouchHost {
    return { answer: () => this.#sized, options: () => ({}), core: () => coreOf(this) };
  }

  /** What the machine of the served page gives. */
  async #size(): Promise<void> {
    const view = await this.#ask(this.#read());
    if (view && !('refused' in view)) this.#sized ??= view.sized;
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
    const prices = [...this.#prices].map(([place, price]) => `${place}:${price}`);
    return Object.fromEntries(
      this.#parameters.map(({ name }) => [name, name === PRICES ? prices : [this.#field(name)?.value.trim() ?? '']]),
    );
  }

  #show(state: State): void {
    for (const { name } of this.#parameters) {
      const field = this.#field(name);
      if (field) field.value = chosen(state, name);
    }
    this.#prices = pricesIn(state);
    this.#rememberKinds();
    const second = this.querySelector<HTMLDetailsElement>('[data-second-fields]');
    if (second && chosen(state, `usable${SECOND}`) !== '') second.open = true;
  }

  #reset(): void {
    // The fields have their first values when the event is over.
    this.#prices = new Map();
    this.#rememberKinds();
    void this.#update();
  }

  #rememberKinds(): void {
    for (const list of this.querySelectorAll<HTMLSelectElement>('select[data-kinds]')) {
      this.#kinds.set(list.name, list.value as Drive);
    }
  }

  #typed({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.dataset.price !== undefined) {
      this.#priced(target);
      return;
    }
    // A name alone changes nothing before it is chosen.
    if (target instanceof HTMLInputElement && target.name.startsWith(DRIVE_NAME)) return;
    if (target instanceof HTMLSelectElement && target.dataset.kinds !== undefined) this.#refit(target);
    if (target instanceof HTMLInputElement && target.name === DRIVE_PRICE) {
      this.#reckon();
      return;
    }
    void this.#update();
  }

  /** A drive of the catalogue brings its kind, its size and its rate. */
  #named(end: string, { drive, size, rate }: NamedDrive, name: string): void {
    const put = (field: string, value: string | undefined) => {
      const control = this.#field(field + end);
      if (control && value !== undefined) control.value = value;
    };
    put('drive', drive);
    put('size', size ?? drives[drive].size);
    put('drive-rate', rate ?? drives[drive].rate);
    this.#rememberKinds();
    const note = rate === undefined ? words.named.typeRate(name) : words.named.hint;
    this.#note(`[data-drive-note="${end || '1'}"]`, note);
    void this.#update();
  }

  /** Another kind of drive starts with figures of its own, where nobody typed other ones. */
  #refit(list: HTMLSelectElement): void {
    const end = list.name.endsWith(SECOND) ? SECOND : '';
    const [size, rate] = [this.#field(`size${end}`), this.#field(`drive-rate${end}`)];
    const now = list.value as Drive;
    if (size && rate) {
      const before = this.#kinds.get(list.name) ?? now;
      const fitted = refitted(before, now, { size: size.value, rate: rate.value });
      [size.value, rate.value] = [fitted.size, fitted.rate];
    }
    this.#kinds.set(list.name, now);
  }

  /** The answer to what stands in the form; to nothing, the worker only makes itself ready. */
  async #ask(state?: State): Promise<Answered> {
    const { known = '', boards = '', ranges = '{}' } = this.dataset;
    const question: Question = {
      ...(state && { state }),
      known: new URL(known, location.href).href,
      boards: new URL(boards, location.href).href,
      ranges: JSON.parse(ranges),
    };
    try {
      const answer = await this.#inWorker(question);
      this.#note('[data-core-failed]', '');
      this.dataset.ready = '';
      return answer;
    } catch {
      this.#work?.stop();
      this.#work = undefined;
      if (this.isConnected) this.#note('[data-core-failed]', words.coreFailed);
      return undefined;
    }
  }

  async #inWorker(question: Question): Promise<Answered> {
    try {
      this.#work ??= new Background<Question, never>(workerUrl, () => {});
      return await this.#work.ask<Answered>(question);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      // A browser that starts no worker answers in the page: slower, but it answers.
      const { answered } = await import('./answered.element.ts');
      return answered(question);
    }
  }

  /** Answers what stands in the form. What is refused is said beside its field, and the last answer stays. */
  async #update(): Promise<void> {
    this.#changed = true;
    if (this.#busy) return;
    this.#busy = true;
    let view: Answered;
    while (this.#changed) {
      this.#changed = false;
      view = await this.#ask(this.#read());
    }
    this.#busy = false;
    // What moves to its place while it is hidden moves under nobody's eye.
    void painted().then(() => delete this.dataset.unread);
    if (!view || !this.isConnected) return;
    this.#clear();
    if ('refused' in view) {
      this.#refuse(view.refused.field, view.refused.text);
      this.#say(view.refused.text);
      return;
    }
    this.#fill(view);
    this.#keepAddress();
    this.#say(`${view.said.value}. ${view.said.note}`);
    this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail: view }));
  }

  #keepAddress(): void {
    history.replaceState(null, '', addressOf(location.pathname, this.#read(), this.#boards));
  }

  #fill({ said, map, sized, helps, kept, rows, changes, second, slots, boardNote, conditions }: View): void {
    const place = placeIn(this);
    if (place) showDrawn(place, map);
    this.#sized = sized;
    show(this, '[data-helps]', helps.length > 0);
    this.#note('[data-kept]', kept);
    fillRows(this, 'gain', helps, (row, { query }) =>
      row.querySelector('[data-link]')?.setAttribute('href', pageLink('/sizer/') + query),
    );
    const section = this.querySelector<HTMLElement>('.lw-answer');
    if (section) fill(section, { ...said, second: second ? words.second.answer(second.said.value) : '' });
    show(this, '[data-ranked]', rows.length > 0);
    const [firsts, others] = [rows.filter(({ first }) => first), rows.filter(({ first }) => !first)];
    this.#list('first', firsts);
    this.#others = others;
    this.#fold();
    this.#changes(changes);
    this.#second(second);
    this.#sums();
    // Most wishes leave the board as it is.
    const table = JSON.stringify(slots);
    if (table !== this.#slots) fillSlots(this.querySelector('[data-slots]'), slots);
    this.#slots = table;
    this.#note('[data-board]', boardNote);
    show(this, '[data-conditions]', conditions.length > 0);
    fillRows(this, 'condition', conditions);
  }

  #list(name: string, listed: readonly Row[]): void {
    fillRows(this, name, listed, (row, { layout, where, query, priced, drives }) => {
      // A cell without text keeps its column.
      for (const cell of row.querySelectorAll<HTMLElement>('td[hidden]')) cell.hidden = false;
      const link = row.querySelector('[data-link]');
      link?.setAttribute('href', pageLink('/sizer/') + query);
      link?.setAttribute('aria-label', words.openNamed(layout, where));
      const price = row.querySelector<HTMLInputElement>('[data-price]');
      if (!price) return;
      price.dataset.price = priced;
      price.dataset.drives = String(drives);
      price.value = this.#prices.get(priced) ?? '';
      price.setAttribute('aria-label', words.price.rest(layout, where));
    });
  }

  /** The same layouts in other slots: rows that nobody has opened are not made. */
  #fold(): void {
    const fold = this.querySelector<HTMLDetailsElement>('[data-fold="other"]');
    if (!fold) return;
    fold.hidden = this.#others.length === 0;
    this.#list('other', fold.open ? this.#others : []);
    this.#sums();
  }

  #changes(changes: View['changes']): void {
    const place = this.querySelector<HTMLElement>('[data-changes]');
    if (!place) return;
    place.hidden = changes.length === 0;
    fillRows(this, 'changes', changes, (row, { text, query }) => {
      if (query === undefined) return;
      row.replaceChildren(marked(create('a', '', text), { href: pageLink('/planner/') + query }));
    });
  }

  #second(second: Second | undefined): void {
    const place = this.querySelector<HTMLElement>('[data-second]');
    if (!place) return;
    place.hidden = second === undefined;
    if (!second) return;
    this.#list('second', second.rows);
    this.#note('[data-second-note]', [second.said.note, ...second.changes.map(({ text }) => `${text}.`)].join(' '));
    const both = place.querySelector<HTMLAnchorElement>('[data-both]');
    if (!both) return;
    both.hidden = second.query === undefined;
    both.href = pageLink('/sizer/') + (second.query ?? '');
  }

  #priced(input: HTMLInputElement): void {
    const { price: place = '' } = input.dataset;
    const text = input.value.trim();
    if (text === '') this.#prices.delete(place);
    else this.#prices.set(place, text);
    for (const other of this.querySelectorAll<HTMLInputElement>('[data-price]')) {
      if (other !== input && other.dataset.price === place) other.value = input.value;
    }
    this.#reckon();
  }

  /** Sums and address follow once the key is seen, however many have come meanwhile. */
  #reckon(): void {
    this.#reckoning ??= painted().then(() => {
      this.#reckoning = undefined;
      if (!this.isConnected) return;
      this.#sums();
      this.#keepAddress();
    });
  }

  /** What each row costs, of the reader's own numbers. */
  #sums(): void {
    const each = this.#field(DRIVE_PRICE)?.value ?? '';
    for (const input of this.querySelectorAll<HTMLInputElement>('tbody [data-price]')) {
      const sum = input.parentElement?.querySelector('[data-sum]');
      if (sum) sum.textContent = sumText(input.value, each, Number(input.dataset.drives));
    }
  }

  #clear(): void {
    for (const place of this.querySelectorAll('[data-error]')) place.textContent = '';
    for (const field of this.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  }

  #refuse(name: string | undefined, text: string): void {
    const field = name === undefined ? null : this.#field(name);
    const place = (field?.closest('.lw-field') ?? this).querySelector('[data-error]');
    if (place) place.textContent = text;
    field?.setAttribute('aria-invalid', 'true');
  }

  #note(selector: string, text: string): void {
    writeIn(this, selector, text);
    show(this, selector, text !== '');
  }

  #say(sentence: string): void {
    clearTimeout(this.#announce);
    this.#announce = window.setTimeout(() => writeIn(this, '[data-status]', sentence), ANNOUNCE_AFTER);
  }
}
