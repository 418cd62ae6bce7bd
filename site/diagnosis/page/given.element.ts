// What a reader gives: the text in the field, files that were chosen or dropped, and pastes too long for a field.
import { quantity } from '../../common/format.ts';
import { PagePart } from '../../common/page-element.element.ts';
import { fillRows } from '../../sizer/rows.element.ts';
import { words as all } from './words.ts';
import type { Given } from './worker.element.ts';

const words = all.input;

/** Longer than this a field is slow to type in; such a paste stands beside it, as a file does. */
const LONG_PASTE = 200_000;
/** More files than anybody has outputs; a whole disk dropped by mistake is not walked through. */
const MOST_FILES = 100;

export class GivenForm extends PagePart {
  readonly #changed: (isTyped: boolean) => void;
  #beside: Given[] = [];

  /** `changed` is told whether it was by typing, which goes on, or at once by a file or a button. */
  constructor(root: HTMLElement, changed: (isTyped: boolean) => void, signal: AbortSignal) {
    super(root);
    this.#changed = changed;
    const { field } = this;
    field.addEventListener('input', () => this.#tell(true), { signal });
    field.addEventListener('paste', (event) => this.#pasted(event), { signal });
    const files = this.find<HTMLInputElement>('[data-files]');
    files.addEventListener('change', () => this.#choose(files), { signal });
    this.#acceptDrops(signal);
    this.find<HTMLFieldSetElement>('fieldset').disabled = false;
    this.#show();
  }

  get field(): HTMLTextAreaElement {
    return this.find('[data-paste]');
  }

  /** All that was given, the field first. */
  get all(): Given[] {
    const typed = this.field.value;
    return [...(typed.trim() === '' ? [] : [{ name: '', text: typed }]), ...this.#beside];
  }

  /** Another text instead of all that was given. */
  use(text: string): void {
    this.#beside = [];
    this.field.value = text;
    this.#tell(false);
  }

  #add(given: readonly Given[]): void {
    if (given.length === 0) return;
    this.#beside = [...this.#beside, ...given].slice(0, MOST_FILES);
    this.#tell(false);
  }

  #tell(isTyped: boolean): void {
    this.#show();
    this.#changed(isTyped);
  }

  #choose(input: HTMLInputElement): void {
    this.#add([...(input.files ?? [])]);
    // The same file, saved anew meanwhile, would be no change.
    input.value = '';
  }

  #pasted(event: ClipboardEvent): void {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isLong = text.length > LONG_PASTE;
    if (!isLong && (text !== '' || files.length === 0)) return;
    event.preventDefault();
    this.#add(isLong ? [{ name: '', text }] : files);
  }

  /** Anywhere on the page: a file that misses a frame would replace the page otherwise. */
  #acceptDrops(signal: AbortSignal): void {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      this.root.dataset.over = '';
    };
    const out = () => delete this.root.dataset.over;
    const drop = (event: DragEvent) => {
      out();
      if (!hasFiles(event)) return;
      event.preventDefault();
      this.#add([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', out, { signal });
    document.addEventListener('drop', drop, { signal });
  }

  #show(): void {
    const list = this.find('[data-rows="given"]');
    list.hidden = this.#beside.length === 0;
    this.find('[data-clear]').hidden = this.all.length === 0;
    const rows = this.#beside.map((given) => {
      const name = given.name || words.pasted;
      const bytes = given instanceof File ? given.size : given.text.length;
      return { one: given, name, text: words.sized(name, quantity(bytes, 'byte')) };
    });
    fillRows(this.root, 'given', rows, (row, { one, name }) => {
      const button = row.querySelector<HTMLButtonElement>('[data-remove]');
      button?.setAttribute('aria-label', words.removeNamed(name));
      button?.addEventListener('click', () => {
        this.#beside = this.#beside.filter((other) => other !== one);
        this.#tell(false);
        this.field.focus();
      });
    });
  }
}
