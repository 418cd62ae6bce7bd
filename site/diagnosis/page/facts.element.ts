// The table of facts, in starts: loaded when a reader opens it.

import { type UnitName, units } from '../../../calc-wasm/js/generated/units.ts';
import { count, quantity } from '../../common/format.ts';
import { Pager } from '../../common/pager.element.ts';
import { visible } from '../../common/visible.ts';
import { fillRows } from '../../sizer/rows.element.ts';
import type { Start } from '../answer/joined.ts';
import type { Fact } from '../facts/fact.ts';
import type { Reading } from './client.element.ts';
import { placeOf } from './line-location.ts';
import { words as all } from './words.ts';
import { PART_FACTS } from './worker-messages.ts';

const words = all.facts;

export class Facts {
  readonly #root: HTMLElement;
  readonly #fold: HTMLDetailsElement;
  readonly #reading: () => Reading | undefined;
  readonly #pager: Pager;
  #starts: readonly Start[] = [];
  #machine = 0;
  #total = 0;
  #from = 0;
  #turn = 0;

  constructor(root: HTMLElement, reading: () => Reading | undefined) {
    this.#root = root;
    this.#reading = reading;
    const fold = root.querySelector<HTMLDetailsElement>('details[data-facts]');
    const place = root.querySelector<HTMLElement>('[data-pager="facts"]');
    if (!fold || !place) throw new Error('the facts have no place');
    this.#fold = fold;
    this.#pager = new Pager(place, (by) => void this.#show(this.#from + by * PART_FACTS));
    fold.addEventListener('toggle', () => void (fold.open && this.#show(0)));
  }

  async open(machine: number, total: number, starts: readonly Start[]): Promise<void> {
    this.#machine = machine;
    this.#total = total;
    this.#starts = starts;
    this.#fold.hidden = total === 0;
    const title = this.#root.querySelector('[data-facts-title]');
    if (title) title.textContent = words.title(total, count(total));
    if (this.#fold.open) await this.#show(0);
  }

  async #show(from: number): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const part = await this.#reading()?.facts(this.#machine, from);
    if (!part || turn !== this.#turn) return;
    this.#from = part.from;
    fillRows(
      this.#root,
      'fact',
      part.facts.map((fact) => ({
        subject: visible(fact.subject).text,
        kind: fact.kind,
        name: fact.name,
        value: valueText(fact),
        place: placeOf(this.#starts, fact.line),
      })),
    );
    this.#pager.show(part.from + 1, part.facts.length, this.#total);
  }
}

const isUnit = (unit: string): unit is UnitName => Object.hasOwn(units, unit);

function valueText({ value, unit }: Fact): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return visible(value).text;
  return isUnit(unit) ? quantity(value, unit) : [count(value), unit].filter(Boolean).join(' ');
}
