// The form of a chain: what stands in its fields as a setting, and a setting written into its fields.
import type { ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import { type Load, loads } from '../../calc-wasm/js/generated/chain.ts';
import { quantity, size } from '../common/format.ts';
import { choices, control, field, set } from './controls.element.ts';
import { words as form } from './form.words.ts';
import { fieldText, members, typed } from './members.ts';
import { rowOf } from './rows.element.ts';
import * as rows from './rows.ts';
import { HOST, isRandom, type Setting } from './setting.ts';

/** A setting as it was typed: the block size may be text. */
export type Typed = Omit<Setting, 'block_size'> & { block_size: string | number };

const BLOCK = { bare: ['B', 1] } as const;

export class SizerForm {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  /** What the chain says of the processor, which has no row. */
  #host: ChainPart | undefined;

  constructor(root: HTMLElement) {
    const found = root.querySelector('form');
    if (!found) throw new Error('lw-sizer needs its served form');
    this.root = root;
    this.form = found;
  }

  #list(selector: string): HTMLElement[] {
    return [...this.form.querySelectorAll<HTMLElement>(selector)];
  }

  get #load(): HTMLSelectElement | null {
    return this.form.querySelector('[data-load]');
  }

  get #block(): HTMLInputElement | null {
    return this.form.querySelector('[data-block-size]');
  }

  get #units(): HTMLSelectElement | null {
    return this.form.querySelector('[data-units]');
  }

  get binary(): boolean {
    return this.#units?.value === 'binary';
  }

  set binary(binary: boolean) {
    if (this.#units) this.#units.value = binary ? 'binary' : 'decimal';
  }

  /** The line that describes a whole chain. */
  set phrase(text: string) {
    const input = this.form.querySelector<HTMLInputElement>('[data-phrase]');
    if (input) input.value = text;
  }

  /** What stands in the fields, as the core reads it. */
  read(): Typed {
    const parts = this.#list('[data-part]').map(readPart);
    const arrays = this.#list('[data-array]').map((row): ChainArray => {
      const id = row.dataset.array ?? '';
      const of = (name: string) => control(row, name)?.value.trim() ?? '';
      const joined = this.#list('[data-part]').filter(
        (part) => control(part, 'kind')?.value === 'drive' && control(part, 'array')?.value === id,
      );
      return {
        id,
        level: of('level') as ChainArray['level'],
        ...Object.fromEntries(
          rows.arrayNumbers.flatMap(({ name }) => (of(name) ? [[name, of(name)]] : [])),
        ),
        members: joined.map((part) => part.dataset.part ?? ''),
        on: of('on') || HOST,
      };
    });
    const load = loads.find((one) => one === this.#load?.value) ?? ('read' satisfies Load);
    return {
      chain: {
        parts: [...(this.#host ? [this.#host] : []), ...parts],
        ...(arrays.length > 0 && { arrays }),
      },
      load,
      block_size: typed(BLOCK, this.#block?.value ?? ''),
    };
  }

  /** Writes a setting into the fields: a row for each part and each array. */
  show({ chain, load, block_size }: Typed): void {
    this.#host = chain.parts.find(({ id }) => id === HOST);
    if (this.#load) this.#load.value = load;
    if (this.#block) {
      this.#block.value =
        typeof block_size === 'number' ? size(block_size, { typed: true }) : block_size;
    }
    const parts = chain.parts.filter(({ id }) => id !== HOST);
    this.#fill(
      'part',
      parts.map((part) => this.#part(chain, part)),
    );
    this.#fill(
      'array',
      (chain.arrays ?? []).map((array) => this.#array(chain, array)),
    );
    this.follow();
  }

  #fill(name: string, found: HTMLElement[]): void {
    this.form.querySelector(`[data-rows="${name}"]`)?.replaceChildren(...found);
  }

  /** Shows what the load asks for, and each part by the name that it has now. */
  follow({ chain, load }: Pick<Typed, 'chain' | 'load'> = this.read()): void {
    const block = this.form.querySelector<HTMLElement>('[data-block]');
    if (block) block.hidden = !isRandom(load);
    for (const row of this.#list('[data-part]')) {
      const id = row.dataset.part ?? '';
      const part = chain.parts.find((one) => one.id === id);
      if (part) name(row, rows.rowName(chain, id));
      choices(row, 'on', rows.onOptions(chain, id), part?.on ?? HOST);
    }
    for (const row of this.#list('[data-array]')) {
      choices(row, 'on', rows.raidOptions(chain), control(row, 'on')?.value ?? HOST);
    }
  }

  #part(chain: Setting['chain'], part: ChainPart): HTMLElement {
    const { id, kind = 'drive', on = HOST } = part;
    const row = this.#row('part', id);
    row.dataset.part = id;
    const isDrive = kind === 'drive';
    set(row, 'kind', kind);
    choices(row, 'on', rows.onOptions(chain, id), on);
    choices(row, 'array', rows.arrayOptions(chain), rows.arrayOf(chain, id));
    field(row, 'array', isDrive && (chain.arrays ?? []).length > 0);
    for (const member of members) {
      const value = part[member.name] ?? member.usual;
      const input = control(row, member.name);
      if (input instanceof HTMLInputElement && input.type === 'checkbox')
        input.checked = value === true;
      else if (input) input.value = fieldText(member, value);
      field(row, member.name, rows.isShown(member, part));
    }
    const more = row.querySelector<HTMLElement>('[data-more]');
    if (more) {
      const folded = members.filter(({ first = false }) => !first);
      more.hidden = !folded.some((member) => rows.isShown(member, part));
    }
    const add = row.querySelector<HTMLElement>('[data-add]');
    if (add) add.hidden = isDrive;
    return row;
  }

  #array(chain: Setting['chain'], array: ChainArray): HTMLElement {
    const { id } = array;
    const row = this.#row('array', id);
    row.dataset.array = id;
    name(row, form.array(id));
    set(row, 'level', array.level);
    for (const { name: number, usual } of rows.arrayNumbers) {
      const value = array[number] ?? usual;
      set(
        row,
        number,
        typeof value === 'number' ? quantity(value, 'count', { typed: true }) : value,
      );
    }
    choices(row, 'on', rows.raidOptions(chain), array.on ?? HOST);
    return row;
  }

  /** A row from its template, with ids of its own. */
  #row(template: string, id: string): HTMLElement {
    const row = rowOf(this.form, template);
    for (const attribute of ['id', 'for', 'aria-describedby']) {
      for (const element of row.querySelectorAll(`[${attribute}]`)) {
        const own = element.getAttribute(attribute)?.replaceAll('part-new-', `part-${id}-`);
        element.setAttribute(attribute, own ?? '');
      }
    }
    for (const button of row.querySelectorAll<HTMLElement>('[data-add]')) button.dataset.add = id;
    for (const button of row.querySelectorAll<HTMLElement>('[data-remove]')) {
      button.dataset.remove = id;
    }
    return row;
  }

  rowOf(id: string): HTMLElement | undefined {
    return this.#list('[data-part], [data-array]').find(
      ({ dataset }) => (dataset.part ?? dataset.array) === id,
    );
  }

  clearRefusals(): void {
    for (const place of this.#list('[data-error], [data-part-error], [data-problem]')) {
      place.textContent = '';
    }
    for (const marked of this.#list('[aria-invalid]')) marked.removeAttribute('aria-invalid');
  }

  /** Says what is wrong beside the field of the part; without such a field, above all of them. */
  refuse(id: string, member: string, text: string): void {
    const row = this.rowOf(id);
    const input = row && control(row, member);
    const beside = input?.closest('[data-field]:not([hidden])')?.querySelector('[data-error]');
    const place =
      beside ??
      row?.querySelector('[data-part-error]') ??
      this.form.querySelector('[data-problem]');
    if (place) place.textContent = text;
    if (!beside || !input) return;
    input.setAttribute('aria-invalid', 'true');
    // Of a frame the form itself is folded, too.
    for (
      let fold = input.closest('details');
      fold;
      fold = fold.parentElement?.closest('details') ?? null
    ) {
      fold.open = true;
    }
  }

  refuseBlock(text: string): void {
    const place = this.#block?.closest('.lw-field')?.querySelector('[data-error]');
    if (place) place.textContent = text;
    this.#block?.setAttribute('aria-invalid', 'true');
  }
}

/** The name of a part at the head of its row and of its buttons. */
function name(row: HTMLElement, text: string): void {
  const legend = row.querySelector('[data-legend]');
  if (legend) legend.textContent = text;
  row.querySelector('[data-add]')?.setAttribute('aria-label', form.addNamed(text));
  row.querySelector('[data-remove]')?.setAttribute('aria-label', form.removeNamed(text));
}

function readPart(row: HTMLElement): ChainPart {
  const said = members.flatMap((member): [string, string | boolean][] => {
    const input = control(row, member.name);
    if (!input) return [];
    if (input instanceof HTMLInputElement && input.type === 'checkbox') {
      return input.checked === member.usual ? [] : [[member.name, input.checked]];
    }
    const text = input.value.trim();
    const shown = input.closest<HTMLElement>('[data-field]')?.hidden === false;
    return text === '' || !shown ? [] : [[member.name, typed(member, text)]];
  });
  return {
    id: row.dataset.part ?? '',
    kind: (control(row, 'kind')?.value ?? 'drive') as NonNullable<ChainPart['kind']>,
    on: control(row, 'on')?.value || HOST,
    ...Object.fromEntries(said),
  };
}
