// What a plan turns off elsewhere on a board that is named: where the cause is a slot that the plan fills.
import type { BoardCondition, Cause } from '../../datasets/tools/names/boards.ts';
import { squash, withoutBrackets } from '../../datasets/tools/names/normalised-name.ts';
import type { BoardSlot } from '../../datasets/tools/parts/boards.ts';

/** Equal slots are one, with the names of all. Firmware puts the kind of a socket in brackets: `M.2_2(SOCKET3)`. */
const labelsOf = ({ label = '' }: BoardSlot): string[] =>
  label.split(', ').flatMap((item) => [item, withoutBrackets(item)].map(squash));

/** All of them have to be in use; a cause in words of its own is no name of a slot. */
const names = (by: string): string[] => by.split(/, | and /).map(squash);

function causedBy(
  conditions: readonly BoardCondition[],
  slots: readonly BoardSlot[],
  causes: readonly Cause[],
): BoardCondition[] {
  const filled = new Set(slots.flatMap(labelsOf));
  return conditions.filter(({ cause, by }) => causes.includes(cause) && names(by).every((name) => filled.has(name)));
}

/** Of a card in a slot: in one of several equal ones it may be where it turns nothing off. */
export const turnedByCard = (conditions: readonly BoardCondition[] = [], slot: BoardSlot): BoardCondition[] =>
  slot.count > 1 ? [] : causedBy(conditions, [slot], ['device']);

/** Of NVMe drives in all of these sockets. */
export const turnedByDrives = (
  conditions: readonly BoardCondition[] = [],
  sockets: readonly BoardSlot[],
): BoardCondition[] => causedBy(conditions, sockets, ['device', 'nvme']);
