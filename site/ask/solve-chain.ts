/**
 * A machine from names and words: which parts there are, how they hang on each other, and what limits them. Links are
 * right by construction: the payload of a path is never taken from one chip, and drives on one slot share it or are asked about.
 */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import type { Found } from './answer.ts';
import { cardAlone, network } from './chain-cards.ts';
import { dockOf, external, fallenBack, usbOf } from './chain-external.ts';
import { internal } from './chain-internal.ts';
import { onCards } from './chain-several.ts';
import { clarify, howManyOf, PAGE, whichCard } from './clarify.ts';
import { writerOf } from './drive-part.ts';
import { thingOfSize } from './drive-size.ts';
import { type Drives, drivesIn, fresh, isCounted, MOST_DRIVES } from './drives.ts';
import { isEvidence } from './evidence.ts';
import { isWhich } from './finish.ts';
import { hostsIn, slotIn } from './slot.ts';
import { copied } from './solve-ends.ts';
import { wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** A size with no drive beside it. */
const isAmount = (talk: Talk, { count, bytes, thing, marks }: Drives): boolean => {
  const size = marks.find(({ type }) => type === 'size');
  const [before, after] = size ? [talk.before(size), talk.after(size)] : [];
  return (
    bytes !== undefined &&
    count === undefined &&
    thing === undefined &&
    ![before, after].some((item) => item !== undefined && marks.includes(item))
  );
};

/** "…, hard disks" at the end tells the kind, and no number. */
const isMany = ({ text }: Talk, { marks }: Drives): boolean =>
  marks.some(
    (mark) =>
      mark.type === 'tag' &&
      !(/,\s*$/.test(text.slice(0, mark.start)) && text.trimEnd().length === mark.end) &&
      /(?:hdd|ssd|nvme|drive|disk|spinner)s$|диск(?:и|ов|ами|ах)$/i.test(mark.text),
  );

/** "M.2 SATA SSD in an NVMe slot": no figure, whatever the slot carries. */
const isSataInNvme = (talk: Talk): boolean =>
  talk.has('sata_tag') &&
  SAID.nvme_slot.test(talk.text) &&
  (talk.has('m2') || talk.tags('nvme_tag').some(({ text }) => /^m/i.test(text))) &&
  hostsIn(talk).length === 0;

/** Every drive of a chain, by what it is called there. */
const drivesOf = (parts: readonly ChainPart[]): ChainPart[] =>
  parts.filter(({ kind, id }) => kind === 'drive' || (kind === undefined && id.startsWith('drive')));

/** A copy reads from one end and writes to the other at the same time, over what both share. */
function asCopy(talk: Talk, found: Found | undefined): Found | undefined {
  const { parts, arrays = [] } = found?.chain ?? { parts: [] };
  if (found?.outcome !== 'answer' || found.load !== 'read' || !talk.has('copy')) return found;
  const [from, to, third] = drivesOf(parts);
  const isPair = to !== undefined || Number(from?.count ?? 1) === 2 || SAID.another.test(talk.text);
  if (!from || third || !isPair || arrays.length > 0) return found;
  const reader = to ? from : { ...from, count: 1 };
  const target = to ?? { ...from, count: 1, id: `${from.id}-2` };
  const named = talk.things('drive').findLast(({ thing }) => thing.name === target.name);
  const thing = named && thingOfSize(named.mark, Number(target.size));
  const others = parts.filter((part) => !drivesOf(parts).includes(part));
  const written = writerOf(talk, thing ? { thing } : {}, target);
  return copied(talk, { parts: [...others, reader, written], arrays, load: 'copy' });
}

/** A drive that is sold with USB, and more than its name. */
const isPortable = (talk: Talk, drives: Drives | undefined): boolean =>
  drives !== undefined &&
  usbOf(drives) !== undefined &&
  talk.marks.some((mark) => mark.type !== 'maker' && !drives.marks.includes(mark));

export const chain = (talk: Talk): Found | undefined => asCopy(talk, onCards(talk) ?? chainOf(talk));

function chainOf(talk: Talk): Found | undefined {
  const groups = drivesIn(talk);
  const hosts = hostsIn(talk);
  const nics = talk.things('nic');
  const wires = wiresIn(talk);
  const usb = wires.filter(({ wire }) => wire === 'usb');
  const ethernet = wires.filter(({ wire }) => wire === 'ethernet');
  const has =
    groups.length + hosts.length + nics.length + wires.length + talk.of('pcie').length + talk.of('name').length;
  if (has === 0) return undefined;
  if (talk.of('iops').length > 0 || talk.has('iops', 'random'))
    return groups.length > 0 && hosts.length > 0 ? clarify(words.whichIops) : undefined;
  const unclear = talk.of('name').find((mark) => talk.meant(mark) === undefined);
  if (unclear) return whichCard(talk, unclear);
  // "two NVMe drives on …, сколько": so much of them.
  const asksCount = talk
    .tags('how_many')
    .some((tag) => !(/^сколько$/i.test(tag.text) && !talk.after(tag) && groups.some(({ count = 1 }) => count > 1)));
  if (!asksCount) talk.use(...talk.tags('how_many'));
  const isInSlot = talk.has('slot') && talk.has('nvme_tag') && ethernet.length === 0;
  if (asksCount && (talk.has('bifurcation', 'quad_card') || isInSlot))
    return clarify(words.bifurcation, undefined, 'article:bifurcation-or-switch');
  if (asksCount) return clarify(words.howMany, undefined, ethernet.length > 0 ? 'article:filling-10-25-100-gbe' : PAGE);
  // "1700 instead of 3500": what was expected changes nothing.
  const [changing] = talk.tags('negation').filter((tag) => !isEvidence(talk, talk.after(tag)));
  if (changing && groups.length + hosts.length > 0) return clarify(words.changing(changing.text));
  if (talk.has('both_ways')) return clarify(words.changing(talk.tags('both_ways')[0]?.text ?? ''));
  const counted = groups.filter(isCounted);
  // "moving 12 TB between two machines": an amount, and no drive.
  const isMoved = talk.has('copy') || (talk.has('hours') && !talk.has('rebuild', 'resilver', 'resync', 'scrub'));
  if (isMoved && groups.some((group) => isAmount(talk, group)))
    return clarify(words.copyHow, undefined, 'calculator:write-cache');
  if (isSataInNvme(talk)) return clarify(words.sataInNvme);
  // A SATA drive and an NVMe drive, without a count between them.
  if (groups.some(({ isSata, isNvme }) => isSata && isNvme)) return clarify(words.oneMachine);
  if (groups.some(({ count = 0 }) => count > MOST_DRIVES))
    return clarify(words.tooManyDrives(Math.max(...groups.map(({ count = 0 }) => count))));
  if (usb.length > 2) return clarify(words.oneMachine);
  if (!talk.has('compare') && (hosts.length > 1 || nics.length > 1 || counted.length > 1))
    return talk.given.machine(talk);
  if (talk.has('compare') && !isWhich(talk) && hosts.length + wires.length + talk.of('pcie').length > 1)
    return clarify(words.oneMachine);
  if (talk.has('slot_count')) return clarify(words.bifurcation, undefined, 'article:bifurcation-or-switch');
  const [drives] = counted.length > 0 ? counted : groups;
  // "with HDDs" is more than one, and how many is not said.
  if (drives && drives.count === undefined && !drives.thing && isMany(talk, drives)) return howManyOf(talk, drives);
  const fault = dockOf(talk, drives, usb) ?? fallenBack(talk, drives, usb);
  if (fault) return fault;
  const isUsbNetwork = ethernet.length > 0 && SAID.usb_network.test(talk.text);
  const onUsb =
    (!isUsbNetwork && usb.length > 0) ||
    talk.things('bridge').length > 0 ||
    isPortable(talk, drives) ||
    (!isUsbNetwork && talk.has('usb_tag'));
  if (onUsb && hosts.length === 0) return external(talk, drives ?? (talk.has('enclosure') ? fresh() : undefined), usb);
  if (nics.length === 1 && hosts.length === 0 && (!drives || drives.count === undefined)) return network(talk);
  if (!drives) {
    const slot = slotIn(talk, []);
    const [host] = hosts;
    if (slot && slot.marks.length > 0 && host && wires.length === 0)
      return cardAlone(talk, host.thing, host.mark, slot);
    return ethernet.length === 1 && wires.length === 1 && hosts.length === 0 ? network(talk) : undefined;
  }
  return internal(talk, groups, drives);
}
