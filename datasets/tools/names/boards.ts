/** Boards by the names that people write, and their slots by the names that are printed beside them. */
import type { Rows } from '../parts/part.ts';
import { chipsets } from '../parts/platforms.ts';
import type { Row } from '../tables/records.ts';
import { squash, withoutBrackets } from './normalised-name.ts';

/** Where a card or a drive goes, as the table has them: `pcie` takes cards, `mezzanine` those of a form of its own. */
export const FORMS = ['pcie', 'm2', 'u2', 'oculink', 'slimsas', 'mezzanine'] as const;
export type Form = (typeof FORMS)[number];

export interface BoardPlace {
  /** As it is printed: PCIEX16_2. */
  name: string;
  form: Form;
  /** Lanes of the longest card that fits; of other forms, and where nobody says, nothing. */
  length?: number;
  /** Nothing where the table leaves it open. */
  lanes?: number;
  generation?: string;
  attached?: 'processor' | 'chipset';
}

/** What makes a slot lose lanes, as the table has it. */
export const CAUSES = ['device', 'nvme', 'sata', 'setting', 'processor', 'port'] as const;
export type Cause = (typeof CAUSES)[number];

/** Slots or ports that have fewer lanes, or are off, once something else is used. */
export interface BoardCondition {
  /** As they are printed, several with commas: SATA6G_5, SATA6G_6. */
  what: string;
  cause: Cause;
  /** The other slot as it is printed, or in words of the source: M.2_2. */
  by: string;
  /** Lanes left; 0 where it is off. */
  lanes: number;
}

export interface NamedBoard {
  id: string;
  name: string;
  places: BoardPlace[];
  conditions: BoardCondition[];
  /** Its chipset as a part of a chain, and the platform that tells of its processors: where rows say. */
  chipset?: { name: string; link: string };
  platform?: string;
}

/**
 * Id, name, other names, slots, what they share, and what turns what off, as a page loads them. `form` counts in `FORMS`,
 * `cause` in `CAUSES`; of slots 0 and '' are unknown.
 */
export type BoardsFile = [
  id: string,
  name: string,
  others: string[],
  places: [name: string, form: number, lanes: number, generation: string, attached: string, length: number][],
  chipset: string,
  uplink: string,
  platform: string,
  conditions: [what: string, cause: number, by: string, lanes: number][],
][];

const text = (value: Row[string] | undefined): string => (value == null ? '' : String(value));

export const systemsOf = (systems: string | null): string[] => (systems ? systems.split(' | ') : []);

/** As people call it: a machine by its name, a board by its own. */
export function boardName(row: {
  maker: string;
  model: string;
  systems: string | null;
  revision: string | null;
}): string {
  const own = systemsOf(row.systems)[0] ?? row.model;
  const isWhole = own.toLowerCase().startsWith(`${row.maker.toLowerCase()} `);
  return [isWhole ? own : `${row.maker} ${own}`, row.revision].filter(Boolean).join(' ');
}

export function boardsFile(rows: Rows): BoardsFile {
  const slots = Map.groupBy(rows('board-slots'), ({ board_id }) => text(board_id));
  const conditions = Map.groupBy(rows('board-conditions'), ({ board_id }) => text(board_id));
  const uplinks = chipsets(rows);
  return rows('boards').map((row) => {
    const id = text(row.board_id);
    const systems = row.systems == null ? null : text(row.systems);
    const revision = row.revision == null ? null : text(row.revision);
    const models = text(row.model).split(', ');
    const name = boardName({ maker: text(row.maker), model: text(row.model), systems, revision });
    const platform = text(row.socket_platform_id);
    const chipset =
      uplinks.find((uplink) => uplink.id === platform) ??
      uplinks.find(({ models }) => models.includes(text(row.chipset)));
    return [
      id,
      name,
      [...systemsOf(systems), ...models].filter((system) => system !== name),
      (slots.get(id) ?? []).map((slot) => [
        text(slot.slot),
        FORMS.indexOf(text(slot.form) as Form),
        Number(slot.lanes ?? 0),
        text(slot.generation),
        text(slot.attached_to),
        Number(slot.length_lanes ?? 0),
      ]),
      chipset?.name ?? '',
      chipset?.part.link ?? '',
      platform,
      (conditions.get(id) ?? []).map((item) => [
        text(item.slot),
        CAUSES.indexOf(text(item.cause) as Cause),
        text(item.caused_by),
        Number(item.becomes_lanes),
      ]),
    ];
  });
}

