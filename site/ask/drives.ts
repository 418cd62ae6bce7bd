/** Drives that a text speaks of: how many, of which size, kind, name and rate. */
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import { thingOfSize } from './drive-size.ts';
import { isEvidence, isShown } from './evidence.ts';
import { isTag, type Mark, type MarkOf } from './mark.ts';
import type { Talk } from './talk.ts';
import { SAID, type Tag, USES } from './vocabulary.ts';
import { words } from './words.ts';

export type DriveKind = 'hdd' | 'ssd' | 'nvme' | 'sas_ssd' | 'unknown';

export interface Drives {
  count?: number;
  bytes?: number;
  /** Of the words that were said. */
  isDisk: boolean;
  isSsd: boolean;
  isNvme: boolean;
  sas?: string;
  /** Generation of the SATA port that they are in, where it is asked about. */
  port?: string;
  isSata: boolean;
  thing?: Thing;
  rate?: number;
  link?: MarkOf<'pcie'>;
  marks: Mark[];
}

const NOUNS: readonly Tag[] = ['hdd', 'ssd', 'nvme_tag', 'drive'];
const KINDS: readonly Tag[] = [...NOUNS, 'sata_tag', 'sas_tag'];
/** As many as a machine holds. */
export const MOST_DRIVES = 255;
const MOST = 100_000;
/** Ports and slots of one board. */
const MOST_PLACES = 64;
/** Smaller than any drive in use. */
const SMALLEST = 8e9;

/** What a word of a kind says of drives. */
const SAYS: Readonly<Partial<Record<string, Partial<Drives>>>> = {
  hdd: { isDisk: true },
  ssd: { isSsd: true },
  nvme_tag: { isNvme: true },
  sata_tag: { isSata: true },
};

export const fresh = (): Drives => ({ isDisk: false, isSsd: false, isNvme: false, isSata: false, marks: [] });

const isNoun = (mark: Mark | undefined): boolean => isTag(mark, ...NOUNS);
/** "rx 580", "ssd 980": more than a machine holds, and behind a word that it belongs to. */
function isModel(talk: Talk, mark: MarkOf<'count' | 'number'>): boolean {
  const before = talk.before(mark);
  return (
    mark.value > MOST_DRIVES &&
    before !== undefined &&
    (before.type === 'word' || before.type === 'maker' || isNoun(before)) &&
    talk.between(before, mark) === ' '
  );
}

const isWhole = (mark: Mark): mark is MarkOf<'count' | 'number'> =>
  mark.type === 'count' || (mark.type === 'number' && !mark.isPercent && Number.isInteger(mark.value));

const isDriveName = (talk: Talk, mark: Mark | undefined): boolean =>
  mark?.type === 'name' && talk.meant(mark)?.thing.kind === 'drive';

/** "M.2 to 6 SATA adapter", "на 6 sata asm1166": ports of a card, where its name or its kind follows. */
function isAdapter(talk: Talk, mark: Mark | undefined): boolean {
  if (!mark || !isTag(mark, 'sata_tag')) return false;
  const next = talk.after(mark);
  if (!next || !/^[ ,-]*(?:ports? )?$/.test(talk.between(mark, next))) return false;
  if (next.type === 'tag') return ['adapter', 'hba', 'cable'].includes(next.tag);
  return next.type === 'name' && talk.meant(next)?.thing.kind === 'sata_controller';
}

/** Ports, bays and slots that are counted: `5 sata ports`, `two m.2`. One slot is no count of slots. */
function isPlaces(talk: Talk, mark: Mark, next: Mark | undefined): boolean {
  if (isAdapter(talk, next)) return true;
  if (!next || !isTag(next, 'places', 'm2', 'slot')) return false;
  if (!/^[ -]?$/.test(talk.between(mark, next)) || /[.,]/.test(mark.text)) return false;
  return next.tag !== 'slot' || /^port$|slots|слот(?:а|ов)|разъ[её]м(?:а|ов)/i.test(next.text);
}

