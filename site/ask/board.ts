/** A board by its name: its page, or the slot that a part is put into. */
import type { NamedBoard } from '../../datasets/tools/names/boards.ts';
import type { Choice, Found } from './answer.ts';
import { page as pageOf } from './articles.ts';
import { foundFrom } from './ask-core.ts';
import { clarify } from './clarify.ts';
import type { Mark, MarkOf } from './mark.ts';
import { generations, placesIn, whichSlot } from './slot.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

const MOST_CHOICES = 6;
/** Slots that differ by less are equally good. */
const ALIKE = 0.99;
const GENERATIONS = ['2.0', '3.0', '4.0', '5.0'];

/** What is put into a slot, or counted. */
const isHardware = ({ type }: Mark): boolean =>
  ['name', 'count', 'number', 'size', 'rate', 'level', 'draid', 'wire', 'pcie'].includes(type);

/** Disks go into bays, and a network has its port. */
const needsSlot = (talk: Talk): boolean =>
  talk.has('slot', 'm2', 'nvme_tag', 'hba') ||
  (talk.has('adapter') && !SAID.usb_network.test(talk.text)) ||
  talk.of('name').some((mark) => {
    const { kind, part } = talk.meant(mark)?.thing ?? {};
    return kind === 'drive'
      ? /^pcie/.test(String(part?.link))
      : !['machine', 'chipset', 'link', 'multiplier', 'expander'].includes(kind ?? '');
  });

/** A card goes into no M.2 slot. */
const isCard = (talk: Talk): boolean =>
  talk.things('hba', 'raid_card', 'nic', 'switch', 'adapter', 'usb_host').length > 0 && !talk.has('m2');

const page = ({ id, name }: NamedBoard): Found => pageOf(`board:${id}`, words.boardPage(name));

/** Each slot whose lanes are known, as a question that goes on. */
const choices = (talk: Talk, { places }: NamedBoard): Choice[] =>
  places
    .filter(({ lanes, form }) => lanes !== undefined && (form === 'pcie' ? !talk.has('m2') : !isCard(talk)))
    .slice(0, MOST_CHOICES)
    .map(({ name }) => ({ if: name, ask: talk.plus(words.say.inPlace(name)) }));

/** "best slot for a 9300-8i on …": its slots by what each gives. */
function ranked(talk: Talk, own: NamedBoard): Found | undefined {
  const asks = whichSlot(talk);
  if (asks.length === 0) return undefined;
  const ways = choices(talk, own).flatMap(({ if: slot, ask = '' }) => {
    const { value, unit, shown = '' } = talk.ask?.(ask) ?? {};
    return value !== undefined && unit === 'B/s' ? [{ slot, value, shown }] : [];
  });
  talk.use(...asks, ...talk.of('name'), ...talk.tags('slot', 'm2', 'nvme_tag', 'hba', 'adapter', 'pcie_tag'));
  const [first] = ways.toSorted((a, other) => other.value - a.value);
  if (!first) return page(own);
  const isBest = ({ value }: { value: number }): boolean => value >= ALIKE * first.value;
  const say = ({ slot, shown }: (typeof ways)[number]): string => words.slotGives(slot, shown);
  const best = ways.filter(isBest).map(say);
  const others = ways.filter((way) => !isBest(way)).map(say);
  return { ...page(own), text: words.slotsRanked(own.name, best, others) };
}

/** The only slot that it can be in. */
function inOnly(talk: Talk, own: NamedBoard): Found | undefined {
  const [way, other] = choices(talk, own);
  const answer = other || !way?.ask ? undefined : talk.ask?.(way.ask);
  if (answer?.outcome !== 'answer') return undefined;
  talk.useAll();
  return foundFrom(answer);
}

/** What only the board can answer, or has to ask back; nothing where its slot is a slot like any other. */
export function board(talk: Talk): Found | undefined {
  const [mark] = talk.of('board');
  const [own, other] = mark?.boards ?? [];
  if (!mark || !own) return undefined;
  talk.use(mark);
  const places = placesIn(talk);
  const parts = talk.marks.filter((mark) => isHardware(mark) && !places.includes(mark as MarkOf<'pcie'>));
  if (other) return pageOf('boards', words.boardsOfOneName(mark.text, mark.boards.length));
  const open = places.find(({ lanes }) => lanes === undefined);
  if (open?.place) return { ...clarify(words.slotOpen(open.place.name, own.name)), url: `/boards/${own.id}/` };
  const [place] = places;
  // A slot that a person has written out counts for one that is named.
  const isWritten = talk.of('pcie').length > places.length;
  if (parts.length > 0 && place && place.generation === undefined && !isWritten)
    return clarify(words.whichGeneration, generations(talk, { marks: [place] }, place.lanes ?? 1, GENERATIONS));
  const isDrive = talk.has('nvme_tag') && talk.has('speed') && places.length === 0;
  if (parts.length === 0 && talk.of('word').length === 0 && !isDrive) {
    talk.use(...places);
    return page(own);
  }
  if (places.length === 0 && !isWritten && needsSlot(talk))
    return ranked(talk, own) ?? inOnly(talk, own) ?? clarify(words.whichSlot(own.name), choices(talk, own));
  return undefined;
}
