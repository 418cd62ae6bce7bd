// The form of <lw-dataset>: what it asks for, the counts of its facets, its messages. Text only, no markup.

import { count } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { create, PagePart } from '../common/page-element.element.ts';
import type { BadValue } from '../common/state.ts';
import { visible } from '../common/visible.ts';
import { isColumn } from './columns.ts';
import { words as explorer } from './row.words.ts';
import { facets } from './selection.ts';
import { isAll, type State } from './state.ts';
import { words as data } from './words.ts';

const words = data.filters;

/** Allowed values that a message lists; of more it names some. */
const LISTED = 12;

/** Bad values that are named; an address may hold thousands. */
const NAMED = 5;

export type Counts = ReadonlyMap<string, number>;

export class DatasetView extends PagePart {
  /** Those shown. */
  #counts: Counts | undefined;
  /** The boxes of the form by their name: hundreds, which stay. */
  #byName: Map<string, Box[]> | undefined;

  get form(): HTMLFormElement {
    return this.find('form[data-filters]');
  }

  enable(): void {
    for (const control of this.root.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>(
      'fieldset, [data-sort], [data-copy], [data-save], [data-choose], [data-open]',
    )) {
      control.disabled = false;
    }
  }

  /** The values of a facet, in the order of the page. */
  allowed(facet: string): string[] {
    return this.#boxes(facet).map(({ input }) => input.value);
  }

  /** The form as a state; what it has no control for stays as it was. */
  read(before: State): State {
    const form = new FormData(this.form);
    const where: Record<string, string[]> = {};
    for (const { name } of facets) {
      const chosen = form.getAll(name).map(String);
      if (chosen.length > 0) where[name] = chosen;
    }
    const columns = ['target', ...form.getAll('columns').map(String)].filter(isColumn);
    return {
      ...before,
      where,
      text: String(form.get('text') ?? '').trim(),
      columns,
      binary: form.get('units') === 'binary',
    };
  }

  write(state: State): void {
    const { where, text, columns, binary } = state;
    for (const { name } of facets) {
      const chosen = where[name] ?? [];
      for (const { input } of this.#boxes(name)) input.checked = chosen.includes(input.value);
      const place = this.root.querySelector<HTMLElement>(`[data-facet="${name}"]`);
      const element = place?.querySelector('[data-chosen]');
      if (element) element.textContent = chosen.length > 0 ? words.chosen(chosen.length) : '';
    }
    for (const { input } of this.#boxes('columns')) {
      input.checked = isColumn(input.value) && columns.includes(input.value);
    }
    const search = this.find<HTMLInputElement>('[name="text"]');
    // Rewriting what is being typed would move the caret and drop a space at its end.
    if (search.value.trim() !== text) search.value = text;
    this.find<HTMLSelectElement>('[name="units"]').value = binary ? 'binary' : 'decimal';
    this.#chips(where);
    this.find('[data-reset]').hidden = isAll(state);
  }

  /** The filters in use, each a button that takes it away. */
  #chips(where: State['where']): void {
    const chips = Object.entries(where).flatMap(([facet, chosen]) =>
      this.#boxes(facet)
        .filter(({ input }) => chosen.includes(input.value))
        .map(({ input: box }) => {
          const value = labelOf(box);
          const label = words.labels[facet] ?? facet;
          const chip = create('button', 'lw-chip', `${label}: ${value}`);
          chip.type = 'button';
          chip.ariaLabel = words.remove(label, value);
          chip.addEventListener('click', () => box.click());
          return chip;
        }),
    );
    const place = this.find('[data-chips]');
    place.replaceChildren(...chips, ...this.#driveOf(where));
    place.hidden = chips.length === 0;
  }

  /** The page of the only drive that is chosen. */
  #driveOf({ drive = [] }: State['where']): HTMLElement[] {
    const [only, ...others] = drive;
    const box = this.#boxes('drive').find(({ input }) => input.value === only);
    if (!box || others.length > 0) return [];
    const link = create('a', '', words.onlyDrive(labelOf(box.input)));
    link.href = pageLink(`/data/drives/${only}/`);
    return [link];
  }

  /** How many rows each value would leave, by `facet/value`. */
  showCounts(counts: Counts): void {
    if (counts === this.#counts) return;
    this.#counts = counts;
    for (const { name } of facets) {
      for (const { input, label, place } of this.#boxes(name)) {
        const rows = counts.get(`${name}/${input.value}`) ?? 0;
        const text = count(rows);
        // Writing what stands there already would make the browser lay it out anew.
        if (place && place.textContent !== text) place.textContent = text;
        label?.classList.toggle('lw-empty', rows === 0 && !input.checked);
      }
    }
  }

  refuse(bad: readonly BadValue[]): void {
    const texts = bad
      .slice(0, NAMED)
      .map(({ parameter, value, allowed }) => words.bad(parameter, visible(value).text, listed(allowed)));
    if (bad.length > NAMED) texts.push(words.badMore(bad.length - NAMED));
    this.find('[data-bad]').textContent = texts.join(' ');
  }

  /** The address names a row that is not there: where it would be, unless there is no such set. */
  elsewhere(anchor: string): void {
    const set = this.allowed('set').find((item) => anchor.startsWith(`row-${item}-`));
    const place = this.find('[data-elsewhere]');
    place.hidden = anchor === '';
    if (anchor === '') return;
    place.replaceChildren(explorer.details.elsewhere);
    if (!set) return;
    const link = create('a', '', explorer.details.find);
    const result = anchor.slice(`row-${set}-`.length);
    link.href = `?${new URLSearchParams({ set, text: result })}#${anchor}`;
    place.append(' ', link);
  }

  fail(): void {
    this.find('[data-bad]').textContent = words.failed;
  }

  /** The selection in SQL: an address, unless none can hold it. */
  offerSql(address: string | undefined): void {
    const link = this.find<HTMLAnchorElement>('[data-in-sql]');
    link.hidden = address === undefined;
    this.find('[data-in-sql-not]').hidden = address !== undefined;
    if (address !== undefined) link.href = address;
  }

  #boxes(name: string): readonly Box[] {
    this.#byName ??= Map.groupBy(boxesIn(this.form), ({ input }) => input.name);
    return this.#byName.get(name) ?? [];
  }
}

/** The box of a value or of a column, its label, and in that the number of rows. */
interface Box {
  input: HTMLInputElement;
  label: HTMLElement | null;
  place: Element | null;
}

const boxesIn = (form: HTMLFormElement): Box[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]')].map((input) => {
    const { parentElement: label } = input;
    return { input, label, place: label?.querySelector('[data-rows]') ?? null };
  });

const labelOf = (box: HTMLInputElement): string =>
  box.parentElement?.querySelector('[data-label]')?.textContent ?? box.value;

/** What the page begins with, as counts by `facet/value`. */
export function countsIn(root: ParentNode): Counts {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-facet] input')];
  return new Map(
    boxes.map(({ name, value, parentElement }) => [
      `${name}/${value}`,
      Number(parentElement?.querySelector<HTMLDataElement>('[data-rows]')?.value),
    ]),
  );
}

function listed(allowed: readonly string[]): string {
  if (allowed.length <= LISTED) return allowed.join(', ');
  return words.badMany(allowed.length, allowed.slice(0, 3).join(', '));
}
