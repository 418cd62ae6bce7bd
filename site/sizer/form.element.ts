// The form of a chain: a row for each part and each array, of which one at most is open and has fields.
import type { Chain, ChainArray, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { type Load, loads } from '../../calc-wasm/js/generated/chain.ts';
import { size } from '../common/format.ts';
import { show } from '../common/page-element.element.ts';
import { control } from './controls.element.ts';
import { withHost, withJoined } from './edit.ts';
import * as fields from './fields.element.ts';
import { fieldText, ofHost, typed } from './members.ts';
import { fill, rowOf } from './rows.element.ts';
import { arrayHead, type Head, headsOf } from './rows.ts';
import { HOST, isRandom, type Setting } from './setting.ts';

/** A setting as it was typed: the block size may be text. */
export type Typed = Omit<Setting, 'block_size'> & { block_size: string | number };

const BLOCK = { bare: ['B', 1] } as const;

export class SizerForm {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  /** What the rows stand for; the row that is open may have been typed into since. */
  #chain: Chain;
  #open: string | undefined;
  readonly #load: HTMLSelectElement | null;
  readonly #block: HTMLInputElement | null;
  readonly #units: HTMLSelectElement | null;
  /** The fields of the processor. */
  readonly #host: HTMLDetailsElement | null;

  constructor(root: HTMLElement, served: Setting) {
    const element = root.querySelector<HTMLFormElement>('.lw-sizer__form');
    if (!element) throw new Error('lw-sizer needs its served form');
    this.root = root;
    this.form = element;
    this.#chain = served.chain;
    this.#load = element.querySelector('[data-load]');
    this.#block = element.querySelector('[data-block-size]');
    this.#units = element.querySelector('[data-units]');
    this.#host = element.querySelector('details[data-host]');
  }

  #rows(): HTMLElement[] {
    return [...this.form.querySelectorAll<HTMLElement>('.lw-row')];
  }

  #showHost({ parts }: Chain): void {
    const host = parts.find(({ id }) => id === HOST);
    for (const member of ofHost) {
      const input = this.#host && control(this.#host, member.name);
      if (input) input.value = fieldText(member, host?.[member.name] ?? member.usual);
      // What counts is in view.
      if (this.#host && host?.[member.name] !== undefined) this.#host.open = true;
    }
  }

  get binary(): boolean {
    return this.#units?.value === 'binary';
  }

  set binary(binary: boolean) {
    if (this.#units) this.#units.value = binary ? 'binary' : 'decimal';
  }

  /** The part or the array whose fields are shown. */
  get opened(): string | undefined {
    return this.#open;
  }

  get #fields(): HTMLElement | null {
    return this.form.querySelector<HTMLElement>('[data-fields]');
  }

  read(): Typed {
    const [open, id] = [this.#fields, this.#open];
    if (open && id !== undefined) this.#chain = withFields(this.#chain, id, open);
    const host = this.#host;
    if (host) this.#chain = withHost(this.#chain, fields.readHost(host));
    const load = loads.find((item) => item === this.#load?.value) ?? ('read' satisfies Load);
    return { chain: this.#chain, load, block_size: typed(BLOCK, this.#block?.value ?? '') };
  }

  /** Shows a setting: a row for each part and each array; the row that was open stays so while its part is there. */
  show({ chain, load, block_size }: Typed): void {
    this.#chain = chain;
    this.#showHost(chain);
    if (this.#load) this.#load.value = load;
    if (this.#block) {
      this.#block.value = typeof block_size === 'number' ? size(block_size, { typed: true }) : block_size;
    }
    this.#head();
    this.#reopen();
    this.#showBlock(load);
  }

  /** The fields of the open row made anew; whoever was in one of them goes on there. */
  #reopen(): void {
    const [fields, active] = [this.#fields, document.activeElement];
    const isIn = active instanceof HTMLElement && fields?.contains(active);
    const member = isIn ? active.dataset.member : undefined;
    const isMore = fields?.querySelector('details')?.open ?? false;
    this.open(this.#open);
    const more = this.#fields?.querySelector('details');
    if (more) more.open = isMore;
    const field = member === undefined ? null : this.#fields && control(this.#fields, member);
    field?.focus();
  }

  /** Opens the row of a part or an array and closes the one that was open; without an id it closes that alone. */
  open(id: string | undefined): void {
    this.#fields?.remove();
    this.#open = undefined;
    for (const head of this.form.querySelectorAll('[data-open][aria-expanded="true"]')) {
      head.setAttribute('aria-expanded', 'false');
    }
    const row = id === undefined ? undefined : this.rowOf(id);
    const { parts, arrays = [] } = this.#chain;
    const part = parts.find((chainPart) => chainPart.id === id);
    const array = arrays.find((chainArray) => chainArray.id === id);
    if (!row || id === undefined || !(part ?? array)) return;
    this.#open = id;
    if (part) row.append(fields.partFields(this.root, this.#chain, part));
    else if (array) row.append(fields.arrayFields(this.root, this.#chain, array));
    row.querySelector('[data-open]')?.setAttribute('aria-expanded', 'true');
  }

  /** The rows follow what was typed, and say what an answer to it says of each part. */
  follow({ chain, load }: Pick<Typed, 'chain' | 'load'>, answer?: SizerAnswer): void {
    this.#showBlock(load);
    this.#head(answer);
    const open = this.#fields;
    if (!open) return;
    const part = chain.parts.find(({ id }) => id === this.#open);
    const array = chain.arrays?.find(({ id }) => id === this.#open);
    if (part) fields.followPart(open, chain, part);
    else if (array) fields.followArray(open, chain, array);
  }

  #showBlock(load: Load): void {
    show(this.form, '[data-block]', isRandom(load));
  }

  #head(answer?: SizerAnswer): void {
    const arrays = this.#chain.arrays?.map((array) => arrayHead(this.#chain, array)) ?? [];
    this.#list('part', headsOf(this.#chain, answer));
    this.#list('array', arrays);
  }

  /** The rows of a list, each kept where it stays in its place: one that moved would lose the focus. */
  #list(name: 'part' | 'array', heads: readonly Head[]): void {
    const list = this.form.querySelector(`[data-rows="${name}"]`);
    if (!list) return;
    const ids = new Set(heads.map(({ id }) => id));
    const known = new Map<string, HTMLElement>();
    for (const row of list.querySelectorAll<HTMLElement>(':scope > .lw-row')) {
      const id = row.dataset[name] ?? '';
      if (ids.has(id) && !known.has(id)) known.set(id, row);
      else row.remove();
    }
    for (const [at, head] of heads.entries()) {
      const row = known.get(head.id) ?? rowOf(this.root, name);
      if (row.dataset[name] !== head.id) row.dataset[name] = head.id;
      if (row.dataset.depth !== String(head.depth)) row.dataset.depth = String(head.depth);
      row.toggleAttribute('data-limits', head.limits);
      const { id: _, limits: __, depth: ___, ...texts } = head;
      fill(row, texts);
      if (list.children[at] !== row) list.insertBefore(row, list.children[at] ?? null);
    }
  }

  rowOf(id: string): HTMLElement | undefined {
    return this.#rows().find(({ dataset }) => (dataset.part ?? dataset.array) === id);
  }

  /** The button that opens the row next to another, for the focus when that is removed. */
  besides(id: string): string | undefined {
    const ids = this.#rows().map(({ dataset }) => dataset.part ?? dataset.array ?? '');
    const at = ids.indexOf(id);
    return ids[at + 1] ?? ids[at - 1];
  }

  clearRefusals(): void {
    const places = '[data-error], [data-part-error], [data-problem]';
    for (const place of this.form.querySelectorAll(places)) {
      if (place.textContent !== '') place.textContent = '';
    }
    for (const marked of this.form.querySelectorAll('[aria-invalid]')) marked.removeAttribute('aria-invalid');
  }

  /** Says what is wrong beside the field of the part; without such a field, in its row, else above all of them. */
  refuse(id: string, member: string, text: string): void {
    // Nobody is typing into another row: this one is where it has to be changed.
    if (this.#open === undefined) this.open(id);
    const row = id === HOST ? (this.#host ?? undefined) : this.rowOf(id);
    const input = row && control(row, member);
    const beside = input?.closest('[data-field]:not([hidden])')?.querySelector('[data-error]');
    const place = beside ?? row?.querySelector('[data-part-error]') ?? this.form.querySelector('[data-problem]');
    if (place) place.textContent = text;
    if (!beside || !input) return;
    input.setAttribute('aria-invalid', 'true');
    // Of a frame the form itself is folded, too.
    for (let fold = input.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
      fold.open = true;
    }
  }

  refuseBlock(text: string): void {
    const place = this.#block?.closest('.lw-field')?.querySelector('[data-error]');
    if (place) place.textContent = text;
    this.#block?.setAttribute('aria-invalid', 'true');
  }
}

function withFields(chain: Chain, id: string, open: HTMLElement): Chain {
  const { arrays } = chain;
  if (chain.parts.some((part) => part.id === id)) {
    const part: ChainPart = fields.readPart(open, id);
    const parts = chain.parts.map((chainPart) => (chainPart.id === id && id !== HOST ? part : chainPart));
    const isDrive = part.kind === 'drive';
    return withJoined({ ...chain, parts }, id, isDrive ? fields.joinedIn(open) : '');
  }
  const readOwn = (array: ChainArray) => (array.id === id ? fields.readArray(open, array) : array);
  return { ...chain, ...(arrays && { arrays: arrays.map(readOwn) }) };
}
