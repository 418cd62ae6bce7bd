// What the page says of an answer: the only file that knows the HTML around the form.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { show, writeIn } from '../common/page-element.element.ts';
import { showMachine } from '../machine/machine.element.ts';
import { toQuery } from './address.ts';
import { showAnswer } from './answer.element.ts';
import { gains, withoutGain } from './changes.ts';
import type { Room } from './host-lanes.ts';
import { lateRooms, lateSlots } from './late-room.element.ts';
import { buildName, mapOf } from './map.ts';
import type { Offers } from './offers.ts';
import { fillRows } from './rows.element.ts';
import { said } from './sentence.ts';
import { type Setting, understood } from './setting.ts';
import { words } from './words.ts';

export const addressOf = (...state: Parameters<typeof toQuery>): string => pageLink('/sizer/') + toQuery(...state);

export class SizerView {
  readonly #root: HTMLElement;

  /** What can be had, where the page says so. */
  readonly #offers: Offers | undefined;

  readonly #room: ReturnType<typeof lateRooms>;
  readonly #slots: ReturnType<typeof lateSlots>;
  #shown: SizerAnswer | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    const { offers, hosts } = root.dataset;
    this.#room = lateRooms(hosts);
    this.#slots = lateSlots(root);
    this.#offers = offers === undefined ? undefined : JSON.parse(offers);
  }

  #one(selector: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(selector);
  }

  /** Fills the page and returns the answer and its limit, for who hears them while typing; the page says the rest. */
  show(answer: SizerAnswer, options: FormatOptions, before?: SizerAnswer): string {
    this.#shown = answer;
    const showRoom = (room?: Room) => showAnswer(this.#root, answer, options, room && { room });
    showRoom(this.#room(answer.inputs.chain, (room) => this.#shown === answer && showRoom(room)));
    this.#slots(answer, options);
    this.#showGains(answer, options);
    this.#compare(answer, options, before);
    const { value, note, limit } = said(answer, options);
    if (this.#root.dataset.embedded === undefined) document.title = words.pageTitle(value, buildName(answer));
    const compared = before && `${words.compare.title}: ${said(before, options).value}, ${value}.`;
    return [`${value} ${note}. ${limit}`, compared].filter(Boolean).join(' ');
  }

  #showGains(answer: SizerAnswer, options: FormatOptions): void {
    const now = understood(answer);
    const { binary = false } = options;
    const linkTo = (setting: Setting) => addressOf(setting, { binary, before: now });
    const changes = gains(answer, options, this.#offers);
    fillRows(this.#root, 'gain', changes, (row, { setting }) =>
      row.querySelector('[data-link]')?.setAttribute('href', linkTo(setting)),
    );
    writeIn(this.#root, '[data-no-gain]', withoutGain(answer));
    show(this.#root, '[data-no-gain]', changes.length === 0);
    this.#one('[data-keep]')?.setAttribute('href', linkTo(now));
  }

  #compare(answer: SizerAnswer, options: FormatOptions, before?: SizerAnswer): void {
    const showBoth = (isShown: boolean) => {
      for (const place of ['compare', 'before-map', 'now-map']) show(this.#root, `[data-${place}]`, isShown);
    };
    const hide = () => {
      // Whoever has stopped comparing goes on where one begins; for a pointer the page stays where it is.
      const pressed = document.activeElement?.closest('[data-compare] a');
      if (pressed) this.#one('[data-keep]')?.focus({ preventScroll: !pressed.matches(':focus-visible') });
      showBoth(false);
    };
    if (!before) {
      hide();
      return;
    }
    // Few compare: what does comes with the first comparison.
    import('./compare.ts').then(({ comparison }) => {
      if (this.#shown !== answer) return;
      const rows = comparison(before, answer, options);
      fillRows(this.#root, 'compare', rows);
      const kept = this.#one('[data-before-map]');
      if (kept) showMachine(kept, mapOf(before, options));
      showBoth(true);
      show(this.#root, '[data-same]', rows.length === 0);
      show(this.#root, '[data-compared]', rows.length > 0);
      const { binary = false } = options;
      this.#one('[data-stop-comparing]')?.setAttribute('href', addressOf(understood(answer), { binary }));
    }, hide);
  }

  /** Says that the answer is not that of what is typed, and keeps anybody from taking it along as if it were. */
  stale(isStale: boolean): void {
    this.#root.toggleAttribute('data-stale', isStale);
    show(this.#root, '[data-stale-note]', isStale);
    for (const button of this.#root.querySelectorAll<HTMLButtonElement>('[data-take]')) {
      button.disabled = isStale;
    }
  }

  failed(what: 'core' | 'catalog', failed: boolean): void {
    show(this.#root, `[data-${what}-failed]`, failed);
  }

  ignored(text: string): void {
    writeIn(this.#root, '[data-ignored]', text);
    show(this.#root, '[data-ignored]', text !== '');
  }

  announce(sentence: string): void {
    writeIn(this.#root, '[data-status]', sentence);
  }
}
