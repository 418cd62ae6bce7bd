// Few chains name a processor, a chipset or a board: what counts their lanes and slots comes with the first that does.
import type { Chain, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import type { Room } from './host-lanes.ts';

const NONE: Room = { inUse: '', lacking: '' };

/**
 * Of a chain; nothing where that is not known yet: then it is told once it is. Without what counts, a chain says what it
 * did before.
 * @param hosts Processors and chipsets with their lanes, as JSON; none in a frame.
 */
export function lateRooms(hosts: string | undefined): (chain: Chain, tell: (room: Room) => void) => Room | undefined {
  let rooms: ((chain: Chain) => Room) | undefined;
  return (chain, tell) => {
    const isNamed = chain.parts.some(({ kind, name }) => name && /^(?:host|chipset)$/.test(kind ?? ''));
    if (!hosts || !isNamed) return NONE;
    if (rooms) return rooms(chain);
    import('./host-lanes.ts').then(
      (room) => {
        rooms = room.rooms(JSON.parse(hosts));
        tell(rooms(chain));
      },
      () => {},
    );
    return undefined;
  };
}

/** Shows the slots of the board that a chain names; nothing where the page has no place for them. */
export function lateSlots(root: HTMLElement): (answer: SizerAnswer, options: FormatOptions) => void {
  const section = root.querySelector<HTMLElement>('[data-slots]');
  let slots: Promise<import('./slots.element.ts').BoardSlots> | undefined;
  return (answer, options) => {
    const isNamed = answer.inputs.chain.parts.some(({ kind, name }) => name && kind === 'host');
    if (!section || !(isNamed || slots)) return;
    slots ??= import('./slots.element.ts').then(({ BoardSlots }) => new BoardSlots(root, section));
    slots.then(
      (own) => own.show(answer, options),
      // Without it, the chain says what it did before.
      () => {
        slots = undefined;
      },
    );
  };
}
