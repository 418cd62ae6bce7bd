// Which card in which slot: what each card can pass on in each slot of a board.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { ChainPart, Sizer } from '../../calc-wasm/js/chain.ts';
import { parseLink } from '../../calc-wasm/js/link.ts';
import { type Board, type BoardSlot, slotKey } from '../../datasets/tools/parts/boards.ts';
import { count, quantity } from '../common/format.ts';
import { inProse } from '../sizer/map.ts';
import { type Card, goesIn, isUnsure, lanesOf, ledOn, roomOf } from './cards.ts';
import { words } from './words.ts';

export interface SlotTable {
  heads: string[];
  rows: { name: string; cells: string[] }[];
}

/** A drive of which only the link limits. */
const DRIVE = { id: 'drives', kind: 'drive', on: 'card' } as const;

const portOf = ({ kind, part }: Card): string =>
  kind === 'adapter' || parseLink(part.ports)?.kind === 'pcie' ? 'pcie 5.0 x4' : 'sata 3.0';

function cell(size: Sizer['size'], board: Pick<Board, 'chipset'>, card: Card, slot: BoardSlot): string {
  if (!goesIn(card, slot)) return words.slots.tooLong;
  const behind: ChainPart[] = slot.of === 'chipset' && board.chipset ? [{ id: 'chipset', ...board.chipset }] : [];
  const on = behind.length > 0 ? { on: 'chipset' } : {};
  const room = roomOf(card, slot);
  const answer = size({
    chain: {
      parts: [
        ...behind,
        { ...card.part, id: 'card', slot: slot.link, ...on },
        { ...DRIVE, ...ledOn(card, slot), link: portOf(card), count: Math.max(1, room) },
      ],
    },
  });
  if (refused(answer)) return '';
  const rate = quantity(answer.most, 'byte_per_second');
  if (card.kind !== 'adapter') return rate;
  const drives = words.slots.drives(count(room), count(card.places ?? 0));
  return isUnsure(card, slot) ? words.slots.unsure(rate) : words.slots.split(rate, drives);
}

/** Slots that cards go into, equal ones once: the processor's first, the widest of each first. */
const columns = ({ slots }: Pick<Board, 'slots'>): BoardSlot[] =>
  slots
    .filter(({ takes }) => takes !== 'drives')
    .filter((slot, at, all) => at === all.findIndex((boardSlot) => slotKey(boardSlot) === slotKey(slot)))
    .toSorted((a, b) => b.of.localeCompare(a.of) || lanesOf(b.link) - lanesOf(a.link));

export function slotTable(
  size: Sizer['size'],
  board: Pick<Board, 'slots' | 'chipset'>,
  cards: readonly Card[],
): SlotTable {
  const slots = columns(board);
  return {
    heads: slots.map(({ link, of, label }) =>
      label ? words.slotNamed(label, inProse(link)) : words.slots.head[of](inProse(link)),
    ),
    rows: cards.map((card) => ({
      name: words.slots.card(card.name, inProse(card.part.link ?? '')),
      cells: slots.map((slot) => cell(size, board, card, slot)),
    })),
  };
}

/** What only a manual knows of a board, and how sure its rows are. */
export const boardNote = ({ chipset, confidence, note }: Board): string =>
  [
    chipset?.name ? words.slots.chipset(chipset.name) : '',
    confidence === 'unverified' ? words.slots.unverified : '',
    note ?? '',
  ]
    .filter(Boolean)
    .join(' ');
