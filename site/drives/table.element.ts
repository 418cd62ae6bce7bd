// The table of drives: a view of it, narrowed by what is typed, sorted by a column, and some of its drives taken to the
// comparison. All of that stands in the address.
import { count } from '../common/format.ts';
import { answered, PageElement, partOf, writeIn } from '../common/page-element.element.ts';
import { painted } from '../common/painted.element.ts';
import { compareLink, fromQuery, type State, toQuery } from '../common/state.ts';
import { FIRST_ROWS } from './best.ts';
import {
  bestIn,
  FIGURES,
  FIRST_PICKED,
  type Figure,
  isIn,
  isLeastBest,
  type Line,
  MOST_PICKED,
  PARAMETERS,
  reached,
  VIEWS,
  type ViewName,
} from './views.ts';
import { words } from './words.ts';

/** Rows that fill a window. */
const PART = 24;

/** As it is compared: "PCIe 3.0 ×4" is found by "pcie 3 x4" or "3.0x4". */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('×', 'x').replaceAll(/\s+/g, ' ');

interface RowLine extends Line {
  row: HTMLTableRowElement;
  id: string;
  text: string;
  box: HTMLInputElement;
  cells: ReadonlyMap<Figure, HTMLTableCellElement>;
}

function lineOf(row: HTMLTableRowElement): RowLine {
  const cells = new Map(
    FIGURES.map((figure) => [figure, partOf<HTMLTableCellElement>(row, `[data-figure=${figure}]`)]),
  );
  const values = [...cells].map(([figure, { dataset }]) => [
    figure,
    dataset.value === undefined ? undefined : Number(dataset.value),
  ]);
  const { kind = '', id = '' } = row.dataset;
  const named = [
    partOf(row, 'th').textContent,
    row.cells[2]?.textContent,
    words.kinds[kind as keyof typeof words.kinds],
  ];
  return {
    ...Object.fromEntries(values),
    kind,
    id,
    row,
    cells,
    text: plain(named.join(' ')),
    box: partOf<HTMLInputElement>(row, 'input'),
  };
}

class Drives extends PageElement {
  #lines: RowLine[] = [];
  #view: ViewName = 'sequential';
  #sort: Figure = 'read';
  #isWorstFirst = false;
  #showsAll = false;
  /** What the table is to show, in its order. */
  #drawn: readonly RowLine[] = [];

  protected enter(signal: AbortSignal): void {
    if (this.#lines.length === 0) {
      this.#lines = [...partOf(this, 'tbody').querySelectorAll('tr')].map(lineOf);
      for (const head of this.querySelectorAll<HTMLElement>('th[data-sort]')) this.#offerSort(head);
    }
    const form = partOf(this, 'form');
    form.addEventListener('input', () => this.#change(), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    this.addEventListener('change', ({ target }) => this.#pick(target), { signal });
    this.addEventListener('click', (event) => this.#press(event), { signal });
    addEventListener('popstate', () => this.#fromAddress(), { signal });
    this.#fromAddress(this.#field.value);
    answered();
  }

  get #field(): HTMLInputElement {
    return partOf<HTMLInputElement>(this, '[data-text]');
  }

  /** @param typed What is in the field where the address says nothing: it may have been typed before this script came. */
  #fromAddress(typed = ''): void {
    const { state } = fromQuery(location.search, PARAMETERS);
    const picked = new Set(state.pick);
    this.#field.value = state.find?.[0] ?? typed;
    for (const { box, id } of this.#lines) box.checked = picked.has(id);
    this.#use((state.view?.[0] ?? 'sequential') as ViewName, state.by?.[0] as Figure | undefined);
    this.#isWorstFirst = state.first?.[0] === 'worst';
    this.#show();
  }

  #use(view: ViewName, sort?: Figure): void {
    this.#view = view;
    this.#sort = sort ?? VIEWS[view].sort;
    this.#isWorstFirst = false;
  }

  /** @param isStep Whether the way back leads to what was shown before. */
  #change(isStep = false): void {
    const find = this.#field.value.trim();
    const state: State = {
      view: [this.#view],
      find: find ? [find] : [],
      by: this.#sort === VIEWS[this.#view].sort ? [] : [this.#sort],
      first: this.#isWorstFirst ? ['worst'] : [],
      pick: this.#picked.map(({ id }) => id),
    };
    const address = location.pathname + toQuery(state, PARAMETERS) + location.hash;
    if (isStep) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    this.#show();
  }

  #press(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-view], [data-more]') : null;
    if (!link) return;
    event.preventDefault();
    if (link.dataset.view) this.#use(link.dataset.view as ViewName);
    this.#showsAll = link.dataset.more !== undefined;
    this.#change(link.dataset.view !== undefined);
  }

