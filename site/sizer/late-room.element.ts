// Few chains name a processor or a chipset: what counts their lanes comes with the first that does.
import type { Chain } from '../../calc-wasm/js/chain.ts';
import type { Room } from './room.ts';

const NONE: Room = { inUse: '', lacking: '' };

/**
 * Of a chain; nothing where that is not known yet: then it is told once it is. Without what counts, a chain says what it
 * did before.
 * @param hosts Processors and chipsets with their lanes, as JSON; none in a frame.
 */
export function lateRooms(
  hosts: string | undefined,
): (chain: Chain, tell: (room: Room) => void) => Room | undefined {
  let rooms: ((chain: Chain) => Room) | undefined;
  return (chain, tell) => {
    const isNamed = chain.parts.some(
      ({ kind, name }) => name && /^(?:host|chipset)$/.test(kind ?? ''),
    );
    if (!hosts || !isNamed) return NONE;
    if (rooms) return rooms(chain);
    import('./room.ts').then(
      (room) => {
        rooms = room.rooms(JSON.parse(hosts));
        tell(rooms(chain));
      },
      () => {},
    );
    return undefined;
  };
}
