/** How long a rebuild, a resilver or a scrub takes, and the chance of an unreadable sector. */

import { failuresSurvived, groupedLevels } from '../../calc-wasm/js/generated/chain.ts';
import { DISK_AVERAGE } from '../../datasets/tools/parts/typical.ts';
import type { Found } from './answer.ts';
import { article } from './articles.ts';
import { calculated, figured } from './ask-core.ts';
import { clarify, howMany } from './clarify.ts';
import { type Drives, drivesIn } from './drives.ts';
import { words as figures } from './figures.words.ts';
import { isTag, type Mark } from './mark.ts';
import { bytes, rate, shown, time } from './show.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** Above what a hard disk with two actuators reads. */
const FASTEST_DISK = 600e6;

/** Larger than any hard disk. */
const LARGEST = 45e12;
/** Bytes a second to which md holds a rebuild. */
const MD_LIMIT = 200_000 * 1024;
const PAGE = 'calculator:rebuild';

/** Whether an array is rebuilt or read through; nothing where it is not, or where a path may hold it back. */
function workIn(talk: Talk): 'copying' | 'reading' | undefined {
  const isCopying = talk.has('rebuild', 'resilver', 'resync') || (talk.has('ure') && talk.of('level').length > 0);
  const isReading = talk.has('scrub', 'check') && (talk.has('hours') || talk.of('name').length === 0);
  const onPath = talk.things('hba', 'raid_card', 'sata_controller', 'expander', 'bridge', 'link', 'chipset', 'machine');
  if (talk.any('pcie', 'wire') || talk.has('multiplier', 'expander') || onPath.length > 0) return undefined;
  // "a check of 4 disks in a box on USB, per disk": how fast, and not how long.
  if (talk.has('each') && talk.has('usb_tag') && !talk.any('size') && !talk.has('hours')) return undefined;
  return isCopying ? 'copying' : isReading ? 'reading' : undefined;
}

/** Bytes a second of each drive, where they are said; a question where it is not plain what of. */
function paceOf(talk: Talk, group: Drives, isCopying: boolean): number | undefined | Found {
  const rates = talk.free('rate').concat();
  const [typed] = rates;
  const size = group.marks.find(({ type }) => type === 'size');
  const next = size && talk.after(size);
  const isOfPool =
    (isTag(next, 'pool') && /^ $/.test(talk.between(size as Mark, next))) ||
    (size !== undefined && /^ (?:of )?(?:storage|nas|server|data|хранилищ|данных)/i.test(talk.text.slice(size.end)));
  const pace = group.rate ?? typed?.perSecond ?? 0;
  // The pace of a whole pool is said where no drives are counted, or where no single disk is so fast.
  const isWhole = isOfPool && !isCopying && !talk.has('each') && pace > (group.count === undefined ? 0 : FASTEST_DISK);
  // "80tb pool" is no drive, nor is any size that is said of a pool, unless the pace of all of it is.
  const isTooLarge = !isWhole && (group.bytes ?? 0) > LARGEST && !group.isSsd && !group.isNvme;
  if (isTooLarge || (isOfPool && group.rate === undefined && rates.length === 0))
    return clarify(words.howManyDrives, [], PAGE);
  const bare = talk
    .free('number')
    .find(
      (mark) => mark.value >= 20 && mark.value <= 1000 && /(?:\bat|@|на)\s*$/i.test(talk.text.slice(0, mark.start)),
    );
  const said = group.rate ?? typed?.perSecond ?? (bare && bare.value * 1e6);
  const isSolid = group.isSsd || group.isNvme || group.thing?.part?.solid === true;
  const { count = 1 } = group;
  const each = said !== undefined && talk.has('total') ? said / count : said;
  // "at 100-150 MB/s"
  const isRange = talk.of('rate').some(({ text }) => /\d ?[-–] ?\d/.test(text));
  // No hard disk is as fast: it is the rate of all of them, or of something else.
  const isTooFast = !isWhole && !isSolid && count > 1 && (each ?? 0) > FASTEST_DISK;
  talk.use(...group.marks, typed, bare);
  if (isRange || isTooFast || (isSolid && each === undefined) || rates.length > 1)
    return clarify(words.whichRate, [], PAGE);
  return each;
}

