// The fields of the row that is open: made when it is opened, read while they are typed into, gone when it closes.
import type { Chain, ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import { quantity } from '../common/format.ts';
import { show } from '../common/page-element.element.ts';
import { choices, control, field, set } from './controls.element.ts';
import { words as form } from './form.words.ts';
import { fieldText, members, ofHost, typed } from './members.ts';
import { rowOf } from './rows.element.ts';
import * as rows from './rows.ts';
import { HOST } from './setting.ts';

/** Fields from their template, with ids of their own. */
function fieldsOf(root: HTMLElement, template: 'part-fields' | 'array-fields', id: string) {
  const fields = rowOf(root, template);
  for (const attribute of ['id', 'for', 'aria-describedby']) {
    for (const element of fields.querySelectorAll(`[${attribute}]`)) {
      const own = element.getAttribute(attribute)?.replaceAll('part-new-', `part-${id}-`);
      element.setAttribute(attribute, own ?? '');
    }
  }
  for (const button of fields.querySelectorAll<HTMLElement>('[data-add]')) button.dataset.add = id;
  for (const button of fields.querySelectorAll<HTMLElement>('[data-remove]')) button.dataset.remove = id;
  return fields;
}

export function partFields(root: HTMLElement, chain: Chain, part: ChainPart): HTMLElement {
  const { id, kind = 'drive' } = part;
  const fields = fieldsOf(root, 'part-fields', id);
  const isDrive = kind === 'drive';
  set(fields, 'kind', kind);
  choices(fields, 'array', rows.arrayOptions(chain), rows.arrayOf(chain, id));
  field(fields, 'array', isDrive && (chain.arrays ?? []).length > 0);
  for (const member of members) {
    const value = part[member.name] ?? member.usual;
    const input = control(fields, member.name);
    if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = value === true;
    else if (input) input.value = fieldText(member, value);
    field(fields, member.name, rows.isShown(member, part));
  }
  const isFolded = members.some((member) => member.folded && rows.isShown(member, part));
  show(fields, '[data-more]', isFolded);
  show(fields, '[data-add]', !isDrive);
  followPart(fields, chain, part);
  return fields;
}

/** What the fields of a part say of the others: their names change while they are typed. */
export function followPart(fields: HTMLElement, chain: Chain, { id, on = HOST }: ChainPart): void {
  called(fields, rows.rowName(chain, id));
  choices(fields, 'on', rows.onOptions(chain, id), on);
}

export function arrayFields(root: HTMLElement, chain: Chain, array: ChainArray): HTMLElement {
  const { id } = array;
  const fields = fieldsOf(root, 'array-fields', id);
  set(fields, 'level', array.level);
  for (const { name, usual } of rows.arrayNumbers) {
    const value = array[name] ?? usual;
    const text = typeof value === 'number' ? quantity(value, 'count', { typed: true }) : String(value);
    set(fields, name, text);
  }
  followArray(fields, chain, array);
  return fields;
}

export function followArray(fields: HTMLElement, chain: Chain, { id, on = HOST }: ChainArray): void {
  called(fields, form.array(id));
  choices(fields, 'on', rows.raidOptions(chain), on);
}

/** The name of a part, for the group of its fields and for its buttons. */
function called(fields: HTMLElement, text: string): void {
  const legend = fields.querySelector('[data-legend]');
  if (legend && legend.textContent !== text) legend.textContent = text;
  fields.querySelector('[data-add]')?.setAttribute('aria-label', form.addNamed(text));
  fields.querySelector('[data-remove]')?.setAttribute('aria-label', form.removeNamed(text));
}

export function readPart(fields: HTMLElement, id: string): ChainPart {
  const attributes = members.flatMap((member): [string, string | boolean][] => {
    const input = control(fields, member.name);
    if (!input) return [];
    if (input instanceof HTMLInputElement && input.type === 'checkbox') {
      return input.checked === member.usual ? [] : [[member.name, input.checked]];
    }
    const text = input.value.trim();
    const shown = input.closest<HTMLElement>('[data-field]')?.hidden === false;
    return text === '' || !shown ? [] : [[member.name, typed(member, text)]];
  });
  return {
    id,
    kind: (control(fields, 'kind')?.value ?? 'drive') as NonNullable<ChainPart['kind']>,
    on: control(fields, 'on')?.value || HOST,
    ...Object.fromEntries(attributes),
  };
}

/** What the fields of the processor say of it. */
export const readHost = (fields: HTMLElement): Partial<ChainPart> =>
  Object.fromEntries(
    ofHost.map((member) => {
      const text = control(fields, member.name)?.value.trim() ?? '';
      return [member.name, text === '' ? undefined : typed(member, text)];
    }),
  );

/** The array that the fields of a drive name; empty for none. */
export const joinedIn = (fields: HTMLElement): string => control(fields, 'array')?.value ?? '';

export function readArray(fields: HTMLElement, { id, members: joined }: ChainArray): ChainArray {
  const of = (name: string) => control(fields, name)?.value.trim() ?? '';
  return {
    id,
    level: of('level') as ChainArray['level'],
    ...Object.fromEntries(rows.arrayNumbers.flatMap(({ name }) => (of(name) ? [[name, of(name)]] : []))),
    members: joined,
    on: of('on') || HOST,
  };
}
