// Asks for what no benchmark's output tells, and makes a set of it all. The questions come with the figures.

import { ARRAY, isAboutLink, problemOf, type Question } from '../../datasets/tools/import/answers.ts';
import type { Field } from '../../datasets/tools/schema/table-schema.ts';
import { isSetId, nameFor } from '../../datasets/tools/text/name.ts';
import { create, PagePart } from '../common/page-element.element.ts';
import type { Wish } from './make.ts';
import { words as contribute } from './words.ts';
import type { Made } from './worker.element.ts';

const words = contribute.check.make;

const LINK_KIND = 'runs.link_kind';
const TARGET = 'targets.target';
const LICENCE = 'package.licence';

/** Required answers that most people give alike: they stand among the others, filled in. */
const USUAL = { 'targets.kind': 'drive', 'package.contributor': words.anonymous };

export class SetForm extends PagePart {
  #fields = new Map<string, Field>();
  /** What the drop was called. */
  #name = '';
  readonly #drives: readonly HTMLOptionElement[];

  constructor(root: HTMLElement, make: (wish: Wish) => Promise<Made>) {
    super(root);
    this.#drives = [...root.querySelectorAll<HTMLOptionElement>('datalist option')];
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit(make);
    });
  }

  /** Asks; answers that were given before to the same questions stay. */
  ask(questions: readonly Question[], hasOutputs: boolean, name: string): void {
    this.root.hidden = false;
    this.#name = name;
    this.find('[data-raw]').hidden = !hasOutputs;
    this.#fields = new Map(questions.map(({ key, field }) => [key, field]));
    for (const [place, required] of [
      ['[data-required]', true],
      ['[data-optional]', false],
    ] as const) {
      const asked = questions.filter(({ key, isRequired }) => (isRequired && !Object.hasOwn(USUAL, key)) === required);
      this.find(place).replaceChildren(...asked.map(fieldFor));
    }
    this.#control(LINK_KIND)?.addEventListener('change', () => this.#askOfLink());
    this.#askOfLink();
    this.#offerUsual();
  }

  /** What most people answer; the drive is chosen from the catalogue, which knows its link. */
  #offerUsual(): void {
    for (const [key, value] of Object.entries({ ...USUAL, [LICENCE]: 'CC0-1.0' })) this.#fill(key, value);
    const drive = this.#control(TARGET);
    if (!(drive instanceof HTMLInputElement)) return;
    drive.setAttribute('list', 'set-drives');
    const label = drive.labels?.[0];
    if (label) label.textContent = words.drive;
    drive.addEventListener('input', () => this.#chooseDrive(drive.value));
  }

  #fill(key: string, value: string): void {
    const control = this.#control(key);
    if (control && control.value === '') control.value = value;
  }

  #chosen(name: string): HTMLOptionElement | undefined {
    return this.#drives.find(({ value }) => value === name.trim());
  }

  /** A drive of the catalogue is all that is asked: the set is made of it at once. */
  #chooseDrive(name: string): void {
    const drive = this.#chosen(name);
    if (!drive) return;
    this.#fill(LINK_KIND, drive.dataset.link ?? '');
    this.#askOfLink();
    if (this.#form.checkValidity()) this.#form.requestSubmit();
  }

  /** Where no link was in between, nothing is asked about one. */
  #askOfLink(): void {
    const hasNone = this.#control(LINK_KIND)?.value === 'none';
    for (const key of [...this.#fields.keys()].filter(isAboutLink)) {
      const field = this.#control(key)?.parentElement;
      if (field) field.hidden = hasNone;
    }
  }

  hide(): void {
    this.root.hidden = true;
  }

  async #submit(make: (wish: Wish) => Promise<Made>): Promise<void> {
    const form = new FormData(this.#form);
    const target = String(form.get(TARGET) ?? '');
    const id = String(form.get('id') ?? '').trim() || nameFor(target || this.#name).replaceAll('.', '-');
    const answers = [...this.#fields.keys()]
      .filter((key) => this.#control(key)?.parentElement?.hidden !== true)
      .map((key) => [key, String(form.get(key) ?? '').trim()] as const);
    const wrong = [
      this.#mark('id', isSetId(id) ? undefined : words.badId),
      ...answers.map(([key, text]) => this.#mark(key, this.#problem(key, text))),
    ].filter((control) => control !== undefined);
    if (wrong.length > 0) {
      this.#open(wrong[0]);
      return;
    }
    const drive = this.#chosen(target);
    const meta = {
      ...Object.fromEntries(answers.filter(([, text]) => text !== '')),
      ...(drive && { 'targets.drive_id': drive.dataset.id ?? '' }),
    };
    this.#show(await make({ id, meta, keepRaw: form.has('raw') }));
  }

  #problem(key: string, text: string): string | undefined {
    const field = this.#fields.get(key);
    const isRequired = this.#control(key)?.required === true;
    if (text === '') return isRequired ? words.required : undefined;
    return field && problemOf(text, field);
  }

  /** Says what is wrong beside the field; gives the field back where something is. */
  #mark(name: string, problem: string | undefined): HTMLElement | undefined {
    const control = this.#control(name);
    const place = control?.parentElement?.querySelector('.lw-error');
    if (place) place.textContent = problem ?? '';
    if (problem === undefined) control?.removeAttribute('aria-invalid');
    else control?.setAttribute('aria-invalid', 'true');
    return problem === undefined ? undefined : control;
  }

  #open(control: HTMLElement | undefined): void {
    const fold = control?.closest('details');
    if (fold) fold.open = true;
    control?.focus();
  }

  #show({ notices }: Made): void {
    const list = this.find('[data-set-notices]');
    list.hidden = notices.length === 0;
    list.replaceChildren(...notices.map(({ message, fix }) => create('li', '', `${message}; ${fix}.`)));
  }

  #control(name: string): HTMLInputElement | HTMLSelectElement | undefined {
    const control = this.#form.elements.namedItem(name);
    const is = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return is ? control : undefined;
  }

  get #form(): HTMLFormElement {
    return this.find('form');
  }
}

function fieldFor({ key, field, isRequired }: Question): HTMLElement {
  const id = `set-${key}`;
  const ofArray = key.startsWith(`${ARRAY}.`) ? words.array[field.name] : undefined;
  const title = ofArray ?? field.title;
  const label = create('label', '', field.unit ? `${title}, ${field.unit}` : title);
  label.htmlFor = id;
  const control = field.constraints?.enum ? choice(field.constraints.enum) : input(field);
  control.id = id;
  control.name = key;
  control.required = isRequired;
  control.setAttribute('aria-describedby', `${id}-hint ${id}-error`);
  const example = field.example ? [words.example(field.example)] : [];
  const hint = create('p', 'lw-hint', [field.description, ...example].join(' '));
  hint.id = `${id}-hint`;
  const error = create('p', 'lw-error');
  error.id = `${id}-error`;
  return create('div', 'lw-field', label, control, hint, error);
}

function choice(values: readonly (string | number)[]): HTMLSelectElement {
  return create('select', '', new Option('', ''), ...values.map((value) => new Option(`${value}`, `${value}`)));
}

function input({ type, constraints }: Field): HTMLInputElement {
  const field = create('input');
  field.type = 'text';
  field.autocomplete = 'off';
  if (type === 'integer' || type === 'number') field.inputMode = 'decimal';
  if (constraints?.maxLength) field.maxLength = constraints.maxLength;
  return field;
}
