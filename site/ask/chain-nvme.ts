/** NVMe drives in slots, on cards and behind chipsets. */

import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { usualPayload } from '../../calc-wasm/js/generated/chain.ts';
import { type PcieLink, pcieIn } from '../../calc-wasm/js/link.ts';
import { lacks } from '../../datasets/tools/parts/lanes.ts';
import type { Choice, Found } from './answer.ts';
import { clarify, whichChipset } from './clarify.ts';
import { drivesPart, partOf } from './drive-part.ts';
import type { Drives } from './drives.ts';
import { evidenceIn } from './evidence.ts';
import { finish, loadOf } from './finish.ts';
import { inSlots, isRoomBehind, roomOf, slotsFor } from './host-lanes.ts';
import { isNumber, isTag } from './mark.ts';
import { cardPart, chipsetPart, generations, placedSlot, type Slot } from './slot.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** NVMe drives and the slot that is said of them. */
interface Placed {
  drives: Drives;
  count: number;
  slot: Slot;
  ethernet?: string | undefined;
}

const finished = (talk: Talk, { drives, count, ethernet }: Placed, parts: ChainPart[]) =>
  finish(talk, drives, { parts, load: loadOf(talk), count, kind: 'nvme' }, ethernet);

/** Behind a chipset, or an uplink that is said without one. */
function behindChipset(talk: Talk, placed: Placed): Found | undefined {
  const { drives, count, slot } = placed;
  const [chipset] = talk.things('chipset');
  const dmi = talk.of('wire').find(({ wire }) => wire === 'dmi');
  const isDmi = dmi !== undefined && !chipset;
  const own = dmi && { link: `dmi ${dmi.generation} x${dmi.lanes ?? 4}`, max_payload_size: usualPayload };
  const uplink: ChainPart | undefined = isDmi
    ? { id: 'chipset', kind: 'chipset', ...own }
    : chipset && chipsetPart(chipset.thing);
  if (!uplink) return whichChipset(talk, chipset);
  const isSplit = count > 1 && (slot.lanes !== undefined || SAID.one_behind.test(talk.text));
  const isCard = talk.things('switch', 'adapter').length > 0;
  if (isCard || isSplit || (isDmi && slot.marks.length > 0)) return clarify(words.where(count));
  const generation = slot.generation ?? chipset?.thing.lanes;
  const place = generation && !isDmi ? `pcie ${generation} x${slot.lanes ?? 4}` : undefined;
  if (chipset?.thing.lanes && !slot.generation) talk.assume(words.assumeLanes(chipset.thing.name, chipset.thing.lanes));
  const below = isDmi ? `pcie ${dmi.generation} x4` : place;
  const drive = { ...(place && { slot: place }), ...partOf(talk, drives, 'nvme', undefined, below) };
  talk.use(dmi, chipset?.mark, ...slot.marks);
  return finished(talk, placed, [uplink, drivesPart(count, drive, 'chipset')]);
}

/** On a card with a switch. */
function onSwitch(talk: Talk, { mark, thing }: ReturnType<Talk['things']>[number], placed: Placed): Found | undefined {
  const { drives, count, slot } = placed;
  if (!thing.part?.link) return clarify(words.oneMachine);
  const card = slot.marks.length > 0 ? placedSlot(talk, slot, pcieIn(thing.part.link), thing.name) : undefined;
  if (slot.marks.length === 0) talk.assume(words.assumeWholeSlot(thing.name));
  else if (!card) return undefined;
  if (card && 'outcome' in card) return card;
  const ports = String(thing.part.ports ?? 'pcie 3.0 x4');
  const port = /x\d+$/.test(ports) ? ports : `${ports} x4`;
  const below = drivesPart(count, { slot: port, ...partOf(talk, drives, 'nvme', undefined, port) }, 'switch');
  talk.use(mark, ...slot.marks);
  talk.assume(words.assumePayload);
  return finished(talk, placed, [{ ...cardPart(thing, card), id: 'switch', kind: 'switch' }, below]);
}

