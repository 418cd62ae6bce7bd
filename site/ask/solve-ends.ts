/** A copy from one end to the other, each said in full: "4 TB from a 990 PRO to a RAID-Z2 of 8 disks over 10 GbE". */
import type { ChainArray, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';
import { sizerUrl } from './address.ts';
import type { Found, Limit } from './answer.ts';
import { sized } from './ask-core.ts';
import { PAGE } from './clarify.ts';
import { kindOf, partOf, writerOf } from './drive-part.ts';
import { drivesIn } from './drives.ts';
import { arrayOf, jointsIn, networkPart, solved } from './finish.ts';
import { limitOf } from './limit.ts';
import { bytes, rate, time } from './show.ts';
import { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** What is copied: the parts of the chain, and which end is read. */
interface Copy {
  parts: ChainPart[];
  arrays: ChainArray[];
  load: Load;
}

const isDisks = ({ key, detail }: Limit): boolean => key === 'drive' && detail === words.say.hardDisks;

/** Disks are slower towards their inner tracks: over all of them the middle counts. */
const paceOf = ({ most, expected_low }: SizerAnswer, limit: Limit): number =>
  isDisks(limit) ? (expected_low + most) / 2 : most;

/**
 * A copy that was put together, computed and put into words: its time where an amount is said, else its rate.
 * @param source What limits the other end of a network, where that does.
 */
export function copied(talk: Talk, { parts, arrays, load }: Copy, size?: number, source?: Limit): Found | undefined {
  const all: ChainPart[] = size === undefined ? parts : [{ id: 'host', kind: 'host', copy_size: size }, ...parts];
  const answer = sized(talk.given, all, load, arrays);
  const limit = answer && (answer.limited_at === 'peer' ? source : limitOf(answer, parts));
  const filling = answer?.filling;
  if (!limit || !filling) return undefined;
  const pace = paceOf(answer, limit);
  const stages = filling.stages.slice(1).map((stage) => words.cacheFull(bytes(stage.from), rate(stage.rate ?? 0)));
  const unknown = filling.unknown.map((id) => parts.find((part) => part.id === id)?.name ?? words.ssds);
  const rest = [...stages, ...(unknown.length > 0 ? [words.cacheUnknown(unknown)] : [])];
  const text = [words.copied(rate(answer.most), limit), ...rest].join(' ');
  const found = solved({ parts: all, arrays, load }, answer.most, limit, text);
  if (size === undefined) return { ...found, range: answer };
  const url = sizerUrl({ parts: all, arrays }, load);
  if (filling.room !== null && size > filling.room)
    return { outcome: 'page', page: PAGE, url, text: words.copyTooLarge(bytes(size), bytes(filling.room)) };
  // Past a cache that nobody knows, a drive may write at any rate.
  if (unknown.length > 0 || filling.time === null) return { outcome: 'page', page: PAGE, url, text };
  const value = (filling.time * answer.most) / pace;
  const isRange = answer.expected_low < answer.most && !isDisks(limit);
  const told =
    stages.length > 0
      ? [words.copyStarts(time(value), rate(pace), limit), ...stages]
      : [
          words.copyAlong(time(value), rate(pace), limit),
          ...(isRange ? [words.copyExpected(time(size / answer.expected_high), time(size / answer.expected_low))] : []),
        ];
  return { ...found, value, unit: 's', text: told.join(' ') };
}

/** One end as a chain takes it; nothing where more or less than drives and how they are joined is said of it. */
function endIn(talk: Talk, [start, end]: readonly [number, number], id: 'from' | 'to', amount = 0) {
  const marks = talk.marks.filter((mark) => mark.start >= start && mark.end <= end);
  const own = new Talk(talk.text, marks, talk.given);
  const [drives, other] = drivesIn(own);
  const [joint, second] = jointsIn(own);
  const isMore = own.of('name').some((mark) => own.meant(mark)?.thing.kind !== 'drive') || own.of('wire').length > 0;
  if (!drives || other || second || isMore || own.has('usb_tag', 'enclosure', 'dock')) return undefined;
  const joined = joint && arrayOf(joint, drives.count ?? 1);
  if (joint && (!joined || (drives.count ?? 1) < 2)) return undefined;
  const told = kindOf(own, drives, false, false);
  // Who says nothing else of an array has disks.
  const kind = told === 'unknown' && joint ? 'hdd' : told;
  if (kind === 'unknown') return undefined;
  const part = partOf(own, drives, kind);
  own.use(...drives.marks, joint);
  if (told === 'unknown') own.guess(...drives.marks);
  own.assume(kind === 'nvme' ? words.assumeOwnLanes : words.assumeNoController);
  // Drives of one name come in sizes: the one that is assumed holds what is copied, and of a source it does not matter.
  const isAssumed = drives.bytes === undefined && drives.thing !== undefined;
  const isOther = isAssumed && (id === 'from' || Number(part.size) * (drives.count ?? 1) < amount);
  const { size, ...sizeless } = part;
  const sized = isOther || size === undefined ? sizeless : part;
  if (isAssumed && !isOther && size) own.assume(words.assumeSize(drives.thing?.name ?? '', bytes(Number(size))));
  const written = id === 'to' ? writerOf(own, drives, sized) : sized;
  talk.assume(...own.assumed);
  return {
    part: { id, kind: 'drive' as const, ...(drives.count && { count: drives.count }), ...written },
    arrays: joined ? [{ id: `${id}-array`, level: joined, members: [id] }] : [],
  };
}

/** What the machine at the other end of a network gives at most, and what limits it there. */
function sourceOf(talk: Talk, part: ChainPart, arrays: ChainArray[]) {
  const answer = sized(talk.given, [part], 'read', arrays);
  const limit = answer && limitOf(answer, [part]);
  return limit && { limit, peer: paceOf(answer, limit) };
}

/** Where a text speaks of the end that is read, of the end that is written, and whether of a way between them. */
function placesIn(text: string) {
  const after = (word: RegExp, place: number): [start: number, end: number] | undefined => {
    const match = word.exec(text.slice(place));
    return match ? [place + match.index, place + match.index + match[0].length] : undefined;
  };
  const from = after(SAID.from, 0);
  const to = from && after(SAID.to, from[1]);
  if (!from || !to) return undefined;
  const way = after(SAID.way, to[1]);
  return { from: [from[1], to[0]], to: [to[1], way?.[0] ?? text.length], way } as const;
}

export function twoEnds(talk: Talk): Found | undefined {
  const places = placesIn(talk.text);
  if (!places) return undefined;
  const [start] = places.from;
  const [size, second] = talk.of('size').filter((mark) => mark.end <= start);
  const isNamed = talk.of('name').length + talk.of('level').length > 0;
  if (second || !isNamed || (!size && !talk.has('copy'))) return undefined;
  if (talk.has('rebuild', 'resilver', 'resync', 'scrub', 'check', 'symptom', 'compare', 'chipset')) return undefined;
  const [from, to] = [endIn(talk, places.from, 'from'), endIn(talk, places.to, 'to', size?.bytes)];
  if (!from || !to) return undefined;
  talk.use(size, ...talk.tags('hours'));
  if (!places.way) {
    const arrays = [...from.arrays, ...to.arrays];
    // Loose drives stand before arrays, whatever is read.
    const load: Load = from.arrays.length > 0 && to.arrays.length === 0 ? 'copy_back' : 'copy';
    return copied(talk, { parts: [from.part, to.part], arrays, load }, size?.bytes);
  }
  const nic = networkPart(talk);
  const source = nic && sourceOf(talk, from.part, from.arrays);
  if (!source) return undefined;
  const parts = [to.part, { ...nic, peer: source.peer }];
  return copied(talk, { parts, arrays: to.arrays, load: 'copy_in' }, size?.bytes, source.limit);
}
