// Cards that drives go into, and how many a card holds in a slot.
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { parseLink, withLanes } from '../../calc-wasm/js/link.ts';
import type { BoardSlot } from '../../datasets/tools/parts/boards.ts';
import type { CatalogPart } from '../../datasets/tools/parts/part.ts';
import type { Socket } from './request.ts';

/** What the page keeps of a card. */
export type Card = Pick<CatalogPart, 'id' | 'name' | 'kind' | 'part' | 'places' | 'confidence'>;

/** Lanes of an M.2 drive. */
const FOUR = 4;

export const lanesOf = (link: string): number => parseLink(link)?.lanes ?? 1;

/** Cards that SATA drives go into, and cards that M.2 drives do. Bays for U.2 drives hang on the processor itself. */
export function suits({ kind, part }: Card, socket: Socket): boolean {
  if (socket === 'u2') return false;
  return socket === 'm2'
    ? kind === 'adapter' || (kind === 'switch' && parseLink(part.ports)?.kind === 'pcie')
    : kind === 'hba' || kind === 'sata_controller' || kind === 'raid_card';
}

/** Whether a card goes into a slot: a longer one does not. */
export const goesIn = ({ part }: Card, { length }: BoardSlot): boolean =>
  length === undefined || lanesOf(part.link ?? '') <= length;

/** How many drives a card holds in a slot: without a switch of its own, as many links as the slot is split into. */
export function roomOf({ kind, places = 0 }: Card, { link, splits }: BoardSlot): number {
  if (kind !== 'adapter') return places;
  const lanes = lanesOf(link);
  // Where no row says how it is split, as many as its lanes could make; the page says that the manual decides.
  return Math.min(places, splits ?? Math.max(1, Math.floor(lanes / FOUR)));
}

/** Whether only the manual knows how many drives a card shows in a slot. One that cannot hold two needs no manual. */
export const isUnsure = ({ kind }: Card, { link, splits }: BoardSlot): boolean =>
  kind === 'adapter' && splits === undefined && lanesOf(link) > FOUR;

/**
 * What a drive behind a card gets of the slot: a card without a switch only leads the slot's own lanes on, four to each
 * drive, at the slot's generation.
 */
export const ledOn = ({ kind }: Card, { link }: BoardSlot): Pick<ChainPart, 'slot'> =>
  kind === 'adapter' ? { slot: withLanes(link, Math.min(FOUR, lanesOf(link))) } : {};
