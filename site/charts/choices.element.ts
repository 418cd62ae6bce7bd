// The form of choices and the address, kept in step: what charts, the comparison and the latency question share.
import { badText } from '../common/bad-values.ts';
import { writeIn } from '../common/page-element.element.ts';
import { type BadValue, fromQuery, type Parameter, type State, startOf, toQuery } from '../common/state.ts';
import { type Device, deviceCalled, devicesNamed } from './devices.ts';
import { offerNext } from './offer.element.ts';
import { words } from './words.ts';

type Field = HTMLSelectElement | HTMLInputElement;

/** A value of a long list, by the name that its field shows. */
type Value = Device & { group: string };

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
    const use = ({ target }: Event) => {
      const refused = target instanceof HTMLInputElement ? this.#typed(target) : '';
      const state = this.#state;
      this.#offer();
      this.complain(refused);
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
        use(event);
      },
      { signal },
    );
    this.#offer();
    void this.#search(form, signal).finally(() => {
      for (const fieldset of form.querySelectorAll('fieldset')) fieldset.disabled = false;
    });
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
      for (const field of this.#fields(name)) this.#fill(field, value);
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

  #fields(name: string): Field[] {
    return [...this.#root.querySelectorAll<Field>(`[data-choices] [name="${name}"]`)];
  }

  get #state(): State {
    return Object.fromEntries(
      this.parameters.map(({ name }) => {
        const values = this.#fields(name).map(({ dataset, value }) => dataset.chosen ?? value);
        return [name, [...new Set(values.filter(Boolean))]];
      }),
    );
  }

  #write(state: State): void {
    for (const { name } of this.parameters)
      for (const [index, field] of this.#fields(name).entries()) this.#fill(field, state[name]?.[index] ?? '');
    this.#offer();
  }

  /** The values of a long list, which is in the page once. */
  #values(name: string): Value[] {
    const options = this.#root.querySelectorAll<HTMLOptionElement>(`[data-values="${name}"] option`);
    return [...options].map(({ value: key, text, dataset: { group = '', detail: source = '' } }) => ({
      key,
      name: text,
      source,
      group,
    }));
  }

  #fill(field: Field, value: string): void {
    const isSearched = field.dataset.chosen !== undefined;
    if (isSearched) field.dataset.chosen = value;
    field.value = isSearched ? this.#nameOf(field) : value;
  }

  /** Fields with a long list: a part of a name is typed, and one of its matches chosen. */
  async #search(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
    if (!form.querySelector('[data-chosen]')) return;
    // Frames have no form, and most forms no long list.
    const { Combobox } = await import('../parts/combobox.element.ts');
    let proposed: Value[] = [];
    const propose = (field: HTMLInputElement) => {
      const all = this.#values(field.name);
      // Whoever opens a field that is filled looks for another value.
      const isWhole = all.some(({ key, name }) => key === field.dataset.chosen && name === field.value);
      proposed = devicesNamed(all, isWhole ? '' : field.value, all.length);
      return Promise.resolve(proposed.map(({ name, source, group }) => ({ label: name, detail: source, group })));
    };
    const pick = (field: HTMLInputElement, index: number) => {
      this.#fill(field, proposed[index]?.key ?? '');
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    new Combobox(form, { propose, pick, announce: (count) => this.say(words.matches(count)) }, signal, words.matching);
  }

  /** Takes what was typed where it is the name of a value, or puts the former one back and says so. */
  #typed(field: HTMLInputElement): string {
    const text = field.value.trim();
    if (field.dataset.chosen === undefined || this.#nameOf(field) === text) return '';
    const match = deviceCalled(this.#values(field.name), text);
    const isLeft = text === '' && this.#fields(field.name).length > 1;
    this.#fill(field, match?.key ?? (isLeft ? '' : field.dataset.chosen));
    return match || text === '' ? '' : words.unknownValue(text);
  }

  #nameOf({ name, dataset }: Field): string {
    return this.#values(name).find(({ key }) => key === dataset.chosen)?.name ?? '';
  }

  #offer(): void {
    for (const { name, most = 1 } of this.parameters) if (most > 1) offerNext(this.#fields(name));
  }
}