/** NVMe drives: in slots of their own, on a card, or behind a chipset; several in one slot are asked about. */
export function nvme(talk: Talk, drives: Drives, said: Slot, count: number, ethernet?: string): Found | undefined {
  const [chipset] = talk.things('chipset');
  const [card, otherCard] = talk.things('switch');
  const [passive] = talk.things('adapter');
  const isDmi = talk.of('wire').some(({ wire }) => wire === 'dmi');
  const isBehind = talk.has('chipset_slot', 'chipset');
  if ((isBehind || (isDmi && chipset)) && talk.has('cpu_slot')) return clarify(words.oneMachine);
  const slot = slotOf(talk, drives, said);
  const placed = { drives, count, slot, ethernet };
  if (isDmi || isBehind) return behindChipset(talk, placed);
  if (otherCard) return clarify(words.oneMachine);
  if (card) return onSwitch(talk, card, placed);
  if (slot.marks.length === 0 && ethernet) return shared(talk, placed);
  if (slot.marks.length === 0) {
    // A drive by its name alone is looked for, not sized.
    const isAlone = talk.of('name').length === 1 && evidenceIn(talk).length === 0 && !talk.has('slot', 'host');
    if (drives.thing && !drives.count && !drives.rate && isAlone) return undefined;
    return whichPlace(talk, count, chipset);
  }
  // The chipset gives the generation of a slot that is said without one.
  let generation = slot.generation;
  if (!generation && chipset?.thing.lanes && !talk.has('cpu_slot') && Number(slot.lanes) <= 4) {
    generation = chipset.thing.lanes;
    talk.assume(words.assumeLanes(chipset.thing.name, generation));
  }
  const lanes = slot.lanes ?? (count === 1 ? widthOf(talk, drives) : undefined);
  if (!generation || !lanes) {
    talk.use(...slot.marks, ...drives.marks);
    if (!lanes) return clarify(words.whichWidth);
    const choices = generations(talk, slot, lanes, ['2.0', '3.0', '4.0']);
    talk.assumed.length = 0;
    return clarify(words.whichGeneration, choices);
  }
  if (count > 1) return several(talk, placed, { generation, lanes });
  if (passive && lanes > 4) return clarify(words.bifurcation);
  const place = `pcie ${generation} x${lanes}`;
  const part = drivesPart(1, { slot: place, ...partOf(talk, drives, 'nvme', undefined, place) });
  talk.use(...slot.marks, chipset?.mark, passive?.mark, talk.things('machine')[0]?.mark);
  // Behind a chipset of older lanes the uplink counts too, and is never narrower than its slot of four.
  return finished(talk, placed, [part]);
}

/** Where the drives are: a slot for each, or behind the chipset that is named. */
function whichPlace(talk: Talk, count: number, chipset?: object): Found {
  if (count === 1) return clarify(words.whereOne, inSlots(talk));
  const slots = slotsFor(talk, count).map(({ generation, lanes }) => ({
    if: words.slotEach(generation, lanes),
    ask: talk.plus(`${words.say.eachOwn}, PCIe ${generation} x${lanes}`),
  }));
  const isBehind = chipset && isRoomBehind(talk, count);
  const behind = isBehind ? talk.offer([words.say.behindChipset]) : [];
  return clarify(words.where(count), [...behind, ...slots]);
}

/** Where no slot is named: a link narrower than drives have is that of the slot, and so is any on a known machine. */
function slotOf(talk: Talk, drives: Drives, slot: Slot): Slot {
  const { link } = drives;
  const isNarrow = link?.lanes !== undefined && link.lanes < 4;
  const isSlot =
    link?.generation !== undefined &&
    (isNarrow ||
      hasSlot(talk, { generation: link.generation, lanes: link.lanes ?? 1 }) ||
      isSaidOfEach(talk, { marks: [link], lanes: link.lanes }));
  if (slot.marks.length > 0 || !isSlot) return slot;
  drives.marks = drives.marks.filter((mark) => mark !== link);
  delete drives.link;
  return { marks: [link], generation: link.generation, lanes: link.lanes };
}

/** Whether a machine is named that has a slot with this link: where it has none, the link is that of the drive. */
function hasSlot(talk: Talk, link: { generation: string; lanes: number }): boolean {
  if (talk.things('machine').length === 0) return false;
  const room = roomOf(talk);
  return !room || lacks(room.host, [{ ...link, count: 1 }], room.sockets) === undefined;
}

/** Lanes of one drive where its slot does not say: its own, or all that the machine has. */
function widthOf(talk: Talk, drives: Drives): number {
  const own = pcieIn(drives.thing?.part?.link);
  const lanes = drives.link?.lanes ?? own?.lanes ?? 4;
  const [machine] = talk.things('machine');
  const { width = lanes } = machine?.thing ?? {};
  if (machine && width < lanes) {
    talk.use(machine.mark);
    talk.assume(words.assumeWidth(machine.thing.name, width));
  }
  return Math.min(lanes, width);
}

