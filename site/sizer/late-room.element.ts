// Few chains name a processor or a chipset: what counts their lanes comes with the first that does.
import type { Chain } from '../../calc-wasm/js/chain.ts';
import type { Room } from './room.ts';
import { HOST } from './setting.ts';

const NONE: Room = { inUse: '', lacking: '' };

const isNamed = ({ parts }: Chain): boolean =>
  parts.some(({ id, kind, name }) => (id === HOST || kind === 'chipset') && name);

export class LateRoom {
  readonly #hosts: string | undefined;
  #of: ((chain: Chain) => Room) | undefined;

  /** @param hosts Processors and chipsets with their lanes, as JSON; none in a frame. */
  constructor(hosts: string | undefined) {
    this.#hosts = hosts;
  }

  /** Of a chain; where that is not known yet nothing, and it is told once it is. */
  of(chain: Chain, tell: (room: Room) => void): Room | undefined {
    if (this.#hosts === undefined || !isNamed(chain)) return NONE;
    if (!this.#of) void this.#load(this.#hosts).then((of) => of && tell(of(chain)));
    return this.#of?.(chain);
  }

  /** A chain says what it did without it, where it does not come. */
  async #load(hosts: string): Promise<((chain: Chain) => Room) | undefined> {
    try {
      const { rooms } = await import('./room.ts');
      this.#of ??= rooms(JSON.parse(hosts));
    } catch {
      // The next answer asks again.
    }
    return this.#of;
  }
}
