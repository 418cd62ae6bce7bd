/** Cards in slots, with nothing on them. */

import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { pcieIn } from '../../calc-wasm/js/link.ts';
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import { sizerUrl } from './address.ts';
import type { Found, Limit } from './answer.ts';
import { sized } from './ask-core.ts';
import { clarify, PAGE } from './clarify.ts';
import { MOST_DRIVES } from './drives.ts';
import { context, doubtIn } from './finish.ts';
import { limitOf } from './limit.ts';
import type { MarkOf } from './mark.ts';
import { rate } from './show.ts';
import { payload, placedSlot, type Slot, slotIn } from './slot.ts';
import { mtuOf, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** A second port has a path of its own, and is asked about by itself. */
const TWO_PORTS =
  /\b(?:dual|quad|2x|4x|two|four|both)\b|\b[24] ports?|lacp|bond|(?:два|двух|двумя|оба|обоих|2) порт|дв(?:а|ух)портов/i;

/** Whether the slot holds the network back, where that is asked. */
function verdict(talk: Talk, limit: Limit): string {
  const doubt = doubtIn(talk);
  talk.useTags('bottleneck', 'enough');
  const isHeldBack = limit.key !== 'network';
  return doubt ? words.verdict((doubt === 'bottleneck') === isHeldBack) : '';
}

/** A network card in its slot. */
export function network(talk: Talk): Found | undefined {
  const [nic] = talk.things('nic');
  const own = nic?.thing.part;
  if (!nic || !own?.link || !own.network) return undefined;
  const slot = slotIn(talk, []);
  if (!slot) return clarify(words.oneMachine);
  if (TWO_PORTS.test(talk.text)) return clarify(words.onePort);
  if (!slot.generation && !slot.lanes) return undefined;
  const card = pcieIn(own.link);
  const placed = placedSlot(talk, slot, card, nic.thing.name);
  if (!placed || 'outcome' in placed) return placed;
  const said = wiresIn(talk).filter(({ wire }) => wire === 'ethernet');
  if (said.some(({ generation }) => String(own.network) !== `ethernet ${generation}`)) return clarify(words.clash);
  const parts: ChainPart[] = [
    {
      id: 'nic',
      kind: 'nic',
      link: String(own.link),
      slot: `pcie ${placed.generation} x${placed.lanes}`,
      network: String(own.network),
      max_payload_size: payload(own.max_payload_size),
    },
    { id: 'drives', kind: 'drive', link: 'pcie 5.0 x16' },
  ];
  const answer = sized(talk.given, parts, 'copy_out');
  if (!answer) return undefined;
  if ((nic.thing.places ?? 1) > 1) talk.assume(words.assumeOnePort(nic.thing.name));
  talk.use(nic.mark, ...slot.marks, ...said.map(({ mark }) => mark));
  context(talk, undefined);
  talk.assume(words.assumePayload);
  const limit = limitOf(answer, parts);
  if (!limit) return undefined;
  return {
    outcome: 'answer',
    page: PAGE,
    value: answer.most,
    unit: 'B/s',
    limited_by: limit,
    text: verdict(talk, limit) + words.one(rate(answer.most), limit),
    url: sizerUrl({ parts }, 'copy_out'),
    chain: { parts },
    load: 'copy_out',
  };
}

/** A controller in a slot, with drives that never run out. */
export function cardAlone(talk: Talk, thing: Thing, mark: MarkOf<'name'>, slot: Slot): Found | undefined {
  const own = thing.part;
  const card = pcieIn(own?.link);
  if (!own?.link) return undefined;
  const placed = placedSlot(talk, slot, card, thing.name);
  if (!placed || 'outcome' in placed) return placed;
  const parts: ChainPart[] = [
    {
      id: 'card',
      kind: own.kind ?? 'hba',
      name: thing.name,
      link: String(own.link),
      slot: `pcie ${placed.generation} x${placed.lanes}`,
      max_payload_size: payload(own.max_payload_size),
      ...(own.read !== undefined && { read: own.read }),
    },
    { id: 'drives', kind: 'drive', on: 'card', link: 'sas 4', count: MOST_DRIVES },
  ];
  const answer = sized(talk.given, parts);
  if (!answer) return undefined;
  talk.use(mark, ...slot.marks);
  talk.assume(words.assumePayload);
  const limit = limitOf(answer, parts);
  if (!limit) return undefined;
  return {
    outcome: 'answer',
    page: PAGE,
    value: answer.most,
    unit: 'B/s',
    limited_by: limit,
    text: words.one(rate(answer.most), limit),
    url: sizerUrl({ parts }),
    chain: { parts },
    load: 'read',
  };
}

/** A network port of a known speed in a slot. */
export function networkIn(talk: Talk, wire: ReturnType<typeof wiresIn>[number], slot: Slot): Found | undefined {
  if (TWO_PORTS.test(talk.text)) return clarify(words.onePort);
  if (!slot.generation || !slot.lanes) return undefined;
  const link = `pcie ${slot.generation} x${slot.lanes}`;
  const parts: ChainPart[] = [
    {
      id: 'nic',
      kind: 'nic',
      link,
      slot: link,
      network: `ethernet ${wire.generation}`,
      ...mtuOf(talk),
    },
    { id: 'drives', kind: 'drive', link: 'pcie 5.0 x16' },
  ];
  const answer = sized(talk.given, parts, 'copy_out');
  if (!answer) return undefined;
  talk.use(wire.mark, ...slot.marks);
  talk.assume(words.assumePayload);
  const limited = limitOf(answer, parts);
  if (!limited) return undefined;
  const limit: Limit = limited.key === 'card' ? { ...limited, key: 'slot' } : limited;
  return {
    outcome: 'answer',
    page: PAGE,
    value: answer.most,
    unit: 'B/s',
    limited_by: limit,
    text: verdict(talk, limit) + words.one(rate(answer.most), limit),
    url: sizerUrl({ parts }, 'copy_out'),
    chain: { parts },
    load: 'copy_out',
  };
}