/** The chance that a drive of an array with one drive less cannot be read whole. */
function unreadable(talk: Talk, { count }: Drives, inputs: Record<string, unknown>): Found | undefined {
  const [level] = talk.of('level');
  const [bound] = talk.of('number').filter(({ value }) => value <= -14 && value >= -17);
  const isOneGroup = level && !level.level.startsWith('mirrors') && !groupedLevels.includes(level.level);
  if (!isOneGroup || failuresSurvived[level.level] !== 1 || count === undefined || !bound)
    return clarify(words.howManyDrives, [], PAGE);
  talk.use(bound);
  const asked = { ...inputs, drives: count, tolerance: 1, unreadable_rate: `1e${bound.value}` };
  const value = calculated(talk.given, 'rebuild', asked)?.unreadable;
  if (value === undefined) return undefined;
  return figured('rebuild', asked, value, 'probability', figures.ure(shown(value, 'probability')));
}

export function rebuild(talk: Talk): Found | undefined {
  const work = workIn(talk);
  if (!work) return undefined;
  const isCopying = work === 'copying';
  // An array is rebuilt because a drive failed.
  talk.use(...talk.tags('negation').filter(({ text }) => /^(?:degraded|failed|removed)$/i.test(text)));
  // One shingled drive was measured in one pool: the article says how, and what decides.
  if (isCopying && SAID.shingled.test(talk.text)) {
    talk.useAll();
    return article('smr-slow-resilvers');
  }
  const [group, another] = drivesIn(talk);
  if (another) return clarify(words.howManyDrives, [], PAGE);
  const capacity = group?.bytes ?? Number(group?.thing?.part?.size);
  if (!group || !(capacity > 0)) return howMany(talk, PAGE);
  const perSecond = paceOf(talk, group, isCopying);
  if (typeof perSecond === 'object') return perSecond;
  const [level, other] = talk.of('level');
  if (other) return clarify(words.whichLevel, [], PAGE);
  talk.use(level, ...talk.tags('hours'));
  const average = perSecond ?? DISK_AVERAGE;
  const inputs: Record<string, unknown> = { capacity, drive_rate: average };
  if (perSecond === undefined || group.thing?.part?.read) talk.assume(figures.assumeAverage(rate(average)));
  if (talk.has('ure') || talk.of('number').some(({ value }) => value <= -14 && value >= -17))
    return unreadable(talk, group, inputs);
  const isZfs =
    talk.has('resilver', 'zfs') ||
    level?.layout === 'zfs' ||
    (talk.has('scrub') && !talk.has('md')) ||
    (talk.has('pool') && /\bpool\b|пул/i.test(talk.text));
  const [percent] = talk.of('number').filter(({ isPercent }) => isPercent);
  const isFilled = percent && talk.has('full') && percent.value > 0 && percent.value <= 1;
  if (percent && !isFilled) return clarify(words.unread([percent.text]), [], PAGE);
  talk.use(percent);
  const share = isZfs && percent ? percent.value : 1;
  const what = bytes(capacity * share);
  if (isZfs && percent) inputs.rebuilt_share = share;
  if (isZfs) talk.assume(percent ? figures.allocated(what) : figures.assumeFull);
  if (talk.has('speed_limit')) {
    inputs.speed_limit = MD_LIMIT;
    if (average < MD_LIMIT) talk.assume(figures.mdLimit);
  }
  const value = calculated(talk.given, 'rebuild', inputs)?.time;
  if (value === undefined) return undefined;
  const isDisk = perSecond === undefined || group.isDisk;
  const isWiped = talk
    .tags('check')
    .some(({ text }) => /^(?:secure|wip|eras|zero|pre|smart|ext|long|surf)/i.test(text));
  const say = isCopying ? figures.rebuild : isWiped ? figures.pass : figures.scrub;
  return figured('rebuild', inputs, value, 's', say(time(value), what), {
    limited_by: { key: 'drive', detail: isDisk ? words.say.hardDisks : rate(average) },
    calculator: { name: 'rebuild', inputs },
  });
}
