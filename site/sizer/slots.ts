// Slots of a board that is named: what a part gives in each of them, where it does not go in, and what has no slot.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Chain, ChainPart, Sizer } from '../../calc-wasm/js/chain.ts';
import type { PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { linkText, pcieIn } from '../../calc-wasm/js/link.ts';
import type { BoardPlace, NamedBoard } from '../../datasets/tools/names/boards.ts';
import { freeId } from '../parts/part-id.ts';
import { HOST, type Setting, shortened } from './setting.ts';

/** What goes into a slot. */
const CARDS: readonly PartKind[] = [
  ...(['sata_controller', 'hba', 'raid_card', 'usb_host', 'switch', 'adapter', 'nic'] as const),
];

const isCard = ({ kind = 'drive' }: ChainPart): boolean => CARDS.includes(kind);
const isDrive = ({ kind = 'drive' }: ChainPart): boolean => kind === 'drive';

/** Cards and drives with a PCIe link of their own to the processor or to a chipset. */
function inSlots({ parts }: Chain): ChainPart[] {
  const roots = new Set([HOST, ...parts.filter((part) => part.kind === 'chipset').map(({ id }) => id)]);
  return parts.filter(
    (part) => (isCard(part) || isDrive(part)) && roots.has(part.on ?? HOST) && pcieIn(part.link) !== undefined,
  );
}

const countOf = ({ count }: ChainPart): number => Number(count ?? 1);

/** Of which one slot can be chosen: several equal parts have a slot each. */
export const movable = (chain: Chain): ChainPart[] => inSlots(chain).filter((part) => countOf(part) === 1);

/** Why a part does not go into a slot, or why nobody knows what it gives there. */
export type Why = 'form' | 'short' | 'lanes' | 'generation';

export interface Fit {
  place: BoardPlace;
  /** Its link, where lanes and generation are known. */
  link?: string;
  why?: Why;
  /** Bytes per second, or I/Os, of the whole chain with the part in this slot, and the setting that says so. */
  most?: number;
  setting?: Setting;
  /** The part is in a slot like this one. */
  isHere: boolean;
  /** It shares an uplink that no row states: the figure leaves it out. */
  isUplinkOpen: boolean;
  /** The figure counts the uplink of a chipset. */
  isUplinkCounted: boolean;
}

export const linkOf = ({ generation, lanes }: BoardPlace): string | undefined =>
  generation !== undefined && lanes !== undefined ? linkText({ kind: 'pcie', generation, lanes }) : undefined;

/** A drive of M.2 form goes into a card slot with an adapter, a card into nothing but a card slot. */
function whyNot(part: ChainPart, place: BoardPlace): Why | undefined {
  const { form, length, lanes, generation } = place;
  if (form === 'mezzanine' || (form !== 'pcie' && !isDrive(part))) return 'form';
  const own = pcieIn(part.link);
  if (isCard(part) && own && length !== undefined && own.lanes > length) return 'short';
  if (lanes === undefined) return 'lanes';
  return generation === undefined ? 'generation' : undefined;
}

/** The chain with a part in a slot of the board; the chipset comes with the first part that it carries. */
function moved(chain: Chain, part: ChainPart, place: BoardPlace, board: NamedBoard): Chain {
  const { slot: _, on: __, ...rest } = part;
  const link = linkOf(place);
  const chipset = chain.parts.find(({ kind }) => kind === 'chipset');
  const isBehind = place.attached === 'chipset';
  const added: ChainPart[] =
    isBehind && !chipset && board.chipset ? [{ id: freeId(chain, 'chipset'), kind: 'chipset', ...board.chipset }] : [];
  const behind = chipset?.id ?? added[0]?.id;
  const on = place.attached === undefined ? part.on : isBehind ? behind : undefined;
  const now: ChainPart = { ...rest, ...(link && { slot: link }), ...(on && on !== HOST && { on }) };
  // A part is listed after what it is on.
  const parts = chain.parts.map((chainPart) => (chainPart.id === part.id ? now : chainPart));
  return { ...chain, parts: [...added, ...parts] };
}

/** What a part gives in each slot of a board: the best first, then where nobody knows, then where it does not go in. */
export function fits(size: Sizer['size'], setting: Setting, part: ChainPart, board: NamedBoard): Fit[] {
  const chain = shortened(setting.chain);
  const own = chain.parts.find(({ id }) => id === part.id) ?? part;
  const chipsets = chain.parts.filter(({ kind }) => kind === 'chipset');
  const hasChipset = board.chipset !== undefined || chipsets.length > 0;
  const onChipset = chipsets.some(({ id }) => id === own.on);
  const fitsOf = board.places.map((place): Fit => {
    const why = whyNot(own, place);
    const link = linkOf(place);
    const isBehind = place.attached === 'chipset';
    // Where nobody knows whose lanes they are, the part stays behind what it is behind.
    const isUplinkCounted = place.attached === undefined ? onChipset : isBehind && hasChipset;
    const isUplinkOpen = isBehind && !hasChipset;
    const base = { place, isHere: false, isUplinkOpen, isUplinkCounted };
    if (why) return { ...base, why, ...(link && { link }) };
    const next = { ...setting, chain: moved(chain, own, place, board) };
    const answer = size(next);
    if (refused(answer)) return { ...base, why: 'form', ...(link && { link }) };
    const isHere = own.slot === link && (place.attached === undefined || onChipset === isBehind);
    return { ...base, ...(link && { link }), isHere, most: answer.most, setting: next };
  });
  const rank = ({ why, most = 0 }: Fit) =>
    why === undefined ? most : why === 'lanes' || why === 'generation' ? -1 : -2;
  return fitsOf.toSorted((a, b) => rank(b) - rank(a));
}

/** Parts that find no slot: more of a width than the board has, or a link newer than any of its slots. */
export type Crowded =
  | { of: 'slots'; lanes: number; takes: number; has: number; isCards: boolean }
  | { of: 'generation'; id: string; lanes: number; takes: string; has: string };

/** Many boards have M.2 sockets that their firmware does not list: of drives nothing is refused there. */
const listsM2 = ({ places }: NamedBoard): boolean => places.some(({ form }) => form === 'm2');

/** As wide as it may be: an open cell is no reason to refuse. */
const mostLanes = ({ lanes, length, form }: BoardPlace): number => lanes ?? length ?? (form === 'pcie' ? 16 : 4);

export function crowded(chain: Chain, board: NamedBoard): Crowded | undefined {
  const { places } = board;
  const occupied = inSlots(chain).flatMap((part) => {
    if (isDrive(part) && !listsM2(board)) return [];
    const width = pcieIn(part.slot);
    return width ? [{ part, ...width }] : [];
  });
  for (const { part, lanes, generation } of occupied) {
    const wide = places.filter((place) => mostLanes(place) >= lanes && (place.form === 'pcie' || isDrive(part)));
    const known = wide.flatMap((place) => place.generation ?? []).toSorted();
    const has = known.at(-1);
    if (has !== undefined && known.length === wide.length && generation > has)
      return { of: 'generation', id: part.id, lanes, takes: generation, has };
  }
  for (const isCards of [true, false]) {
    const own = occupied.filter(({ part }) => !isCards || isCard(part));
    for (const lanes of [...new Set(own.map((item) => item.lanes))].toSorted((a, b) => b - a)) {
      const wide = own.filter((item) => item.lanes >= lanes);
      const takes = wide.reduce((sum, { part }) => sum + countOf(part), 0);
      const has = places.filter(
        (place) => mostLanes(place) >= lanes && (isCards ? place.form === 'pcie' : place.form !== 'mezzanine'),
      ).length;
      if (takes > has) return { of: 'slots', lanes, takes, has, isCards };
    }
  }
  return undefined;
}
