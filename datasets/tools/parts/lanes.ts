/**
 * Whether a host has the lanes that its slots take. What is found lacking is lacking on every board: which slots a board
 * has is its maker's choice, so lanes that suffice are no promise.
 */
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import { pcieIn } from '../../../calc-wasm/js/link.ts';
import { groupOf, type LaneGroup } from './boards.ts';
import { number, type Rows } from './part.ts';

type Group = Pick<LaneGroup, 'generation' | 'lanes' | 'count'>;

/** Lanes of a processor, and what is known of those of its chipset. */
export interface HostLanes {
  groups: Group[];
  /** Those of the chipset that is meant, which share its uplink. */
  chipset?: Group[];
  /** It has no chipset: there are no other lanes. */
  isWhole?: true;
  /** Of two processors together, at most. */
  two?: number;
}

/** Equal links that parts take. */
export interface Taken {
  generation: string;
  lanes: number;
  count: number;
}

/** Why they cannot all be had. */
export type Lacks = { isWhole: boolean } & (
  | { of: 'links'; lanes: number; takes: number; has: number }
  | { of: 'lanes'; takes: number; has: number }
  /** No lanes so new in a slot so wide; the best that there are. */
  | { of: 'generation'; lanes: number; takes: string; has: string }
  | { of: 'width'; takes: number; has: number }
);

/** What the rows say of the lanes of a platform; of its chipset only where that was named. */
export function hostLanes(rows: Rows, id: string, isChipset: boolean): HostLanes | undefined {
  const own = (table: string) => rows(table).filter((row) => row.socket_platform_id === id);
  const groups = own('cpu-lane-groups').flatMap((row) =>
    groupOf(row).map(({ generation, lanes, count }) => ({ generation, lanes, count })),
  );
  if (groups.length === 0) return undefined;
  const [platform] = own('socket-platforms');
  const chipset = own('chipset-ports').flatMap(({ kind, generation, count }) => {
    const lanes = kind === 'pcie' ? number(count) : undefined;
    return lanes ? [{ generation: String(generation), lanes, count: 1 }] : [];
  });
  const two = number(platform?.two_socket_lanes);
  return {
    groups,
    ...(isChipset && chipset.length > 0 && { chipset }),
    ...(platform?.chipset === null && { isWhole: true }),
    ...(two && { two }),
  };
}

/** What the parts of a chain lack, at the processor or else at the chipset that is named. */
export function lackIn(
  parts: readonly ChainPart[],
  host: HostLanes,
  sockets = 1,
): { lack: Lacks; chipset?: ChainPart } | undefined {
  const own = lacks(host, takenBy(parts), sockets);
  if (own) return { lack: own };
  const chipset = parts.find(({ kind }) => kind === 'chipset');
  if (!chipset || !host.chipset) return undefined;
  const lack = lacks({ groups: host.chipset, isWhole: true }, takenBy(parts, chipset.id));
  return lack && { lack, chipset };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, value) => all + value, 0);

export const lanesOf = (groups: readonly Pick<Group, 'lanes' | 'count'>[]): number =>
  sum(groups.map(({ lanes, count }) => lanes * count));

/** Lanes of all processors: of two those that are known, else those of each. */
export const processorLanes = ({ groups, two }: HostLanes, sockets = 1): number =>
  sockets === 2 && two !== undefined ? two : sockets * lanesOf(groups);

const WIDEST = 16;

/**
 * The first thing that a processor lacks for these links. How a group may be split is left open: boards and firmware
 * split lanes in more ways than chipsets are described with.
 */
export function lacks(host: HostLanes, taken: readonly Taken[], sockets = 1): Lacks | undefined {
  const isWhole = host.isWhole ?? false;
  const all = [...host.groups, ...(host.chipset ?? [])];
  const widest = Math.min(WIDEST, Math.max(...all.map(({ lanes }) => lanes)));
  for (const { lanes, generation } of taken) {
    if (lanes > widest) return { isWhole, of: 'width', takes: lanes, has: widest };
    const fitting = all.filter((group) => group.lanes >= lanes);
    const best = fitting
      .map((group) => group.generation)
      .sort()
      .at(-1);
    if (best !== undefined && generation > best)
      return { isWhole, of: 'generation', lanes, takes: generation, has: best };
  }
  const takes = sum(taken.map(({ lanes, count }) => lanes * count));
  const has = processorLanes(host, sockets);
  if (takes > has) return { isWhole, of: 'lanes', takes, has };
  for (const { lanes } of taken) {
    const many = sum(taken.filter((item) => item.lanes >= lanes).map(({ count }) => count));
    const slotCount = sockets * sum(host.groups.map((group) => group.count * Math.floor(group.lanes / lanes)));
    if (many > slotCount) return { isWhole, of: 'links', lanes, takes: many, has: slotCount };
  }
  return undefined;
}

/** The links that parts take of what they are on, the host or a chipset: of each its slot, or its own link where no slot is said. */
export const takenBy = (parts: readonly ChainPart[], on = 'host'): Taken[] =>
  parts.flatMap((part): Taken[] => {
    const { kind, count = 1, slot, link } = part;
    if ((part.on ?? 'host') !== on || kind === 'host' || kind === 'chipset') return [];
    const pcie = pcieIn(slot ?? link);
    const many = Number(count);
    return pcie && many > 0 ? [{ ...pcie, count: many }] : [];
  });
