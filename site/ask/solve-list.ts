/** A pasted list of parts: the machine that it makes. A number stands only where every line was understood. */

import { sizerUrl } from './address.ts';
import type { Found } from './answer.ts';
import { sized } from './ask-core.ts';
import { solved } from './finish.ts';
import { limitOf } from './limit.ts';
import { listChain } from './list-chain.ts';
import { isPartsList } from './parts-list.ts';
import { rate } from './show.ts';
import type { Given } from './talk.ts';
import { words } from './words.ts';

export interface FoundList {
  found: Found;
  /** Lines that nothing was read from. */
  unread: string[];
}

/** A part has no longer name. */
const MOST_WORDS = 14;

export function list(given: Given, text: string): FoundList | undefined {
  if (!isPartsList(text)) return undefined;
  const { chain, understood, assumed, unread: left } = listChain(text, given.names);
  // Prose over several lines is no list.
  const isProse = left.some(({ text: line }) => (line.match(/\p{L}{2,}/gu) ?? []).length > MOST_WORDS);
  if (!chain || left.length > understood.length || isProse) return undefined;
  const unread = left.map((line) => line.text);
  const answer = sized(given, chain.parts, 'read', chain.arrays);
  if (!answer) return undefined;
  const limit = limitOf(answer, chain.parts);
  if (unread.length > 0 || !limit) {
    const said = words.list(understood.length, unread.length);
    const url = sizerUrl(chain, 'read');
    return { found: { outcome: 'page', page: 'sizer', url, chain, load: 'read', assumed, text: said }, unread };
  }
  const total = words.total(rate(answer.most), words.listed, limit);
  const found = solved({ ...chain, load: 'read' }, answer.most, limit, total);
  return { found: { ...found, assumed, range: answer }, unread };
}
