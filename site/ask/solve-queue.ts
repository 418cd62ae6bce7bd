/** Queue depth by Little's law, and how long a copy takes. */
import { DISK_AVERAGE } from '../../datasets/tools/parts/typical.ts';
import { calculatorUrl } from './address.ts';
import type { Found } from './answer.ts';
import { calculated, figured, foundFrom } from './ask-core.ts';
import { clarify, whichKind } from './clarify.ts';
import { kindOf, partOf } from './drive-part.ts';
import { thingOfSize } from './drive-size.ts';
import { type Drives, drivesIn } from './drives.ts';
import { durationsIn, isDriveNoun } from './evidence.ts';
import { words as figures } from './figures.words.ts';
import { isTag, type Mark, type MarkOf, nearest } from './mark.ts';
import { about, bytes, rate as rateShown, time } from './show.ts';
import { copied, twoEnds } from './solve-ends.ts';
import { type Carried, carried, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** "4k", "128 KiB": what one request moves. */
const BLOCK = /(?<![\p{L}\p{N}.,])(\d{1,4})\s?[kк](?:i?b|иб|б)?(?![\p{L}\p{N}]|\s?(?:iops|иопс))/iu;

/** "100k IOPS of 4k in MB/s", "50 MB/s at 4k, how many IOPS": what requests of a size move. */
function blocks(talk: Talk): Found | undefined {
  const block = BLOCK.exec(talk.text);
  const [iops, second] = talk.of('iops');
  const [typed, other] = talk.of('rate');
  const isMore = talk.any('name', 'pcie', 'wire', 'level', 'count', 'time');
  if (!block || second || other || isMore || (iops === undefined) === (typed === undefined)) return undefined;
  if (!iops && !talk.has('iops')) return undefined;
  const bytes = Number(block[1]) * 1024;
  talk.use(iops, typed, ...talk.tags('iops', 'random', 'how_many'));
  talk.use(...talk.marks.filter(({ start, end }) => start >= block.index && end <= block.index + block[0].length));
  const value = iops ? iops.value * bytes : Number(typed?.perSecond) / bytes;
  const [many, pace] = iops ? [iops.value, value] : [value, Number(typed?.perSecond)];
  const text = figures.blocks(Math.round(many), block[0].trim(), rateShown(pace));
  return figured('queue-depth', {}, value, iops ? 'B/s' : 'IOPS', text);
}

/** "QD32 at 500k IOPS": how long each request takes. */
function waited(talk: Talk): Found | undefined {
  const [iops, second] = talk.of('iops');
  const depth = talk.tags('queue').flatMap((mark) => Number(/\d+/.exec(mark.text)?.[0] ?? 0) || [])[0];
  if (!iops || second || !depth || !talk.has('latency') || talk.of('time').length > 0) return undefined;
  talk.use(iops, ...talk.tags('queue', 'latency', 'iops'));
  const value = depth / iops.value;
  return figured('queue-depth', {}, value, 's', figures.waits(time(value)));
}

/** "50k IOPS at 500 µs – what queue depth?" */
export function queue(talk: Talk): Found | undefined {
  const known = blocks(talk) ?? waited(talk);
  if (known) return known;
  const [iops, second] = talk.of('iops');
  const [latency, other] = talk.of('time');
  if (!iops || !latency || second || other || talk.of('size').length + talk.of('rate').length > 0) return undefined;
  const inputs = { iops: iops.value, latency: latency.seconds };
  const value = calculated(talk.given, 'queue-depth', inputs)?.in_flight;
  if (value === undefined) return undefined;
  talk.use(iops, latency);
  return figured('queue-depth', inputs, value, 'ratio', figures.outstanding(about(value)));
}

/** "copy 10 TB over 10GbE", and a copy to a drive, which hangs on its cache. */
function copyOver(talk: Talk): Found | undefined {
  const [size, second] = talk.of('size');
  if (!talk.has('copy', 'hours') || !size || talk.has('symptom')) return undefined;
  if (talk.has('rebuild', 'resilver', 'resync', 'scrub', 'check') || SAID.many_passes.test(talk.text)) return undefined;
  const isFrom = talk.things('drive').every(({ mark }) => SAID.read_from.test(talk.text.slice(0, mark.start)));
  if (talk.has('copy') && talk.things('drive').length > 0 && !isFrom) return toDisk(talk) ?? fillWithCache(talk);
  const wires = wiresIn(talk);
  const groups = drivesIn(talk).filter((drive) => drive.marks.some(({ type }) => type === 'tag'));
  const own = new Set<Mark>([...wires.map(({ mark }) => mark), ...groups.flatMap(({ marks }) => marks)]);
  // "between two hard disks": one is read while the other is written.
  const isPair = groups.length === 1 && groups[0]?.count === 2 && SAID.between.test(talk.text);
  const isMore = talk.marks.some(
    (mark) =>
      mark.type === 'rate' ||
      (['count', 'pcie', 'level', 'name'].includes(mark.type) && !(own.has(mark) && (mark.type !== 'count' || isPair))),
  );
  const several = isPair ? [] : groups.filter(({ count = 1 }) => count > 1);
  if (second || isMore || talk.has('pool') || several.length > 0 || wires.length + groups.length === 0)
    return undefined;
  // What an SSD takes hangs on its cache.
  if (SAID.to_ssd.test(talk.text)) return { outcome: 'page', page: PAGE, text: words.copyCache };
  const links = wires.flatMap((wire) => carried(talk, wire) ?? []);
  const [slowest] = links.toSorted((a, other) => a.value - other.value);
  const paces = pacesOf(talk, groups, slowest?.value);
  if ('outcome' in paces) return paces;
  // A link of unknown speed holds no hard disk back.
  if (links.length < wires.length && !(paces.length > 0 && groups.every(({ isDisk }) => isDisk))) return undefined;
  const pace = Math.min(...paces);
  if (groups.length > 0 && !Number.isFinite(pace)) return undefined;
  talk.use(size, ...own);
  if (pace === DISK_AVERAGE) talk.assume(figures.assumeAverage(rateShown(DISK_AVERAGE)));
  return between(talk, size.bytes, pace, slowest);
}

/** How long an amount takes between ends of this pace, over a link that may be slower. */
function between(talk: Talk, amount: number, pace: number, link?: Carried): Found {
  if (!link || link.value > pace) return lasting(amount, pace, (lasts) => figures.copyAt(lasts, rateShown(pace)));
  talk.assume(throughLink(link));
  return lasting(amount, link.value, figures.copyTime);
}

/** What a link carries, or the best that was measured of it. */
const throughLink = ({ name, value, most, range }: Carried): string =>
  (range && value < most ? figures.assumeBestLink : figures.assumeFastEnds)(name, rateShown(value));

/** "copy 500 GB to an Exos X18": at the middle of its outer and inner tracks. */
function toDisk(talk: Talk): Found | undefined {
  const [disk] = talk.things('drive');
  if (disk?.thing.part?.slow_end === undefined) return undefined;
  const { copied: size, own, isMore } = sizesIn(talk, disk.mark);
  const { read, slow_end: share } = thingOfSize(disk.mark, own?.bytes)?.part ?? {};
  const [wire, second] = wiresIn(talk);
  const link = wire && carried(talk, wire);
  const isMachine = second || talk.any('pcie', 'level', 'count', 'rate');
  const pace = (Number(read) * (1 + Number(share))) / 2;
  const isOther = talk.of('name').length > 1 + talk.things('link').length;
  if (!size || isMore || isMachine || isOther || !(pace > 0)) return clarify(words.copyHow, [], PAGE);
  talk.use(size, own, disk.mark, wire?.mark);
  if (!link || link.value > pace) talk.assume(figures.assumeAverage(rateShown(pace)));
  return between(talk, size.bytes, pace, link);
}

/** What each drive of a copy does on average; a question where that hangs on its kind. @param link Of what lies between. */
function pacesOf(talk: Talk, groups: readonly Drives[], link = Number.POSITIVE_INFINITY): number[] | Found {
  const kindsOf = groups.map((group) => kindOf(talk, group, talk.has('sata_tag'), false));
  // A drive of which nothing is said may be either; an SSD that is no NVMe drive has SATA.
  const isOpen = groups.some((group, at) => kindsOf[at] === 'unknown' && !group.isSsd);
  if (isOpen && DISK_AVERAGE < link) return whichKind(talk, PAGE);
  return groups.flatMap((group, at) => {
    const kind = kindsOf[at];
    if (kind === 'hdd' || (kind === 'unknown' && !group.isSsd)) return [DISK_AVERAGE];
    // An NVMe drive of which no rate is known is no slower than a disk, or than SATA.
    const read = Number(partOf(talk, group, kind === 'nvme' ? 'nvme' : 'ssd').read);
    return read > 0 ? [read] : [];
  });
}

/** "move 10 TB over 2.5GbE to a NAS with 4 disks": that amount at the throughput of all the rest. */
function copyAlong(talk: Talk): Found | undefined {
  const size = talk.of('size').find((mark) => isTag(talk.before(mark), 'copy') && !isDriveNoun(talk.after(mark)));
  if (!size || talk.has('speed', 'symptom', 'cache', 'rebuild', 'bottleneck', 'enough')) return undefined;
  const path = talk.ask?.(talk.change(...[size, ...talk.tags('hours')].map((mark) => [mark, ''] as const)));
  if (path?.outcome !== 'answer' || path.unit !== 'B/s' || !path.value || !path.chain) return undefined;
  talk.useAll();
  talk.assume(...path.assumed);
  if (path.load === 'copy') return copied(talk, { arrays: [], ...path.chain, load: path.load }, size.bytes);
  const { limited_by: limit } = foundFrom(path);
  const isDisk = limit?.key === 'drive' && limit.detail === words.say.hardDisks;
  // From outer to inner tracks.
  const most = path.expected?.basis === 'few' ? Math.min(path.expected.high, path.value) : path.value;
  const pace = isDisk ? ((path.expected?.low ?? most) + most) / 2 : most;
  const say = (lasts: string): string => words.copyAlong(lasts, rateShown(pace), limit);
  return lasting(size.bytes, pace, say, { ...(limit && { limited_by: limit }) });
}

/** "500GB took 25 minutes, is that gigabit": the pace, beside what a link that is said carries. */
function paced(talk: Talk): Found | undefined {
  const [size, second] = talk.of('size');
  const [lasted, other] = durationsIn(talk);
  const [wire, third] = wiresIn(talk);
  const isMore =
    talk.any('name', 'pcie', 'level', 'count', 'rate', 'iops', 'time') ||
    talk.has('rebuild', 'resilver', 'resync', 'scrub', 'check', 'endurance', 'usable', 'cache');
  const isTold = (talk.has('copy') || SAID.lasted.test(talk.text)) && !SAID.how_long.test(talk.text);
  if (!size || !lasted || second || other || third || isMore || !isTold) return undefined;
  const perSecond = size.bytes / lasted.seconds;
  const carries = wire && carried(talk, wire);
  talk.use(size, lasted.mark, lasted.next, wire?.mark, ...talk.tags('hours'));
  const most = carries ? figures.pacedOf(carries.name, rateShown(carries.value)) : '';
  const text = figures.paced(rateShown(perSecond)) + most;
  return figured(NAME, { size: size.bytes, source_rate: perSecond }, perSecond, 'B/s', text);
}

/** "copy 300 GB at 110 MB/s", "how long to fill 20 TB at 250 MB/s": one amount and one rate, and nothing that would slow it. */
export function copy(talk: Talk): Found | undefined {
  const ends = twoEnds(talk);
  if (ends) return ends;
  talk.reset();
  const over = paced(talk) ?? copyOver(talk) ?? copyAlong(talk);
  if (over) return over;
  talk.reset();
  const [size, second] = talk.of('size');
  const [rate, other] = talk.of('rate');
  const isAsked = talk.has('copy') || (talk.has('hours') && !SAID.many_passes.test(talk.text));
  if (!isAsked || !size || !rate || second || other) return undefined;
  if (talk.has('cache', 'symptom', 'rebuild', 'resilver', 'resync', 'scrub', 'check')) return undefined;
  if (talk.any('name', 'pcie', 'wire', 'level', 'count')) return undefined;
  talk.use(size, rate);
  // "10 TB over 2.5 Gb/s": a network, whose packets take their share.
  const carries =
    rate.unit === 'Gb/s' &&
    carried(talk, { mark: rate, wire: 'ethernet', generation: `${rate.value}G`, lanes: undefined });
  if (carries) talk.assume(throughLink(carries));
  const own = drivesIn(talk).find((drives) => drives.marks.includes(rate))?.rate;
  return lasting(size.bytes, carries ? carries.value : (own ?? rate.perSecond), figures.copyTime);
}

const NAME = 'write-cache';
const PAGE = `calculator:${NAME}`;
/** How long an amount takes at one pace. */
function lasting(amount: number, pace: number, say: (time: string) => string, more: Partial<Found> = {}): Found {
  const value = amount / pace;
  return figured(NAME, { size: amount, source_rate: pace }, value, 's', say(time(value)), more);
}

/** The size that stands with the name is that of the drive; the other is copied. */
function sizesIn(talk: Talk, name: MarkOf<'name'>) {
  const [copied, own, more] = nearest(talk.of('size'), name).toReversed();
  return { copied, own, isMore: more !== undefined };
}

/** "60 % full". */
function usedIn(talk: Talk) {
  const mark = talk.of('number').find(({ isPercent }) => isPercent);
  const share = mark && talk.has('full') ? mark.value : undefined;
  return share !== undefined && share < 1 ? { mark, share } : undefined;
}

/** What the data comes through, where that is said. */
function sourceIn(talk: Talk): number | undefined {
  const [given, second] = talk.of('rate');
  if (given && !second) {
    talk.use(given);
    return given.perSecond;
  }
  const [wire, other] = wiresIn(talk);
  const carries = wire && !other && carried(talk, wire);
  if (!carries) return undefined;
  talk.use(wire.mark);
  return carries.value;
}

/** "copy 500 GB to an 870 QVO": fast until its write cache is full, then at the pace of its cells. */
function fillWithCache(talk: Talk): Found | undefined {
  const [drive, second] = talk.things('drive');
  if (!drive || second) return undefined;
  const { copied, own, isMore } = sizesIn(talk, drive.mark);
  const page: Found = { outcome: 'page', page: PAGE, text: words.copyCache };
  if (!copied || isMore) return page;
  const thing = thingOfSize(drive.mark, own?.bytes);
  const capacity = Number(thing?.part?.size ?? Number.NaN);
  const isOther = own !== undefined && Math.abs(capacity - own.bytes) > 0.05 * own.bytes;
  const { copy } = thing ?? {};
  if (!thing || !copy || !(capacity > 0) || isOther) return { ...page, text: words.copyUnknown(drive.thing.name) };
  const used = usedIn(talk);
  const source = sourceIn(talk);
  const inputs = {
    size: copied.bytes,
    ...(source !== undefined && { source_rate: source }),
    capacity,
    empty_cache: copy.cache,
    cache_rate: copy.fast,
    after_rate: copy.after,
    ...(copy.fixed !== undefined && { static_cache: copy.fixed }),
    ...(copy.cells && { cells: copy.cells }),
    ...(used && { used: used.share }),
  };
  const found = calculated(talk.given, NAME, inputs);
  if (found?.time === undefined)
    return { ...page, url: calculatorUrl(NAME, inputs), text: words.copyRefused(thing.name) };
  talk.use(copied, own, drive.mark, used?.mark);
  // How long it takes.
  talk.use(...talk.of('word').filter(({ text }) => /^takes?$/i.test(text)));
  if (!own) talk.assume(words.assumeSize(thing.name, bytes(capacity)));
  if (!used) talk.assume(words.assumeEmpty);
  if (source === undefined) talk.assume(words.assumeFastSource);
  talk.assume((copy.basis === 'measured' ? words.measuredFill : words.statedFill)(thing.name));
  const slow = (found.past_cache ?? 0) > 0 ? rateShown(found.slow_rate ?? 0) : undefined;
  const text = words.copyTo(time(found.time), bytes(found.cache ?? 0), rateShown(found.fast_rate ?? 0), slow);
  return figured(NAME, inputs, found.time, 's', text);
}
