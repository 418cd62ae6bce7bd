/** "does a SATA SSD need PCIe 4.0", "is SATA 2 enough for a hard disk": what one drive reads against what a link carries. */
import { linkName } from '../../calc-wasm/js/link.ts';
import { assumedRead } from '../../datasets/tools/parts/typical.ts';
import type { Found } from './answer.ts';
import { figured } from './ask-core.ts';
import { whichUsb } from './clarify.ts';
import { kindOf } from './drive-part.ts';
import { drivesIn } from './drives.ts';
import { doubtIn } from './finish.ts';
import forms from './forms.json' with { type: 'json' };
import { rate } from './show.ts';
import { carried, isChain, pcieRate, single, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

interface Carrier {
  calculator: 'pcie' | 'sata' | 'usb';
  name: string;
  most: number;
}

/** What the link that is asked about carries, or the one before it. */
function carrierIn(talk: Talk, isBefore: boolean): Carrier | undefined {
  const [slot, second] = talk.of('pcie');
  const [wire, other] = wiresIn(talk);
  if (second || other || (slot && wire)) return undefined;
  if (wire) {
    if (wire.wire !== 'sata' && wire.wire !== 'usb') return undefined;
    const list: readonly string[] = forms.older[wire.wire];
    const at = list.indexOf(wire.generation);
    const generation = isBefore ? (at < 0 ? list.at(-1) : list[at - 1]) : wire.generation;
    if (!generation) return undefined;
    const name = linkName({ kind: wire.wire, generation, lanes: undefined });
    const carries = carried(talk, { ...wire, generation });
    return carries && { calculator: wire.wire, name, most: carries.value };
  }
  if (!slot?.generation) return undefined;
  const generation = isBefore ? (Number(slot.generation) - 1).toFixed(1) : slot.generation;
  const lanes = slot.lanes ?? 1;
  const most = pcieRate(talk, generation, lanes)?.most;
  return most ? { calculator: 'pcie', name: `PCIe ${generation} x${lanes}`, most } : undefined;
}

/** "a 2.5 GbE adapter on USB 2.0": the slower of both, and whether the port holds the network back. */
function onUsb(talk: Talk): Found | undefined {
  const wires = wiresIn(talk);
  const [usb, network] = ['usb', 'ethernet'].map((name) => wires.find(({ wire }) => wire === name));
  if (!usb || !network || wires.length > 2 || talk.of('pcie').length > 0 || !SAID.usb_network.test(talk.text))
    return undefined;
  if (usb.generation === '') return whichUsb(talk, usb.mark);
  const isShort = Number(carried(talk, usb)?.value) < Number(carried(talk, network)?.value);
  const found = single(talk, isShort ? usb : network, []);
  const doubt = doubtIn(talk);
  talk.use(usb.mark, network.mark);
  return found && { ...found, text: (doubt ? words.verdict((doubt === 'enough') !== isShort) : '') + found.text };
}

export function need(talk: Talk): Found | undefined {
  const doubt = SAID.need.test(talk.text) ? 'need' : doubtIn(talk);
  const [drives, other] = drivesIn(talk);
  if (!drives) return onUsb(talk);
  if (!doubt || other || (drives.count ?? 1) > 1 || isChain(talk)) return undefined;
  if (talk.of('level').length > 0 || talk.has('copy', 'hours', 'symptom', 'compare')) return undefined;
  const kind = kindOf(talk, drives, drives.isSata, false);
  const carrier = carrierIn(talk, doubt === 'need');
  // Over USB what limits a drive is a chain.
  if (!carrier || (carrier.calculator === 'usb' && doubt !== 'need') || (kind !== 'hdd' && kind !== 'ssd'))
    return undefined;
  const read = drives.rate ?? Number(drives.thing?.part?.read ?? assumedRead(kind, drives.bytes, 'sata 3.0'));
  if (!(read > 0)) return undefined;
  const isShort = carrier.most < read;
  talk.use(...drives.marks, ...talk.of('pcie'), ...wiresIn(talk).map(({ mark }) => mark));
  const isPcie = carrier.calculator === 'pcie';
  const text = `${words.verdict((doubt === 'enough') !== isShort)}${words.driveReads(rate(read), carrier.name, rate(carrier.most))}`;
  const value = doubt === 'need' ? read : Math.min(read, carrier.most);
  return figured(carrier.calculator, {}, value, 'B/s', isPcie && kind === 'ssd' ? text + words.sataLanes : text);
}
