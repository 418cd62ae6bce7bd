/** A rate that a reader saw, compared with the expected range; never the rating of a part. */
import { linkName, pcieIn } from '../../calc-wasm/js/link.ts';
import { rateRange, symbolOf } from '../../datasets/tools/language/figure.ts';
import type { Found, LimitKey } from './answer.ts';
import { calculated } from './ask-core.ts';
import forms from './forms.json' with { type: 'json' };
import { isNumber, isTag, type Mark, type MarkOf } from './mark.ts';
import { rate } from './show.ts';
import type { Talk } from './talk.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

interface Evidence {
  mark: MarkOf<'rate' | 'number'>;
  perSecond: number;
  /** As it was typed, with the unit that was assumed. */
  shown: string;
  /** Said of each drive, or of all together; nothing where that is not said. */
  of?: 'each' | 'all';
  /** What the reader expected, not what was seen. */
  isClaim: boolean;
  /** Whether so much can be reached is asked: less can be, too. */
  isAble: boolean;
  /** What its maker says of a drive: no more is to be expected of it. */
  isRating: boolean;
}

export const isDriveNoun = (mark: Mark | undefined): boolean =>
  isTag(mark, 'hdd', 'ssd', 'nvme_tag', 'drive', 'sata_tag');

/** "a 7000 MB/s NVMe drive": what stands before its drive is the drive's own. */
function isOfNext(talk: Talk, mark: Mark): boolean {
  const next = talk.after(mark);
  const isDrive = isDriveNoun(next) || (next?.type === 'name' && talk.meant(next)?.thing.kind === 'drive');
  return next !== undefined && isDrive && talk.between(mark, next).trim() === '';
}

/** "only 1700": in MB/s, where nothing that is counted follows. */
function isBare(talk: Talk, mark: MarkOf<'number'>): boolean {
  const next = talk.after(mark);
  const isCounted = next !== undefined && !isTag(next, 'read', 'write') && talk.between(mark, next).trim() === '';
  return mark.value >= 50 && mark.value < 20_000 && !mark.isPercent && !isCounted;
}

const TOOL = new RegExp(`(?<!\\p{L})(?:${Object.keys(forms.counts_in).join('|')})(?!\\p{L})`, 'iu');
/** No maker rates a drive of its kind for less: what is said behind it was seen. */
const LEAST_RATED: Readonly<Record<string, number>> = { ssd: 400e6, nvme_tag: 900e6, hdd: 60e6, drive: 60e6 };

/** "sata ssd 280 MB/s in a dock", "nvme case reads 38 MB/s" */
function isBelowRatings(talk: Talk, mark: Mark): boolean {
  let noun = talk.before(mark);
  while (isTag(noun, 'read', 'write', 'copy', 'enclosure', 'dock', 'usb_tag')) noun = talk.before(noun);
  const least = noun?.type === 'tag' ? (LEAST_RATED[noun.tag] ?? 0) : 0;
  return mark.type === 'rate' && mark.unit.includes('B') && mark.perSecond < least;
}

/** "a NAS writes 400 MB/s": what does it is no drive, of which that would be the rating. */
function isOfPath(talk: Talk, mark: Mark): boolean {
  const verb = talk.before(mark);
  const subject = verb && talk.before(verb);
  const isVerb = isTag(verb, 'read', 'write', 'copy') && /s$|[еу]т$/i.test(verb.text);
  return (
    mark.type === 'rate' &&
    isVerb &&
    !isDriveNoun(subject) &&
    !isTag(subject, 'each', 'places') &&
    subject?.type !== 'name' &&
    !isNumber(subject)
  );
}

const ofWhat = (talk: Talk, mark: Mark): Evidence['of'] => {
  const next = talk.after(mark);
  if (next?.type !== 'tag') return undefined;
  return next.tag === 'each' ? 'each' : next.tag === 'total' || next.tag === 'all' ? 'all' : undefined;
};

const known = new WeakMap<Talk, Evidence[]>();

export function evidenceIn(talk: Talk): Evidence[] {
  const evidences = known.get(talk) ?? foundIn(talk);
  known.set(talk, evidences);
  return evidences;
}

