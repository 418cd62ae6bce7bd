// Rows of figures typed by hand: more of them, fewer, and what is wrong beside each field.
import type { Extraction } from '../../datasets/tools/readers/measurement.ts';
import { show, writeIn } from '../common/page-element.element.ts';
import {
  extractionOf,
  type FieldProblem,
  figureProblems,
  runProblems,
  type TypedFigure,
  type TypedRun,
  UNITS,
} from './typed-figures.ts';
import { words as contribute } from './words.ts';

const words = contribute.form;

export class FiguresForm {
  #root: HTMLElement;
  #pattern: HTMLElement;
  /** Rows made so far: ids stay unique when rows are removed. */
  #made = 1;

  constructor(root: HTMLElement, use: (extraction: Extraction) => void, signal: AbortSignal) {
    this.#root = root;
    const [first] = this.#rows;
    if (!first) throw new Error('the form of figures has no row');
    this.#pattern = first.cloneNode(true) as HTMLElement;
    root.addEventListener('submit', (event) => this.#submit(event, use), { signal });
    root.addEventListener('click', (event) => this.#click(event), { signal });
    root.addEventListener('change', (event) => this.#change(event), { signal });
    const fields = root.querySelector('fieldset');
    if (fields) fields.disabled = false;
  }

  #click(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.hasAttribute('data-add')) this.#add();
    if (button?.hasAttribute('data-remove')) this.#remove(button);
  }

  /** The new row starts with what the row before holds: results read off one benchmark window share most of it. */
  #add(): void {
    this.#made += 1;
    const before = this.#rows.at(-1);
    const row = this.#pattern.cloneNode(true) as HTMLElement;
    for (const name of ['id', 'for', 'aria-describedby']) {
      for (const element of row.querySelectorAll(`[${name}]`)) {
        const value = element.getAttribute(name) ?? '';
        element.setAttribute(name, value.replaceAll('figure-1-', `figure-${this.#made}-`));
      }
    }
    before?.after(row);
    for (const control of controlsOf(row)) {
      const same = before?.querySelector<HTMLSelectElement>(`[name="${control.name}"]`);
      if (control.name === 'means') fillMeans(row);
      if (same && control.name !== 'value') control.value = same.value;
      if (control.name === 'unit') fillMeans(row);
    }
    const means = before?.querySelector<HTMLSelectElement>('[name="means"]')?.value;
    const own = row.querySelector<HTMLSelectElement>('[name="means"]');
    if (own && means) own.value = means;
    this.#number();
    row.querySelector<HTMLElement>('select')?.focus();
  }

  #remove(button: HTMLElement): void {
    button.closest('[data-row]')?.remove();
    this.#number();
    this.#root.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  #number(): void {
    const rows = this.#rows;
    for (const [index, row] of rows.entries()) {
      writeIn(row, 'legend', words.figure(index + 1));
      show(row, '[data-remove]', rows.length > 1);
    }
  }

  #change({ target }: Event): void {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'unit') return;
    const row = target.closest<HTMLElement>('[data-row]');
    if (row) fillMeans(row);
  }

  #submit(event: Event, use: (extraction: Extraction) => void): void {
    event.preventDefault();
    const run = valuesOf<TypedRun>(this.#root);
    const figures = this.#rows.map((row) => valuesOf<TypedFigure>(row));
    const wrong = [
      ...mark(this.#root, ['tool', 'date'], runProblems(run)),
      ...this.#rows.flatMap((row, index) =>
        mark(row, ['block', 'depth', 'jobs', 'value', 'means'], figureProblems(figures[index] as TypedFigure)),
      ),
    ];
    if (wrong.length > 0) wrong[0]?.focus();
    else use(extractionOf(run, figures));
  }

  get #rows(): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-row]')];
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>('input, select')];

/** By the names of the controls; of several with one name the first counts. */
function valuesOf<Values extends object>(root: HTMLElement): Values {
  const values = controlsOf(root).map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(values.reverse()) as Values;
}

/** What the chosen unit can mean. Where that is open, nothing is chosen for the reader. */
function fillMeans(row: HTMLElement): void {
  const unit = row.querySelector<HTMLSelectElement>('[name="unit"]')?.value ?? '';
  const choices = UNITS[unit] ?? [];
  const open = choices.length > 1 ? [''] : [];
  const means = row.querySelector('[name="means"]');
  means?.replaceChildren(...[...open, ...choices].map((item) => new Option(item)));
}

const sentence = (problem: FieldProblem): string =>
  typeof problem === 'string' ? words.bad[problem] : words.ambiguous(...problem.readings);

/** Says what is wrong beside each field; gives back the fields where something is. */
function mark(
  root: HTMLElement,
  names: readonly string[],
  problems: Partial<Record<string, FieldProblem>>,
): HTMLElement[] {
  return names.flatMap((name) => {
    const control = root.querySelector<HTMLElement>(`[name="${name}"]`);
    const place = control?.parentElement?.querySelector('.lw-error');
    const problem = problems[name];
    if (place) place.textContent = problem ? sentence(problem) : '';
    if (problem) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
    return control && problem ? [control] : [];
  });
}
