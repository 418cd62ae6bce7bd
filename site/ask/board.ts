/** A board by its name: its page, or the slot that a part is put into. */
import type { NamedBoard } from '../../datasets/tools/names/boards.ts';
import type { Choice, Found } from './answer.ts';
import { clarify } from './clarify.ts';
import type { Mark, MarkOf } from './mark.ts';
import { generations } from './slot.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

const MOST_CHOICES = 6;
const GENERATIONS = ['2.0', '3.0', '4.0', '5.0'];

/** What is put into a slot, or counted. */
const isHardware = ({ type }: Mark): boolean =>
  ['name', 'count', 'number', 'size', 'rate', 'level', 'draid', 'wire', 'pcie'].includes(type);

const placesIn = (talk: Talk): MarkOf<'pcie'>[] => talk.of('pcie').filter(({ place }) => place !== undefined);

function page({ id, name }: NamedBoard): Found {
  return {
    outcome: 'page',
    page: `board:${id}`,
    url: `/boards/${id}/`,
    text: words.boardPage(name),
  };
}

/** Each slot whose lanes are known, as a question that goes on. */
const choices = (talk: Talk, { places }: NamedBoard): Choice[] =>
  places
    .filter(({ lanes }) => lanes !== undefined)
    .slice(0, MOST_CHOICES)
    .map(({ name }) => ({ if: name, ask: talk.plus(words.say.inPlace(name)) }));

/** What only the board can answer, or has to ask back; nothing where its slot is a slot like any other. */
export function board(talk: Talk): Found | undefined {
  const [mark] = talk.of('board');
  const [own, other] = mark?.boards ?? [];
  if (!mark || !own) return undefined;
  talk.use(mark);
  const places = placesIn(talk);
  const parts = talk.marks.filter((one) => isHardware(one) && !places.includes(one as MarkOf<'pcie'>));
  if (other) {
    return {
      outcome: 'page',
      page: 'boards',
      url: '/boards/',
      text: words.boardsOfOneName(mark.text, mark.boards.length),
    };
  }
  const open = places.find(({ lanes }) => lanes === undefined);
  if (open?.place) return { ...clarify(words.slotOpen(open.place.name, own.name)), url: `/boards/${own.id}/` };
  const [place] = places;
  // A slot that a person has written out counts for one that is named.
  const isWritten = talk.of('pcie').length > places.length;
  if (parts.length > 0 && place && place.generation === undefined && !isWritten)
    return clarify(words.whichGeneration, generations(talk, { marks: [place] }, place.lanes ?? 1, GENERATIONS));
  if (parts.length === 0 && talk.of('word').length === 0) {
    talk.use(...places);
    return page(own);
  }
  if (parts.length > 0 && places.length === 0 && !isWritten)
    return clarify(words.whichSlot(own.name), choices(talk, own));
  return undefined;
}

/** What the table says of the slots that are spoken of: an answer with them rests on it. */
export function slotsSaid(talk: Talk): string[] {
  const [mark] = talk.of('board');
  const own = mark?.boards[0];
  if (!own) return [];
  return placesIn(talk).flatMap(({ place }) =>
    place?.lanes ? [words.slotIs(own.name, place.name, place.lanes, place.generation, place.attached)] : [],
  );
}
