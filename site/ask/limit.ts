/** What limits a chain. */

import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { linkName, pcieIn } from '../../calc-wasm/js/link.ts';
import type { Limit } from './answer.ts';
import { older } from './slot.ts';
import { words } from './words.ts';

/** Lanes that a board gives to a chip are no slot. */
export function limitOf(
  answer: Pick<SizerAnswer, 'limited_by' | 'limited_at'>,
  parts: readonly ChainPart[],
  isOnBoard = false,
): Limit | undefined {
  const part = parts.find(({ id }) => id === answer.limited_by);
  if (!part) return undefined;
  const own = pcieIn(part.link);
  const slot = pcieIn(part.slot);
  const isNarrowed = own && slot && (slot.generation < own.generation || slot.lanes < own.lanes);
  const generation = own && slot && older(own.generation, slot.generation);
  const link = generation
    ? linkName({ kind: 'pcie', generation, lanes: Math.min(own.lanes, slot.lanes) })
    : linkName(part.link ?? '');
  const at = answer.limited_at ?? '';
  if (['media', 'operations', 'turns'].includes(at))
    return { key: 'drive', detail: part.slow_end === undefined ? words.ssds : words.say.hardDisks };
  if (at === 'passing') return { key: 'chip', detail: part.name ?? '' };
  if (['sends', 'receives', 'protocol', 'streams', 'waiting', 'peer'].includes(at))
    return { key: 'network', detail: linkName(part.network ?? '') };
  switch (part.kind) {
    case 'chipset':
      return { key: 'uplink', detail: link };
    case 'expander':
      return { key: 'cable', detail: linkName(part.link ?? '') };
    case 'multiplier':
      return { key: 'port', detail: linkName(part.link ?? '') };
    case 'drive':
      // A drive that is narrower than its slot is held back by itself.
      if (own && slot && !isNarrowed && (own.generation < slot.generation || own.lanes < slot.lanes))
        return { key: 'drive', detail: link };
      return { key: own ? 'slot' : 'port', detail: link };
    case 'adapter':
      return { key: 'slot', detail: link };
    default:
      return { key: isNarrowed && !isOnBoard ? 'slot' : 'card', detail: link };
  }
}
