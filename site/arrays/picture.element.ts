// The picture of an array: follows the answer, and fails the drives whose boxes are ticked.

import { type Answer, type Calc, type Inputs, type Picture, refused } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { Part, PartHost } from '../calculator/calculator.element.ts';
import { refusalText } from '../calculator/refusal.ts';
import type { FormatOptions } from '../common/format.ts';
import { create, PagePart } from '../common/page-element.element.ts';
import { compareLink } from './layouts.ts';
import { type Drawn, drawnDrives, head, isDrawn, key, tiers, verdict } from './picture.ts';
import { words as arrays } from './words.ts';

export class ArrayPicture extends PagePart implements Part {
  readonly #calc: Calc;
  readonly #host: PartHost;
  /** What each drive's row is made from. */
  readonly #row: Node | undefined;
  /** As in the URL: "1,3". */
  #failed: string;
  #inputs: Inputs = {};
  #format: FormatOptions = {};

  constructor(root: HTMLElement, calc: Calc, host: PartHost) {
    super(root);
    this.#calc = calc;
    this.#host = host;
    this.#failed = host.parameters.get('failed') ?? '';
    this.#list.addEventListener('change', () => this.#tick(), { signal: host.signal });
    this.find('[data-repair]').addEventListener('click', () => this.#fail(''), { signal: host.signal });
    for (const box of this.#boxes) box.disabled = false;
    this.#row = this.#list.firstElementChild?.cloneNode(true);
  }

  get query(): string {
    return this.#failed ? `&failed=${this.#failed}` : '';
  }

  take(answer: Answer, format: FormatOptions): void {
    this.#inputs = answer.inputs as unknown as Inputs;
    this.#format = format;
    const whole = this.#draw('');
    if (refused(whole)) return;
    // Fewer drives than before: those that are gone cannot have failed.
    const { length } = whole.sizes;
    if (this.#shown) {
      this.#failed = this.#failed
        .split(',')
        .filter((number) => Number(number) <= length)
        .join();
    }
    this.#update();
  }

  get #shown(): boolean {
    return this.root.dataset.ready !== undefined;
  }

  get #name(): CalculatorName {
    return this.root.dataset.calculator as CalculatorName;
  }

  #draw(failed: string) {
    return this.#calc.picture(this.#name, this.#inputs, failed);
  }

  #tick(): void {
    const ticked = this.#boxes.filter(({ checked }) => checked).map(({ value }) => value);
    this.#fail(ticked.join());
  }

  #fail(failed: string): void {
    this.#failed = failed;
    this.#host.announce(this.#update());
    this.#host.changed();
  }

  /** Shows the drives as they are; returns the verdict. */
  #update(): string {
    let picture = this.#draw(this.#failed);
    const error = this.find('[data-picture-error]');
    error.textContent = refused(picture) ? refusalText(picture.error, () => arrays.picture.failedLabel) : '';
    if (refused(picture)) {
      // Only a URL says what no box can.
      this.#failed = '';
      picture = this.#draw('');
    }
    if (refused(picture)) return '';
    this.#failed = picture.failed.join();
    this.#show(picture);
    this.root.dataset.ready = '';
    const verdictText = verdict(picture);
    const line = this.find('[data-verdict]');
    line.dataset.is = verdictText.is;
    line.textContent = verdictText.text;
    return verdictText.text;
  }

  #show(picture: Picture): void {
    const drives = drawnDrives(this.#name, picture, this.#format);
    const rows = this.#rows(drives.length);
    for (const [index, drive] of drives.entries()) fill(rows[index], drive);
    // Numbers and words of ours alone: what readers type never gets into it.
    this.find('[data-head]').innerHTML = head(picture);
    this.find('[data-repair]').hidden = picture.failed.length === 0;
    for (const part of ['fieldset', '[data-about]']) this.find(part).hidden = !isDrawn(picture);
    this.find('[data-key]').textContent = key(picture);
    const items = tiers(picture, this.#format).map((text) => create('li', '', text));
    this.find('[data-tiers]').replaceChildren(...items);
    const link = this.find<HTMLAnchorElement>('[data-compare]');
    link.href = compareLink(this.#name, this.#inputs, picture);
  }

  /** As many rows as drives; those that stay keep the focus. */
  #rows(count: number): Element[] {
    const rows = [...this.#list.children];
    for (const row of rows.slice(count)) row.remove();
    while (this.#row && this.#list.children.length < count) this.#list.append(this.#row.cloneNode(true));
    return [...this.#list.children];
  }

  get #list(): HTMLElement {
    return this.find('[data-drives]');
  }

  get #boxes(): HTMLInputElement[] {
    return [...this.#list.querySelectorAll('input')];
  }
}

function fill(row: Element | undefined, drive: Drawn): void {
  if (!(row instanceof HTMLElement)) return;
  row.dataset.is = drive.is;
  const texts = { name: drive.name, size: drive.size, state: drive.state, group: drive.group };
  for (const [part, text] of Object.entries(texts)) {
    const element = row.querySelector<HTMLElement>(`[data-${part}]`);
    if (element) element.textContent = text;
  }
  const group = row.querySelector<HTMLElement>('[data-group]');
  if (group) group.hidden = drive.group === '';
  const box = row.querySelector('input');
  if (box) {
    box.value = String(drive.number);
    box.checked = drive.is === 'failed';
  }
  const bar = row.querySelector('[data-bar]');
  if (bar) bar.innerHTML = drive.bar;
}
