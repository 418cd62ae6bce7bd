// Where drives could go: the ports of a board, its M.2 places, and every card that suits them in every slot that is worth a
// look. Each place is a machine with a drive wherever one could be, as the core's planner takes it.
import type { Chain, ChainPart } from '../../calc-wasm/js/chain.ts';
import type { Board, BoardSlot } from '../../datasets/tools/parts/boards.ts';
import type { CatalogPart } from '../../datasets/tools/parts/part.ts';
import type { State } from '../common/state.ts';
import { chosen, type Drive, type DriveKind, drives, NO_NETWORK, typed } from './wish.ts';

/** What the page keeps of a card. */
export type Card = Pick<CatalogPart, 'id' | 'name' | 'kind' | 'part' | 'places' | 'confidence'>;

/** What a place is made of, for its name. */
export interface Where {
  card?: Card;
  slot?: BoardSlot;
  /** Ports of the board itself. */
  ports?: 'sata' | 'm2';
}

export interface Spot {
  where: Where;
  chain: Chain;
}

/** Slots that boards of any make have, when none is named. */
const ANY: Pick<Board, 'slots' | 'sata' | 'chipset'> = {
  slots: [
    { link: 'pcie 3.0 x8', count: 1, of: 'processor', takes: 'cards' },
    { link: 'pcie 3.0 x4', count: 1, of: 'processor', takes: 'either' },
    { link: 'pcie 3.0 x1', count: 1, of: 'processor', takes: 'cards' },
    { link: 'pcie 2.0 x8', count: 1, of: 'processor', takes: 'cards' },
    { link: 'pcie 2.0 x4', count: 1, of: 'processor', takes: 'cards' },
  ],
  sata: [{ link: 'sata 3.0', count: 4 }],
};

/** The slot that a network card wants: one that carries all of it, so that it is not what limits. */
const NIC_LINK = 'pcie 6.0 x16';

export const lanesOf = (link: string): number => Number(/ x(\d+)$/.exec(link)?.[1] ?? 1);
/** Lanes of an M.2 drive. */
export const FOUR = 4;

const isNvme = (drive: Drive): boolean => drive.startsWith('nvme');

/** Cards that SATA drives go into, and cards that M.2 drives do. */
const suits = ({ kind, part }: Card, nvme: boolean): boolean =>
  nvme
    ? kind === 'adapter' || (kind === 'switch' && part.ports?.startsWith('pcie') === true)
    : kind === 'hba' || kind === 'sata_controller' || kind === 'raid_card';

/** How many drives a card holds in a slot: without a switch of its own, as many links as the slot is split into. */
export function roomOf({ kind, places = 0 }: Card, { link, splits }: BoardSlot): number {
  if (kind !== 'adapter') return places;
  const lanes = lanesOf(link);
  // Where no row says how it is split, as many as its lanes could make; the page says that the manual decides.
  return Math.min(places, splits ?? Math.max(1, Math.floor(lanes / FOUR)));
}

export function spots(
  board: Board | undefined,
  cards: readonly Card[],
  state: State,
): readonly Spot[] {
  const { slots, sata, chipset } = board ?? ANY;
  const nvme = isNvme(driveOf(state));
  const network = chosen(state, 'network');
  const nic: ChainPart[] =
    network === NO_NETWORK
      ? []
      : [{ id: 'nic', kind: 'nic', link: NIC_LINK, network: `ethernet ${network}` }];
  const drive = driveIn(state);
  const behind = (of: BoardSlot['of']): ChainPart[] =>
    of === 'chipset' && chipset ? [{ id: 'chipset', ...chipset }] : [];
  const onBoard = (of: BoardSlot['of']) => (of === 'chipset' && chipset ? { on: 'chipset' } : {});
  const spot = (where: Where, parts: ChainPart[]): Spot[] =>
    parts.some(({ kind }) => kind === 'drive')
      ? [{ where, chain: { parts: [...parts, ...nic] } }]
      : [];

  // Those of the processor first, then the faster ones.
  const m2 = slots
    .filter(({ takes, link }) => takes !== 'cards' && lanesOf(link) >= FOUR)
    .toSorted((a, b) => b.of.localeCompare(a.of) || b.link.localeCompare(a.link))
    .map((slot, at) => ({
      ...{ ...drive, id: `${slot.of}-${at + 1}`, ...onBoard(slot.of) },
      slot: slot.link.replace(/ x\d+$/, ` x${FOUR}`),
      count: slot.count * Math.floor(lanesOf(slot.link) / FOUR),
    }));
  const ports = sata
    .toSorted((a, b) => b.link.localeCompare(a.link))
    .map(({ link, count }, at) => ({
      ...{ ...drive, id: `sata-${at + 1}`, ...slower(drive, link), ...onBoard('chipset'), count },
    }));
  const onTheBoard = nvme
    ? spot({ ports: 'm2' }, [...(m2.some(({ on }) => on) ? behind('chipset') : []), ...m2])
    : spot({ ports: 'sata' }, [...behind('chipset'), ...ports]);
  const inSlots = slots
    .filter(({ takes }) => takes !== 'drives')
    .flatMap((slot) =>
      cards
        .filter((card) => suits(card, nvme))
        .flatMap((card) => {
          const part: ChainPart = { ...card.part, id: 'card', name: card.name, slot: slot.link };
          const parts = [...behind(slot.of), { ...part, ...onBoard(slot.of) }];
          const room = roomOf(card, slot);
          const full = room > 0 ? [{ ...drive, on: 'card', count: room }] : [];
          return spot({ card, slot }, [...parts, ...full]);
        }),
    );
  return [...onTheBoard, ...inSlots];
}

/** A drive in an older port comes up at the speed of the port. */
const slower = (drive: ChainPart, link: string): Partial<ChainPart> =>
  drive.link !== undefined && link < drive.link ? { link } : {};

export const driveOf = (state: State): Drive => chosen(state, 'drive') as Drive;

/** One drive, its figures as they were typed: the core reads them, or says why it cannot. */
function driveIn(state: State): ChainPart {
  const kind: DriveKind = drives[driveOf(state)];
  const rate = typed('drive-rate', chosen(state, 'drive-rate'));
  return {
    id: 'drives',
    kind: 'drive',
    link: kind.link,
    size: typed('size', chosen(state, 'size')),
    ...(rate && { read: rate, write: rate }),
    ...(kind.slow_end && { slow_end: kind.slow_end }),
    ...(kind.solid && { solid: true }),
  };
}
