/** Drives in boxes and docks on USB and Thunderbolt. */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import type { Found, Limit } from './answer.ts';
import { answer as answered, isTunnel as isTunnelOf, sized, usbCarries } from './ask-core.ts';
import { SLOWEST_DISK } from './chain-internal.ts';
import { clarify, PAGE, whichDrives, whichKind, whichOfOne, whichUsb } from './clarify.ts';
import { drivesPart, isUnrated, kindOf, partOf } from './drive-part.ts';
import type { Drives } from './drives.ts';
import { evidenceIn } from './evidence.ts';
import { context, loadOf, networkPart, overNetwork, solved, said as told } from './finish.ts';
import { limitOf } from './limit.ts';
import { rate } from './show.ts';
import { slotIn } from './slot.ts';
import { limitOfUsb, repeats, SATA, SPEEDS, usb2, type wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** A drive inside a dock of the generation whose chip gives it a single lane. */
export function dockOf(talk: Talk, drives: Drives | undefined, usb: ReturnType<typeof wiresIn>): Found | undefined {
  const [wire, other] = usb;
  if (!talk.has('dock') || wire?.generation !== 'Thunderbolt 4' || other || !drives || (drives.count ?? 1) > 1)
    return undefined;
  const inside = { link: 'pcie 3.0 x4', slot: 'pcie 3.0 x1', solid: true };
  const parts: ChainPart[] = [
    { id: 'dock', kind: 'bridge', link: 'Thunderbolt 4' },
    { id: 'drive', kind: 'drive', on: 'dock', ...inside, ...(drives.rate && { read: drives.rate }) },
  ];
  const answer = sized(talk.given, parts);
  // What reads faster sits behind more than the lane that docks give a slot inside.
  if (!answer || talk.of('rate').some((seen) => !drives.marks.includes(seen) && seen.perSecond > answer.most))
    return undefined;
  talk.use(wire.mark, ...drives.marks, ...talk.of('rate'));
  talk.assume(words.assumeDock);
  const limit: Limit = { key: 'dock', detail: words.dockLane };
  return solved({ parts, load: 'read' }, answer.most, limit, words.dockNormal(rate(answer.most)));
}

/** What the reader measured says which link it is: 40 MB/s over USB is USB 2.0. */
export function fallenBack(talk: Talk, drives: Drives | undefined, usb: ReturnType<typeof wiresIn>): Found | undefined {
  if (!(talk.has('symptom') || evidenceIn(talk).length > 0) || !(talk.has('usb_tag', 'enclosure') || usb.length > 0))
    return undefined;
  const own = new Set(drives?.marks);
  const [seen, other] = talk.of('rate').filter((mark) => !own.has(mark) && mark.unit !== 'Gb/s');
  if (!seen || other || seen.perSecond < 25e6 || seen.perSecond > 48e6) return undefined;
  const count = drives?.count ?? 1;
  if (count > 1) return undefined;
  const value = usbCarries(talk.given, '2.0')?.usual;
  if (value === undefined) return undefined;
  talk.use(seen, ...(drives?.marks ?? []), ...[...usb, ...talk.things('bridge')].map(({ mark }) => mark));
  const limit: Limit = { key: 'usb', detail: usb2() };
  return answered('diagnose', value, 'B/s', words.usb2(rate(value)), { limited_by: limit });
}

const ORDER = Object.keys(SPEEDS);

/** The generation that a drive sold with USB has. */
export const usbOf = ({ thing }: Drives): string | undefined => /^usb (.+)$/.exec(String(thing?.part?.link))?.[1];

/** The links that are said of a box, the slowest first; none where one has no speed. */
function speedsIn(talk: Talk, drives: Drives, usb: ReturnType<typeof wiresIn>): string[] {
  const links = talk.things('bridge').map(({ thing }) => String(thing.part?.link ?? '').replace(/^usb /, ''));
  const speeds = [...usb.map(({ generation }) => generation), ...links, usbOf(drives) ?? []].flat();
  for (const link of usb) repeats(talk, link);
  // "usb-c das (10gbps, …)"
  const bits = talk.free('rate').filter((mark) => mark.unit === 'Gb/s' && !drives.marks.includes(mark));
  for (const mark of usb.some(({ generation }) => generation.startsWith('Thunderbolt')) ? [] : bits) {
    const named = ORDER.find((name) => SPEEDS[name] === mark.value && !name.startsWith('Thunderbolt'));
    if (!named) continue;
    speeds.push(named);
    talk.use(mark);
  }
  if (speeds.includes('')) return [];
  return speeds.filter((speed) => speed in SPEEDS).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** Drives in a box on USB or Thunderbolt. */
export function external(talk: Talk, drives: Drives | undefined, usb: ReturnType<typeof wiresIn>): Found | undefined {
  if (!drives) return undefined;
  // "copied to the array from an external drive": two ends, and only one is in the box.
  if ((drives.count ?? 1) > 1 && talk.has('copy') && SAID.one_outside.test(talk.text))
    return clarify(words.copyHow, undefined, 'calculator:write-cache');
  // Lanes that are said of a box on Thunderbolt are those of the drive inside.
  const isTunnelled = usb.some(({ generation }) => isTunnelOf(generation));
  const own = talk.of('pcie').filter((mark) => !drives.marks.includes(mark));
  // Four lanes are all that a tunnel has.
  const whole = own.filter(({ generation, lanes: wide }) => isTunnelled && !generation && wide === 4);
  talk.use(...whole);
  const slots = own.filter((mark) => !mark.used);
  const lanes = slots.length > 0 ? slotIn(talk, [drives]) : undefined;
  if (slots.length > 0 && (!isTunnelled || !lanes?.generation || !lanes.lanes)) return clarify(words.oneMachine);
  const bridges = talk.things('bridge');
  // What passes Thunderbolt on feeds a drive with lanes that no source states.
  const hub = bridges.find(({ thing }) => /^Thunderbolt/.test(String(thing.part?.ports ?? '')));
  if (hub) return clarify(words.hubLanes(hub.thing.name), undefined, 'calculator:pcie');
  const speeds = speedsIn(talk, drives, usb);
  const [speed] = speeds;
  if (!speed) return whichUsb(talk);
  const isTunnel = isTunnelOf(speed);
  const count = drives.count ?? 1;
  // What such a link is seen to carry counts, not what its packets allow.
  const carries = isTunnel ? undefined : usbCarries(talk.given, speed, talk.has('bot'));
  const { usual } = carries ?? { usual: Number.POSITIVE_INFINITY };
  // The chip in the box says what it takes.
  const isNvme = bridges.some(({ thing }) => String(thing.part?.ports).startsWith('pcie'));
  const named = kindOf(talk, drives, !isTunnel, false);
  const isOpen = named === 'ssd' && !drives.thing && !drives.isSata && drives.rate === undefined && count === 1;
  // 20 Gb/s are more than an SSD with SATA could use.
  const isFast = isOpen && speeds.includes('3.2 Gen 2x2');
  const said = isFast || (named === 'unknown' && isNvme) ? 'nvme' : named;
  // What an SSD has inside is open where its box is faster than SATA.
  if (isOpen && said === 'ssd' && usual > SATA) return whichDrives(talk, drives);
  // Of any kind, so many are faster than the link.
  const isOver = said === 'unknown' && !isTunnel && count * SLOWEST_DISK > usual;
  const kind = isOver ? 'hdd' : said;
  if (isOver) talk.assume(words.assumeSharedFirst);
  const inside = kind === 'unknown' && isTunnel ? 'nvme' : kind;
  const { thing } = drives;
  const below = isTunnel ? 'pcie 4.0 x4' : 'pcie 3.0 x4';
  // Of a drive that is sold with USB and that no source rates, its link is all that is known.
  const drive =
    usbOf(drives) && thing && isUnrated(thing)
      ? { name: thing.name, link: below, solid: true }
      : partOf(talk, drives, inside, undefined, below);
  if (kind === 'unknown' && !isTunnel && drive.read === undefined)
    return count > 1 ? whichKind(talk) : whichOfOne(talk);
  const nic = talk.of('wire').some(({ wire }) => wire === 'ethernet') && networkPart(talk);
  const load = nic ? overNetwork(loadOf(talk)) : loadOf(talk);
  const parts: ChainPart[] = [
    { id: 'box', kind: 'bridge', link: isTunnel ? speed : `usb ${speed}`, ...(talk.has('bot') && { bot: true }) },
    drivesPart(count, { ...drive, ...(lanes && { slot: `pcie ${lanes.generation} x${lanes.lanes}` }) }, 'box'),
    ...(nic ? [nic] : []),
  ];
  const answer = sized(talk.given, parts, load);
  if (!answer) return undefined;
  const byBox = answer.limited_by === 'box' || answer.most > usual;
  if (byBox && isTunnel && kind !== 'nvme' && kind !== 'unknown') return whichUsb(talk);
  const total = Math.min(answer.most, usual);
  talk.use(...usb.map(({ mark }) => mark), ...bridges.map(({ mark }) => mark), ...drives.marks, ...own);
  if (!isTunnel && !talk.has('uas', 'bot')) talk.assume(words.assumeUas);
  // An array or a check in the box reads all drives at once.
  talk.use(...talk.of('level'));
  context(talk, drives);
  const limit = byBox ? limitOfUsb(speed) : limitOf(answer, parts);
  if (!limit) return undefined;
  const limits = answer.limits.map(({ without, ...one }) => ({
    ...one,
    without: without === null ? null : Math.min(without, usual),
  }));
  const isLink = talk.of('name').length === 0 && drives.count === undefined && drives.bytes === undefined && !isTunnel;
  const page = isLink ? 'calculator:usb' : PAGE;
  return told(talk, { parts, load, count, kind }, { ...answer, most: total, limits }, limit, page);
}
