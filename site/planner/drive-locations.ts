// Where drives could go: the ports of a board, its M.2 slots, bays on lanes of the processor, and every card that suits
// them in every slot that is worth a look. Each place is a machine with a drive wherever one could be, as the core's
// planner takes it.
import type { Chain, ChainPart } from '../../calc-wasm/js/chain.ts';
import { parseLink, withLanes } from '../../calc-wasm/js/link.ts';
import type { BoardCondition } from '../../datasets/tools/names/boards.ts';
import { type Board, type BoardSlot, type LaneGroup, linksOf, slotKey } from '../../datasets/tools/parts/boards.ts';
import type { State } from '../common/state.ts';
import { type Card, goesIn, isUnsure, lanesOf, ledOn, roomOf, suits } from './cards.ts';
import { turnedByCard, turnedByDrives } from './disabled-slots.ts';
import { chosen, type Drive, type DriveKind, drives, NO_NETWORK, type Socket, socketOf, typed } from './request.ts';

/** What a place is made of, for its name. */
export interface Where {
  card?: Card;
  slot?: BoardSlot;
  /** Ports of the board itself; `m2-x1` are M.2 slots of a single lane. */
  ports?: Socket | 'm2-x1';
  /** The drives are behind a SAS expander on the card. */
  isExpanded?: true;
  /** Only the manual tells whether the slot splits as assumed. */
  unsure?: boolean;
  /** What else of the board loses lanes once this place is full. */
  turns?: readonly BoardCondition[];
}

export interface Spot {
  where: Where;
  chain: Chain;
}

/** What of a board counts here. */
export interface Ground extends Pick<Board, 'groups' | 'slots' | 'sata' | 'chipset'> {
  /** Its slots are those of a board that is named, whatever lanes its processor has. */
  isNamed?: true;
  /** What its slots turn off. */
  conditions?: readonly BoardCondition[];
}

