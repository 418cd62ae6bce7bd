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
import { cardPart, payload, placedSlot, type Slot, slotIn } from './slot.ts';
import { mtuOf, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** A second port has a path of its own, and is asked about by itself. */
const TWO_PORTS =
  /\b(?:dual|quad|2x|4x|two|four|both)\b|\b[24] ports?|lacp|bond|(?:два|двух|двумя|оба|обоих|2) порт|дв(?:а|ух)портов/i;

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

/** A network card in its slot. */
export function network(talk: Talk): Found | undefined {
  const [nic] = talk.things('nic');
  const own = nic?.thing.part;
  if (!nic || !own?.link || !own.network) return undefined;
  const slot = slotIn(talk, []);
  if (!slot) return clarify(words.oneMachine);
  if (TWO_PORTS.test(talk.text)) return clarify(words.onePort);
  if (!slot.generation && !slot.lanes) return undefined;
  const placed = placedSlot(talk, slot, pcieIn(own.link), nic.thing.name);
  if (!placed || 'outcome' in placed) return placed;
  const linkSaids = wiresIn(talk).filter(({ wire }) => wire === 'ethernet');
  if (linkSaids.some(({ generation }) => String(own.network) !== `ethernet ${generation}`)) return clarify(words.clash);
  if ((nic.thing.places ?? 1) > 1) talk.assume(words.assumeOnePort(nic.thing.name));
  talk.use(nic.mark, ...slot.marks, ...linkSaids.map(({ mark }) => mark));
  context(talk, undefined);
  const part: ChainPart = {
    id: 'nic',
    kind: 'nic',
    link: String(own.link),
    slot: `pcie ${placed.generation} x${placed.lanes}`,
    network: String(own.network),
    max_payload_size: payload(own.max_payload_size),
  };
  return answerOf(talk, [part, FAST], 'copy_out');
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

/** A network port of a known speed in a slot. */
export function networkIn(talk: Talk, wire: ReturnType<typeof wiresIn>[number], slot: Slot): Found | undefined {
  if (TWO_PORTS.test(talk.text)) return clarify(words.onePort);
  if (!slot.generation || !slot.lanes) return undefined;
  const link = `pcie ${slot.generation} x${slot.lanes}`;
  talk.use(wire.mark, ...slot.marks);
  const part: ChainPart = {
    id: 'nic',
    kind: 'nic',
    link,
    slot: link,
    network: `ethernet ${wire.generation}`,
    ...mtuOf(talk),
  };
  return answerOf(talk, [part, FAST], 'copy_out', true);
}
