// The answer in the page: verdict, findings, the machine's chain, figures, and what was read. Whatever comes from the
// text is written as text.

import { count } from '../../common/format.ts';
import { list } from '../../common/list.ts';
import { PagePart } from '../../common/page-element.element.ts';
import { visible } from '../../common/visible.ts';
import { readerName } from '../answer/names.ts';
import type { Verdict } from '../answer/verdict.ts';
import { Chain } from './chain.element.ts';
import type { Reading } from './client.element.ts';
import { withCommands } from './commands.element.ts';
import { Facts } from './facts.element.ts';
import { Findings } from './findings.element.ts';
import { item, showJudged } from './judged.element.ts';
import { placeOf } from './line-location.ts';
import { Paste } from './paste.element.ts';
import { Take } from './take.element.ts';
import { words } from './words.ts';
import type { MachineShown, Overview } from './worker-messages.ts';

export class Answer extends PagePart {
  readonly #findings: Findings;
  readonly #chain: Chain;
  readonly #take: Take;
  readonly #paste: Paste;
  readonly #facts: Facts;
  #overview: Overview | undefined;
  #hasCore = false;

  constructor(root: HTMLElement, reading: () => Reading | undefined, signal: AbortSignal) {
    super(root);
    this.#paste = new Paste(root, reading, signal);
    this.#facts = new Facts(root, reading);
    this.#findings = new Findings(root, (line) => void this.#paste.goTo(line));
    this.#chain = new Chain(root);
    this.#take = new Take(root, reading, signal);
    this.#choice.addEventListener('change', () => void this.#showMachine(), { signal });
  }

  hide(): void {
    this.#isShown = false;
  }

  set #isShown(isShown: boolean) {
    for (const part of ['[data-answer]', '[data-to-answer]']) this.find(part).hidden = !isShown;
  }

  /** Moves the reader to the verdict. */
  focus(): void {
    this.find('[data-verdict]').focus();
  }

  /** Returns the verdict. */
  async show(overview: Overview, hasCore: boolean): Promise<string> {
    this.#overview = overview;
    this.#hasCore = hasCore;
    this.#isShown = true;
    this.#notices(overview.notices);
    this.#machines(overview);
    this.#read(overview);
    await this.#paste.open(overview);
    return this.#showMachine();
  }

  /** A choice of machines is a choice only where there are several. */
  #machines({ machines, starts }: Overview): void {
    this.find('[data-machines]').hidden = machines.length < 2;
    this.find('[data-machines-label]').textContent = words.machines.label(machines.length);
    this.#choice.replaceChildren(
      ...machines.map(({ drives, line }, index) => {
        const place = placeOf(starts, line);
        const text = words.machines.option(index + 1, drives, count(drives), place);
        return new Option(text, String(index));
      }),
    );
  }

  async #showMachine(): Promise<string> {
    const overview = this.#overview;
    if (!overview) return '';
    const index = Number(this.#choice.value);
    const machine = overview.machines[index];
    const { message, next = '' } = verdictOf(overview, machine);
    // A name in it is a stranger's: what would turn the sentence around is shown as what it is.
    this.find('[data-verdict]').textContent = visible(message).text;
    const more = this.find('[data-next]');
    more.hidden = next === '';
    more.replaceChildren(...withCommands(this.root, next));
    this.#findings.show(machine?.findings ?? [], overview.starts);
    this.#chain.show(machine, this.#hasCore);
    this.#take.show(index, machine);
    this.#unjudged(machine?.unjudged ?? []);
    showJudged(this.root, machine?.judged ?? []);
    for (const part of ['[data-findings]', '[data-chain]']) {
      this.find(part).hidden = machine === undefined;
    }
    await this.#facts.open(index, machine?.facts ?? 0, overview.starts);
    return `${message} ${next}`;
  }

  #notices(notices: readonly string[]): void {
    const place = this.find('[data-notices]');
    place.hidden = notices.length === 0;
    place.replaceChildren(...notices.map(item));
  }

  /** What the first sentence says of it is cut after a few. */
  #unjudged(clauses: readonly string[]): void {
    this.find('[data-unjudged]').hidden = clauses.length === 0;
    this.find('[data-unjudged-list]').replaceChildren(...clauses.map(item));
  }

  #read({ readers, unread }: Overview): void {
    const known = readers.map(({ reader, lines }) => words.read.reader(readerName(reader), lines, count(lines)));
    const recognised = this.find('[data-recognised]');
    recognised.hidden = known.length === 0;
    recognised.textContent = words.read.recognised(list(known, 'and'));
    this.find('[data-unread]').textContent = unread > 0 ? words.read.unread(unread, count(unread)) : words.read.all;
  }

  get #choice(): HTMLSelectElement {
    return this.find('[data-machine]');
  }
}

function verdictOf({ readers, isBroken }: Overview, machine: MachineShown | undefined): Verdict {
  if (machine) return machine.verdict;
  const isUnknown = readers.length === 0 && !isBroken;
  const message = isUnknown ? words.nothing : readers.length === 0 ? words.unreadable : words.noMachine;
  return { message, next: words.next };
}