/** Slots that boards of any make have, when none is named. */
export const ANY: Ground = {
  groups: [
    { generation: '3.0', lanes: 16, count: 1, takes: 'cards', ways: [[16], [8, 8]] },
    { generation: '3.0', lanes: 4, count: 1, takes: 'either' },
  ],
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

/** Lanes of an NVMe drive. */
const FOUR = 4;

export const driveOf = (state: State): Drive => chosen(state, 'drive') as Drive;

export function spots(ground: Ground, cards: readonly Card[], state: State): readonly Spot[] {
  const { slots, chipset } = ground;
  const socket = socketOf(driveOf(state));
  const network = chosen(state, 'network');
  const nic: ChainPart[] =
    network === NO_NETWORK ? [] : [{ id: 'nic', kind: 'nic', link: NIC_LINK, network: `ethernet ${network}` }];
  const drive = driveIn(state);
  const behind = (of: BoardSlot['of']): ChainPart[] =>
    of === 'chipset' && chipset ? [{ id: 'chipset', ...chipset }] : [];
  const onBoard = (of: BoardSlot['of']) => (of === 'chipset' && chipset ? { on: 'chipset' } : {});
  const spot = (where: Where, parts: ChainPart[]): Spot[] =>
    parts.some(({ kind }) => kind === 'drive') ? [{ where, chain: { parts: [...parts, ...nic] } }] : [];

  const ports = onTheBoard(ground, socket, drive).flatMap(({ where, parts }) =>
    spot(where, [...(parts.some(({ on }) => on) ? behind('chipset') : []), ...parts]),
  );
  // Equal slots are one place.
  const seen = new Set<string>();
  // Of places that give the same the first is named: that of the processor, which shares no uplink.
  const inSlots = slots
    .toSorted((a, b) => b.of.localeCompare(a.of))
    .filter((slot) => {
      const isNew = slot.takes !== 'drives' && !seen.has(slotKey(slot));
      if (isNew) seen.add(slotKey(slot));
      return isNew;
    })
    .flatMap((slot) =>
      cards
        .filter((card) => suits(card, socket) && goesIn(card, slot))
        .toSorted(plainest(slot))
        .flatMap((card) => {
          const part: ChainPart = { ...card.part, id: 'card', name: card.name, slot: slot.link };
          const parts = [...behind(slot.of), { ...part, ...onBoard(slot.of) }];
          const room = roomOf(card, slot);
          const full = room > 0 ? [{ ...drive, ...ledOn(card, slot), on: 'card', count: room }] : [];
          const unsure = isUnsure(card, slot) && { unsure: true };
          const turns = turnedByCard(ground.conditions, slot);
          const behindOne = expanded(card, drive, typed('most-drives', chosen(state, 'most-drives')));
          return [
            ...spot({ card, slot, turns, ...unsure }, [...parts, ...full]),
            ...spot({ card, slot, turns, isExpanded: true }, [...parts, ...behindOne]),
          ];
        }),
    );
  // An expander is for more drives than any card has ports for.
  const most = Math.max(0, ...ports.map(roomIn), ...inSlots.filter(({ where }) => !where.isExpanded).map(roomIn));
  return [...ports, ...inSlots.filter((item) => !item.where.isExpanded || roomIn(item) > most)];
}

/** A shelf or backplane on one cable of four lanes of an HBA; without one, nothing. */
function expanded({ kind, part }: Card, drive: ChainPart, count: string): ChainPart[] {
  const lanes = parseLink(part.ports);
  if (kind !== 'hba' || lanes?.kind !== 'sas') return [];
  const ports = `sas ${lanes.generation}`;
  const expander: ChainPart = { id: 'expander', kind: 'expander', on: 'card', link: `${ports} x${FOUR}`, ports };
  return [expander, { ...drive, on: 'expander', count }];
}

/** Of cards that do, the one with fewest ports is named, and before a RAID card one that leaves the drives as they are. */
const plainest =
  (slot: BoardSlot) =>
  (a: Card, b: Card): number =>
    roomOf(a, slot) - roomOf(b, slot) || Number(a.kind === 'raid_card') - Number(b.kind === 'raid_card');

/** Drives on the board itself, those of the processor first. */
function onTheBoard(ground: Ground, socket: Socket, drive: ChainPart): { where: Where; parts: ChainPart[] }[] {
  const { sata, slots, groups, chipset, conditions } = ground;
  const behind = chipset ? { on: 'chipset' } : {};
  if (socket === 'sata') {
    const parts = sata
      .toSorted((a, b) => b.link.localeCompare(a.link))
      .map(({ link, count }, at) => ({ ...drive, id: `sata-${at + 1}`, ...slower(drive, link), ...behind, count }));
    return [{ where: { ports: 'sata' }, parts }];
  }
  if (socket === 'u2') {
    const locations = groups.flatMap((group) => bays(group));
    const parts = locations.map(({ link, count }, at) => ({ ...drive, id: `bays-${at + 1}`, slot: link, count }));
    const unsure = locations.some((item) => item.unsure) && { unsure: true };
    return [{ where: { ports: 'u2', ...unsure }, parts }];
  }
  // Those of the processor first, then the faster ones.
  const sockets = slots
    .filter(({ takes, link }) => takes !== 'cards' && lanesOf(link) >= FOUR)
    .toSorted((a, b) => b.of.localeCompare(a.of) || b.link.localeCompare(a.link));
  const m2 = sockets.map((slot, at) => ({
    ...drive,
    id: `${slot.of}-${at + 1}`,
    ...(slot.of === 'chipset' ? behind : {}),
    slot: withLanes(slot.link, FOUR),
    count: slot.count * Math.floor(lanesOf(slot.link) / FOUR),
  }));
  // Boards of small processors give each drive one lane and have more of them.
  const single = groups
    .filter(({ takes }) => takes === 'either')
    .map((group) => ({ group, links: group.count * (linksOf(group, 1) ?? 0) }))
    .filter(({ links }) => links > 0)
    .map(({ group, links }, at) => ({
      ...drive,
      id: `single-${at + 1}`,
      slot: `pcie ${group.generation} x1`,
      count: links,
    }));
  return [
    { where: { ports: 'm2', turns: turnedByDrives(conditions, sockets) }, parts: m2 },
    { where: { ports: 'm2-x1' }, parts: single },
  ];
}

/** Bays on a group of lanes: as many as it makes links of four, or, where no row says, as its lanes would. */
function bays(group: LaneGroup): { link: string; count: number; unsure: boolean }[] {
  const known = linksOf(group, FOUR);
  const each = known ?? Math.floor(group.lanes / FOUR);
  const link = `pcie ${group.generation} x${FOUR}`;
  return each > 0 ? [{ link, count: group.count * each, unsure: known === undefined }] : [];
}

/** A drive in an older port comes up at the speed of the port. */
const slower = (drive: ChainPart, link: string): Partial<ChainPart> =>
  drive.link !== undefined && link < drive.link ? { link } : {};

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

/** How many drives a place, or a machine, holds. */
export const roomIn = ({ chain }: Pick<Spot, 'chain'>): number =>
  chain.parts.filter(({ kind }) => kind === 'drive').reduce((sum, { count }) => sum + Number(count ?? 1), 0);
