// <lw-sizer>: makes the served form answer. The HTML is complete without it; this class only fills it anew.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Chain, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { isAsServed } from '../common/own-input.element.ts';
import { whenNeeded } from '../common/when-needed.element.ts';
import { askedState, onSet } from '../embed/asked.element.ts';
import { fromQuery, toQuery } from './address.ts';
import { type Core, coreOf } from './core.element.ts';
import * as edit from './edit.ts';
import { shownIn, toldOf } from './embedded.ts';
import { SizerForm } from './form.element.ts';
import { type NamesHost, PartNames } from './part-names.element.ts';
import { refusal } from './refusal.ts';
import { type Setting, understood } from './setting.ts';
import { take } from './take.element.ts';
import { addressOf, SizerView } from './view.element.ts';
import { words } from './words.ts';

/** A pause after which a changed answer is announced: ears cannot follow every keystroke. */
const ANNOUNCE_AFTER = 500;
/** A pause after which the address follows: browsers take their time to write it, and limit how often. */
const ADDRESS_AFTER = 150;

export class SizerElement extends HTMLElement {
  #form: SizerForm | undefined;
  #view: SizerView | undefined;
  #sizer: Core | undefined;
  #loading: Promise<Core> | undefined;
  #answer: SizerAnswer | undefined;
  #before: Setting | undefined;
  #served: Setting | undefined;
  #announce = 0;
  #address = 0;
  #names: PartNames | undefined;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const form = new SizerForm(this);
    this.#form = form;
    this.#view = new SizerView(this);
    this.#sizer = undefined;
    const served: Setting = JSON.parse(this.dataset.setting ?? '');
    this.#served = served;

