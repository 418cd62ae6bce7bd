// The form of choices and the address, kept in step: what charts, the comparison and the latency question share.
import { badText } from '../common/bad-values.ts';
import { writeIn } from '../common/page-element.element.ts';
import { type BadValue, fromQuery, type Parameter, type State, startOf, toQuery } from '../common/state.ts';

export class Choices {
  #root: HTMLElement;
  readonly parameters: Parameter[];

  constructor(root: HTMLElement) {
    this.#root = root;
    this.parameters = JSON.parse(root.dataset.parameters ?? '[]');
  }

  get start(): State {
    return startOf(this.parameters);
  }

  /** Enables the form, and tells of each change. Embeds have none. */
  connect(change: (state: State) => void, signal: AbortSignal): void {
    const form = this.#root.querySelector<HTMLFormElement>('[data-choices]');
    if (!form) return;
    const use = () => {
      const state = this.#read(form);
      this.#offer();
      this.refuse([]);
      const query = toQuery(state, this.parameters);
      history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
      this.#root.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true }));
      change(state);
    };
    form.addEventListener('change', use, { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        use();
      },
      { signal },
    );
    this.#offer();
    for (const fieldset of form.querySelectorAll('fieldset')) fieldset.disabled = false;
  }

  /** The state of the address, written into the form; nothing where it is the first one. */
  fromAddress(query = location.search): State | undefined {
    const { state, bad } = fromQuery(query, this.parameters);
    this.refuse(bad);
    this.#write(state);
    return toQuery(state, this.parameters) === '' ? undefined : state;
  }

  /** Writes values into the form, as if they were chosen there. */
  put(state: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(state)) {
      for (const field of this.#fields(name)) field.value = value;
    }
    const form = this.#root.querySelector('[data-choices]');
    form?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  refuse(bad: readonly BadValue[]): void {
    this.complain(badText(bad));
  }

  complain(text: string): void {
    writeIn(this.#root, '[data-bad]', text);
  }

  say(text: string): void {
    writeIn(this.#root, '[data-said]', text);
  }

  #fields(name: string): (HTMLSelectElement | HTMLInputElement)[] {
    return [...this.#root.querySelectorAll<HTMLSelectElement>(`[data-choices] [name="${name}"]`)];
  }

  #read(form: HTMLFormElement): State {
    const data = new FormData(form);
    return Object.fromEntries(
      this.parameters.map(({ name }) => {
        const values = data.getAll(name).map(String).filter(Boolean);
        return [name, [...new Set(values)]];
      }),
    );
  }

  #write(state: State): void {
    for (const { name } of this.parameters) {
      const fields = this.#fields(name);
      for (const [index, field] of fields.entries()) {
        const value = state[name]?.[index] ?? '';
        if (value !== '') fill(field, fields[0]);
        field.value = value;
      }
    }
    this.#offer();
  }

  /** Of several fields for the same thing, one more than are in use. */
  #offer(): void {
    for (const { name, most = 1 } of this.parameters) {
      if (most === 1) continue;
      const fields = this.#fields(name);
      const last = fields.findLastIndex(({ value }) => value !== '');
      for (const [index, field] of fields.entries()) {
        const offered = index <= last + 1;
        if (offered) fill(field, fields[0]);
        const place = field.closest<HTMLElement>('.lw-field');
        if (place) place.hidden = !offered;
      }
    }
  }
}

/** Gives a field the options of the first one. Hundreds for each of six would slow the page down before it is used. */
function fill(field: HTMLSelectElement | HTMLInputElement, first: Element | undefined): void {
  if (!first || field === first || field.dataset.filled !== undefined) return;
  const { value } = field;
  field.replaceChildren(...[...first.children].map((child) => child.cloneNode(true)));
  field.value = value;
  field.dataset.filled = '';
}
