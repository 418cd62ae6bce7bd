// The map under a pointer: what a part is stands beside it in a card, and a part that is dragged onto another is plugged
// into it. Keys reach the card by the list of parts, and move a part by its field "Connects to".
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { jsonFile } from '../common/json-files.element.ts';
import { pageLink } from '../common/link.ts';
import { create, marked } from '../common/page-element.element.ts';
import { isTap } from '../machine/machine.element.ts';
import type { Machine, Part } from '../machine/model.ts';
import { type Catalog, catalogLink } from '../parts/catalog.ts';
import { type About, aboutPart } from './about-part.ts';
import { toQuery } from './address.ts';
import { words as catalogWords } from './catalog.words.ts';
import { gains } from './changes.ts';
import { citation } from './citation.element.ts';
import type { Core } from './core.element.ts';
import { mapOf } from './map.ts';
import { whoseOf } from './origin.ts';
import { type Setting, understood } from './setting.ts';
import { words as all } from './words.ts';

const words = all.about;

export interface TouchHost {
  /** The answer that the map shows; none before the core has come. */
  answer(): SizerAnswer | undefined;
  options(): FormatOptions;
  /** What its figures are compared with those of the catalogue by. */
  core(): Promise<Core | undefined>;
  /** Without it the sizer is opened with what is changed. */
  edit?: Edit;
}

/** What a page with a form does to a part. */
interface Edit {
  take(setting: Setting): void;
  change(id: string): void;
  add(id: string): void;
  /** What a part can be plugged into. */
  hostsFor(id: string): readonly string[];
  plug(id: string, on: string): void;
  /** Asks which slots of the board a part can have. */
  fit(id: string): void;
}

/** As many sources as a card has room for. */
const MOST_SOURCES = 3;

/** Pixels after which a press is a drag. */
const DRAG = 6;

/** Slots of the board that the chain names. */
const SLOTS = '[data-rows="slot"] > tr';

/** The slot under a pointer, with what puts a part there: slots are listed for one part at a time. */
function slotAt({ clientX, clientY }: PointerEvent, id: string): { row: Element; link: HTMLElement } | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest(SLOTS);
  if (document.querySelector<HTMLSelectElement>('#slots-part')?.value !== id) return undefined;
  const link = row?.querySelector<HTMLElement>('[data-variant]');
  return row && link ? { row, link } : undefined;
}

export class MapTouch {
  readonly #place: HTMLElement;
  readonly #host: TouchHost;
  readonly #card = document.createElement('div');
  #shown: string | undefined;
  #drag: { id: string; x: number; y: number; isMoving: boolean } | undefined;
  /** The click that ends a drag presses nothing. */
  #hasDragged = false;
  #machine: { of: SizerAnswer; machine: Machine } | undefined;