function foundIn(talk: Talk): Evidence[] {
  const isAsked =
    SAID.normal.test(talk.text) || talk.of('rate').some(({ start }) => SAID.expected.test(talk.text.slice(0, start)));
  // "copy speed 280 MB/s between two machines": nothing is asked of a time.
  const isCopying = talk.has('copy') && talk.of('size').length === 0 && !talk.has('hours');
  return talk.marks.flatMap((mark): Evidence[] => {
    if (mark.type !== 'rate' && !(mark.type === 'number' && isBare(talk, mark))) return [];
    const before = talk.text.slice(0, mark.start);
    const previous = talk.before(mark);
    const isAble =
      (SAID.reaches.test(before) && !SAID.less.test(before)) || SAID.possible.test(talk.text.slice(mark.end));
    const isClaim =
      isAble ||
      SAID.claim.test(before.slice(-40)) ||
      (!/\bwhy\b|почему/i.test(before) &&
        /(?:^|\s)(?:is|gives?|does|это|даёт)[ ~]*$/i.test(before) &&
        /^\s*\?/.test(talk.text.slice(mark.end)));
    const isTold =
      isTag(previous, 'symptom', 'says') ||
      (TOOL.test(before) && !isOfNext(talk, mark)) ||
      isBelowRatings(talk, mark) ||
      isOfPath(talk, mark);
    const isSeen =
      isTold || (mark.type === 'rate' && (isAsked || isCopying) && !isOfNext(talk, mark) && isByteRate(mark));
    if (!isClaim && !isSeen) return [];
    const perSecond = mark.type === 'rate' ? mark.perSecond : mark.value * 1e6;
    const shown = mark.type === 'rate' ? mark.text : `${mark.text} ${symbolOf('MB/s')}`;
    const of = ofWhat(talk, mark);
    const isRating = SAID.rated.test(before);
    return [{ mark, perSecond, shown, ...(of && { of }), isClaim, isAble, isRating }];
  });
}

export const isByteRate = ({ unit }: MarkOf<'rate'>): boolean => unit.includes('B') || unit.startsWith('M');

export const isEvidence = (talk: Talk, mark: Mark | undefined): boolean =>
  evidenceIn(talk).some((evidence) => evidence.mark === mark);

/** Below this share of the expected rate, something limits that the question does not name. */
const LOW = 0.8;
/** Hard disks read half as fast at their inner tracks. */
const LOW_DISK = 0.45;
const CLOSE = 1.06;
/** What packets leave is no matter of opinion: a claim above it is wrong. */
const MOST_CLAIMED = 1.01;
/** Of what is usual for drives of its kind and size, any of them reaches so much. */
const FEW = 0.75;

/** Links of the kind that limits come in generations. */
const OLDER: Readonly<Partial<Record<LimitKey, 'ethernet' | 'usb'>>> = {
  ...{ network: 'ethernet', usb: 'usb', thunderbolt: 'usb' },
};

/** Of which slower link it is the pace: as wide and older, or as old and narrower, first. */
function slowerLinks(talk: Talk, { limited_by: limit, chain }: Found, seen: number): string[] {
  const isPace = (most: number | undefined): boolean =>
    most !== undefined && seen <= most * CLOSE && seen >= most * LOW;
  // What reads so much without a chain is an SSD with SATA.
  const isSata = chain === undefined && limit?.detail === words.ssds;
  const kind = isSata ? 'sata' : OLDER[limit?.key ?? 'drive'];
  if (kind)
    return forms.older[kind].flatMap((generation) => {
      const most = calculated(talk.given, kind, { generation })?.most;
      return isPace(most && most * (kind === 'usb' ? 0.95 : 1))
        ? [linkName({ kind, generation, lanes: undefined })]
        : [];
    });
  const own = talk
    .of('pcie')
    .flatMap(({ generation: said, lanes: wide = 4 }) => (said ? [{ generation: said, lanes: Math.min(wide, 4) }] : []));
  const links = chain ? chain.parts.flatMap((part) => [pcieIn(part.slot) ?? [], pcieIn(part.link) ?? []].flat()) : own;
  const generation = Math.min(...links.map((link) => Number(link.generation)));
  const lanes = Math.min(...links.map((link) => link.lanes));
  if (links.length === 0) return [];
  return [1, 2, 3, 4, 5]
    .flatMap((older) => [1, 2, 4, 8].map((narrower) => ({ generation: `${older}.0`, lanes: narrower })))
    .filter((item) => Number(item.generation) <= generation && item.lanes <= lanes)
    .filter((item) => Number(item.generation) === generation || item.lanes === lanes)
    .filter((item) => isPace(calculated(talk.given, 'pcie', item)?.most))
    .map((item) => linkName({ kind: 'pcie', ...item }));
}