  #offerSort(head: HTMLElement): void {
    const button = partOf<HTMLButtonElement>(head, 'button');
    button.disabled = false;
    button.addEventListener('click', () => {
      const column = head.dataset.sort as Figure;
      this.#isWorstFirst = column === this.#sort && !this.#isWorstFirst;
      this.#sort = column;
      this.#change();
    });
  }

  /** Those of the view that have what was typed; rows without a figure come last, whichever way. */
  #chosen(asked: readonly string[]): RowLine[] {
    const sort = this.#sort;
    const way = isLeastBest(sort) === this.#isWorstFirst ? -1 : 1;
    return this.#lines
      .filter((line) => isIn(this.#view, line) && asked.every((word) => line.text.includes(word)))
      .toSorted((line, other) => {
        const [a, b] = [line[sort], other[sort]];
        if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
        return (a - b) * way;
      });
  }

  #show(): void {
    const asked = plain(this.#field.value).split(' ').filter(Boolean);
    const lines = this.#chosen(asked);
    const shown = new Set(this.#showsAll || asked.length > 0 ? lines : lines.slice(0, FIRST_ROWS));
    const kept = this.#picked.filter((line) => !shown.has(line));
    const drawn = [...shown, ...kept];
    const best = bestIn(this.#view, drawn.length > 0 ? drawn : this.#lines);
    void this.#draw(drawn, best);
    this.#mark(best);
    const all = count(this.#lines.filter((line) => isIn(this.#view, line)).length);
    const text = shown.size > 0 ? words.shown(count(shown.size), all) : words.none(this.#field.value.trim());
    writeIn(this, '[data-shown]', text);
    writeIn(this, '[data-more]', words.all(all));
    partOf(this, '[data-more]').hidden = shown.size === lines.length;
    this.#offerComparison(lines);
  }

  /** Of the drives that are ticked, or else of the first. */
  #offerComparison(lines: readonly RowLine[]): void {
    const link = partOf<HTMLAnchorElement>(this, 'a[data-compare]');
    const picked = this.#picked;
    const first = lines.slice(0, FIRST_PICKED);
    const compared = (picked.length > 0 ? picked : first).map(({ id }) => id);
    link.hidden = picked.length === 0 && first.length < 2;
    link.href = compareLink(compared, this.#sort);
    link.textContent = picked.length > 0 ? words.compare(picked.length) : words.compareFirst(first.length);
  }

  /** Which view, and which column it is sorted by. */
  #mark(best: ReadonlyMap<Figure, number>): void {
    for (const link of this.querySelectorAll<HTMLElement>('[data-view]'))
      link.ariaCurrent = link.dataset.view === this.#view ? 'page' : null;
    const order = isLeastBest(this.#sort) === this.#isWorstFirst ? 'descending' : 'ascending';
    for (const head of this.querySelectorAll<HTMLElement>('th[data-sort]')) {
      head.ariaSort = head.dataset.sort === this.#sort ? order : null;
      head.hidden = !best.has(head.dataset.sort as Figure);
    }
  }

  /** A screen of rows at once, the others a part at a time: a phone takes too long for hundreds. */
  async #draw(lines: readonly RowLine[], best: ReadonlyMap<Figure, number>): Promise<void> {
    const body = partOf(this, 'tbody');
    const kept = new Set(lines.map(({ row }) => row));
    for (const row of body.querySelectorAll('tr')) if (!kept.has(row)) row.remove();
    this.#drawn = lines;
    for (let from = 0; from < lines.length; from += PART) {
      if (from > 0) await painted();
      if (this.#drawn !== lines) return;
      for (const [index, line] of lines.slice(from, from + PART).entries()) place(body, line, from + index, best);
    }
  }

  get #picked(): RowLine[] {
    return this.#lines.filter(({ box }) => box.checked);
  }

  #pick(box: EventTarget | null): void {
    if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') return;
    const isTooMany = this.#picked.length > MOST_PICKED;
    if (isTooMany) box.checked = false;
    this.#change();
    if (isTooMany) writeIn(this, '[data-shown]', words.most);
  }
}

/** A row that stays in its place is not touched, and keeps the focus. */
function place(
  body: HTMLElement,
  { row, cells, ...line }: RowLine,
  index: number,
  best: ReadonlyMap<Figure, number>,
): void {
  row.hidden = false;
  for (const [figure, cell] of cells) {
    const most = best.get(figure);
    const value = line[figure];
    cell.hidden = most === undefined;
    if (most === undefined || value === undefined) continue;
    cell.querySelector('rect:last-child')?.setAttribute('width', (reached(figure, value, most) * 100).toFixed(1));
  }
  if (body.children[index] !== row) body.insertBefore(row, body.children[index] ?? null);
}

if (!customElements.get('lw-drives')) customElements.define('lw-drives', Drives);