/** Drives of which only the network is known: they are answered where it limits whatever links they have. */
function shared(talk: Talk, placed: Placed): Found | undefined {
  const { drives, count } = placed;
  const link = 'pcie 3.0 x4';
  const own = partOf(talk, drives, 'nvme', undefined, link);
  const parts: ChainPart[] = [drivesPart(count, { slot: link, ...own })];
  talk.assume(words.assumeOwnLanes);
  const found = finished(talk, placed, parts);
  if (found?.limited_by?.key === 'network') return found;
  return whichPlace(talk, count);
}

/** "gen4 x4 each": the link is that of each drive. */
const isSaidOfEach = (talk: Talk, slot: Slot): boolean =>
  slot.marks.some((mark) => {
    const [next, before] = [talk.after(mark), talk.before(mark)];
    // "7000 MB/s each, in an x16 slot" is said of the rate.
    const isOfRate = before !== undefined && talk.before(before)?.type === 'rate';
    if (isTag(before, 'each') && !isOfRate && /^each$|кажд/i.test(before.text)) return true;
    return next !== undefined && isTag(next, 'each') && /^[ ,]*$/.test(talk.between(mark, next));
  });

/** "in 3.0 x1 slots": as many slots as drives, where no other number of them is said. */
function areSlots(talk: Talk, slot: Slot, count: number): boolean {
  const [many] = talk
    .tags('slot', 'm2')
    .filter(({ text }) => /(?:slots|sockets|слот(?:ах|ы|ов)|разъ[её]м(?:ах|ы|ов))$/i.test(text));
  if (!many) return false;
  const numbers = [talk.before(many), ...slot.marks.map((mark) => talk.before(mark))];
  return numbers.every((number) => !isNumber(number) || number.value === count);
}

/** Several drives and one slot. */
function several(talk: Talk, placed: Placed, { generation, lanes }: PcieLink) {
  const { drives, count, slot } = placed;
  const text = `pcie ${generation} x${lanes}`;
  const port = `pcie ${generation} x4`;
  const shows = Math.min(count, Math.floor(lanes / 4));
  const drive = (many: number, below: string, slot: string | undefined, on?: string): ChainPart =>
    drivesPart(many, { ...(slot && { slot }), ...partOf(talk, drives, 'nvme', undefined, below) }, on);
  const isSwitch = talk.has('switch_tag');
  const isSplit = talk.has('bifurcation');
  const isOwn =
    talk.has('own_slot') ||
    (/\b(?:each|every)\b|кажд/i.test(talk.text) && !talk.has('each')) ||
    isSaidOfEach(talk, slot) ||
    areSlots(talk, slot, count);
  // Only the way that is taken says what it assumes.
  const ways = [
    {
      ...{ name: words.split(shows, count), say: words.say.split, many: shows, is: isSplit, can: shows > 0 },
      parts: (): ChainPart[] => [
        { id: 'card', kind: 'adapter', link: 'pcie 5.0 x16', slot: text },
        drive(shows, port, port, 'card'),
      ],
    },
    {
      ...{ name: words.switched, say: words.say.switched, many: count, is: isSwitch, can: true },
      parts: (): ChainPart[] => [
        { id: 'switch', kind: 'switch', link: text, max_payload_size: usualPayload },
        drive(count, port, undefined, 'switch'),
      ],
    },
    {
      ...{ name: words.eachOwn, say: words.say.eachOwn, many: count, is: isOwn, can: lanes <= 4 },
      parts: (): ChainPart[] => [drive(count, text, text)],
    },
  ];
  talk.use(...slot.marks, talk.things('adapter')[0]?.mark, ...drives.marks);
  const [chosen, other] = ways.filter(({ is }) => is);
  if (chosen && !other && (chosen.can || (isOwn && lanes <= 16))) {
    talk.use(...talk.things('chipset').map(({ mark }) => mark));
    if (chosen.many < count) talk.assume(words.split(shows, count));
    return finished(talk, { ...placed, count: chosen.many }, chosen.parts());
  }
  const choices = ways.filter(({ can }) => can).map(({ name, say }): Choice => ({ if: name, ask: talk.plus(say) }));
  return clarify(words.where(count), choices);
}
