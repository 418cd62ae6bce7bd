// The machine as the sizer's picture, with a mark on each part whose figures the text does not state.
import type { BuiltChain } from '../../datasets/tools/diagnose/diagnosis.ts';
import { copyBy } from '../common/copy.element.ts';
import { pageLink } from '../common/link.ts';
import { toQuery } from '../sizer/address.ts';
import { showAnswer } from '../sizer/answer.element.ts';
import { words as form } from '../sizer/form.words.ts';
import type { MemberName } from '../sizer/members.ts';
import { fill, rowOf } from '../sizer/rows.element.ts';
import { BLOCK_SIZE, LOAD } from '../sizer/setting.ts';
import type { MachineShown } from './shown.ts';
import { words } from './words.ts';

export class Chain {
  readonly #root: HTMLElement;
  #address = '';

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    const button = root.querySelector<HTMLButtonElement>('[data-take="link"]');
    button?.addEventListener('click', () => void this.#copy(button), { signal });
  }

  show(machine: MachineShown | undefined, hasCore: boolean): void {
    const { built, sized } = machine ?? {};
    this.#hide('[data-chain-none]', built !== undefined);
    this.#hide('[data-chain-no-core]', built === undefined || hasCore);
    this.#hide('[data-chain-shown]', built === undefined);
    this.#hide('[data-chain-shown] .lw-answer', sized === undefined);
    this.#hide('[data-chain-shown] [aria-labelledby="path"]', sized === undefined);
    if (!built) return;
    const setting = { chain: built.chain, load: LOAD, block_size: BLOCK_SIZE };
    this.#address = pageLink('/sizer/') + toQuery(setting);
    this.#root.querySelector('[data-sizer]')?.setAttribute('href', this.#address);
    if (!sized) return;
    showAnswer(this.#root, sized, {});
    this.#markAssumed(built);
  }

  #markAssumed({ assumed }: BuiltChain): void {
    const stops = [...this.#root.querySelectorAll<HTMLElement>('[data-stop]')];
    const marked = stops.filter((stop) => {
      const members = Object.entries(assumed[stop.dataset.stop ?? ''] ?? {});
      stop.toggleAttribute('data-assumed', members.length > 0);
      if (members.length === 0) return false;
      const row = rowOf(this.#root, 'assumed');
      fill(row, {
        what: members
          .map(([name, ground]) => words.chain.assumedOf(memberLabel(name), ground))
          .join('; '),
      });
      stop.append(row);
      return true;
    });
    this.#hide('[data-assumed-hint]', marked.length === 0);
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    const address = new URL(this.#address, location.href).href;
    const isCopied = await copyBy(button, address, words.commands.copied);
    const status = this.#root.querySelector('[data-status]');
    if (status) status.textContent = isCopied ? words.commands.copied : words.commands.notCopied;
  }

  #hide(selector: string, isHidden: boolean): void {
    const part = this.#root.querySelector<HTMLElement>(selector);
    if (part) part.hidden = isHidden;
  }
}

/** As the form of the sizer calls it. */
const memberLabel = (name: string): string => form.members[name as MemberName] ?? name;
