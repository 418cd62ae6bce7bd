// The machine as the sizer's picture, where what the text does not state is dashed, and on what ground it is assumed.

import { partMembers } from '../../../calc-wasm/js/generated/members.ts';
import { capital } from '../../common/format.ts';
import { showAnswer } from '../../sizer/answer.element.ts';
import type { Assumed } from '../../sizer/map.ts';
import { nameOf } from '../../sizer/names.ts';
import { fill, rowOf } from '../../sizer/rows.element.ts';
import type { BuiltChain } from '../chain/built.ts';
import { AnswerPart } from './answer-part.element.ts';
import { withCommands } from './commands.element.ts';
import { words } from './words.ts';
import type { MachineShown } from './worker-messages.ts';

export class Chain extends AnswerPart {
  show(machine: MachineShown | undefined, hasCore: boolean): void {
    const { built, sized } = machine ?? {};
    this.hide('[data-chain-none]', built !== undefined);
    this.hide('[data-chain-no-core]', built === undefined || hasCore);
    this.hide('[data-chain-shown]', built === undefined);
    this.hide('[data-chain-shown] .lw-answer', sized === undefined);
    this.hide('[data-chain-shown] [aria-labelledby="path"]', sized === undefined);
    if (!built || !sized) return;
    showAnswer(this.root, sized, {}, { assumed: assumedIn(built) });
    this.#sayAssumed(built);
  }

  /** The picture says which figures are assumed; below it stands on what ground. */
  #sayAssumed({ chain, assumed }: BuiltChain): void {
    const rows = chain.parts.flatMap(({ id }) => {
      const members = membersOf(assumed, id);
      if (members.length === 0) return [];
      const row = rowOf(this.root, 'assumed');
      fill(row, { name: capital(nameOf(chain, id)) });
      const what = members.map(([name, ground]) => words.chain.assumedOf(memberLabel(name), ground)).join('; ');
      row.querySelector('[data-what]')?.replaceChildren(...withCommands(this.root, what));
      return [row];
    });
    this.root.querySelector('[data-rows="assumed"]')?.replaceChildren(...rows);
    this.hide('[data-assumed-hint]', rows.length === 0);
  }
}

const membersOf = (assumed: BuiltChain['assumed'], id: string): [string, string][] =>
  Object.hasOwn(assumed, id) ? Object.entries(assumed[id] ?? {}) : [];

/** "Assumed: Read rate, Link", by id of the part. */
const assumedIn = ({ chain, assumed }: BuiltChain): Assumed =>
  new Map(
    chain.parts.flatMap(({ id }) => {
      const members = membersOf(assumed, id).map(([name]) => memberLabel(name));
      return members.length > 0 ? [[id, `${words.chain.assumed}: ${members.join(', ')}`]] : [];
    }),
  );

/** As the form of the sizer calls it. */
const memberLabel = (name: string): string => partMembers.find((member) => member.name === name)?.label ?? name;
