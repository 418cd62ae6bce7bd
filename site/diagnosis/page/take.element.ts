// What a reader takes along of a machine: the chain in the sizer, its link, the report, the figures for a contribution.
import { copyBy } from '../../common/copy.element.ts';
import { handOver } from '../../common/handed.element.ts';
import { pageLink } from '../../common/link.ts';
import { toQuery } from '../../sizer/address.ts';
import { BLOCK_SIZE, LOAD } from '../../sizer/setting.ts';
import { AnswerPart } from './answer-part.element.ts';
import type { Reading } from './client.element.ts';
import { words as all } from './words.ts';
import type { MachineShown } from './worker-messages.ts';

const words = all.take;

export class Take extends AnswerPart {
  readonly #reading: () => Reading | undefined;
  #machine = 0;
  /** Of the chain in the sizer; nothing where the text shows none. */
  #address: string | undefined;

  constructor(root: HTMLElement, reading: () => Reading | undefined, signal: AbortSignal) {
    super(root);
    this.#reading = reading;
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-take]')) {
      button.addEventListener('click', () => void this.#take(button), { signal });
    }
  }

  /** `machine` is its place among those of the text. */
  show(machine: number, shown: MachineShown | undefined): void {
    this.#machine = machine;
    const { built, figures = 0 } = shown ?? {};
    const query = built && toQuery({ chain: built.chain, load: LOAD, block_size: BLOCK_SIZE });
    this.#address = query && new URL(pageLink('/sizer/') + query, location.href).href;
    const link = this.root.querySelector<HTMLElement>('[data-sizer]');
    if (this.#address) link?.setAttribute('href', this.#address);
    this.hide('[data-sizer]', !built);
    this.hide('[data-take="link"]', !built);
    this.hide('[data-take="contribute"]', figures === 0);
    this.hide('[data-take-section]', shown === undefined);
  }

  async #take(button: HTMLButtonElement): Promise<void> {
    const what = button.dataset.take;
    if (what === 'contribute') return this.#contribute();
    const text = what === 'link' ? this.#address : await this.#reading()?.report(this.#machine, this.#address);
    if (text === undefined) return;
    const isCopied = await copyBy(button, text, all.commands.copied);
    this.#say(isCopied ? all.commands.copied : all.commands.notCopied);
  }

  /** Figures are kept in this tab for the next page: they never stand in an address. */
  async #contribute(): Promise<void> {
    const extraction = await this.#reading()?.figures(this.#machine);
    if (extraction && handOver('figures', JSON.stringify(extraction))) location.assign(pageLink('/contribute/check/'));
    else this.#say(words.notHanded);
  }

  #say(text: string): void {
    const status = this.root.querySelector('[data-status]');
    if (status) status.textContent = text;
  }
}
