/** Drives on controllers, expanders and port multipliers. */

import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { usualPayload } from '../../calc-wasm/js/generated/chain.ts';
import * as typical from '../../datasets/tools/parts/typical.ts';
import type { Found } from './answer.ts';
import { calculated, sized } from './ask-core.ts';
import { cableIn, expanderIn, isMultiplied, multiplierIn, onPorts, portOf } from './chain-between.ts';
import { nvme } from './chain-nvme.ts';
import { clarify, howManyOf, whichChipset, whichDrives, whichKind } from './clarify.ts';
import { drivesPart, kindOf, partOf } from './drive-part.ts';
import type { DriveKind, Drives } from './drives.ts';
import { evidenceIn } from './evidence.ts';
import { finish, loadOf } from './finish.ts';
import { chipsetPart, generations, HOSTS, hostPart, hostsIn, type Slot, sasIn, slotIn } from './slot.ts';
import { pcieRate, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** Bytes a second of a small hard disk at its outer tracks. */
export const SLOWEST_DISK = 120e6;
/** What an SSD with SATA reads at least, as with NVMe. */
const SLOWEST_SSD = 450e6;
/** SATA ports that most boards have at most. */
const MOST_PORTS = 8;

/** "an HBA in a PCIe 3.0 x8 slot": a card of which its link is said and no name. */
const isGenericCard = (talk: Talk, { marks, generation, lanes }: Slot): boolean =>
  marks.length > 0 &&
  generation !== undefined &&
  lanes !== undefined &&
  !talk.has('gpu') &&
  !SAID.network_card.test(talk.text);

/** "SATA ports": what is in them has SATA. */
const hasSataPorts = (talk: Talk): boolean =>
  talk.tags('places').some((tag) => {
    const before = talk.tags('sata_tag').find((mark) => mark === talk.before(tag));
    return /^sata/i.test(tag.text) || (before !== undefined && talk.between(before, tag).trim() === '');
  });

/** "RAID 5 of four disks, write speed": the array alone is asked about. */
const asksOfArray = (talk: Talk, { rate: said, bytes }: Drives): boolean =>
  (talk.of('level').length === 1 || talk.has('mirror')) &&
  (talk.has('speed', 'read', 'write') || evidenceIn(talk).length > 0 || (said !== undefined && bytes === undefined));

/** "an SSD on SATA 2", "is SATA 2 enough for a disk": the port is said. */
function hasPort(talk: Talk, drives: Drives): boolean {
  const { marks, rate: said } = drives;
  if (said === undefined && !drives.thing && !talk.has('enough', 'bottleneck')) return false;
  const [port, other] = talk.of('wire');
  if (port?.wire !== 'sata' || other) return false;
  const isOwn = marks.includes(port);
  if (said !== undefined) return isOwn;
  // "a SATA 2 SSD" is an old drive, "an SSD on SATA 2" one in an old port.
  if (isOwn && !drives.thing && !SAID.behind.test(talk.text.slice(0, port.start))) return true;
  drives.port = port.generation;
  if (!isOwn) marks.push(port);
  return true;
}

/** Nothing is said of what they are. */
const isOpenKind = ({ isSsd, isNvme, isDisk }: Drives): boolean => !isSsd && !isNvme && !isDisk;

/** Drives on controllers, in slots and behind chipsets. */
export function internal(talk: Talk, groups: readonly Drives[], drives: Drives): Found | undefined {
  const [host] = hostsIn(talk);
  const slot = slotIn(talk, groups);
  if (!slot) return clarify(words.oneMachine);
  const wires = wiresIn(talk).filter(({ mark }) => !drives.marks.includes(mark as never));
  const [ethernet] = wires.filter(({ wire }) => wire === 'ethernet');
  const isOnPort = !host && isMultiplied(talk, drives);
  const isPortSaid = !host && !isOnPort && hasPort(talk, drives);
  const isSata = host?.thing.kind === 'sata_controller' || (!host && (isPortSaid || hasSataPorts(talk)));
  let kind = kindOf(talk, drives, isSata, host !== undefined && !isSata);
  const count = drives.count ?? 1;
  // "is x1 enough for 4 HDDs": a slot of which the lanes are said alone.
  const open = slot.lanes && !slot.generation ? generations(talk, slot, slot.lanes, ['2.0', '3.0', '4.0']) : [];
  const whichController = clarify(words.whichController, open);
  if (kind === 'nvme' && !host) return nvme(talk, drives, slot, count, ethernet?.generation);
  const shared = host ? undefined : sharedBy(talk, slot, ethernet?.generation, isOnPort);
  if (isOnPort && kind === 'unknown' && shared === undefined) return clarify(words.whichController, onPorts(talk));
  if (kind === 'unknown' && shared !== undefined && shared < count * (drives.isSsd ? SLOWEST_SSD : SLOWEST_DISK)) {
    talk.assume(words.assumeSharedFirst);
    kind = drives.isSsd ? 'ssd' : 'hdd';
  }
  if (kind === 'unknown' && !host && drives.isSsd && slot.lanes) return whichDrives(talk, drives);
  if (kind === 'unknown' && !host && ethernet && count > 1 && slot.marks.length === 0 && isOpenKind(drives))
    return whichKind(talk);
  if (kind === 'unknown' && !host)
    return slot.marks.length > 0 || talk.has('chipset_slot', 'hba', 'slot', 'bottleneck', 'enough')
      ? { ...whichController, ...(shared && isOpenKind(drives) && { choices: whichKind(talk).choices ?? [] }) }
      : asksOfArray(talk, drives)
        ? whichDrives(talk, drives)
        : undefined;
  if (kind === 'nvme' && host) return clarify(words.nvmeOnHost(host.named.name));
  // Lanes that were said of a drive which has none.
  if (drives.link && kind !== 'nvme') return clarify(words.oneMachine);
  if (host && drives.count === undefined) return howManyOf(talk, drives);
  const sasPorts = sasIn(host?.thing.part?.ports);
  if (kind === 'unknown') return isOpenKind(drives) ? whichKind(talk) : clarify(words.whichKind);
  const isNetworkAsked = ethernet !== undefined && talk.has('enough', 'bottleneck');
  if (drives.count === undefined && !(drives.bytes || drives.thing || drives.rate || isPortSaid || isNetworkAsked))
    return undefined;
  const parts: ChainPart[] = [];
  const multiplier = talk.things('multiplier').length > 0;
  // More drives than lanes on a cable hang on an expander.
  const isCrowded = count > 8 && talk.has('cable') && wires.some(({ wire }) => wire === 'sas');
  const hasExpander = talk.things('expander').length > 0 || talk.has('expander') || isCrowded;
  const chipset = talk.things('chipset')[0];
  // SATA ports of a board are those of its chipset.
  const isOnBoard = !host && !hasExpander && isSataDrive(drives, kind) && slot.marks.length === 0;
  const behind =
    talk.has('chipset_slot') || (chipset !== undefined && (talk.has('chipset') || (isOnBoard && !multiplier)));
  let root: string | undefined;
  const hang = (kind: 'multiplier' | 'expander', own: Partial<ChainPart>): void => {
    parts.push({ id: kind, kind, ...(root && { on: root }), ...own });
    root = kind;
  };
  if (behind) {
    const uplink = chipset && chipsetPart(chipset.thing);
    if (!uplink) return whichChipset(talk, chipset);
    parts.push(uplink);
    root = 'chipset';
    talk.use(chipset.mark);
  }
  if (host) {
    const part = hostPart(talk, host, slot, root);
    if ('outcome' in part) return part;
    if (host.named.isSameChip) talk.guess(host.mark);
    const places = host.thing.places;
    if (places !== undefined && count > places && !hasExpander && !multiplier)
      return clarify(words.tooFewPorts(host.named.name, places, count));
    parts.push(part);
    root = 'card';
    for (const { mark } of talk.things(...HOSTS)) talk.use(mark);
    talk.assume(words.assumePayload);
  } else if (isGenericCard(talk, slot) && !isOnPort) {
    const link = `pcie ${slot.generation} x${slot.lanes}`;
    parts.push({ id: 'card', kind: 'hba', ...(root && { on: root }), link, max_payload_size: usualPayload });
    root = 'card';
    talk.use(...slot.marks);
    talk.assume(words.assumeGenericCard, words.assumePayload);
  } else if (!isOnPort && !isPortSaid && (slot.marks.length > 0 || talk.has('hba', 'slot'))) {
    return whichController;
  } else if (behind && chipset && !hasExpander) {
    // Boards add ports of other chips to those of the chipset.
    if (count > Math.max(chipset.thing.places ?? 0, MOST_PORTS)) return clarify(words.whichController);
    talk.assume(words.assumePorts(chipset.thing.name));
  } else if (!ethernet && !hasExpander && !asksOfArray(talk, drives) && !isPortSaid && !isOnPort) {
    return undefined;
  } else if (!isOnPort) {
    talk.assume(words.assumeNoController);
  }
  let sas = drives.sas || sasPorts;
  if (multiplier || isOnPort) {
    const own = multiplierIn(talk, isOnPort, count);
    if ('outcome' in own) return own;
    hang('multiplier', own);
  }
  if (hasExpander) {
    const spoken = wires.find(({ wire }) => wire === 'sas');
    const own = expanderIn(talk, spoken, sasPorts, root === 'card');
    if ('outcome' in own) return own;
    hang('expander', own);
    sas = own.ports;
  }
  if (drives.sas === '' && sas) drives.sas = sas;
  const isOpen = (kind === 'hdd' || kind === 'ssd') && !drives.thing && !drives.isSata && drives.sas === undefined;
  if (isOpen && hasExpander && sas === 'SAS-3') {
    const asked = sataOrSas(talk, drives, kind, parts, root, count, ethernet?.generation);
    if (asked) return asked;
  }
  parts.push(drivesPart(count, partOf(talk, drives, kind, sas, undefined), root));
  return finish(talk, drives, { parts, load: loadOf(talk), count, kind }, ethernet?.generation);
}

/** What all drives share: a network, the port of a multiplier, the cable of an expander, or the slot of their card. */
function sharedBy(talk: Talk, slot: Slot, network: string | undefined, isOnPort: boolean): number | undefined {
  if (network) return calculated(talk.given, 'ethernet', { generation: network })?.most;
  if (isOnPort) {
    const generation = portOf(talk, undefined);
    return generation ? calculated(talk.given, 'sata', { generation })?.most : undefined;
  }
  const cable = cableIn(talk);
  if ((talk.has('expander') || talk.things('expander').length > 0) && cable)
    return calculated(talk.given, 'sas', { generation: cable, lanes: talk.has('dual_link') ? 8 : 4, drives: 8 })?.most;
  // What hangs on a switch or in M.2 is NVMe.
  return isGenericCard(talk, slot) && !talk.has('switch_tag', 'quad_card', 'bifurcation', 'm2')
    ? pcieRate(talk, slot.generation ?? '', slot.lanes ?? 0)?.most
    : undefined;
}

/** Behind an expander of SAS-3, disks with SATA halve the lanes: both figures, where they differ. */
function sataOrSas(
  talk: Talk,
  drives: Drives,
  kind: DriveKind,
  parts: readonly ChainPart[],
  root: string | undefined,
  count: number,
  ethernet: string | undefined,
): Found | undefined {
  if (ethernet) return undefined;
  const rates = (['SAS-3', 'sata 3.0'] as const).map((link) => {
    const usual = kind === 'hdd' ? kind : link === 'SAS-3' ? 'sas_ssd' : 'ssd';
    const read = drives.rate ?? typical.assumedRead(usual, drives.bytes, link);
    const on = { ...(root && { on: root }), count, link, read, slow_end: 0.5 };
    return sized(talk.given, [...parts, { id: 'drives', kind: 'drive', ...on }])?.most;
  });
  const [sas, sata] = rates;
  if (!sas || !sata || Math.abs(sas - sata) < 0.01 * sas) return undefined;
  talk.use(...drives.marks);
  return clarify(words.sataOrSas, talk.offer([words.say.sasDisks, words.say.sataDisks]));
}

const isSataDrive = ({ thing, sas }: Drives, kind: DriveKind): boolean =>
  sas === undefined && (kind === 'ssd' || kind === 'hdd') && /^sata|^$/i.test(String(thing?.part?.link ?? ''));
