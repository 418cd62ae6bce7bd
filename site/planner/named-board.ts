// A board by its name as the ground of a plan: the slots that it has, of which lanes and generation are known.
import type { Form, NamedBoard } from '../../datasets/tools/names/boards.ts';
import { type Board, type BoardSlot, slotKey } from '../../datasets/tools/parts/boards.ts';
import { linkOf } from '../sizer/slots.ts';
import { lanesOf } from './cards.ts';
import type { Ground } from './drive-locations.ts';
import { words } from './words.ts';

/** They lead to bays, each with a cable of its own. */
const BAYS: readonly Form[] = ['u2', 'oculink', 'slimsas'];
const isBay = (form: Form): boolean => BAYS.includes(form);

/** Equal slots as one, with all of their names. */
function together(slots: readonly BoardSlot[]): BoardSlot[] {
  const alike = Map.groupBy(slots, (boardSlot) => `${slotKey(boardSlot)} ${boardSlot.takes}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, count: 1 + others.length, label: [first, ...others].map(({ label }) => label).join(', ') }]
      : [],
  );
}

/** Without the widest slot for cards, which a graphics card is in; a slot of the processor before others. */
function besideGraphics(slots: readonly BoardSlot[]): BoardSlot[] {
  const [widest] = slots
    .filter(({ takes }) => takes === 'cards')
    .toSorted((a, b) => lanesOf(b.link) - lanesOf(a.link) || b.of.localeCompare(a.of));
  return slots.filter((slot) => slot !== widest);
}

/** The ports that the reader counts, as fast as the fastest that the platform has; without a count all of its own. */
export function portsOf(sata: Ground['sata'], ports: number | undefined): Ground['sata'] {
  if (ports === undefined) return [...sata];
  const link =
    sata
      .map((item) => item.link)
      .toSorted()
      .at(-1) ?? 'sata 3.0';
  return ports === 0 ? [] : [{ link, count: ports }];
}

/**
 * What is free of a board.
 * @param platform That of its chipset, which tells of SATA ports; none where no row names it.
 * @param ports SATA ports as the reader counts them; nothing where nobody did.
 */
export function groundNamed(
  board: NamedBoard,
  platform: Pick<Board, 'sata'> | undefined,
  hasGraphics: boolean,
  ports?: number,
): { ground: Ground; note: string } {
  // Cards of a form of their own are none that are planned with.
  const isSure = ({ attached }: NamedBoard['places'][number]) => attached === 'processor';
  const places = board.places
    .filter(({ form }) => form !== 'mezzanine')
    // Those of the processor before those of which nobody says whose they are.
    .toSorted((a, b) => Number(isSure(b)) - Number(isSure(a)));
  const slots = places.flatMap((place): BoardSlot[] => {
    const link = linkOf(place);
    if (!link || isBay(place.form)) return [];
    const takes = place.form === 'm2' ? 'drives' : 'cards';
    const of = place.attached ?? 'processor';
    const { name: label, length } = place;
    return [{ link, count: 1, of, takes, label, ...(length !== undefined && { length }) }];
  });
  const open = places.filter((place) => !linkOf(place));
  const bays = places.flatMap(({ form, lanes, generation }) =>
    isBay(form) && lanes !== undefined && generation !== undefined
      ? [{ generation, lanes, count: 1, takes: 'drives' as const, ways: [[lanes]] }]
      : [],
  );
  const isBehind = slots.some(({ of }) => of === 'chipset');
  const whose = places.filter((place) => place.attached === undefined && linkOf(place));
  const named = (some: typeof places) => some.map(({ name }) => name).join(', ');
  const note = [
    words.boardName.board(board.name),
    open.length > 0 ? words.boardName.open(named(open)) : '',
    whose.length > 0 ? words.boardName.whose(named(whose)) : '',
    places.some(({ form }) => form === 'm2') ? '' : words.boardName.noM2,
    ports !== undefined ? '' : platform ? words.boardName.sata : words.boardName.noSata,
    isBehind && !board.chipset ? words.boardName.uplinkOpen : '',
    hasGraphics ? words.boardName.graphics : '',
  ];
  return {
    ground: {
      isNamed: true,
      groups: bays,
      slots: together(hasGraphics ? besideGraphics(slots) : slots),
      sata: portsOf(platform?.sata ?? [], ports),
      conditions: board.conditions,
      ...(board.chipset && { chipset: { kind: 'chipset', ...board.chipset } }),
    },
    note: note.filter(Boolean).join(' '),
  };
}
