// The machine as the sizer's picture, with a mark on each part whose figures the text does not state.
import type { BuiltChain } from '../../datasets/tools/diagnose/diagnosis.ts';
import { showAnswer } from '../sizer/answer.element.ts';
import { words as form } from '../sizer/form.words.ts';
import type { MemberName } from '../sizer/members.ts';
import { rowOf } from '../sizer/rows.element.ts';
import { withCommands } from './commands.element.ts';
import type { MachineShown } from './shown.ts';
import { words } from './words.ts';

export class Chain {
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  show(machine: MachineShown | undefined, hasCore: boolean): void {
    const { built, sized } = machine ?? {};
    this.#hide('[data-chain-none]', built !== undefined);
    this.#hide('[data-chain-no-core]', built === undefined || hasCore);
    this.#hide('[data-chain-shown]', built === undefined);
    this.#hide('[data-chain-shown] .lw-answer', sized === undefined);
    this.#hide('[data-chain-shown] [aria-labelledby="path"]', sized === undefined);
    if (!built || !sized) return;
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
      const what = members
        .map(([name, ground]) => words.chain.assumedOf(memberLabel(name), ground))
        .join('; ');
      row.querySelector('[data-what]')?.replaceChildren(...withCommands(this.#root, what));
      stop.append(row);
      return true;
    });
    this.#hide('[data-assumed-hint]', marked.length === 0);
  }

  #hide(selector: string, isHidden: boolean): void {
    const part = this.#root.querySelector<HTMLElement>(selector);
    if (part) part.hidden = isHidden;
  }
}

/** As the form of the sizer calls it. */
const memberLabel = (name: string): string => form.members[name as MemberName] ?? name;
