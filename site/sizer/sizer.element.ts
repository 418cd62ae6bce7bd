// <lw-sizer>: makes the served form answer. The HTML is complete without it; this class only fills it anew.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Chain, Sizer, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { download } from '../common/download.element.ts';
import { whenNeeded } from '../common/when-needed.element.ts';
import { fromQuery, toQuery } from './address.ts';
import * as edit from './edit.ts';
import { SizerForm } from './form.element.ts';
import { markdown } from './markdown.ts';
import { refusal } from './refusal.ts';
import { type Setting, understood } from './setting.ts';
import { addressOf, SizerView } from './view.element.ts';
import { words } from './words.ts';

/** A pause after which a changed answer is announced: ears cannot follow every keystroke. */
const ANNOUNCE_AFTER = 500;
/** How long a button says that it has copied. */
const COPIED_FOR = 2000;

export class SizerElement extends HTMLElement {
  #form: SizerForm | undefined;
  #view: SizerView | undefined;
  #sizer: Sizer | undefined;
  #loading: Promise<Sizer> | undefined;
  #answer: SizerAnswer | undefined;
  #before: Setting | undefined;
  #served: Setting | undefined;
  #announce = 0;
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

    const { setting, before, binary = false, problem } = fromQuery(location.search);
    this.#before = before;
    this.#view.ignored(problem === undefined ? '' : words.ignored(problem));
    // What is in the address stands in the form before anybody can type into it.
    if (setting || before || binary) {
      form.show(setting ?? served);
      form.binary = binary;
      void this.#update();
    } else {
      whenNeeded(this, signal, () => void this.#prepare());
    }
    form.form.addEventListener('input', (event) => this.#typed(event), { signal });
    form.form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.form.addEventListener('reset', (event) => this.#reset(event), { signal });
    this.addEventListener('click', (event) => this.#clicked(event), { signal });
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#announce);
  }

  #typed({ target }: Event): void {
    const form = this.#form;
    if (!form || !(target instanceof HTMLElement)) return;
    const id = target.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (target instanceof HTMLSelectElement && target.dataset.member === 'kind' && id) {
      const typed = form.read();
      this.#edit(edit.withKind(typed.chain, id, target.value as PartKind), id, 'kind');
      return;
    }
    void this.#update();
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
    const { add, remove, join, clear, take } = button.dataset;
    const { chain } = form.read();
    if (add !== undefined) {
      const more = edit.withPart(chain, add);
      this.#edit(more.chain, more.id, 'kind');
    } else if (remove !== undefined) {
      this.#edit(edit.without(chain, remove));
      form.form.querySelector<HTMLElement>('button[data-add]:not([hidden])')?.focus();
    } else if (join !== undefined) {
      const joined = edit.withArray(chain);
      if (joined) this.#edit(joined.chain, joined.id, 'level');
    } else if (clear !== undefined) {
      this.#edit({ parts: [] });
    } else if (take !== undefined) {
      void this.#take(button, take);
    }
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
    if (await this.#core()) this.dataset.ready = '';
  }

  async #core(): Promise<Sizer | undefined> {
    try {
      this.#loading ??= import('../../calc-wasm/js/chain-browser.ts').then(({ loadSizer }) =>
        loadSizer(),
      );
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
    const answer = sizer.size(typed as Parameters<Sizer['size']>[0]);
    if (refused(answer)) {
      const { id, member, text } = refusal(answer.error, typed.chain);
      if (answer.error.input === 'block_size') form.refuseBlock(text);
      else form.refuse(id, member, text);
      this.#say(text);
    } else {
      this.#answer = answer;
      const before = this.#before && sizer.size(this.#before);
      const was = before && !refused(before) ? before : undefined;
      const sentence = view.show(answer, { binary: form.binary }, was);
      if (typing) {
        this.#writeAddress(answer);
        this.#say(sentence);
      }
      this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail: answer }));
    }
    this.dataset.ready = '';
  }

  #writeAddress(answer: SizerAnswer): void {
    const beside = { binary: this.#form?.binary ?? false, before: this.#before };
    const now = understood(answer);
    // The chain of this page needs no other address than the page's.
    const isServed = this.#served && toQuery(now, beside) === toQuery(this.#served);
    history.replaceState(null, '', isServed ? this.#servedPath : addressOf(now, beside));
  }

  /** The path that the page was opened at. */
  readonly #servedPath = location.pathname;

  #say(sentence: string): void {
    clearTimeout(this.#announce);
    this.#announce = window.setTimeout(() => this.#view?.announce(sentence), ANNOUNCE_AFTER);
  }

  async #take(button: HTMLButtonElement, what: string): Promise<void> {
    if (!this.#answer) await this.#update({ typing: false });
    const answer = this.#answer;
    if (!answer) return;
    const address = new URL(addressOf(understood(answer)), location.href).href;
    if (what === 'json') {
      const text = JSON.stringify({ address, ...answer }, null, 2);
      download(new TextEncoder().encode(`${text}\n`), words.take.file);
      return;
    }
    const options = { binary: this.#form?.binary ?? false };
    const label = button.textContent;
    try {
      await navigator.clipboard.writeText(
        what === 'link' ? location.href : markdown(answer, address, options),
      );
      this.#view?.announce(words.take.copied);
      button.textContent = words.take.copied;
      setTimeout(() => {
        button.textContent = label;
      }, COPIED_FOR);
    } catch {
      this.#view?.announce(words.take.failed);
    }
  }
}