/** Of a name that is looked for: shorter ones stand in too many. */
const SHORTEST_PART = 4;

/** Shorter, and without letters and digits, a name is a word or a number: 802F, 8299. */
const SHORTEST = 5;
const isSure = (squashed: string): boolean =>
  squashed.length >= SHORTEST && /\d/.test(squashed) && /\p{L}/u.test(squashed);

/** Words and letters of a name that needs no digit: ASUS MAXIMUS IX HERO. */
const WHOLE = 3;
const LONG = 12;

/** `CPU1 SLOT6 PCI-E 3.0 X8(IN X16)` is slot 6 to people, `Slot4 / X4PCIEXP` slot 4. */
const SHORT = /(?:^|[ _])((?:CPU ?\d? ?|PCH ?)?SLOT ?\d{1,2})(?!\d)/i;

function aliases({ name }: BoardPlace): string[] {
  const short = SHORT.exec(name)?.[1];
  const bare = /SLOT ?\d+/i.exec(short ?? '')?.[0];
  const unbracketed = withoutBrackets(name);
  return [name, unbracketed, short, bare].flatMap((item) => (item ? [squash(item)] : []));
}

export class Boards {
  readonly #byName = new Map<string, NamedBoard[]>();

  constructor(file: BoardsFile) {
    for (const [id, name, others, places, chipset, link, platform, conditions] of file) {
      const board: NamedBoard = {
        id,
        name,
        places: places.map(([slot, form, lanes, generation, attached, length]) => ({
          name: slot,
          form: FORMS[form] ?? 'mezzanine',
          ...(length > 0 && { length }),
          ...(lanes > 0 && { lanes }),
          ...(generation && { generation }),
          ...((attached === 'processor' || attached === 'chipset') && { attached }),
        })),
        conditions: conditions.map(([what, cause, by, left]) => ({
          what,
          cause: CAUSES[cause] ?? 'device',
          by,
          lanes: left,
        })),
        ...(link && { chipset: { name: chipset, link } }),
        ...(platform && { platform }),
      };
      for (const key of new Set([name, ...others].map(squash))) {
        const same = this.#byName.get(key);
        if (same) same.push(board);
        else this.#byName.set(key, [board]);
      }
    }
  }

  /** Those whose whole name a field holds: several where machines of one name have several boards. */
  named(typed: string): readonly NamedBoard[] {
    return this.#byName.get(squash(typed)) ?? [];
  }

  /** The same of words in a sentence, where a name like a word or a number is none. */
  exact(typed: string): readonly NamedBoard[] {
    const key = squash(typed);
    const isWhole = (): boolean => key.length >= LONG && typed.split(/[\s-]+/).length >= WHOLE;
    return isSure(key) || isWhole() ? (this.#byName.get(key) ?? []) : [];
  }

  /** Those whose name has a text in it, the shortest names first. */
  near(typed: string, most: number): readonly NamedBoard[] {
    const key = squash(typed);
    if (key.length < SHORTEST_PART) return [];
    const matches = [...this.#byName].filter(([name]) => name.includes(key));
    const boards = matches.toSorted(([a], [b]) => a.length - b.length).flatMap(([, all]) => all);
    return [...new Set(boards)].slice(0, most);
  }
}

/** The slot that a text is the whole name of; nothing where two are. */
export function placeNamed({ places }: NamedBoard, typed: string): BoardPlace | undefined {
  const key = squash(typed);
  const exact = places.filter(({ name }) => squash(name) === key);
  const boardPlaces = exact.length > 0 ? exact : places.filter((place) => aliases(place).includes(key));
  return boardPlaces.length === 1 ? boardPlaces[0] : undefined;
}
