// What a reader has set in a served form before the page has read its URL: it wins over the URL, however late the
// core comes.
export type Control = HTMLInputElement | HTMLSelectElement;

/** Makes what a form holds now what Reset goes back to. */
export function keepAsServed(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      control.defaultValue = control.value;
      control.defaultChecked = control.checked;
    } else if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.defaultSelected = option.selected;
    }
  }
}

/** Whether nothing in a form has been set, before the page's scripts ran or since. */
export const isAsServed = (form: HTMLFormElement): boolean =>
  [...form.elements].every(
    (control) => !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || holdsServed(control),
  );

export class OwnInput {
  readonly #set = new Set<EventTarget>();

  constructor(form: HTMLFormElement, signal: AbortSignal) {
    form.addEventListener('input', ({ target }) => target && this.#set.add(target), { signal });
    // Whoever resets a form wants the served values in all of it.
    const all = (): void => {
      for (const control of form.elements) this.#set.add(control);
    };
    form.addEventListener('reset', all, { signal });
  }

  /** What was set counts as served from here on. */
  forget(): void {
    this.#set.clear();
  }

  /** No event tells of what was set before the page's scripts ran; the served value does. */
  has(control: Control): boolean {
    return this.#set.has(control) || !holdsServed(control);
  }
}

function holdsServed(control: Control): boolean {
  if (control instanceof HTMLInputElement) {
    return control.type === 'checkbox'
      ? control.checked === control.defaultChecked
      : control.value === control.defaultValue;
  }
  const served = [...control.options].findIndex((option) => option.defaultSelected);
  // Where none is marked, a list shows its first, if it has one.
  return control.selectedIndex === Math.min(Math.max(served, 0), control.options.length - 1);
}
