/** Platforms as a planner sees them: where cards, M.2 drives and SATA drives go, as far as the rows say. */
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import { links } from '../../../calc-wasm/js/generated/chain.ts';
import type { Row, Value } from '../tables/records.ts';
import { type CatalogPart, known, linkText, number, origin, type Rows, text } from './part.ts';
import { chipsets, nameOf } from './platforms.ts';

/** Equal places of a platform. */
export interface BoardSlot {
  link: string;
  /** How many. */
  count: number;
  /** Whether its lanes are the processor's or those of the chipset. */
  of: 'processor' | 'chipset';
  /** What it is for: lanes that boards use as they like are for either. */
  takes: 'cards' | 'drives' | 'either';
  /** What is printed beside it; nothing of a slot that no board in particular has. */
  label?: string;
  /** Lanes of the longest card that goes in; nothing where no row says. */
  length?: number;
  /** How many drives a card without a switch shows in it at most, if the firmware splits the slot. Nothing where no row says. */
  splits?: number;
}

/** What slots are equal by, whatever is printed beside them. */
export const slotKey = ({ link, of, length = 0 }: BoardSlot): string => `${link} ${of} ${length}`;

/** Lanes of the processor that boards use alike: for slots, for drives, or for either. */
export interface LaneGroup {
  generation: string;
  /** Of one group; how many groups there are. */
  lanes: number;
  count: number;
  takes: BoardSlot['takes'];
  /** Widths that it can be split into, one list for each way. Nothing where no row says. */
  ways?: number[][];
}

export interface Board extends Pick<CatalogPart, 'id' | 'name' | 'sources' | 'confidence' | 'note'> {
  vendor: string;
  socket: string;
  /** The chipset as a part of a chain; nothing where processor and chipset are one. */
  chipset?: Omit<ChainPart, 'id' | 'on'>;
  /** Lanes of the processor; `slots` has their slots, and those of the chipset. */
  groups: LaneGroup[];
  slots: BoardSlot[];
  sata: { link: string; count: number }[];
}

const DRIVE_LANES = 4;
const WIDEST = 16;

const TAKES: Record<string, BoardSlot['takes']> = { slots: 'cards', storage: 'drives', general: 'either' };

const pcie = (generation: Value | undefined, lanes: number): string[] => {
  const width = links.pcie.widths.filter((value) => value <= Math.min(lanes, WIDEST)).at(-1);
  const link = width && linkText('pcie', generation, width);
  return link ? [link] : [];
};

export function groupOf(row: Row): LaneGroup[] {
  const takes = TAKES[String(row.purpose)];
  const lanes = number(row.lanes) ?? 0;
  if (!takes || lanes === 0) return [];
  const ways = text(row.splits)
    ?.split('|')
    .map((way) => way.split('+').map(Number));
  return [{ generation: String(row.generation), lanes, count: number(row.groups) ?? 1, takes, ...known({ ways }) }];
}

/** Slots of the processor: each width that a way of splitting gives, the widest first. */
export function slotsOf({ generation, lanes, count, takes, ways }: LaneGroup): BoardSlot[] {
  const split = ways ?? [[lanes]];
  const widths = [...new Set(split.flat())].filter((value) => value <= WIDEST).sort((a, b) => b - a);
  return (widths.length > 0 ? widths : [WIDEST]).flatMap((width) => {
    const splits = ways ? { splits: drivesIn(split, width, lanes) } : {};
    return pcie(generation, width).map((link) => ({
      link,
      of: 'processor' as const,
      takes,
      ...splits,
      count: takes === 'cards' ? count * Math.max(1, ...split.map((way) => times(way, width))) : count,
    }));
  });
}

/**
 * What is left of lanes where a card takes this many of them: the other groups, and of the one that it is plugged into
 * what each way leaves that gives it its width. A group of which no row says how it splits is taken whole.
 */
export function without(groups: readonly LaneGroup[], width: number): LaneGroup[] {
  const fits = ({ takes, lanes }: LaneGroup) => takes === 'cards' && lanes >= width;
  const at = groups.findIndex((group) => fits(group));
  const group = groups[at];
  if (!group) return [...groups];
  const rest = (group.ways ?? []).flatMap((way) => {
    const index = way.indexOf(width);
    return index < 0 || way.length === 1 ? [] : [way.toSpliced(index, 1)];
  });
  const lanes = Math.max(0, ...rest.map((way) => way.reduce((sum, value) => sum + value, 0)));
  const left: LaneGroup[] = [
    ...(group.count > 1 ? [{ ...group, count: group.count - 1 }] : []),
    ...(lanes > 0 ? [{ ...group, count: 1, lanes, ways: rest }] : []),
  ];
  return groups.toSpliced(at, 1, ...left);
}

/** How many links of this width, or wider, a group makes at most; nothing where no row says how it splits. */
export const linksOf = ({ ways, lanes }: LaneGroup, width: number): number | undefined =>
  lanes <= width
    ? Number(lanes === width)
    : ways && Math.max(...ways.map((way) => way.filter((value) => value >= width).length));

const times = (way: number[], width: number): number => way.filter((value) => value === width).length;

/** Links of four lanes or more in a slot: of the whole one each part of the best way, of another those that halve it. */
function drivesIn(ways: readonly number[][], width: number, lanes: number): number {
  const fours = Math.max(0, ...ways.map((way) => times(way, DRIVE_LANES)));
  if (width < lanes && width > DRIVE_LANES) return Math.max(1, Math.min(fours, width / DRIVE_LANES));
  const parts = ways.map((way) => way.filter((part) => part >= DRIVE_LANES).length);
  return width < lanes ? 1 : Math.max(1, ...parts);
}

/** Slots of the chipset: as many of four lanes as its lanes make, and one of a single lane. Which of them a board has is its maker's choice. */
const ofChipset = (port: Row): BoardSlot[] => {
  const count = number(port.count) ?? 0;
  const wide = Math.floor(count / DRIVE_LANES);
  const slot = (width: number, many: number): BoardSlot[] =>
    many === 0
      ? []
      : pcie(port.generation, width).map((link) => ({
          link,
          count: many,
          of: 'chipset' as const,
          takes: 'either' as const,
        }));
  return [...slot(DRIVE_LANES, wide), ...slot(1, count > 0 ? 1 : 0)];
};

export function boards(rows: Rows): Board[] {
  const uplinks = new Map(chipsets(rows).map((part) => [part.id, part]));
  return rows('socket-platforms').map((platform): Board => {
    const id = String(platform.socket_platform_id);
    const own = (table: string) => rows(table).filter((row) => row.socket_platform_id === id);
    const ports = own('chipset-ports');
    const groups = own('cpu-lane-groups').flatMap(groupOf);
    const chipset = uplinks.get(id);
    const sata = ports
      .filter(({ kind }) => kind === 'sata')
      .flatMap(({ generation, count }) => {
        const link = linkText('sata', generation);
        return link && number(count) ? [{ link, count: number(count) ?? 0 }] : [];
      });
    return {
      id,
      name: nameOf(platform),
      vendor: String(platform.vendor),
      socket: String(platform.socket),
      ...known({ chipset: chipset && { ...chipset.part, name: String(platform.chipset) } }),
      groups,
      slots: [...groups.flatMap(slotsOf), ...ports.filter(({ kind }) => kind === 'pcie').flatMap(ofChipset)],
      sata,
      ...origin(platform, ...own('cpu-lane-groups')),
    };
  });
}
