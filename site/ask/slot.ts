/** Slots: which one is spoken of, and what a card gets there. */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { usualPayload } from '../../calc-wasm/js/generated/chain.ts';
import { type PcieLink, pcieIn } from '../../calc-wasm/js/link.ts';
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import type { Choice, Found } from './answer.ts';
import { sized } from './ask-core.ts';
import { byGeneration, clarify } from './clarify.ts';
import { agree, type Drives, drivesIn } from './drives.ts';
import { isTag, type Mark, type MarkOf, nearest } from './mark.ts';
import { rate } from './show.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** Of two generations the one that a link between them runs at. */
export const older = (own: string, other: string): string => (Number(own) < Number(other) ? own : other);

/** What a chip can do is no promise of the path. */
export const payload = (own: ChainPart['max_payload_size']): number =>
  Math.min(Number(own ?? usualPayload), usualPayload);

/** The generation of SAS that a link has. */
export const sasIn = (link: unknown): string | undefined => /SAS-\d/i.exec(String(link))?.[0];

const slotText = (placed: PcieLink | undefined): Pick<ChainPart, 'slot'> =>
  placed ? { slot: `pcie ${placed.generation} x${placed.lanes}` } : {};

/** A controller as a chain takes it. */
export const cardPart = ({ name, part = {} }: Thing, placed: PcieLink | undefined, on?: string): ChainPart => ({
  id: 'card',
  kind: part.kind ?? 'hba',
  name,
  link: String(part.link),
  ...(on && { on }),
  ...slotText(placed),
  ...(part.ports && { ports: String(part.ports) }),
  ...(part.read !== undefined && { read: part.read }),
  ...(part.write !== undefined && { write: part.write }),
  max_payload_size: payload(part.max_payload_size),
});

/** A chipset with its uplink; nothing where that is not known. */
export const chipsetPart = ({ name, part }: Thing): ChainPart | undefined =>
  part?.link === undefined
    ? undefined
    : {
        id: 'chipset',
        kind: 'chipset',
        name,
        link: String(part.link),
        max_payload_size: payload(part.max_payload_size),
      };

export interface Slot {
  generation?: string | undefined;
  lanes?: number | undefined;
  marks: MarkOf<'pcie'>[];
}

/** "SAS-2 expander x4": lanes of its cable. */
export function isOfExpander(talk: Talk, mark: MarkOf<'pcie'>): boolean {
  const before = talk.before(mark);
  if (!before || mark.generation || talk.between(before, mark).trim() !== '') return false;
  return (
    isTag(before, 'expander', 'cable') || (before.type === 'name' && talk.meant(before)?.thing.kind === 'expander')
  );
}

/** The slot that is written so. */
export const slotAt = (mark: MarkOf<'pcie'> | undefined): Slot => ({
  marks: mark ? [mark] : [],
  ...(mark?.generation && { generation: mark.generation }),
  ...(mark?.lanes && { lanes: mark.lanes }),
});

