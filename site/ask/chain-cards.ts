/** Cards in slots, with nothing on them that runs out. */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { pcieIn } from '../../calc-wasm/js/link.ts';
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import type { Found, Limit } from './answer.ts';
import { figured, sized } from './ask-core.ts';
import { clarify } from './clarify.ts';
import { MOST_DRIVES } from './drives.ts';
import { context, doubtIn, solved } from './finish.ts';
import { limitOf } from './limit.ts';
import type { MarkOf } from './mark.ts';
import { rate } from './show.ts';
import { cardPart, generations, payload, placedSlot, type Slot, slotIn } from './slot.ts';
import { mtuOf, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** Whether the slot holds the card back, where that is asked, and by how much. */
function answerOf(talk: Talk, parts: ChainPart[], load: 'read' | 'copy_out', isSlot = false): Found | undefined {
  const answer = sized(talk.given, parts, load);
  const found = answer && limitOf(answer, parts);
  if (!answer || !found) return undefined;
  const limit: Limit = isSlot && found.key === 'card' ? { ...found, key: 'slot' } : found;
  talk.assume(words.assumePayload);
  const doubt = load === 'copy_out' ? doubtIn(talk) : undefined;
  const lead = doubt ? words.verdict((doubt === 'bottleneck') === (limit.key !== 'network')) : '';
  return solved({ parts, load }, answer.most, limit, lead + words.one(rate(answer.most), limit));
}

/** Faster than any network. */
const FAST: ChainPart = { id: 'drives', kind: 'drive', link: 'pcie 5.0 x16' };

/** Ports of one card share its slot. @param chip What the card passes in all. */
function together(talk: Talk, part: ChainPart, many: number, chip: number): Found | undefined {
  const parts: ChainPart[] = [{ ...part, network: 'ethernet 400G' }, FAST];
  const path = sized(talk.given, parts, 'copy_out');
  const port = sized(talk.given, [{ ...part, link: 'pcie 5.0 x16', slot: 'pcie 5.0 x16' }, FAST], 'copy_out');
  const link = pcieIn(part.slot);
  if (!path || !port || !link) return undefined;
  const all = Math.min(many * port.most, chip);
  const found =
    path.most < all ? limitOf(path, parts) : ({ key: chip > all ? 'network' : 'chip', detail: '' } as const);
  if (!found) return undefined;
  // A card of which nothing is known is as wide as its slot.
  const limit: Limit = found.key === 'card' && part.link === part.slot ? { ...found, key: 'slot' } : found;
  const doubt = doubtIn(talk);
  talk.assume(words.assumePayload);
  talk.use(...talk.marks.filter(({ type, text }) => type !== 'name' && SAID.two_ports.test(text)));
  const value = Math.min(path.most, all);
  const lead = doubt ? words.verdict((doubt === 'bottleneck') === path.most < all) : '';
  const text = lead + words.ports(many, rate(value), limit);
  return figured('pcie', { ...link }, value, 'B/s', text, { limited_by: limit });
}

/** A network card in its slot, or a port of a known speed in a slot that is written out. */
export function network(talk: Talk): Found | undefined {
  const [nic] = talk.things('nic');
  const own = nic?.thing.part;
  const slot = slotIn(talk, []);
  const ports = wiresIn(talk).filter(({ wire }) => wire === 'ethernet');
  if (nic && (!own?.link || !own.network)) return undefined;
  if (!slot) return nic && clarify(words.oneMachine);
  if (!slot.generation && !nic && slot.lanes && ports.length === 1)
    return clarify(words.whichGeneration, generations(talk, slot, slot.lanes, ['2.0', '3.0', '4.0']));
  if (!slot.generation && (!nic || !slot.lanes)) return undefined;
  const { generation = '', lanes = 0 } = slot;
  if (!nic && lanes === 0) return undefined;
  const placed = nic ? placedSlot(talk, slot, pcieIn(own?.link), nic.thing.name) : { generation, lanes };
  if (!placed || 'outcome' in placed) return placed;
  const speed = String(own?.network ?? `ethernet ${ports[0]?.generation}`);
  if (ports.some((port) => speed !== `ethernet ${port.generation}`)) return clarify(words.clash);
  const many = SAID.four_ports.test(talk.text) ? 4 : SAID.two_ports.test(talk.text) ? 2 : 1;
  // More ports than a chip has are several chips on a card.
  if (many > 1 && nic && (nic.thing.places ?? 1) < many) return clarify(words.oneMachine);
  if (nic && many === 1 && (nic.thing.places ?? 1) > 1) talk.assume(words.assumeOnePort(nic.thing.name));
  talk.use(nic?.mark, ...slot.marks, ...ports.map(({ mark }) => mark));
  if (nic) context(talk, undefined);
  const place = `pcie ${placed.generation} x${placed.lanes}`;
  const part: ChainPart = {
    id: 'nic',
    kind: 'nic',
    link: String(own?.link ?? place),
    slot: place,
    network: speed,
    ...(own ? { max_payload_size: payload(own.max_payload_size) } : mtuOf(talk)),
  };
  return many > 1
    ? together(talk, part, many, Number(own?.read ?? Number.POSITIVE_INFINITY))
    : answerOf(talk, [part, FAST], 'copy_out', !nic);
}

/** A controller in a slot, with drives that never run out. */
export function cardAlone(talk: Talk, thing: Thing, mark: MarkOf<'name'>, slot: Slot): Found | undefined {
  if (!thing.part?.link) return undefined;
  const placed = placedSlot(talk, slot, pcieIn(thing.part.link), thing.name);
  if (!placed || 'outcome' in placed) return placed;
  talk.use(mark, ...slot.marks);
  const { ports: _, write: __, ...card } = cardPart(thing, placed);
  return answerOf(talk, [card, { id: 'drives', kind: 'drive', on: 'card', link: 'sas 4', count: MOST_DRIVES }], 'read');
}
