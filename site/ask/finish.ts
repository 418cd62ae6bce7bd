/** A chain of parts, computed and put into words. */

import type { ChainArray, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { ArrayLevel, Load } from '../../calc-wasm/js/generated/chain.ts';
import { tunnelledBy } from '../../datasets/tools/parts/tunnelled.ts';
import { sizerUrl } from './address.ts';
import type { Choice, Found, Limit, LimitKey } from './answer.ts';
import { sized } from './ask-core.ts';
import { clarify, PAGE } from './clarify.ts';
import type { DriveKind, Drives } from './drives.ts';
import { inSlots, lacking, lanesInUse } from './host-lanes.ts';
import { limitOf } from './limit.ts';
import { isNumber, isTag, type Mark, type MarkOf } from './mark.ts';
import offered from './reading.json' with { type: 'json' };
import { rate } from './show.ts';
import { assumeChannel, isSeenAlone, mtuOf, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { DOUBTS, SAID, USES } from './vocabulary.ts';
import { type Doubt, words } from './words.ts';

export interface Built {
  parts: ChainPart[];
  load: Load;
  arrays?: ChainArray[];
  count: number;
  kind: DriveKind;
}

/** What a chain gives that was solved, with the sizer open on it. */
type Solved = Pick<Built, 'parts' | 'arrays' | 'load'>;
export function solved({ parts, arrays, load }: Solved, value: number, limit: Limit, text: string): Found {
  const chain = { parts, ...(arrays && arrays.length > 0 && { arrays }) };
  const url = sizerUrl(chain, load);
  return { outcome: 'answer', page: PAGE, value, unit: 'B/s', limited_by: limit, text, url, chain, load };
}

/** The same over a network: what is read goes out of the machine, what is written comes in. */
export const overNetwork = (load: Load): Load => (load === 'write' ? 'copy_in' : 'copy_out');

export const loadOf = (talk: Talk): Load =>
  (talk.has('write') || SAID.to_it.test(talk.text)) && !talk.has('read') ? 'write' : 'read';

const ARRAYS: readonly ArrayLevel[] = ['raid0', 'raid1', 'raid5', 'raid6', 'raid10', 'raidz1', 'raidz2', 'raidz3'];

/** Words around the machine that do not limit it here. */
export function context(talk: Talk, drives: Drives | undefined): void {
  for (const { mark, thing } of talk.things('nic', 'machine', 'usb_host')) {
    if (mark.used) continue;
    talk.use(mark);
    talk.assume(words.beside(thing.name));
    const count = talk.before(mark);
    if (count?.type === 'count' && !drives?.marks.includes(count)) talk.use(count);
  }
}

/** What joins drives to an array: a level, or a mirror without its number. */
export const jointsIn = (talk: Talk): MarkOf<'level' | 'tag'>[] => [...talk.of('level'), ...talk.tags('mirror')];

/** What so many drives of one size make of it: SHR of two is a mirror, of more RAID 5 or RAID 6; mirrors are pairs. */
export function arrayOf(joint: MarkOf<'level' | 'tag'>, count: number): ArrayLevel | undefined {
  const isPairs = count > 2 && count % 2 === 0 && SAID.mirrors.test(joint.text);
  if (joint.type === 'tag') return isPairs ? 'raid10' : count === 2 ? 'raid1' : undefined;
  const { level } = joint;
  if (level === 'shr1') return count === 2 ? 'raid1' : 'raid5';
  return level === 'shr2' ? 'raid6' : ARRAYS.find((known) => known === level);
}

/** A slot that network cards of this speed are usually in, and that does not hold them back. */
const usualSlot = (network: string): string => {
  const gigabits = Number(/[\d.]+/.exec(network)?.[0]);
  if (gigabits <= 10) return 'pcie 3.0 x4';
  return gigabits <= 25 ? 'pcie 3.0 x8' : 'pcie 4.0 x16';
};

/** "everything at once" asks of all that is there, and of no network that the drives are read over. */
export const isBeside = (talk: Talk): boolean =>
  talk.has('all') && !/\b(?:over|via|through|clients?|raid\S*)\b|по сети|через/iu.test(talk.text);

/** The network that is named, as a part. @param on What its card hangs on; the processor where nothing is said. */
export function networkPart(talk: Talk, on?: string): ChainPart | undefined {
  const [nic] = talk.things('nic');
  const wires = wiresIn(talk).filter(({ wire }) => wire === 'ethernet');
  // Both ends of a network: the slower counts.
  const [said] = wires.toSorted((a, other) => Number.parseFloat(a.generation) - Number.parseFloat(other.generation));
  if (!said && !nic) return undefined;
  const network = said ? `ethernet ${said.generation}` : String(nic?.thing.part?.network);
  const own = nic && network === String(nic.thing.part?.network) ? nic.thing.part : undefined;
  talk.use(nic?.mark, ...wires.map(({ mark }) => mark));
  const part: ChainPart = {
    id: 'nic',
    kind: 'nic',
    ...(on && { on }),
    link: String(own?.link ?? usualSlot(network)),
    network,
    ...mtuOf(talk),
  };
  if (said) assumeChannel(talk, said.generation, said.mark);
  talk.assume(words.assumeNetworkSlot, !part.mtu && words.assumeMtu);
  return part;
}

/** A network of which no speed is said, with those that most have. */
export const networks = (talk: Talk): Choice[] => talk.offer(offered.networks, undefined, words.say.over);

/** Rates that drives with NVMe have, each as the question with it. */
const rates = (talk: Talk, { marks }: Drives): Choice[] =>
  marks
    .filter(({ type }) => type === 'name')
    .flatMap((mark) =>
      offered.rates.nvme.map((mb) => ({ if: rate(mb * 1e6), ask: talk.instead(mark, `${mb} MB/s ${mark.text}`) })),
    );

/** With the network and the array that are said, computed and put into words. */
export function finish(talk: Talk, drives: Drives, built: Built, ethernet: string | undefined): Found | undefined {
  const { parts } = built;
  const [joint] = jointsIn(talk);
  let { load } = built;
  let arrays: ChainArray[] | undefined;
  const lacks = lacking(talk, parts);
  const inUse = lanesInUse(talk, parts);
  if (lacks) return clarify(lacks, inSlots(talk));
  const checks = talk.has('check', 'scrub', 'all', 'rebuild', 'resync');
  const nic =
    ethernet || talk.has('network')
      ? networkPart(talk, parts.some(({ id }) => id === 'chipset') && isBeside(talk) ? 'chipset' : undefined)
      : undefined;
  if (nic) parts.push(nic);
  else if (talk.tags('network').some(({ text }) => !/^over$/i.test(text)))
    return clarify(words.whichNetwork, networks(talk));
  if (nic && !isBeside(talk)) load = overNetwork(load);
  if (joint) {
    talk.use(joint);
    const known = arrayOf(joint, built.count);
    const isUnchecked = joint.type === 'level' && load === 'read' && checks;
    if (!known && !isUnchecked) return clarify(words.changing(joint.text));
    if (joint.type === 'tag' && known === 'raid10') talk.assume(words.assumePairs);
    if (isUnchecked) talk.assume(words.assumeNoCheck);
    else if (known) arrays = [{ id: 'array', level: known, members: ['drives'] }];
  }
  const answer = sized(talk.given, parts, load, arrays);
  if (!answer) return undefined;
  if (answer.limited_at === 'media' && parts.find(({ id }) => id === 'drives')?.read === undefined)
    return clarify(words.whichRate);
  // What is usual for its kind is no rate of a drive that has a name.
  if (answer.limited_at === 'media' && isUnrated(drives))
    return clarify(words.rateOf(drives.thing?.name ?? ''), rates(talk, drives));
  talk.use(...drives.marks);
  if (inUse) {
    talk.assume(inUse.text);
    talk.use(...inUse.marks);
    parts.unshift({ id: 'host', kind: 'host', name: inUse.name });
  }
  context(talk, drives);
  const isOnBoard = !talk.has('slot') && talk.of('pcie').some(({ text }) => /lane|лини/i.test(text));
  const limit = limitOf(answer, parts, isOnBoard);
  return limit && said(talk, { ...built, parts, load, ...(arrays && { arrays }) }, answer, limit, PAGE);
}

/** Doubted where no part is named. */
const PATH: readonly LimitKey[] = ['slot'];
/** The part of which it is asked whether it limits; nothing where that is asked of all. */
function doubted(talk: Talk): readonly LimitKey[] | undefined {
  const tag = talk.tags('bottleneck').find(({ text }) => !/saturat|fill|max|забь/i.test(text));
  // "узким местом слот": behind the noun.
  const behind = tag && /^(?:узк|бутыл)/i.test(tag.text) ? talk.after(tag) : undefined;
  if (tag && behind && talk.between(tag, behind).trim() === '') return partIn(talk, behind);
  const subject = tag && talk.before(tag);
  if (!tag || !subject || !/^[\s\p{L}]*$/u.test(talk.between(subject, tag))) return undefined;
  if (!SAID.asks.test(talk.text.slice(0, subject.start))) return undefined;
  return partIn(talk, subject);
}

/** The part that a word or a name speaks of, as a limit is called. */
function partIn(talk: Talk, mark: Mark): readonly LimitKey[] | undefined {
  if (mark.type === 'name') return DOUBTS[talk.meant(mark)?.thing.kind ?? ''];
  return DOUBTS[mark.type === 'wire' ? mark.wire : mark.type === 'tag' ? mark.tag : mark.type];
}

/** "can they saturate 25 GbE": the part that is to be filled. */
function filled(talk: Talk): readonly LimitKey[] | undefined {
  if (!SAID.yes_or_no.test(talk.text) || talk.has('compare')) return undefined;
  const first = talk.marks.find(({ start }) => SAID.fills.test(talk.text.slice(0, start)));
  const object = isNumber(first) ? talk.after(first) : first;
  return object && partIn(talk, object);
}

/** Yes or no, where that was asked. */
export function leadOf(talk: Talk, { key }: Limit, byDrives: boolean): string {
  const goal = filled(talk);
  if (goal) return words.verdict(goal.includes(key));
  const doubt = doubtIn(talk);
  const part = doubt === 'bottleneck' ? doubted(talk) : undefined;
  // Of a processor, memory or a switch nothing is known here.
  const isKnown = doubt !== undefined && part?.length !== 0;
  return isKnown ? words.verdict(part ? part.includes(key) : (doubt === 'enough') === byDrives) : '';
}

/** NVMe drives of one generation differ by a factor of two; those of SATA do not. */
const isUnrated = ({ rate: said, thing }: Drives): boolean =>
  said === undefined && thing?.part?.read === undefined && String(thing?.part?.link ?? '').startsWith('pcie');

export function said(talk: Talk, built: Built, answer: SizerAnswer, limit: Limit, page: string): Found {
  const { parts, load, count, kind } = built;
  const drives = words.drives(count, kind);
  const isNetwork = load === 'copy_out' || load === 'copy_in';
  if (talk.has('hours', 'rebuild', 'resilver', 'resync')) {
    return clarify(
      words.timeOfChain(rate(answer.most / count), limit, talk.has('copy')),
      undefined,
      talk.has('copy') ? 'calculator:write-cache' : 'calculator:rebuild',
    );
  }
  const isEach = asksEach(talk) && !isNetwork && count > 1;
  const next = answer.limits[0]?.without;
  const doubt = doubtIn(talk);
  const byDrives = answer.limited_at === 'media';
  const isSlotAssumed = parts.some(({ id, slot }) => id === 'nic' && slot === undefined);
  const as = (value: number, text: string): Found => ({
    ...solved(built, value, limit, text),
    page,
    ...(isSlotAssumed && { assumed_parts: ['nic'] }),
  });
  if (isWhich(talk)) talk.use(...talk.tags('compare'));
  // What limits is asked, and the drives do: the figure is that of the part that was doubted.
  if (doubt && !isNetwork && byDrives && next && (doubted(talk) ?? PATH).some((key) => key !== 'drive'))
    return as(next, words.drivesLimit(doubt, drives, rate(answer.most), words.carrier, rate(next)));
  const lead = leadOf(talk, limit, byDrives);
  const value = isEach ? answer.most / count : answer.most;
  const share = value / answer.most;
  const basis = limit?.key === 'network' && isSeenAlone(limit.detail) ? 'few' : answer.range_basis;
  const range = {
    expected_low: answer.expected_low * share,
    expected_high: answer.expected_high * share,
    ...(basis && { range_basis: basis }),
  };
  const text = isNetwork
    ? (load === 'copy_in' ? words.fromClients : words.clients)(rate(answer.most), limit)
    : count === 1
      ? words.one(rate(answer.most), limit)
      : isEach
        ? words.each(rate(value), rate(answer.most), drives, limit)
        : words.total(rate(answer.most), drives, limit);
  const tunnel = tunnelledBy(answer.limits, parts);
  const why = tunnel ? words.tunnelled(tunnel.isSlowed, rate(answer.most / count)) : '';
  const several = count > 1 && !isNetwork && { each: answer.most / count, drives: count };
  return { ...as(value, lead + text + why), ...several, range };
}

/** "disks or network?": which part of the path limits. */
export const isWhich = (talk: Talk): boolean =>
  talk.tags('compare').every((tag) => {
    const sides = [talk.before(tag), talk.after(tag)];
    return sides.every(
      (side) =>
        ['wire', 'name', 'count', 'number'].includes(side?.type ?? '') || isTag(side, ...USES.parts, 'bottleneck'),
    );
  });

/** How the limit was asked for, where yes and no are clear: not of both in one breath. */
export function doubtIn(talk: Talk): Doubt | undefined {
  if (
    (talk.has('bottleneck') && talk.has('enough')) ||
    SAID.which_part.test(talk.text) ||
    talk.has('compare') ||
    isOfMachine(talk)
  )
    return undefined;
  if (talk.has('enough')) return 'enough';
  return talk.has('bottleneck') ? 'bottleneck' : undefined;
}

/** "can an N100 run …", "хватит ли N100": of what a machine has inside not all is known. */
const isOfMachine = (talk: Talk): boolean =>
  talk.things('machine').some(({ mark }) => SAID.of_machine.test(talk.text.slice(0, mark.start)));

/** A figure per drive is asked for, and not said of what was measured or of the link of each: "190 MB/s per drive". */
export const asksEach = (talk: Talk): boolean =>
  talk.tags('each').some((tag) => {
    const [before, next] = [talk.before(tag), talk.after(tag)];
    // "each 230 MB/s": what a drive reads.
    if (next?.type === 'rate' && next.used) return false;
    if (next?.type === 'pcie' && /^(?:each|кажд)/i.test(tag.text)) return false;
    if (before?.type === 'pcie') return !(/^ *$/.test(talk.between(before, tag)) && /^(?:each|кажд)/i.test(tag.text));
    return before?.type !== 'rate' || !before.used || /,/.test(talk.between(before, tag));
  });
