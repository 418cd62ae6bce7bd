/** Cards in slots, with nothing on them that runs out. */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { pcieIn } from '../../calc-wasm/js/link.ts';
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import type { Found, Limit } from './answer.ts';
import { sized } from './ask-core.ts';
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
  if (load === 'copy_out') talk.useTags('bottleneck', 'enough');
  const lead = doubt ? words.verdict((doubt === 'bottleneck') === (limit.key !== 'network')) : '';
  return solved({ parts, load }, answer.most, limit, lead + words.one(rate(answer.most), limit));
}

/** Faster than any network. */
const FAST: ChainPart = { id: 'drives', kind: 'drive', link: 'pcie 5.0 x16' };

/** A network card in its slot, or a port of a known speed in a slot that is written out. */
export function network(talk: Talk): Found | undefined {
  const [nic] = talk.things('nic');
  const own = nic?.thing.part;
  const slot = slotIn(talk, []);
  const ports = wiresIn(talk).filter(({ wire }) => wire === 'ethernet');
  if (nic && (!own?.link || !own.network)) return undefined;
  if (!slot) return nic && clarify(words.oneMachine);
  if (SAID.two_ports.test(talk.text)) return clarify(words.onePort);
  if (!slot.generation && !nic && slot.lanes && ports.length === 1)
    return clarify(words.whichGeneration, generations(talk, slot, slot.lanes, ['2.0', '3.0', '4.0']));
  if (!slot.generation && (!nic || !slot.lanes)) return undefined;
  const { generation = '', lanes = 0 } = slot;
  if (!nic && lanes === 0) return undefined;
  const placed = nic ? placedSlot(talk, slot, pcieIn(own?.link), nic.thing.name) : { generation, lanes };
  if (!placed || 'outcome' in placed) return placed;
  const speed = String(own?.network ?? `ethernet ${ports[0]?.generation}`);
  if (ports.some((port) => speed !== `ethernet ${port.generation}`)) return clarify(words.clash);
  if (nic && (nic.thing.places ?? 1) > 1) talk.assume(words.assumeOnePort(nic.thing.name));
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
  return answerOf(talk, [part, FAST], 'copy_out', !nic);
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
