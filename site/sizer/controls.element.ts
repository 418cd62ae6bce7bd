// The fields of a row of the form, by the member that each holds.
import type { Option as Choice } from './rows.ts';

type Control = HTMLInputElement | HTMLSelectElement;

export const control = (row: ParentNode, member: string): Control | null =>
  row.querySelector<Control>(`[data-member="${CSS.escape(member)}"]`);

export function set(row: ParentNode, member: string, value: string): void {
  const input = control(row, member);
  if (input) input.value = value;
}

export function field(row: ParentNode, member: string, shown: boolean): void {
  const element = row.querySelector<HTMLElement>(`[data-field="${member}"]`);
  if (element) element.hidden = !shown;
}

/** Gives a select its choices, unless it has them: replacing them would close an open list. */
export function choices(row: ParentNode, member: string, options: readonly Choice[], value: string): void {
  const select = control(row, member);
  if (!(select instanceof HTMLSelectElement)) return;
  const same =
    select.options.length === options.length &&
    options.every(
      (option, at) => select.options[at]?.value === option.value && select.options[at]?.text === option.label,
    );
  if (!same) select.replaceChildren(...options.map((option) => new Option(option.label, option.value)));
  select.value = value;
}