/** A size that a tool is said to show; tools count in powers of two. */
export const isShown = (talk: Talk, mark: Mark): boolean =>
  isTag(talk.before(mark), 'symptom', 'says') || isResult(talk, mark);

/** "8x 3TB in RAID 6 (18TB usable)": what drives that are counted are said to hold. */
function isResult(talk: Talk, mark: Mark): boolean {
  const isCounted = (size: Mark): boolean => isNumber(talk.before(size));
  const isHeld = isTag(talk.after(mark), 'usable', 'total', 'pool');
  const isMade =
    /(?:=|gives?|makes?|be an?|only|expect(?:ed|ing)?|where (?:did|is|has|are) (?:my|the)|missing|supposed to (?:be|have)|instead of|ожидал\p{L}*|вместо|куда (?:дел|пропа)\p{L}*|даёт|будет|выходит|получается)\s*~?$/iu;
  if (!isHeld && !isMade.test(talk.text.slice(Math.max(0, mark.start - 16), mark.start))) return false;
  return !isCounted(mark) && talk.of('size').some((size) => size !== mark && isCounted(size));
}

/** Tools round. */
const ROUNDED = 0.03;

function spaceAgainst(talk: Talk, found: Found, value: number): Found {
  const shown = talk.of('size').filter((mark) => !mark.used && isShown(talk, mark));
  // What a tool shows before what was expected or is missed.
  const mark = shown.find((size) => isTag(talk.before(size), 'symptom', 'says')) ?? shown[0];
  if (!mark) return found;
  talk.use(...shown);
  const binary = (mark.bytes / 1000 ** 4) * 1024 ** 4;
  const isNear = [mark.bytes, binary].some((item) => Math.abs(item - value) <= ROUNDED * value);
  const say =
    Math.abs(mark.bytes - value) <= 0.001 * value ? words.claimedRight : isNear ? words.shownNormal : words.shownOther;
  return { ...found, text: say(mark.text) + found.text };
}

/** Seconds of each unit of a time that was seen, by how the word begins. */
const LASTING = vocabulary.lasting.map(
  ([seconds, words]) => [new RegExp(`^(?:${words})`, 'i'), Number(seconds)] as const,
);
/** Drives are slower inside and have other work. */
const LONGEST = 1.3;

/** "32 hours", "25 min" */
export const durationsIn = (talk: Talk) =>
  [...talk.of('number'), ...talk.of('count')].flatMap((mark) => {
    const next = talk.after(mark);
    const each = next && LASTING.find(([word]) => word.test(next.text))?.[1];
    return !mark.used && next && each !== undefined ? [{ mark, next, seconds: mark.value * each }] : [];
  });

/** "takes 32 hours, normal?" */
function timeAgainst(talk: Talk, found: Found, value: number): Found {
  const [seen, other] = durationsIn(talk);
  if (!seen || other) return found;
  talk.use(seen.mark, seen.next);
  const share = seen.seconds / value;
  const say = share > LONGEST ? words.timeLong : share < LOW ? words.timeShort : words.timeNormal;
  return { ...found, text: say(talk.text.slice(seen.mark.start, seen.next.end)) + found.text };
}