  constructor(place: HTMLElement, host: TouchHost, signal: AbortSignal) {
    this.#place = place;
    this.#host = host;
    this.#card.className = 'lw-about';
    this.#card.hidden = true;
    place.after(this.#card);
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, run: (event: HTMLElementEventMap[Name]) => void) =>
      place.addEventListener(name, run, { signal });
    on('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && !this.#drag && this.#show(target));
    // Without its buttons: the keyboard goes on through the list, and Enter leads to the row.
    on('focusin', ({ target }) => this.#show(target, false));
    on('pointerdown', (event) => this.#press(event));
    // A tap shows the card; its button leads to the row. A mouse has seen the card already.
    place.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    const leave = (event: PointerEvent | FocusEvent) => {
      const { relatedTarget } = event;
      // A finger that is lifted has left nothing.
      if (isTap(event)) return;
      const isInside =
        relatedTarget instanceof Node && (place.contains(relatedTarget) || this.#card.contains(relatedTarget));
      if (!isInside) this.#hide();
    };
    for (const element of [place, this.#card]) {
      element.addEventListener('pointerleave', leave, { signal });
      element.addEventListener('focusout', leave, { signal });
    }
    // What is pressed elsewhere is done with the card.
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.contains(target) && !this.#card.contains(target)) this.#hide();
    };
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointermove', (event) => this.#move(event), { signal });
    document.addEventListener('pointerup', (event) => this.#drop(event), { signal });
    document.addEventListener('pointercancel', () => this.#end(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#leave(), { signal });
  }

  /** The card of the part that was tapped, or that a mouse or the keyboard has reached, before this was there. */
  showReached(tapped?: EventTarget): void {
    // What was tapped last is hovered to a browser.
    const hovered = tapped ?? (matchMedia('(hover: hover)').matches && this.#place.querySelector('g[data-of]:hover'));
    this.#show(hovered || document.activeElement, Boolean(hovered));
  }

  #leave(): void {
    const isInside = this.#card.contains(document.activeElement);
    const from = this.#place.querySelector<HTMLElement>(`button[data-of="${CSS.escape(this.#shown ?? '')}"]`);
    if (isInside) from?.focus();
    this.#hide();
    this.#end();
  }

  #partAt(target: EventTarget | null): string | undefined {
    const element = target instanceof Element ? target.closest('[data-of]') : null;
    return element && this.#place.contains(element) ? element.getAttribute('data-of') || undefined : undefined;
  }

  #part(answer: SizerAnswer, id: string): Part | undefined {
    if (this.#machine?.of !== answer) this.#machine = { of: answer, machine: mapOf(answer, this.#host.options()) };
    return this.#machine.machine.parts.find((part) => part.id === id);
  }

  #show(target: EventTarget | null, isActive = true): void {
    const id = this.#partAt(target);
    const answer = this.#host.answer();
    const part = id !== undefined && answer ? this.#part(answer, id) : undefined;
    if (!id || !answer || !part) return;
    if (this.#shown === id) return;
    this.#shown = id;
    this.#card.replaceChildren(
      ...this.#content(aboutPart(answer, part, this.#host.options()), isActive ? id : undefined),
    );
    this.#card.hidden = false;
    this.#beside(id);
    void this.#cite(answer, id, isActive).catch(() => {});
  }

  /** Below what the card says, whose the figures are. */
  async #cite(answer: SizerAnswer, id: string, isActive: boolean): Promise<void> {
    const { inputs } = answer;
    const part = inputs.chain.parts.find((chainPart) => chainPart.id === id) ?? { id, kind: 'host' };
    const [catalog, core] = await Promise.all([jsonFile<Catalog>(catalogLink()), this.#host.core()]);
    if (!core || this.#shown !== id || this.#host.answer() !== answer) return;
    const { text, sources } = whoseOf(catalog, inputs, part, core);
    const cited = sources.slice(0, MOST_SOURCES);
    // Without its links: the keyboard goes on through the list.
    const titles = isActive ? cited.flatMap(citation) : [cited.map(({ title }) => title).join('; ')];
    const whose = create('p', '', text, ...(cited.length > 0 ? [` ${catalogWords.sources} `, ...titles] : []));
    whose.dataset.whose = '';
    const last = [...this.#card.querySelectorAll(':scope > p:not([data-actions])')].at(-1);
    (last ?? this.#card.firstElementChild)?.after(whose);
    this.#beside(id);
  }

  #content(about: About, id: string | undefined): HTMLElement[] {
    const button = (text: string, press: () => void) => {
      const button = marked(create('button', '', text), { type: 'button' });
      button.addEventListener('click', () => {
        this.#hide();
        press();
      });
      return button;
    };
    const texts = [create('strong', '', about.name), ...about.lines.map((line) => create('p', '', line))];
    if (id === undefined) return texts;
    const { edit } = this.#host;
    const anchor = (text: string, href: string) => marked(create('a', '', text), { href });
    const helps = about.changes.map(({ text: change, gain, setting }) => {
      const text = `${change}: ${gain}`;
      return edit ? button(text, () => edit.take(setting)) : anchor(text, this.#inSizer(setting));
    });
    const actions = create(
      'p',
      '',
      ...(edit ? [button(words.change, () => edit.change(id))] : []),
      ...(edit && about.hasPorts ? [button(words.add, () => edit.add(id))] : []),
      ...(edit ? [] : [anchor(words.open, this.#inSizer())]),
      ...(about.computed ? [anchor(words.computed, about.computed)] : []),
    );
    actions.dataset.actions = '';
    return [...texts, ...helps, actions];
  }

  /** The address of the sizer with what is drawn, or with a change beside it. */
  #inSizer(setting?: Setting): string {
    const answer = this.#host.answer();
    const now = answer && understood(answer);
    if (!now) return pageLink('/sizer/');
    return pageLink('/sizer/') + (setting ? toQuery(setting, { before: now }) : toQuery(now));
  }

  /** Below the part, or above it where the window ends and there is room in what may scroll the map. */
  #beside(id: string): void {
    const part = [...this.#place.querySelectorAll(`g[data-of="${CSS.escape(id)}"] .lw-m-area`)].find(
      (area) => area.getBoundingClientRect().width > 0,
    );
    const [box, frame] = [part?.getBoundingClientRect(), this.#place.getBoundingClientRect()];
    if (!box) return;
    this.#card.style.translate = '';
    const card = this.#card.getBoundingClientRect();
    const start = Math.max(0, this.#card.offsetParent?.getBoundingClientRect().top ?? 0);
    const isBelow = box.bottom + card.height + 8 < innerHeight || box.top - start < card.height;
    const left = Math.max(frame.left, Math.min(box.left, frame.right - card.width));
    const top = isBelow ? box.bottom : box.top - card.height;
    this.#card.style.translate = `${Math.round(left - card.left)}px ${Math.round(top - card.top)}px`;
  }

  #hide(): void {
    this.#shown = undefined;
    this.#card.hidden = true;
  }

  #press({ target, clientX, clientY, pointerType, button }: PointerEvent): void {
    this.#hasDragged = false;
    const id = this.#partAt(target);
    // A finger that moves scrolls.
    if (id === undefined || !this.#host.edit || pointerType === 'touch' || button !== 0) return;
    this.#drag = { id, x: clientX, y: clientY, isMoving: false };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    drag.isMoving ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG;
    if (!drag.isMoving) return;
    event.preventDefault();
    this.#hide();
    const over = this.#target(event);
    const slot = slotAt(event, drag.id);
    for (const row of document.querySelectorAll(SLOTS)) row.toggleAttribute('data-drop', row === slot?.row);
    if (this.#place.dataset.dragging === undefined) this.#host.edit?.fit(drag.id);
    this.#place.dataset.dragging = '';
    for (const part of this.#place.querySelectorAll('g[data-of]')) {
      const id = part.getAttribute('data-of');
      part.toggleAttribute('data-current', id === drag.id);
      part.toggleAttribute('data-drop', id !== null && id === over);
    }
  }

  /** The part under the pointer that the dragged one can be plugged into. */
  #target({ clientX, clientY }: PointerEvent): string | undefined {
    const over = this.#partAt(document.elementFromPoint(clientX, clientY));
    const hosts = this.#drag && this.#host.edit?.hostsFor(this.#drag.id);
    return over !== undefined && hosts?.includes(over) ? over : undefined;
  }

  #drop(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag?.isMoving) {
      this.#drag = undefined;
      return;
    }
    const on = this.#target(event);
    const slot = slotAt(event, drag.id);
    this.#end();
    this.#hasDragged = true;
    if (slot) slot.link.click();
    else if (on !== undefined) this.#host.edit?.plug(drag.id, on);
  }

  #end(): void {
    this.#drag = undefined;
    delete this.#place.dataset.dragging;
    for (const part of document.querySelectorAll('[data-drop]')) part.removeAttribute('data-drop');
  }

  #click(event: MouseEvent): void {
    if (this.#hasDragged) {
      event.stopPropagation();
      this.#hasDragged = false;
      return;
    }
    const port = event.target instanceof Element && event.target.closest('[data-add]')?.getAttribute('data-add');
    if (port) {
      event.stopPropagation();
      this.#hide();
      this.#host.edit?.add(port);
      return;
    }
    const answer = this.#host.answer();
    const isChange = event.target instanceof Element && event.target.closest('[data-change]') !== null;
    const [best] = isChange && answer ? gains(answer, this.#host.options()) : [];
    if (best && this.#host.edit) this.#host.edit.take(best.setting);
    else if (best) location.assign(this.#inSizer(best.setting));
    const id = this.#partAt(event.target);
    // A mouse has seen the card already; the keyboard reaches it where no row has more.
    const isPressed = isTap(event) || (event.detail === 0 && !this.#host.edit);
    if (!isPressed || id === undefined || (isTap(event) && this.#shown === id)) return;
    event.stopPropagation();
    this.#shown = undefined;
    this.#show(event.target);
    if (!isTap(event)) this.#card.querySelector<HTMLElement>('a, button')?.focus();
  }
}