    this.#read();
    if (this.#embedded) onSet(() => this.#read(), signal);
    form.form.addEventListener('input', (event) => this.#typed(event), { signal });
    form.form.addEventListener('keydown', (event) => this.#key(event), { signal });
    form.form.addEventListener('lanewise:phrase', () => void this.#build(), { signal });
    form.form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.form.addEventListener('reset', (event) => this.#reset(event), { signal });
    this.addEventListener('click', (event) => this.#clicked(event), { signal });
    const host: NamesHost = {
      chosen: (id, named) => this.#takeFigures(id, named),
      loaded: () => this.#showOrigins(),
      failed: (failed) => this.#view?.catalogFailed(failed),
      announce: (text) => this.#say(text),
    };
    this.#names = new PartNames(form, host, signal);
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#announce);
    clearTimeout(this.#address);
  }

  /** What is asked for stands in the form before anybody can type into it. */
  #read(): void {
    const [form, view] = [this.#form, this.#view];
    if (!form || !view) return;
    const query = this.#embedded ? askedState() : location.search;
    const { setting, before, binary = false, problem } = fromQuery(query);
    // What the author of another page asked for is what its frame goes back to.
    if (this.#embedded) this.#served = setting ?? JSON.parse(this.dataset.setting ?? '');
    this.#before = before;
    view.ignored(problem === undefined ? '' : words.ignored(problem));
    if (problem !== undefined && this.#embedded) this.dataset.refused = '';
    const served = this.#served;
    if (served && (setting || before || binary || this.#answer)) {
      form.show(setting ?? served);
      form.binary = binary;
      const isNamed = !this.#embedded && (setting ?? served).chain.parts.some(({ name }) => name);
      void this.#update().then(() => (isNamed ? this.#names?.load() : undefined));
    } else {
      delete this.dataset.unread;
      whenNeeded(this, this.#leave.signal, () => void this.#prepare());
    }
  }

  #typed({ target }: Event): void {
    const form = this.#form;
    if (!form || !(target instanceof HTMLElement) || 'phrase' in target.dataset) return;
    const id = target.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (target instanceof HTMLSelectElement && target.dataset.member === 'kind' && id) {
      const typed = form.read();
      this.#edit(edit.withKind(typed.chain, id, target.value as PartKind), id, 'kind');
      return;
    }
    void this.#update();
  }

  #key({ key, target, isComposing }: KeyboardEvent): void {
    const isLine = target instanceof HTMLElement && 'phrase' in target.dataset;
    if (isLine && key === 'Enter' && !isComposing) void this.#build();
  }

  /** The chain that the line describes, where nothing of it is open. */
  async #build(): Promise<void> {
    const [form, fields] = [this.#form, await this.#names?.load()];
    if (!form || !fields) return;
    const { chain, text } = fields.readPhrase();
    if (chain) this.#edit(chain);
    this.#view?.announce(text);
  }

  #reset(event: Event): void {
    event.preventDefault();
    if (!this.#form || !this.#served) return;
    this.#form.show(this.#served);
    void this.#update();
  }

  #clicked({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const form = this.#form;
    if (!button || !form) return;
    const { add, remove, join, clear, take: what, takeFigures } = button.dataset;
    const { chain } = form.read();
    if ('build' in button.dataset) {
      void this.#build();
    } else if ('example' in button.dataset) {
      form.phrase = button.textContent ?? '';
      void this.#build();
    } else if (add !== undefined) {
      const more = edit.withPart(chain, add);
      this.#edit(more.chain, more.id, 'name');
    } else if (remove !== undefined) {
      this.#edit(edit.without(chain, remove));
      form.form.querySelector<HTMLElement>('button[data-add]:not([hidden])')?.focus();
    } else if (join !== undefined) {
      const joined = edit.withArray(chain);
      if (joined) this.#edit(joined.chain, joined.id, 'level');
    } else if (clear !== undefined) {
      this.#edit({ parts: [] });
    } else if (what !== undefined) {
      void this.#take(button, what);
    } else if (takeFigures !== undefined) {
      const part = this.#answer?.inputs.chain.parts.find(({ id }) => id === takeFigures);
      const entry = part && this.#names?.fields?.namedLike(part);
      if (entry) this.#takeFigures(takeFigures, entry);
    }
  }

  /** A part of the catalogue in the place of one. */
  #takeFigures(id: string, entry: edit.NamedPart): void {
    const chain = this.#form?.read().chain;
    if (chain) this.#edit(edit.withNamed(chain, id, entry), id, 'name');
  }

  async #showOrigins(): Promise<void> {
    // The served answer was not computed here.
    if (!this.#answer || !this.#sizer) return this.#update({ typing: false });
    this.#names?.fields?.showOrigins(this.#answer, this.#sizer);
  }

  /** Another chain in the form; the reader goes on at a field of the part that has changed. */
  #edit(chain: Chain, id?: string, member?: string): void {
    const form = this.#form;
    if (!form) return;
    form.show({ ...form.read(), chain });
    const row = id === undefined ? undefined : form.rowOf(id);
    row?.querySelector<HTMLElement>(`[data-member="${member}"]`)?.focus();
    void this.#update();
  }

  /** The served answer stands as it is: making it anew would take a link away from under the pointer. */
  async #prepare(): Promise<void> {
    if (this.#form && !isAsServed(this.#form.form)) return this.#update();
    if (await this.#core()) this.dataset.ready = '';
  }

  async #core(): Promise<Core | undefined> {
    try {
      this.#loading ??= coreOf(this);
      this.#sizer = await this.#loading;
      this.#view?.coreFailed(false);
      return this.#sizer;
    } catch {
      this.#loading = undefined;
      this.#view?.coreFailed(true);
      return undefined;
    }
  }

  /** Answers what stands in the form. What is refused is said beside its field, and the last answer stays. */
  async #update({ typing = true } = {}): Promise<void> {
    const sizer = this.#sizer ?? (await this.#core());
    const [form, view] = [this.#form, this.#view];
    if (!sizer || !form || !view || !this.isConnected) return;
    form.clearRefusals();
    const typed = form.read();
    form.follow(typed);
    const answer = sizer.size(typed as Parameters<Core['size']>[0]);
    if (refused(answer)) {
      const { id, member, text } = refusal(answer.error, typed.chain);
      if (answer.error.input === 'block_size') form.refuseBlock(text);
      else form.refuse(id, member, text);
      this.#say(text);
      if (this.#embedded && !this.#answer) {
        this.#view?.ignored(words.ignored(text));
        this.dataset.refused = '';
        delete this.dataset.unread;
      }
    } else {
      this.#answer = answer;
      const before = this.#before && sizer.size(this.#before);
      const was = before && !refused(before) ? before : undefined;
      const sentence = view.show(answer, { binary: form.binary }, was);
      this.#names?.fields?.showOrigins(answer, sizer);
      this.#tell(answer);
      delete this.dataset.unread;
      if ('refused' in this.dataset) view.ignored('');
      delete this.dataset.refused;
      if (typing) this.#say(sentence);
      if (typing && !this.#embedded) {
        clearTimeout(this.#address);
        this.#address = window.setTimeout(() => this.#writeAddress(), ADDRESS_AFTER);
      }
    }
    this.dataset.ready = '';
  }

  /** The line to paste follows, and the link of a frame to the whole page. */
  #tell(answer: SizerAnswer): void {
    const beside = {
      binary: this.#form?.binary ?? false,
      served: this.#served,
      lines: Number(this.dataset.lines),
    };
    const detail = {
      ...shownIn(answer, beside),
      ...(this.#embedded && toldOf(answer, beside)),
    };
    this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail }));
    if (this.#embedded) this.#view?.leadTo(toQuery(understood(answer), beside));
  }

  /** Whether this is a frame of another page: its address is what the author set, and stays so. */
  get #embedded(): boolean {
    return this.dataset.embedded !== undefined;
  }

  /** The path that the page was opened at. */
  readonly #servedPath = location.pathname;

  /** The address of what is shown; that of this page's own chain is the page's. */
  #writeAddress(): void {
    clearTimeout(this.#address);
    if (!this.#answer) return;
    const beside = { binary: this.#form?.binary ?? false, before: this.#before };
    const now = understood(this.#answer);
    const isServed = this.#served && toQuery(now, beside) === toQuery(this.#served);
    history.replaceState(null, '', isServed ? this.#servedPath : addressOf(now, beside));
  }

  #say(sentence: string): void {
    clearTimeout(this.#announce);
    this.#announce = window.setTimeout(() => this.#view?.announce(sentence), ANNOUNCE_AFTER);
  }

  async #take(button: HTMLButtonElement, what: string): Promise<void> {
    if (!this.#answer) await this.#update({ typing: false });
    else this.#writeAddress();
    const answer = this.#answer;
    if (!answer) return;
    const address = new URL(addressOf(understood(answer)), location.href).href;
    const options = { binary: this.#form?.binary ?? false };
    this.#view?.announce(await take(button, what, { answer, address, options }));
  }
}