/** The answer with what was seen held against it, in its first sentence. */
export function heldAgainst(talk: Talk, found: Found): Found {
  const { value, unit, outcome } = found;
  if (outcome !== 'answer' || value === undefined) return found;
  if (unit === 'B') return spaceAgainst(talk, found, value);
  if (unit === 's') return timeAgainst(talk, found, value);
  if (unit !== 'B/s' || found.page === 'diagnose') return found;
  // Bits are said of a network, and are held against no drives.
  const isBits = ({ mark }: Evidence): boolean => mark.type === 'rate' && !isByteRate(mark);
  const isNetwork = found.limited_by?.key === 'network' || found.page === 'calculator:ethernet';
  const evidence = evidenceIn(talk).filter((item) => !item.mark.used && (isNetwork || !isBits(item)));
  talk.use(...evidence.map(({ mark }) => mark));
  // "почему не 500"
  for (const { mark } of evidence) if (/^не$/i.test(talk.before(mark)?.text ?? '')) talk.use(talk.before(mark));
  for (const { mark } of evidence) if (mark.type === 'number') talk.guess(mark);
  talk.use(...talk.tags('negation').filter((tag) => isEvidence(talk, talk.after(tag))));
  if (evidence.length === 0 || found.limited_by?.key === 'dock') return found;
  const rating = Math.min(...evidence.filter(({ isRating }) => isRating).map(({ perSecond }) => perSecond), value);
  // What was expected before what was seen.
  const text = evidence
    .filter(({ isRating, perSecond }) => !isRating || perSecond > value)
    .toSorted((a, other) => Number(other.isClaim) - Number(a.isClaim))
    .map((item) => sentenceOf(talk, found, item, item.isClaim || found.each !== undefined ? value : rating))
    .join('');
  return { ...found, text: text + found.text };
}

/** What was seen beside what is to be expected, with the likely cause where it is less. */
export function sentenceOf(talk: Talk, found: Found, evidence: Evidence, value: number): string {
  const { perSecond, shown, of, isClaim, isAble } = evidence;
  const each = found.each ?? value;
  const all = found.each === undefined ? value : found.each * Math.round(found.drives ?? 1);
  // Of all or of each: what is nearer to what was seen, where that is not said; an array is one drive to its reader.
  const isEach =
    of === 'each' ||
    (of !== 'all' &&
      !found.chain?.arrays &&
      Math.abs(Math.log(perSecond / each)) < Math.abs(Math.log(perSecond / all)));
  const expected = isEach ? each : all;
  const share = perSecond / expected;
  const { expected_low: least = 0, expected_high: best = value, range_basis: basis } = found.range ?? {};
  // Nothing but measurements says what such a network carries.
  if (
    basis === 'few' &&
    best < value &&
    (found.page === 'calculator:ethernet' || found.limited_by?.key === 'network')
  ) {
    const [most, among] = [best * CLOSE, rateRange(least, best)];
    if (perSecond > most) return words.aboveMeasured(shown, among);
    return perSecond >= 0.9 * least
      ? words.amongMeasured(shown, among)
      : words.belowMeasured(shown, among) + words.causes.network;
  }
  const isOpen = found.range?.expected_high !== undefined && found.range.expected_high > value;
  if (isAble && isOpen && share > FEW && share <= MOST_CLAIMED * ((found.range?.expected_high ?? 0) / value))
    return words.byModel;
  if (isAble) return words.verdict(share <= MOST_CLAIMED);
  if (isClaim) {
    // "about 1.2 GB/s" is 1.18 as well as it can be said with two digits.
    const [stated = ''] = /\d[\d.,]*/.exec(shown) ?? [];
    const digits = [...stated.replace(/\D/g, '')].findLastIndex((digit) => digit !== '0') + 1;
    const isRounded = digits > 1 && Number(perSecond.toPrecision(digits)) === Number(expected.toPrecision(digits));
    const least = Math.min(1 / CLOSE, (found.range?.expected_low ?? value) / value);
    const isWrong = !isRounded && (share > MOST_CLAIMED || share < least);
    return isWrong ? words.claimed(shown) : words.claimedRight(shown);
  }
  if (share > Math.max(CLOSE, found.range ? found.range.expected_high / value : CLOSE))
    return words.seenAbove(shown, rate(expected));
  const isDisk = found.limited_by?.key === 'drive' && found.limited_by.detail === words.say.hardDisks;
  const low = isDisk ? LOW_DISK : Math.min(LOW, found.range ? (found.range.expected_low / value) * 0.9 : LOW);
  const percent = Math.round(share * 100) || Number((share * 100).toPrecision(1));
  const links = slowerLinks(talk, found, isEach ? perSecond * (all / each) : perSecond).slice(0, 2);
  // The pace of an older network is its mark, whatever slow disks would read.
  const isPace = found.limited_by?.key === 'network' && share < LOW && links.length > 0;
  if (share >= low && !isPace) return words.seenNormal(shown, percent, rate(expected));
  const cause =
    links.length > 0 ? words.paceOf(links) : words.causes[isDisk ? 'disk' : (found.limited_by?.key ?? 'drive')];
  return words.seenLow(shown, percent, rate(expected)) + cause;
}
