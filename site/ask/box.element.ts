// <lw-box>: a machine, a question or a paste in; an answer, a question back or a page out. What is typed is answered as
// it stands; Enter, the button, a choice or an example say that the question is whole: it then stands in the address
// behind `#`, which no browser sends, is announced, and is handed to the page around.
import type { Answer } from './answer.ts';
import { askBox } from './asker.element.ts';
import { words } from './box.words.ts';
import { isPasted, TYPED } from './pasted.ts';
import { Said } from './view.element.ts';

/** A pause in typing after which the text is answered; with what the answer takes, it stands within 100 ms of the key. */
const PAUSE = 40;
const PARAMETER = 'ask';

/**
 * Told to the page around: `lanewise:asked` with the answer to a whole question, where whoever takes its chain prevents the
 * default, and `lanewise:shown` with each answer that stands in the box, whose machine the page may draw.
 */
export type Asked = CustomEvent<Answer>;

export class Box extends HTMLElement {
  /** Counts questions: an answer that a later one has overtaken is dropped. */
  #turn = 0;
  #pause = 0;
  #leave = new AbortController();
  // A chip changes what is asked, and no word of the field.
  readonly #said = new Said(
    this,
    (text) => this.#put(text),
    (text) => void this.#ask(true, text),
  );

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.addEventListener('submit', (event) => this.#submit(event), { signal });
    this.addEventListener('click', (event) => this.#example(event), { signal });
    this.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.addEventListener('input', () => this.#typed(), { signal });
    // What the first answer needs is loaded while the question is being thought of.
    this.addEventListener('focusin', () => void askBox('', this.dataset.names ?? '').catch(() => {}), {
      signal,
      once: true,
    });
    addEventListener('hashchange', () => this.#restore(), { signal });
    this.querySelector('fieldset')?.removeAttribute('disabled');
    this.dataset.ready = '';
    this.#restore();
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#pause);
  }

  get #field(): HTMLTextAreaElement | null {
    return this.querySelector('textarea');
  }

  #submit(event: Event): void {
    event.preventDefault();
    void this.#ask(true);
  }

  /** Enter asks; with Shift it begins a line, as pastes have several. */
  #key(event: KeyboardEvent): void {
    if (event.target !== this.#field || event.key !== 'Enter') return;
    if (event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void this.#ask(true);
  }

  #typed(): void {
    this.#turn += 1;
    this.#said.stale = true;
    clearTimeout(this.#pause);
    const { length } = this.#field?.value ?? '';
    if (length <= TYPED) this.#pause = window.setTimeout(() => void this.#ask(false), PAUSE);
  }

  #example({ target }: Event): void {
    const example = target instanceof Element ? target.closest<HTMLElement>('[data-example]') : null;
    if (example) this.#put(example.dataset.example ?? '');
  }

  /** Another question in the field, and its answer. */
  #put(text: string): void {
    const field = this.#field;
    if (!field) return;
    field.value = text.slice(0, field.maxLength);
    void this.#ask(true);
  }

  /** @param isWhole The reader has said that the question is whole. @param text Of the field, or what a chip was changed to. */
  async #ask(isWhole: boolean, text = this.#field?.value.trim() ?? ''): Promise<void> {
    clearTimeout(this.#pause);
    this.#turn += 1;
    const turn = this.#turn;
    if (text === '') {
      this.#said.hide();
      this.#say('');
      return;
    }
    if (isWhole) this.#say(words.reading);
    try {
      const answer = await askBox(text, this.dataset.names ?? '');
      if (turn !== this.#turn) return;
      const isTaken = isWhole && this.#tell(answer);
      this.#said.show(answer, isTaken);
      this.dispatchEvent(new CustomEvent('lanewise:shown', { bubbles: true, detail: answer }));
      // What stands on the page is read out once it is whole.
      this.#say(isWhole ? answer.text : '', true);
      if (isWhole && !isTaken) this.#keep(text, answer.page);
      // The answer stands before its chips, which ask for more.
      if (answer.spans.length === 0) return;
      const { reading } = await askBox(text, this.dataset.names ?? '', true);
      if (turn === this.#turn && reading) this.#said.read(reading);
    } catch {
      if (turn !== this.#turn) return;
      this.#said.hide();
      this.#say(words.failed);
    }
  }

  /** Whether the page around has taken the answer over. */
  #tell(answer: Answer): boolean {
    const asked: Asked = new CustomEvent('lanewise:asked', { bubbles: true, cancelable: true, detail: answer });
    return !this.dispatchEvent(asked);
  }

  /** Asks the question of the address. Older addresses have it before the `#`, where a browser sends it: not again. */
  #restore(): void {
    if (this.dataset.keeps === undefined) return;
    const { searchParams, hash } = new URL(location.href);
    const older = searchParams.get(PARAMETER);
    const text = new URLSearchParams(hash.slice(1)).get(PARAMETER) ?? older;
    if (older !== null) this.#keep(older);
    if (text) this.#put(text);
  }

  /** @param page The page that the answer leads to. */
  #keep(text: string, page?: string): void {
    if (this.dataset.keeps === undefined) return;
    const address = new URL(location.href);
    address.searchParams.delete(PARAMETER);
    address.hash = isPasted(text, page) ? '' : `${new URLSearchParams({ [PARAMETER]: text })}`;
    history.replaceState(history.state, '', address);
  }

  /** @param heard Stands on the page already: for ears only. */
  #say(sentence: string, heard = false): void {
    const status = this.querySelector('[data-box="status"]');
    if (!status) return;
    status.classList.toggle('lw-visually-hidden', heard);
    if (status.textContent !== sentence) status.textContent = sentence;
  }
}

if (!customElements.get('lw-box')) customElements.define('lw-box', Box);
