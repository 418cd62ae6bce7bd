// The parts of a chain as a list to read: each below what it connects to, and how deep.
import type { Chain, ChainPart } from '../../calc-wasm/js/chain.ts';
import { HOST } from './setting.ts';

export interface Placed {
  part: ChainPart;
  /** Parts between it and the processor. */
  depth: number;
}

/** Every part but the processor once, whatever it says that it connects to. */
export function placed({ parts }: Chain): Placed[] {
  const below = new Map<string, ChainPart[]>();
  for (const part of parts) {
    if (part.id === HOST) continue;
    const on = part.on ?? HOST;
    const others = below.get(on);
    if (others) others.push(part);
    else below.set(on, [part]);
  }
  const list: Placed[] = [];
  const seen = new Set<ChainPart>();
  const add = (part: ChainPart, depth: number): void => {
    if (seen.has(part)) return;
    seen.add(part);
    list.push({ part, depth });
    for (const chainPart of below.get(part.id) ?? []) add(chainPart, depth + 1);
  };
  for (const part of below.get(HOST) ?? []) add(part, 0);
  // Connected to nothing that there is, or in a circle: the core refuses it, and the reader has to see it.
  for (const part of parts) if (part.id !== HOST) add(part, 0);
  return list;
}