/** The slot that is spoken of; nothing where two are. */
export function slotIn(talk: Talk, groups: readonly Drives[]): Slot | undefined {
  const own = new Set(groups.flatMap(({ marks }) => marks));
  const marks = talk.of('pcie').filter((mark) => !own.has(mark) && !mark.used && !isOfExpander(talk, mark));
  // "x16 slot, electrically x4": how it is wired counts.
  if (marks.length === 2 && talk.has('electrical')) {
    const [wired, other] = talk.tags('electrical').flatMap((word) => nearest(marks, word));
    return wired && { marks, generation: wired.generation ?? other?.generation, lanes: wired.lanes ?? other?.lanes };
  }
  const [first, second, third] = marks;
  if (third) return undefined;
  // "an x16 slot (2.0 x4)": as wide as it looks, and as it is wired.
  const isWired =
    first && second && !first.generation && second.generation && second.lanes && second.lanes < (first.lanes ?? 0);
  // "an M.2 to x4 adapter in a 3.0 x1 slot": what is put into it is no wider.
  const isInto = talk.has('adapter') && first && second && SAID.in_or_on.test(talk.between(first, second));
  if (isWired && (isInto || /^[\s\p{L}]*[(,:]|там|there/iu.test(talk.between(first, second))))
    return { marks, generation: second.generation, lanes: second.lanes };
  if (first && second) {
    // "pcie 3" and "x8", or "an x8 card" and "3.0 x8": one says no other thing than the other, and more.
    const isWhole = first.generation ?? second.generation;
    const isSame = agree(first.generation, second.generation) && agree(first.lanes, second.lanes) && isWhole;
    const isTwice = first.generation !== undefined && second.generation !== undefined;
    if (!isSame || isTwice) return undefined;
    return { marks, generation: first.generation ?? second.generation, lanes: first.lanes ?? second.lanes };
  }
  return slotAt(first);
}

/** The same question with each of these generations in its slot. */
export const generations = (talk: Talk, { marks: [mark] }: Slot, lanes: number, list: string[]): Choice[] =>
  byGeneration((generation) => {
    const link = `x${lanes} PCIe ${generation}`;
    return mark ? talk.instead(mark, link) : talk.plus(words.say.slot(link));
  }, list);

/** The slot as it is, completed by the card where that is safe, asked about where the answer hangs on it. */
type Placed = PcieLink | Found | undefined;
export function placedSlot(talk: Talk, slot: Slot, card: PcieLink | undefined, name: string): Placed {
  if (!card) return undefined;
  const lanes = slot.lanes ?? card.lanes;
  if (slot.lanes === undefined) talk.assume(words.assumeWholeSlot(name));
  if (slot.generation) return { generation: slot.generation, lanes };
  const [chipset] = talk.things('chipset');
  if (chipset?.thing.lanes) {
    talk.use(chipset.mark);
    talk.assume(words.assumeLanes(chipset.thing.name, chipset.thing.lanes));
    return { generation: chipset.thing.lanes, lanes };
  }
  if (Number(card.generation) >= 4)
    return clarify(words.whichGeneration, generations(talk, slot, lanes, ['3.0', '4.0']));
  talk.guess(...slot.marks);
  talk.assume(words.assumeSlotGeneration(card.generation));
  return { generation: card.generation, lanes };
}

/** A small machine by its model: its slot is seldom as wide as the card. */
const MODEL = /^(?!poweredge |[rt]\d|[dmb]l ?\d|proliant)(?:.*\d{3}|zima|odroid|nuc)/iu;
const NARROW = ['PCIe 2.0 x4', 'PCIe 3.0 x1', 'PCIe 3.0 x2', 'PCIe 3.0 x4', 'PCIe 3.0 x8'];

/** A controller in the slot that is spoken of, as wide as it is itself where none is; a question where that is open. */
type Host = ReturnType<Talk['things']>[number];
export function hostPart(talk: Talk, { mark, named, thing }: Host, slot: Slot, on?: string): ChainPart | Found {
  const card = pcieIn(thing.part?.link);
  if (!card) return clarify(words.whichController);
  const placed = slot.marks.length > 0 ? placedSlot(talk, slot, card, thing.name) : undefined;
  if (placed && 'outcome' in placed) return placed;
  const model = placed ? undefined : talk.tags('host').find(({ text }) => MODEL.test(text));
  if (model) return clarify(words.whichSlot(model.text), talk.offer(NARROW, undefined, words.say.inSlot));
  if (!placed) talk.assume(words.assumeWholeSlot(thing.name));
  if (named.isSameChip) talk.assume(words.assumeSameChip(named.name, thing.name));
  talk.use(mark, ...slot.marks);
  return cardPart(thing, placed, on);
}

/** The words that ask which slot: "best slot for …", "in which M.2 slot". */
export function whichSlot(talk: Talk): Mark[] {
  const match = SAID.which_slot.exec(talk.text);
  const [start, end] = [match?.index ?? 0, (match?.index ?? 0) + (match?.[0].length ?? 0)];
  return talk.marks.filter((mark) => mark.start >= start && mark.end <= end);
}

/** Slots that are spoken of by the names that their board gives them. */
export const placesIn = (talk: Talk): MarkOf<'pcie'>[] => talk.of('pcie').filter(({ place }) => place !== undefined);

/** What the table says of the slots that are spoken of: an answer with them rests on it. */
export function slotsSaid(talk: Talk): string[] {
  const [mark] = talk.of('board');
  const own = mark?.boards[0];
  if (!own) return [];
  return placesIn(talk).flatMap(({ place }) =>
    place?.lanes ? [words.slotIs(own.name, place.name, place.lanes, place.generation, place.attached)] : [],
  );
}

/** Above this share of the rate a slot is not missed, below the other it is; between them nothing is said. */
const [ENOUGH, MISSED] = [0.99, 0.95];

/** "do I need an x8 slot for …": whether the generation before, or half the lanes, carry as much. */
export function needed(talk: Talk, found: Found): Found {
  const { chain, load, outcome, unit } = found;
  const [mark, other] = talk.of('pcie');
  const [own, second] = chain?.parts.filter((part) => part.slot !== undefined) ?? [];
  const slot = pcieIn(own?.slot);
  const isDoubted = SAID.need.test(talk.text) && !talk.has('compare', 'enough', 'bottleneck');
  // A card alone says nothing of what its drives read.
  const isWhole = drivesIn(talk).length > 0 || chain?.parts.some(({ kind }) => kind === 'nic');
  if (!isDoubted || !isWhole || !mark || other || mark.place || !chain || !slot || second) return found;
  if (outcome !== 'answer' || unit !== 'B/s') return found;
  const mostIn = (link: string): number => {
    const parts = chain.parts.map((part) => (part === own ? { ...part, slot: link } : part));
    return sized(talk.given, parts, load, chain.arrays)?.most ?? 0;
  };
  const { generation, lanes } = slot;
  const [next] = [
    mark.generation && `${(Number(generation) - 1).toFixed(1)} x${lanes}`,
    mark.lanes && `${generation} x${lanes / 2}`,
  ]
    .flatMap((link) => (link ? [{ link: `PCIe ${link}`, most: mostIn(`pcie ${link}`) }] : []))
    .toSorted((a, b) => b.most - a.most);
  const share = (next?.most ?? 0) / mostIn(own?.slot ?? '');
  if (!next || next.most === 0 || (share > MISSED && share < ENOUGH)) return found;
  return { ...found, text: words.verdict(share < ENOUGH) + words.carries(next.link, rate(next.most)) + found.text };
}

/** Controllers that drives hang on. */
export const HOSTS = ['hba', 'raid_card', 'sata_controller'] as const;

/** Controllers, each once: a card and its chip are one. */
export function hostsIn(talk: Talk) {
  const all = talk.things(...HOSTS);
  const [first, ...others] = all;
  const isFirst = ({ thing }: Host): boolean =>
    thing.id === first?.thing.id ||
    (thing.part?.link === first?.thing.part?.link &&
      thing.kind === first?.thing.kind &&
      /sas\d{4}/i.test(`${thing.name}${first.thing.name}`));
  return first && others.every(isFirst) ? [first] : all;
}
