// The text with the numbers of its lines, in starts: which reader knew which lines, and which nobody knew.

import { count } from '../../common/format.ts';
import { list } from '../../common/list.ts';
import { Pager } from '../../common/pager.element.ts';
import { fill, rowOf } from '../../sizer/rows.element.ts';
import type { Start } from '../answer/joined.ts';
import { readerName } from '../answer/names.ts';
import type { Reading } from './client.element.ts';
import { placeOf } from './line-location.ts';
import type { Marked, ShownLine } from './read-lines.ts';
import { words as all } from './words.ts';
import { type Overview, PART_LINES, type PastePart } from './worker-messages.ts';

const words = all.read;

export class Paste {
  readonly #root: HTMLElement;
  readonly #reading: () => Reading | undefined;
  readonly #pager: Pager;
  #starts: readonly Start[] = [];
  #total = 0;
  #from = 1;
  /** The line that the reader was last led to. */
  #line = 0;
  /** Parts may arrive out of order: only the latest is shown. */
  #turn = 0;

  constructor(root: HTMLElement, reading: () => Reading | undefined, signal: AbortSignal) {
    this.#root = root;
    this.#reading = reading;
    const place = root.querySelector<HTMLElement>('[data-pager="paste"]');
    if (!place) throw new Error('the text has no place for its pager');
    this.#pager = new Pager(place, (by) => void this.#show(this.#from + by * PART_LINES));
    this.#next?.addEventListener('click', () => void this.#goToUnread(), { signal });
  }

  async open({ starts, lines, unread }: Overview): Promise<void> {
    this.#starts = starts;
    this.#total = lines;
    this.#line = 0;
    if (this.#next) this.#next.hidden = unread === 0;
    await this.#show(1);
  }

  /** Shows a line, marks it, and moves the reader there. */
  async goTo(line: number): Promise<void> {
    this.#line = line;
    await this.#show(line);
    const row = this.#root.querySelector<HTMLElement>('[data-marked]');
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }

  get #next(): HTMLElement | null {
    return this.#root.querySelector('[data-next-unread]');
  }

  async #goToUnread(): Promise<void> {
    const line = await this.#reading()?.unreadAfter(this.#line);
    if (line !== undefined) await this.goTo(line);
  }

  async #show(line: number): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const part = await this.#reading()?.paste(line);
    if (part && turn === this.#turn) this.#write(part);
  }

  #write({ from, marked }: PastePart): void {
    this.#from = from;
    const table = this.#root.querySelector('.lw-lines table');
    for (const body of table?.querySelectorAll('tbody') ?? []) body.remove();
    table?.append(...marked.map((run) => this.#run(run)));
    const lines = marked.reduce((sum, run) => sum + run.lines.length, 0);
    this.#pager.show(from, lines, this.#total);
  }

  #run({ readers, isUnread, lines }: Marked): HTMLElement {
    const body = rowOf(this.#root, 'run');
    body.dataset.run = isUnread ? 'unread' : readers.length > 0 ? 'read' : 'plain';
    const names = readers.map(readerName);
    const title = isUnread ? words.notRead : names.length > 0 ? words.by(list(names, 'and')) : words.plain;
    fill(body, { title });
    body.append(...lines.map((line) => this.#row(line)));
    return body;
  }

  #row({ number, text, left }: ShownLine): HTMLElement {
    const row = rowOf(this.#root, 'line');
    const own = this.#starts.findLast(({ first }) => first <= number);
    fill(row, { number: String(number - (own?.first ?? 1) + 1), text, more: left > 0 ? words.more(count(left)) : '' });
    if (number === this.#line) {
      row.dataset.marked = '';
      row.tabIndex = -1;
      row.setAttribute('aria-current', 'true');
    }
    // Where a file begins, its name.
    if (this.#starts.length > 1 && own?.first === number) {
      row.title = placeOf(this.#starts, number);
    }
    return row;
  }
}