/** Whether something that is counted follows: words of a drive, up to its noun, size or name. */
function counts(talk: Talk, from: Mark): boolean {
  for (let mark = talk.after(from); mark; mark = talk.after(mark)) {
    if (isAdapter(talk, mark)) return false;
    if (isTag(mark, 'sata_tag') && talk.after(mark)?.type === 'tag') continue;
    if (mark.type === 'size' || isNoun(mark) || isDriveName(talk, mark)) return true;
    // 2.5" says nothing of a rate.
    if (isTag(mark, ...KINDS, 'usb_tag', 'form') || ['rate', 'maker', 'wire'].includes(mark.type)) continue;
    if (mark.type === 'pcie' && mark.generation) continue;
    return false;
  }
  return isTag(talk.marks.at(-1), ...KINDS);
}

/** A generation that is said of the drive itself: `gen3x4 ssd`, `drive is gen3x4`. */
function isOfDrive(talk: Talk, mark: MarkOf<'pcie'>): boolean {
  const next = talk.after(mark);
  const previous = talk.before(mark);
  const isSlot = (one: Mark | undefined) => isTag(one, ...USES.slots);
  // A hard disk has no lanes: they are those of what it hangs on.
  if (isTag(next, 'hdd')) return false;
  const isInto = next && /(?:^|\s)(?:in|into|в|во)\s*(?:an?\s|the\s)?$/.test(talk.between(mark, next));
  if ((isSlot(next) && !isInto) || (isSlot(previous) && previous !== next)) return false;
  if (next && isNoun(next) && /^[\s,-]*$/.test(talk.between(mark, next))) {
    const before = previous ? talk.between(previous, mark) : '';
    return !/\b(?:in|on|into)\b|(?:^|\s)(?:в|во|на)\s/.test(before) || previous?.type === 'count';
  }
  if (!previous || !(isNoun(previous) || isDriveName(talk, previous))) return false;
  // Beside a controller a link is that of its slot.
  const cards = talk.things('switch', 'adapter');
  const controllers = talk.things('hba', 'raid_card', 'sata_controller');
  if (controllers.length > 0 || (mark.lanes !== undefined && cards.length > 0)) return false;
  return (
    /^(?:\s*|\s+(?:is|are|supports?|does|with|has|это|с)\s+(?:a\s+)?|\s*[(,]\s*)$/.test(talk.between(previous, mark)) &&
    // "4 disks, PCIe 3.0 x1": a slot, where nothing says that they are SSDs.
    !(isTag(previous, 'drive') && mark.lanes && talk.between(previous, mark).includes(',')) &&
    mark.generation !== undefined
  );
}

/** What drives of a kind read, in MB/s: a number alone behind such drives is their rate. */
const RATES = { disk: [80, 300], sata: [350, 600], nvme: [1000, 15_000] } as const;

/** "a 3500mbps SSD": megabits are said of no drive; the slowest of any reads more than that. */
const isSlang = ({ unit, value }: MarkOf<'rate'>): boolean => unit === 'Mb/s' && value >= 80 && value <= 15_000;

/** "copy 3 TB at 500 mbps": no drive is spoken of, and bits are bits. */
const isOfDrives = (talk: Talk, mark: MarkOf<'rate'>): boolean =>
  mark.unit.includes('B') ||
  (isSlang(mark) &&
    !(talk.has('copy', 'hours') && !talk.marks.some((other) => isNoun(other) || isDriveName(talk, other))));

/** "8 HDDs of 200 MB/s": as many words as stand between drives and their rate, and no sentence about another. */
const FEW_WORDS = 3;
const isSaidOf = (talk: Talk, drives: Drives | undefined, mark: Mark): boolean => {
  const last = drives?.marks.at(-1);
  return last !== undefined && (talk.between(last, mark).match(/[\p{L}\p{N}]+/gu) ?? []).length <= FEW_WORDS;
};

function rateOf(talk: Talk, mark: MarkOf<'rate'>): number {
  if (!isSlang(mark)) return mark.perSecond;
  talk.guess(mark);
  talk.assume(words.assumeMegabytes(mark.text, String(mark.value)));
  return mark.value * 1e6;
}

/** Drives of which a number, a size, a name or a kind is said. */
export const isCounted = ({ count, thing, bytes, isDisk, isNvme, isSsd }: Drives): boolean =>
  count !== undefined || Boolean(thing || bytes || isDisk || isNvme || isSsd);

/** "24 HDD 250 on …" */
function isBareRate(talk: Talk, mark: Mark, open: Drives | undefined): mark is MarkOf<'number'> {
  if (mark.type !== 'number' || mark.isPercent || !open || open.rate !== undefined) return false;
  const before = talk.before(mark);
  const isOne = open.isNvme || open.link !== undefined;
  if ((open.count === undefined && !isOne) || !before || open.marks.at(-1) !== before) return false;
  if (!isNoun(before) && before.type !== 'pcie') return false;
  if (!/^\s*(?:(?:at|@|of|по|на)\s*)?$/.test(talk.between(before, mark))) return false;
  const [low, high] = RATES[open.isDisk ? 'disk' : open.isNvme || open.link ? 'nvme' : 'sata'];
  return mark.value >= low && mark.value <= high && !/^\s?\p{L}/u.test(talk.text.slice(mark.end, mark.end + 1));
}

const isPlain = ({ isPercent, value }: MarkOf<'number'>): boolean => !isPercent && value >= 100 && value < 20_000;

/** An SSD, as words or its name say. */
const isSolid = ({ isSsd, isNvme, thing }: Drives): boolean =>
  isSsd || isNvme || (thing?.part !== undefined && thing.part.slow_end === undefined);

/** A drive with SATA is no drive with lanes. */
const areUnlike = (one: Drives, other: Drives): boolean => {
  const hasLanes = ({ isNvme, thing }: Drives): boolean => isNvme || /^pcie/.test(String(thing?.part?.link));
  return (one.isSata && hasLanes(other)) || (other.isSata && hasLanes(one));
};

const isOther = (open: Drives | undefined, { tag }: MarkOf<'tag'>): boolean =>
  open !== undefined && (tag === 'hdd' ? isSolid(open) : open.isDisk && (tag === 'ssd' || tag === 'nvme_tag'));

/** Of all drives those whose size is said. */
const isOnly = ({ bytes }: Drives, all: readonly Drives[]): boolean =>
  all.length === 1 || (bytes !== undefined && all.filter((one) => one.bytes !== undefined || one.thing).length === 1);

export function drivesIn(talk: Talk): Drives[] {
  const groups: Drives[] = [];
  let open: Drives | undefined;
  const put = (isNew: boolean, mark: Mark, more: Partial<Drives>): Drives => {
    if (!open || isNew) {
      open = fresh();
      groups.push(open);
    }
    open.marks.push(mark);
    return Object.assign(open, more);
  };
  const close = (): undefined => {
    open = undefined;
    return open;
  };
  const isCopy = talk.has('copy');
  const take = (mark: Mark): Drives | undefined => {
    const next = talk.after(mark);
    // "from a 990 PRO to an 8 TB disk": two ends.
    const last = open?.marks.at(-1);
    if (isCopy && last && SAID.ends.test(talk.between(last, mark))) open = undefined;
    const isCount = isWhole(mark);
    if (isCount && mark.value <= MOST_PLACES && isPlaces(talk, mark, next)) {
      talk.use(mark, next);
      return close();
    }
    const isMany = isCount && mark.value >= 1 && mark.value <= MOST && !isModel(talk, mark) && !isEvidence(talk, mark);
    const isBehind =
      /^[x×х*]/i.test(mark.text) ||
      // "870 EVO 4x RAID 5"
      (/[x×х]$/i.test(mark.text) && last !== undefined && last === talk.before(mark) && !counts(talk, mark));
    const isLost = next !== undefined && SAID.lost_ones.test(talk.text.slice(next.end));
    const isEnd = next !== undefined && /[.?!]\s/.test(talk.between(mark, next));
    if (isMany && !isBehind && !isEnd && !isLost && counts(talk, mark)) return put(true, mark, { count: mark.value });
    // Behind what it counts: "8 TB x 6".
    if (mark.type === 'count' && open && open.count === undefined && isBehind)
      return put(false, mark, { count: mark.value });
    if (mark.type === 'size') {
      if (isTag(next, 'memory')) {
        talk.use(mark, next);
        return close();
      }
      if (mark.bytes < SMALLEST || isShown(talk, mark)) return close();
      return put(open?.bytes !== undefined, mark, { bytes: mark.bytes, ...(mark.isDisk && { isDisk: true }) });
    }
    if (mark.type === 'pcie') {
      const isCountBehind =
        open &&
        open.count === undefined &&
        // An NVMe drive has lanes, and one is no count.
        mark.lanes !== 1 &&
        !open.isNvme &&
        mark.generation === undefined &&
        /^[x×х]/i.test(mark.text) &&
        last === talk.before(mark) &&
        /^\s*$/.test(talk.between(last as Mark, mark)) &&
        !isTag(next, 'slot', 'adapter', 'lanes_word');
      if (isCountBehind && open && mark.lanes) return put(false, mark, { count: mark.lanes });
      if (isOfDrive(talk, mark)) return put(false, mark, { link: mark });
      return close();
    }
    const precedes = isTag(next, ...NOUNS, 'sata_tag') || isDriveName(talk, next);
    if (mark.type === 'rate' && !open && precedes && !isEvidence(talk, mark) && isOfDrives(talk, mark))
      return put(true, mark, { rate: rateOf(talk, mark) });
    const isTheirs = mark.type === 'rate' && isSaidOf(talk, open, mark) && !isEvidence(talk, mark);
    if (mark.type === 'rate' && isTheirs && open && open.rate === undefined && isOfDrives(talk, mark))
      return put(false, mark, { rate: rateOf(talk, mark) });
    const isAt = open && open.rate === undefined && SAID.at.test(talk.text.slice(0, mark.start));
    // "nvme на 3500": drives are named by their rate in MB/s.
    if (isAt && mark.type === 'number' && (open?.isNvme || open?.isSsd) && isPlain(mark))
      return put(false, mark, { rate: mark.value * 1e6 });
    if (isBareRate(talk, mark, open) && open) {
      put(false, mark, { rate: mark.value * 1e6 });
      talk.guess(mark);
      talk.assume(words.assumeMegabytes(mark.text, mark.text));
      return open;
    }
    const isOthers = isTag(next, 'expander', 'cable', 'hba', 'places', 'backplane', 'multiplier');
    if (mark.type === 'wire' && isOthers) return close();
    if (mark.type === 'wire' && (mark.wire === 'sata' || mark.wire === 'sas') && (open || isNoun(next)))
      return put(false, mark, mark.wire === 'sas' ? { sas: mark.generation } : { isSata: true });
    const isOnUsb = isTag(mark, 'usb_tag') && open?.count && isNoun(next);
    if (mark.type === 'maker' || isTag(mark, 'form') || isOnUsb) return open;
    // "4 HDD (each 230 MB/s)"
    if (isTag(mark, 'each') && open && next?.type === 'rate') return open;
    if (isDriveName(talk, mark) && mark.type === 'name') {
      const thing = talk.meant(mark)?.thing;
      return put(open?.thing !== undefined, mark, thing ? { thing } : {});
    }
    if (isTag(mark, ...KINDS)) {
      const isKind = isTag(mark, 'sata_tag', 'sas_tag');
      if (isKind && !open && !(isNoun(next) || next?.type === 'size')) return open;
      // "4 SSDs and a hard disk": another kind is another group.
      return put(isOther(open, mark), mark, mark.tag === 'sas_tag' ? { sas: open?.sas ?? '' } : (SAYS[mark.tag] ?? {}));
    }
    return close();
  };
  for (const mark of talk.marks) take(mark);
  return merged(talk, groups)
    .filter((drives) => !isHelper(talk, drives))
    .map((drives, _, all) => sized(talk, isOnly(drives, all) ? counted(talk, drives) : drives));
}

/** "with an SSD as SLOG": what helps a pool holds none of its data. */
function isHelper(talk: Talk, { marks }: Drives): boolean {
  const helper =
    /^\s*(?:(?:as|for|for the|под|для) (?:an? )?)?(?:slog|zil|l2arc|cache|arc|special|log|кэш|лог)(?![\p{L}])/iu;
  const last = marks.at(-1);
  const next = last && talk.after(last);
  if (!last || !helper.test(talk.text.slice(last.end))) return false;
  talk.use(...marks, next);
  return true;
}

/** "two 3-way mirrors of 8 TB", "2 groups of 5 x 8 TB": so many times as many. */
function multiplied(talk: Talk, drives: Drives): Drives {
  const [way] = talk.of('level').filter(({ level }) => level.startsWith('ways:'));
  const each = way ? Number(way.level.slice(5)) : drives.count;
  const last = way ?? drives.marks.find(isWhole);
  const many = last && talk.before(last);
  if (!many || !isWhole(many) || drives.marks.includes(many) || !each || many.value > MOST_PLACES) return drives;
  const between = talk.between(many, last).trim();
  const isSaid = way ? between === '' && drives.count === undefined : SAID.groups_of.test(between);
  return isSaid ? { ...drives, count: each * many.value, marks: [...drives.marks, many] } : drives;
}

/** "6 TB in raidz3 of 11", "an 8 wide raidz2": how many drives, said beside their array. */
function counted(talk: Talk, own: Drives): Drives {
  const drives = multiplied(talk, own);
  if (drives.count !== undefined) return drives;
  const mark = talk.marks.find((item): item is MarkOf<'count' | 'number'> => {
    const before = talk.before(item);
    const next = talk.after(item);
    const isWide = next?.type === 'level' && /^[- ]?wide $/.test(talk.between(item, next));
    const isBehind = before?.type === 'level' && /^ (?:of|from|across|with|из|на) $/.test(talk.between(before, item));
    const isPieces = /^\s?(?:шт(?:ук\p{L}*)?|pcs|pieces)(?!\p{L})/iu.test(talk.text.slice(item.end));
    return isWhole(item) && (isWide || isBehind || isPieces);
  });
  const isHere = mark && mark.value >= 1 && mark.value <= MOST_DRIVES;
  return isHere ? { ...drives, count: mark.value, marks: [...drives.marks, mark] } : drives;
}

/** Of a model in several sizes the one that is spoken of. */
function sized(talk: Talk, drives: Drives): Drives {
  const mark = drives.marks.find((item) => isDriveName(talk, item));
  if (!drives.thing || mark?.type !== 'name') return drives;
  const thing = thingOfSize(mark, drives.bytes);
  return thing ? { ...drives, thing } : drives;
}

const isJoined = (talk: Talk, drives: Drives, other: Drives): boolean => {
  const [last, first] = [drives.marks.at(-1), other.marks[0]];
  return last !== undefined && first !== undefined && SAID.joined.test(talk.text.slice(last.end, first.start).trim());
};

export const agree = <Of>(one: Of | undefined, other: Of | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** "5 drives …, 5x8tb": as many, and one of both says nothing but that. */
const saysAgain = (drives: Drives, other: Drives): boolean =>
  drives.count === other.count &&
  [drives, other].some(
    ({ bytes, thing, rate, isDisk, isSsd, isNvme }) => !bytes && !thing && !rate && !isDisk && !isSsd && !isNvme,
  );

/** In another sentence than these. */
const isLater = (talk: Talk, { marks: [first] }: Drives, { marks: [other] }: Drives): boolean =>
  first !== undefined && other !== undefined && /[.?!]\s/.test(talk.between(first, other));

/** What is said of the same drives in two places is put together: `4 nvme drives …, each 2 TB`. */
function merged(talk: Talk, groups: readonly Drives[]): Drives[] {
  const out: Drives[] = [];
  for (const group of groups) {
    const fits = (other: Drives): boolean =>
      (group.count === undefined || other.count === undefined || saysAgain(group, other)) &&
      !isJoined(talk, other, group) &&
      agree(group.bytes, other.bytes) &&
      agree(group.rate, other.rate) &&
      agree(group.thing, other.thing) &&
      !areUnlike(group, other) &&
      !(group.isDisk && isSolid(other)) &&
      !(other.isDisk && isSolid(group)) &&
      // Two sizes without counts are two drives, but for one that a later sentence speaks of again.
      !(group.bytes !== undefined && other.bytes !== undefined && !isLater(talk, other, group));
    const last =
      out.findLast((other) => group.bytes !== undefined && other.bytes === group.bytes && fits(other)) ??
      out.findLast(fits);
    if (!last) {
      out.push({ ...group });
      continue;
    }
    Object.assign(last, group, {
      ...(group.sas !== undefined && { sas: group.sas || last.sas || '' }),
      isDisk: last.isDisk || group.isDisk,
      isSsd: last.isSsd || group.isSsd,
      isNvme: last.isNvme || group.isNvme,
      isSata: last.isSata || group.isSata,
      marks: [...last.marks, ...group.marks],
    });
  }
  return out;
}
