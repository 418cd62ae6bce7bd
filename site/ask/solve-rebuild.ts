/** How long a rebuild, a resilver or a scrub takes, and the chance of an unreadable sector. */

import { failuresSurvived, groupedLevels } from '../../calc-wasm/js/generated/chain.ts';
import { DISK_AVERAGE } from '../../datasets/tools/parts/typical.ts';
import type { Found } from './answer.ts';
import { article } from './articles.ts';
import { calculated, figured } from './ask-core.ts';
import { clarify, howMany } from './clarify.ts';
import { drivesIn } from './drives.ts';
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

export function rebuild(talk: Talk): Found | undefined {
  const isCopying = talk.has('rebuild', 'resilver', 'resync') || (talk.has('ure') && talk.of('level').length > 0);
  const isReading = talk.has('scrub', 'check');
  if (!isCopying && !(isReading && (talk.has('hours') || talk.of('name').length === 0))) return undefined;
  if (talk.any('pcie', 'wire') || talk.has('multiplier', 'expander')) return undefined;
  // An array is rebuilt because a drive failed.
  talk.use(...talk.tags('negation').filter(({ text }) => /^(?:degraded|failed|removed)$/i.test(text)));
  if (talk.things('hba', 'raid_card', 'sata_controller', 'expander', 'bridge', 'link', 'chipset', 'machine').length > 0)
    return undefined;
  // "a check of 4 disks in a box on USB, per disk": how fast, and not how long.
  if (talk.has('each') && (talk.any('wire') || talk.has('usb_tag')) && !talk.any('size') && !talk.has('hours'))
    return undefined;
  // One shingled drive was measured in one pool: the article says how, and what decides.
  if (isCopying && SAID.shingled.test(talk.text)) {
    talk.useAll();
    return article('smr-slow-resilvers');
  }
  const page = 'calculator:rebuild';
  const groups = drivesIn(talk);
  const [group] = groups;
  const rates = talk.free('rate').concat();
  if (!group || groups.length > 1 || (group.bytes === undefined && group.thing?.part?.size === undefined))
    return groups.length > 1 ? clarify(words.howManyDrives, [], page) : howMany(talk, page);
  const size = group.marks.find(({ type }) => type === 'size');
  const next = size && talk.after(size);
  const isOfPool =
    (isTag(next, 'pool') && /^ $/.test(talk.between(size as Mark, next))) ||
    (size !== undefined && /^ (?:of )?(?:storage|nas|server|data|хранилищ|данных)/i.test(talk.text.slice(size.end)));
  const pace = group.rate ?? rates[0]?.perSecond ?? 0;
  // The pace of a whole pool is said where no drives are counted, or where no single disk is so fast.
  const isWhole = isOfPool && !isCopying && !talk.has('each') && pace > (group.count === undefined ? 0 : FASTEST_DISK);
  // "80tb pool" is no drive, nor is any size that is said of a pool, unless the pace of all of it is.
  const isTooLarge = !isWhole && (group.bytes ?? 0) > LARGEST && !group.isSsd && !group.isNvme;
  if (isTooLarge || (isOfPool && group.rate === undefined && rates.length === 0))
    return clarify(words.howManyDrives, [], page);
  const capacity = group.bytes ?? Number(group.thing?.part?.size);
  const [typed] = rates;
  const bare = talk
    .free('number')
    .find(
      (mark) => mark.value >= 20 && mark.value <= 1000 && /(?:\bat|@|на)\s*$/i.test(talk.text.slice(0, mark.start)),
    );
  const said = group.rate ?? typed?.perSecond ?? (bare && bare.value * 1e6);
  // "at 100-150 MB/s"
  if (talk.of('rate').some(({ text }) => /\d ?[-–] ?\d/.test(text))) return clarify(words.whichRate, [], page);
  const isSolid = group.isSsd || group.isNvme || group.thing?.part?.solid === true;
  const isTotal = said !== undefined && talk.has('total') && group.count !== undefined;
  const perSecond = isTotal ? said / (group.count ?? 1) : said;
  // No hard disk is as fast: it is the rate of all of them, or of something else.
  if (!isWhole && !isSolid && (group.count ?? 1) > 1 && (perSecond ?? 0) > FASTEST_DISK)
    return clarify(words.whichRate, [], page);
  const rated = group.thing?.part?.read;
  talk.use(...group.marks, typed, bare, ...talk.tags('hours'));
  if ((isSolid && perSecond === undefined) || rates.length > 1) return clarify(words.whichRate, [], page);
  const [level, other] = talk.of('level');
  if (other) return clarify(words.whichLevel, [], page);
  const mirrors = level?.level.startsWith('mirrors');
  talk.use(level);
  const isZfs =
    talk.has('resilver', 'zfs') ||
    level?.layout === 'zfs' ||
    (talk.has('scrub') && !talk.has('md')) ||
    (talk.has('pool') && /\bpool\b|пул/i.test(talk.text));
  const [percent] = talk.of('number').filter(({ isPercent }) => isPercent);
  const [bound] = talk.of('number').filter(({ value }) => value <= -14 && value >= -17);
  const average = perSecond ?? DISK_AVERAGE;
  const inputs: Record<string, unknown> = { capacity, drive_rate: average };
  if (perSecond === undefined) talk.assume(figures.assumeAverage(rate(DISK_AVERAGE)));
  else if (rated) talk.assume(figures.assumeAverage(rate(average)));
  if (talk.has('ure') || bound) {
    const tolerance = level && failuresSurvived[level.level];
    const isOneGroup = level && !mirrors && !groupedLevels.includes(level.level);
    if (!isOneGroup || tolerance !== 1 || group.count === undefined || !bound)
      return clarify(words.howManyDrives, [], page);
    talk.use(bound);
    const asked = { ...inputs, drives: group.count, tolerance, unreadable_rate: `1e${bound.value}` };
    const value = calculated(talk.given, 'rebuild', asked)?.unreadable;
    if (value === undefined) return undefined;
    return figured('rebuild', asked, value, 'probability', figures.ure(shown(value, 'probability')));
  }
  let what = bytes(capacity);
  if (percent) {
    const isFilled = talk.has('full');
    if (!isFilled || percent.value <= 0 || percent.value > 1) return clarify(words.unread([percent.text]), [], page);
    talk.use(percent);
    if (isZfs) {
      inputs.rebuilt_share = percent.value;
      what = bytes(capacity * percent.value);
      talk.assume(figures.allocated(what));
    }
  } else if (isZfs) talk.assume(figures.assumeFull);
  if (talk.has('speed_limit')) {
    inputs.speed_limit = 200_000 * 1024;
    if (average < 200_000 * 1024) talk.assume(figures.mdLimit);
  }
  const value = calculated(talk.given, 'rebuild', inputs)?.time;
  if (value === undefined) return undefined;
  const isDisk = perSecond === undefined || group.isDisk;
  const isWiped = talk
    .tags('check')
    .some(({ text }) => /^(?:secure|wip|eras|zero|pre|smart|ext|long|surf)/i.test(text));
  const say = isCopying ? figures.rebuild : isWiped ? figures.pass : figures.scrub;
  const text = say(time(value), what);
  return figured('rebuild', inputs, value, 's', text, {
    limited_by: { key: 'drive', detail: isDisk ? words.say.hardDisks : rate(average) },
    calculator: { name: 'rebuild', inputs },
  });
}
