// What the page says of an answer: the only file that knows the HTML around the form.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { toQuery } from './address.ts';
import { gains } from './changes.ts';
import { comparison } from './compare.ts';
import { flowRows } from './flows.ts';
import { type Bar, stops } from './path.ts';
import { fill, fillRows, rowOf } from './rows.element.ts';
import { said, sentence } from './sentence.ts';
import { type Setting, understood } from './setting.ts';

export const addressOf = (...state: Parameters<typeof toQuery>): string =>
  pageLink('/sizer/') + toQuery(...state);

export class SizerView {
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  #one(selector: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(selector);
  }

  #show(selector: string, shown: boolean): void {
    const element = this.#one(selector);
    if (element) element.hidden = !shown;
  }

  /** Fills the page and returns the answer as one sentence. */
  show(answer: SizerAnswer, options: FormatOptions, before?: SizerAnswer): string {
    const section = this.#one('.lw-answer');
    if (section) fill(section, { ...said(answer, options) });
    fillRows(this.#root, 'stop', stops(answer, options), (row, { bars }) =>
      row.querySelector('[data-bars]')?.replaceChildren(...bars.map((bar) => this.#bar(bar))),
    );
    const flows = flowRows(answer, options);
    fillRows(this.#root, 'flow', flows);
    this.#show('[data-flows]', flows.length > 1);
    this.#showGains(answer, options);
    this.#compare(answer, options, before);
    return sentence(answer, options);
  }

  #bar(bar: Bar): HTMLElement {
    const row = rowOf(this.#root, 'bar');
    fill(row, { ...bar });
    row.toggleAttribute('data-limits', bar.limits);
    row.toggleAttribute('data-open', bar.open);
    row.querySelector('[data-capacity]')?.setAttribute('width', String(bar.width * 100));
    row.querySelector('[data-fill]')?.setAttribute('width', String(bar.fill * 100));
    return row;
  }

  #showGains(answer: SizerAnswer, options: FormatOptions): void {
    const now = understood(answer);
    const { binary = false } = options;
    const linkTo = (setting: Setting) => addressOf(setting, { binary, before: now });
    const changes = gains(answer, options);
    fillRows(this.#root, 'gain', changes, (row, { setting }) =>
      row.querySelector('[data-link]')?.setAttribute('href', linkTo(setting)),
    );
    this.#show('[data-no-gain]', changes.length === 0);
    this.#one('[data-keep]')?.setAttribute('href', linkTo(now));
  }

  #compare(answer: SizerAnswer, options: FormatOptions, before?: SizerAnswer): void {
    this.#show('[data-compare]', before !== undefined);
    if (!before) return;
    const rows = comparison(before, answer, options);
    fillRows(this.#root, 'compare', rows);
    this.#show('[data-same]', rows.length === 0);
    this.#show('[data-compared]', rows.length > 0);
    const { binary = false } = options;
    this.#one('[data-stop-comparing]')?.setAttribute(
      'href',
      addressOf(understood(answer), { binary }),
    );
  }

  coreFailed(failed: boolean): void {
    this.#show('[data-core-failed]', failed);
  }

  ignored(text: string): void {
    const place = this.#one('[data-ignored]');
    if (place) place.textContent = text;
    this.#show('[data-ignored]', text !== '');
  }

  announce(sentence: string): void {
    const status = this.#one('[data-status]');
    if (status) status.textContent = sentence;
  }
}
