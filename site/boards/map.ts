// The slots of a board as a lane map: a lane counts one whatever its generation, since most rows state none.
import { count } from '../common/format.ts';
import { formOf } from '../common/plural.ts';
import type { Link, Machine, Part } from '../machine/model.ts';
import type { Board, Slot } from './board.ts';
import { isDoubted } from './verdict.ts';
import { words } from './words.ts';

const say = words.board.map;

/** Of the chipset, as far as a source states it. */
export interface Uplink {
  /** "PCIe 4.0 ×4". */
  text: string;
  lanes: number | null;
  /** "7.18 GB/s". */
  ceiling: string;
}

const linkOf = (name: string, lanes: number | null, more: Partial<Link> = {}): Link => ({
  ...{ name, why: '', text: '', lanes: lanes ?? 1, missing: 0, missingText: '', hasSlot: false },
  ...{ capacity: lanes ?? 1, load: 0, wanted: 0, isAssumed: lanes === null, pill: '' },
  ...more,
});

const partOf = (id: string, icon: Part['icon'], name: string, more: Partial<Part> = {}): Part => ({
  ...{ id, icon, count: 1, name, notes: [], figures: [], pill: '', busy: 0, idle: '', assumed: '' },
  ...more,
});

/** What takes lanes from a slot, or turns it off. */
const conditionsOf = ({ name }: Slot, { conditions }: Board): string =>
  conditions
    .filter(({ slot }) => slot === name)
    .map(({ becomes_lanes, cause, caused_by }) => say.condition(becomes_lanes, cause, caused_by))
    .join('; ');

function slotPart(slot: Slot, board: Board, on: string, link: string): Part {
  const { lanes, length, form } = slot;
  const isUnsure = lanes === null || isDoubted(slot);
  const missing = isUnsure ? 0 : Math.max(0, (length ?? 0) - lanes);
  return partOf(String(slot.row.position), 'slot', slot.name, {
    on,
    notes: [form === 'pcie' ? '' : words.forms[form]].filter(Boolean),
    link: linkOf(link, isUnsure ? null : lanes, {
      hasSlot: true,
      why: conditionsOf(slot, board),
      text: isDoubted(slot) ? say.doubted : '',
      missing,
      missingText: missing > 0 ? say.missing(missing) : '',
    }),
  });
}

/** Where slots are attached, and those of which no row says where. */
const PLACES = ['processor', 'chipset', 'unknown'] as const;
type Place = (typeof PLACES)[number];

/**
 * @param uplink Of its chipset; nothing where no source tells.
 * @param links Of each slot, by its position: "PCIe 4.0 ×16".
 */
export function mapOf(board: Board, uplink: Uplink | undefined, links: ReadonlyMap<number, string>): Machine {
  const isAt = (place: Place) => board.slots.some(({ attached }) => (attached ?? 'unknown') === place);
  const [root, ...others] = PLACES.filter((place) => isAt(place) || (place === 'processor' && isAt('chipset')));
  const unsure = { assumed: say.unsure };
  const parts: Record<Place, Part> = {
    processor: partOf('processor', 'processor', say.processor),
    chipset: partOf('chipset', 'chipset', board.row.chipset ?? say.chipset, {
      notes: board.row.chipset === null ? [] : [say.chipset],
      link: uplink
        ? linkOf(uplink.text, uplink.lanes, { text: say.uplink(uplink.ceiling) })
        : linkOf(say.unknownUplink, null),
    }),
    unknown: partOf('unknown', 'chipset', say.either, unsure),
  };
  const places = others.map((place) => ({ ...parts[place], on: root }));
  const slots = board.slots.map((slot) =>
    slotPart(slot, board, slot.attached ?? 'unknown', links.get(slot.row.position) ?? ''),
  );
  return {
    parts: [...slots, ...places, ...(root ? [parts[root]] : [])],
    isCopy: false,
    summary: '',
    given: '',
    key: say.key,
    more: (number, name) => (name ? `${count(number)} × ${name}` : formOf(number, say.more(count(number)))),
  };
}
