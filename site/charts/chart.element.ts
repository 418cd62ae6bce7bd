// <lw-chart>: a chart of measurements. The HTML shows its first state; any other is drawn from the rows of its sets.

import { answered, PageElement } from '../common/page-element.element.ts';
import { compareLink, type State, toQuery } from '../common/state.ts';
import { askedState, onSet, tell } from '../embed/asked.element.ts';
import { valueAt } from '../plot/axis.ts';
import { followDots } from '../plot/dots.element.ts';
import type { Across } from '../plot/picture.ts';
import { followTabs, reveal, showAround } from '../plot/tabs.element.ts';
import { typed } from './axis-value.ts';
import type { brush } from './brush.element.ts';
import { Choices } from './choices.element.ts';
import type { KindName } from './kinds.ts';
import { saveFile } from './save-file.element.ts';
import { ENDS } from './window.ts';
import { words } from './words.ts';

class ChartElement extends PageElement {
  #choices = new Choices(this);
  /** Rows may arrive out of order: only the latest choice is drawn. */
  #turn = 0;
  #brushing: typeof brush | undefined;

  protected enter(signal: AbortSignal): void {
    followDots(this, signal);
    followTabs(this, signal);
    this.addEventListener('click', (event) => this.#lead(event), { signal });
    this.addEventListener('click', saveFile, { signal });
    this.addEventListener('pointerover', (event) => void this.#reach(event), { signal });
    this.addEventListener('pointerdown', (event) => this.#brush(event), { signal });
    this.addEventListener('dblclick', ({ target }) => isOnDrawing(target) && this.#part(), { signal });
    this.querySelector('[data-whole]')?.addEventListener('click', () => this.#part(), { signal });
    for (const button of this.querySelectorAll<HTMLElement>('[data-zoom]'))
      button.addEventListener('click', () => this.#zoom(button.dataset.zoom === 'in'), { signal });
    this.#choices.connect((state) => void this.#show(state), signal);
    void this.#start();
    if (this.#embedded)
      onSet(() => void this.#show(this.#choices.fromAddress(this.#query) ?? this.#choices.start), signal);
    this.dataset.ready = '';
  }

  get #embedded(): boolean {
    return this.dataset.embedded !== undefined;
  }

  get #query(): string {
    return this.#embedded ? askedState() : location.search;
  }

  /** What the address leads to may be drawn first. */
  async #start(): Promise<void> {
    const state = this.#choices.fromAddress(this.#query);
    if (state) await this.#show(state);
    else {
      // The address asks for what was served.
      this.#link(this.#choices.start);
      delete this.dataset.unread;
    }
    answered();
    if (!this.#embedded) reveal(this);
  }

  async #show(state: State): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#link(state);
    try {
      const { redraw } = await import('./draw.element.ts');
      const { captions, bad } = await redraw(this, this.dataset.kind as KindName, state, () => turn === this.#turn);
      if (turn !== this.#turn) return;
      delete this.dataset.unread;
      if (bad.length > 0)
        this.#choices.complain(bad.map(({ end, value }) => words.window.bad(words.window[end], value)).join(' '));
      this.#choices.say(words.drawn(captions));
      if (this.#embedded) {
        const query = toQuery(state, this.#choices.parameters);
        tell(this, { state: query.slice(1), result: {}, text: captions });
      }
    } catch {
      if (turn !== this.#turn) return;
      const shows = this.dataset.unread === undefined;
      delete this.dataset.unread;
      this.#choices.complain(shows ? words.failed : words.embedFailed);
    }
  }

  /** A mark leads to its row, which stands in another view or a folded table. */
  #lead({ target }: Event): void {
    const mark = target instanceof Element ? target.closest('.lw-drawing a') : null;
    const row = mark?.getAttribute('href')?.slice(1);
    const place = row ? document.getElementById(row) : null;
    if (!place) return;
    const table = place.closest('details');
    if (table) table.open = true;
    const tip = this.querySelector<HTMLElement>('[data-dot-text]');
    // Its mark is gone with the drawing, and tells nobody.
    if (showAround(place) && tip) tip.hidden = true;
  }

  /** A part of the drawing: a finger scrolls the page, and has fields. */
  #brush(event: PointerEvent): void {
    const { target, pointerType, button } = event;
    const isMark = target instanceof Element && target.closest('a') !== null;
    if (!this.#brushing || pointerType === 'touch' || button !== 0) return;
    if (isMark || !isOnDrawing(target)) return;
    // Text of the drawing would be marked instead.
    event.preventDefault();
    this.#brushing(event, (from, to) => this.#part(from, to));
  }

  /** What a mouse needs is there before it is pressed. */
  async #reach({ target }: Event): Promise<void> {
    if (this.#brushing || !isOnDrawing(target) || !this.querySelector('[name="from"]')) return;
    this.#brushing = (await import('./brush.element.ts')).brush;
    // The pointer shows it.
    this.dataset.brush = '';
  }

  /** Half of the axis around its middle, or twice as much of it. */
  #zoom(isIn: boolean): void {
    const across = this.querySelector<HTMLElement>('.lw-drawing[data-across]')?.dataset.across;
    if (!across) return;
    const { scale, domain }: Across = JSON.parse(across);
    const ends = isIn ? [0.25, 0.75] : [-0.5, 1.5];
    this.#part(...ends.map((share) => Math.max(0, valueAt(scale, domain, share))));
  }

  /** Writes the ends of a part into their fields; without any, the whole is drawn again. */
  #part(...ends: number[]): void {
    this.#choices.put(Object.fromEntries(ENDS.map((name, index) => [name, typed(ends[index])])));
  }

  /** The way out of an embed, and to a comparison of the same devices. */
  #link({ device = [] }: State): void {
    const full = document.querySelector<HTMLAnchorElement>('[data-full]');
    if (full) full.search = this.#query;
    const compare = this.querySelector<HTMLAnchorElement>('[data-compare]');
    if (compare) compare.href = compareLink(device);
  }
}

const isOnDrawing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.lw-drawing[data-across]') !== null;

if (!customElements.get('lw-chart')) customElements.define('lw-chart', ChartElement);
