/** What limits a chain, as "role: detail". */

import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { linkName, pcieIn } from '../../calc-wasm/js/link.ts';
import { older } from './slot.ts';
import { words } from './words.ts';

const { role } = words;

interface Limited {
  limited_by: string | null;
  limited_at: string | null;
}

/** Lanes that a board gives to a chip are no slot. */
export function limitOf(answer: Limited, parts: readonly ChainPart[], isOnBoard = false): string {
  const part = parts.find(({ id }) => id === answer.limited_by);
  if (!part) return '';
  const own = pcieIn(part.link);
  const slot = pcieIn(part.slot);
  const isNarrowed = own && slot && (slot.generation < own.generation || slot.lanes < own.lanes);
  const link =
    own && slot
      ? linkName({
          kind: 'pcie',
          generation: older(own.generation, slot.generation),
          lanes: Math.min(own.lanes, slot.lanes),
        })
      : linkName(part.link ?? '');
  switch (answer.limited_at) {
    case 'media':
    case 'operations':
    case 'turns':
      return `${role.drive}: ${part.slow_end === undefined ? words.ssds : words.hardDisks}`;
    case 'passing':
      return `${role.chip}: ${part.name ?? ''}`;
    case 'sends':
    case 'receives':
      return `${role.network}: ${linkName(part.network ?? '')}`;
    default:
  }
  switch (part.kind) {
    case 'chipset':
      return `${role.uplink}: ${link}`;
    case 'expander':
      return `${role.cable}: ${linkName(part.link ?? '')}`;
    case 'multiplier':
      return `${role.port}: ${linkName(part.link ?? '')}`;
    case 'drive':
      // A drive that is narrower than its slot is held back by itself.
      if (own && slot && !isNarrowed && (own.generation < slot.generation || own.lanes < slot.lanes))
        return `${role.drive}: ${link}`;
      return `${own ? role.slot : role.port}: ${link}`;
    case 'adapter':
      return `${role.slot}: ${link}`;
    default:
      return `${isNarrowed && !isOnBoard ? role.slot : role.card}: ${link}`;
  }
}
