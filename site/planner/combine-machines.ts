// Two machines that stand on one board, as one: what both have is one part, and what they have by the same name gets another.
import type { Chain, ChainPart } from '../../calc-wasm/js/chain.ts';

/** Parts of which a board has one, whatever hangs on it. */
const SHARED = new Set(['host', 'chipset', 'nic']);

export function together(chain: Chain, other: Chain): Chain {
  const name = (id: string | undefined): string | undefined => (id === undefined || SHARED.has(id) ? id : `${id}-b`);
  const known = new Set(chain.parts.map(({ id }) => id));
  const parts: ChainPart[] = other.parts
    .filter(({ id }) => !(SHARED.has(id) && known.has(id)))
    .map((part) => {
      const on = name(part.on);
      return { ...part, id: name(part.id) ?? part.id, ...(on !== undefined && { on }) };
    });
  const arrays = (other.arrays ?? []).map((array) => ({
    ...array,
    id: `${array.id}-b`,
    members: array.members.map((member) => name(member) ?? member),
  }));
  return { parts: [...chain.parts, ...parts], arrays: [...(chain.arrays ?? []), ...arrays] };
}
