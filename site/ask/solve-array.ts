/** What an array holds: classic RAID, ZFS, mixed drives. */
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { failuresSurvived, groupedLevels } from '../../calc-wasm/js/generated/chain.ts';
import type { Choice, Found } from './answer.ts';
import { articleAbout, page as pageOf } from './articles.ts';
import { calculated, figured, spaceIn } from './ask-core.ts';
import { clarify, howMany } from './clarify.ts';
import { type Drives, drivesIn, fresh } from './drives.ts';
import { isEvidence } from './evidence.ts';
import { words as figures } from './figures.words.ts';
import { isNumber, type Mark, type MarkOf } from './mark.ts';
import { onNas, whichLevelOn } from './nas.ts';
import { binary, bytes, levelName, shown, three } from './show.ts';
import { compared } from './solve-iops.ts';
import { wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID, USES } from './vocabulary.ts';
import { words } from './words.ts';

const TB = 1e12;

/** Each way with the space that it leads to; none where that array cannot be. */
const spacesOf = (...ways: (Pick<Choice, 'if' | 'ask'> & { value: number | undefined })[]): Choice[] =>
  ways.flatMap(({ value, ...way }) =>
    value === undefined ? [] : [{ ...way, value, unit: 'B', shown: shown(value, 'B') }],
  );

const sizedIn = (talk: Talk): Drives[] => drivesIn(talk).filter(({ bytes: own }) => own !== undefined);

const listed = (groups: readonly Drives[]): string =>
  groups.map(({ count = 1, bytes: size = 0 }) => `${count}x${size / TB}TB`).join('+');

/** Numbers alone in a list of capacities take the unit of the others. */
function bareList(talk: Talk): Drives[] | undefined {
  const [data] = talk.tags('data');
  const [unit] = talk.of('size');
  if (!data) return undefined;
  const at = talk.marks.indexOf(data);
  // "16 12 12 8 data"
  const before = talk.marks.slice(talk.marks.slice(0, at).findLastIndex(({ type }) => type !== 'number') + 1, at);
  const after = before.length > 1 ? before : talk.marks.slice(at + 1);
  const groups: Drives[] = [];
  let count: number | undefined;
  for (const mark of after) {
    const isPlain = mark.type === 'number' && !mark.isPercent && mark.value > 0;
    const bytesOf =
      mark.type === 'size' ? mark.bytes : isPlain && unit ? mark.value * (unit.bytes / unit.value) : undefined;
    if (mark.type === 'count') count = mark.value;
    else if (bytesOf !== undefined) {
      groups.push({ ...fresh(), count: count ?? 1, bytes: bytesOf, isDisk: true, marks: [mark] });
      count = undefined;
    } else if (mark.type !== 'tag' || mark.tag !== 'drive') return undefined;
    talk.use(mark);
  }
  return groups.length > 0 ? groups : undefined;
}

/**
 * Which of the drives are said to be for parity and which for data: "12 TB parity, 12+8 TB data", "1 parity 16 TB and
 * 16 14 12 TB data". Nothing where a word for each is missing, or where it is not plain which it goes with.
 */
function saidApart(talk: Talk, most: number): { parity: Drives; data: readonly Drives[] } | undefined {
  const groups = sizedIn(talk);
  const [parityTag, second] = talk.tags('parity');
  const [dataTag, third] = talk.tags('data');
  const [first, ...others] = groups;
  if (!parityTag || second || third || !first || others.length === 0) return undefined;
  if (!dataTag) {
    // "2 parity 18 TB and 6x14 TB", "18 TB parity + 6x14 TB": the word stands beside its drives.
    const beside = [talk.before(parityTag), talk.after(parityTag)];
    if (!beside.some((item) => item?.type === 'size' && first.marks.includes(item))) return undefined;
    const ownCount = talk.before(parityTag);
    const isSaid = isNumber(ownCount);
    const count = first.count ?? (isSaid ? ownCount.value : most);
    if (isSaid) talk.use(ownCount);
    return count <= 2 ? { parity: { ...first, count }, data: others } : undefined;
  }
  const startOf = ({ marks }: Drives): number => Math.min(...marks.map(({ start }) => start));
  // Each word behind its drives, or parity named first and its drives behind it.
  const isBehind = groups.filter((group) => startOf(group) < parityTag.start);
  const isFirst = isBehind.length === 0 && dataTag.start > startOf(first);
  const isEach = isBehind.length === 1 && dataTag.start > startOf(others.at(-1) ?? first);
  if (!isFirst && !isEach) return undefined;
  const parity = { ...first, count: first.count ?? most };
  return parity.count <= 2 ? { parity, data: others } : undefined;
}

/** Unraid and SnapRAID: parity drives stand apart from data drives. */
function parityDrives(talk: Talk): Found | undefined {
  const page = 'calculator:mixed-drives';
  const [level] = talk.of('level');
  const [dual] = talk.of('count').filter(({ text }) => /dual|two|double|2/i.test(text));
  const parityTag = talk.tags('parity', 'check')[0];
  const numbered = parityTag && talk.before(parityTag);
  const saysOne = /\b(?:single|one|1)\s+parity/i.test(talk.text);
  const isDual = /\b(?:dual|double|two|2)\s+parity|2x?\s*parity/i.test(talk.text);
  const list = bareList(talk);
  talk.use(
    level,
    isDual ? dual : undefined,
    isNumber(numbered) && numbered.value === (isDual ? 2 : 1) ? numbered : undefined,
  );
  const apart = list ? undefined : saidApart(talk, isDual ? 2 : 1);
  const parity = apart?.parity.count ?? (isDual ? 2 : 1);
  let groups: Drives[];
  if (apart) {
    groups = [...apart.data, apart.parity];
    for (const { marks } of groups) talk.use(...marks);
    // A parity drive is as large as any of the data.
    const largest = Math.max(...apart.data.map(({ bytes: own = 0 }) => own));
    if ((apart.parity.bytes ?? 0) < largest) return clarify(figures.paritySmaller, [], page);
  } else if (list) {
    const stated = drivesIn(talk).filter(({ marks }) =>
      marks.every(({ start }) => start < (talk.tags('data')[0]?.start ?? 0)),
    );
    const [size, second] = stated.filter(({ bytes: own }) => own !== undefined);
    if (!size || second) return howMany(talk, page);
    talk.use(...size.marks);
    groups = [...list, { ...size, count: parity }];
  } else {
    groups = sizedIn(talk);
    if (groups.length === 0 || (!saysOne && !isDual))
      return (groups.length > 0 && whichLevelOn(talk, page)) || howMany(talk, page);
    for (const { marks } of groups) talk.use(...marks);
    const usable = (drives: string) =>
      calculated(talk.given, 'mixed-drives', { drives, scheme: 'parity_drives', parity_drives: parity })?.usable;
    const largest = Math.max(...groups.map(({ bytes: own = 0 }) => own));
    const ways = spacesOf(
      { if: figures.parityAmong, value: usable(listed(groups)) },
      { if: figures.parityBeside, value: usable(`${listed(groups)}+${parity}x${largest / TB}TB`) },
    );
    return clarify(figures.whichParity, ways, page);
  }
  const inputs = { drives: listed(groups), scheme: 'parity_drives', parity_drives: parity };
  return held(talk, 'mixed-drives', inputs, level?.text ?? '');
}

function held(talk: Talk, name: CalculatorName, inputs: Record<string, unknown>, level: string): Found | undefined {
  const value = calculated(talk.given, name, inputs)?.usable;
  if (value === undefined) return clarify(figures.noSuchArray(level), [], `calculator:${name}`);
  const isZfs = name === 'zfs';
  const isWindows = talk.has('windows');
  const nas = isWindows ? undefined : onNas(talk, name, inputs, level);
  if (isZfs) talk.assume(figures.assumeZfs);
  else if (!nas?.isWhole) talk.assume(figures.beforeFileSystem);
  const asked = talk.of('unitword').filter(({ unit }) => /^[kmgtкмгт][iи]/iu.test(unit));
  // The unit that was asked for comes first.
  const space = [bytes(value), binary(value)] as const;
  const [first, other] = asked.length > 0 ? [space[1], space[0]] : space;
  const text = isWindows
    ? figures.windows(bytes(value), three(value / 2 ** 40))
    : isZfs
      ? figures.zfsUsable(first, other, level)
      : figures.usable(first, other, level);
  const answer = nas ?? { value, text, shown: first };
  return figured(name, inputs, answer.value, 'B', answer.text, { calculator: { name, inputs }, shown: answer.shown });
}

const vdevNoun = (talk: Talk) => talk.tags('pool').find(({ text }) => /^vdevs$/i.test(text));

/** "two raidz1 vdevs of 4x8tb", "raidz2, 4 vdevs of 6 disks": so many times these drives. */
function vdevsOf(talk: Talk, level: MarkOf<'level'>): number {
  if (!/^raid-?\s?z/i.test(level.text)) return 1;
  for (const mark of [level, vdevNoun(talk)]) {
    const before = mark && talk.before(mark);
    if (!mark || !isNumber(before) || !(before.value >= 2 && before.value <= 32)) continue;
    if (talk.between(before, mark).trim() !== '' || !isOfEach(talk, mark)) continue;
    talk.use(before);
    return before.value;
  }
  return 1;
}

/** "3 mirrors of 2x10tb", "2x raidz2 6-wide": what follows is one of them. */
const isOfEach = (talk: Talk, mark: Mark): boolean =>
  /^\s*(?:(?:vdevs?|pairs?|arrays?|groups?|массив\p{L}*)\s*)?(?:(?:of|with|из|по|each)\s|\(|\d+[- ]wide|(?<=vdevs? )\d+ ?[xх×])/iu.test(
    talk.text.slice(mark.end),
  );

/** "34 drives of 18 TB, two raidz2 of 17": the total and its shares are the same drives. */
function shared(talk: Talk, level: MarkOf<'level'>, groups: readonly Drives[]): readonly Drives[] {
  const [whole, each, third] = groups;
  // "60x 16 TB as four raidz2 of 15", "12x 18 TB, two vdevs of 6"
  for (const mark of [level, vdevNoun(talk)]) {
    const width = mark && talk.after(mark);
    if (!whole?.count || each || !isNumber(width) || !/^ (?:of|по|x|with|из) $/.test(talk.between(mark as Mark, width)))
      continue;
    if (width.value * vdevsOf(talk, level) !== whole.count || width.value === whole.count) return groups;
    talk.use(width);
    return [{ ...whole, count: width.value }];
  }
  if (!whole?.count || !each?.count || third || each.bytes !== undefined) return groups;
  const vdevs = vdevsOf(talk, level);
  if (each.count * vdevs !== whole.count) return groups;
  return [{ ...whole, count: each.count, marks: [...whole.marks, ...each.marks] }];
}

/** "4 drives, 8 + 8 + 6 + 4 TB": the number is that of the list, not of its first size. */
function countsAll(talk: Talk, groups: readonly Drives[]): boolean {
  const [first, ...others] = groups;
  const [count] = first?.marks.filter(isNumber) ?? [];
  const isList = others.length > 1 && others.every((other) => other.count === undefined);
  return isList && count !== undefined && talk.after(count)?.type !== 'size';
}

/** A size without a count beside drives that are counted, and no sign that joins it to them. */
const isStray = (talk: Talk, groups: readonly Drives[]): boolean =>
  groups.some(({ count }) => count !== undefined) &&
  groups.some(({ count, marks }, at) => {
    const [size] = marks;
    const last = groups[at - 1]?.marks.at(-1);
    if (count !== undefined || !size || !last || marks.some(({ type }) => type === 'name')) return false;
    const between = talk.between(last, size);
    const words = between.match(/\p{L}+/gu) ?? [];
    return !/^[\s,;+&\p{L}]*$/u.test(between) || words.some((word) => !SAID.joining.test(word));
  });

/** Whether there are as many as were counted; each is then one. */
function isCounted(groups: readonly Drives[]): boolean {
  const [first] = groups;
  if (first?.count !== groups.length) return false;
  first.count = 1;
  return true;
}

/** "ashift 12" is what is reckoned with anyway. */
function useUsualAshift(talk: Talk): void {
  const number = talk
    .of('number')
    .find(({ start, value }) => value === 12 && /ashift\s{0,4}=?\s{0,4}$/i.test(talk.text.slice(0, start)));
  if (number) talk.use(number, talk.before(number));
}

/** A hot spare holds no data: it may be one of the drives that were counted, or a further one. */
function spared(talk: Talk, page: string, said: MarkOf<'level'>, isZfs: boolean, groups: readonly Drives[]): Found {
  const { level, layout } = said;
  const [tag] = talk.tags('spare');
  const [one, other] = groups;
  // Mirrors of ZFS hang on how many vdevs there are.
  const isOpen = vdevsSaid(talk) || (isZfs && !level.startsWith('raidz'));
  if (!one || other || groupedLevels.includes(level) || level === 'parity_drives' || isOpen)
    return clarify(words.changing(tag?.text ?? ''), [], page);
  const before = tag && talk.before(tag);
  const isCounted = isNumber(before);
  const spares = isCounted && !one.marks.includes(before) ? before.value : 1;
  const kind = { level, layout: isZfs ? 'zfs' : layout };
  const usable = (count: number): number | undefined => spaceIn(talk.given, kind, listed([{ ...one, count }])).usable;
  const total = one.count ?? 1;
  const ways = spacesOf(
    { if: figures.spareAmong(spares), value: usable(total - spares) },
    { if: figures.spareBeside(spares), value: usable(total) },
  );
  talk.use(...one.marks, isCounted ? before : undefined);
  return clarify(figures.whichSpare(spares), ways, page);
}

/** Several vdevs, or as many as nobody said. */
const vdevsSaid = (talk: Talk): boolean =>
  /\bvdevs\b|(?<![\p{L}\d])\d+ vdev\b/iu.test(talk.text) && !/\b(?:one|1|single)\s+vdev/i.test(talk.text);

/** How makers write a machine or a card: R720xd, H710, but not the order code of a drive. */
const MODEL = /^(?!st|wd|hd|mg|x)\p{L}{1,3}\d{3,4}\p{L}{0,2}$/iu;

/** What drives hang on takes no space: where that alone is asked for, cards and models that are not known are left out. */
function besideSpace(talk: Talk): boolean {
  const cards = talk.things('hba', 'raid_card', 'sata_controller', 'expander');
  const others = talk.of('name').length - talk.things('drive').length;
  if (!talk.has('usable', 'windows') || talk.has('speed', 'bottleneck') || cards.length < others) return false;
  const isLoose = ({ start }: Mark): boolean =>
    !/(?:\d\s?[xх×*]|[+&,]|and|plus|и)\s*$/iu.test(talk.text.slice(0, start));
  const models = talk.of('word').filter((mark) => MODEL.test(mark.text) && isLoose(mark));
  talk.use(...cards.map(({ mark }) => mark), ...models);
  talk.assume(...[...cards.map(({ thing }) => thing.name), ...models.map(({ text }) => text)].map(figures.leftOut));
  return true;
}

/** Drives of one array differ by less: a megabyte beside a terabyte is a slip. */
const UNLIKE = 50;
/** Drive failures survived, whichever drives fail. A mirror is left out: it survives all but one of its drives. */
const SURVIVED: Readonly<Record<string, number | undefined>> = {
  ...failuresSurvived,
  raid1: undefined,
  ...{ shr1: 1, shr2: 2, btrfs_raid1: 1, btrfs_raid10: 1, btrfs_raid1c3: 2, btrfs_raid1c4: 3 },
};

/** "can raid6 lose 3 drives" */
function survives(talk: Talk, mark: MarkOf<'level'>): Found | undefined {
  const { level } = mark;
  const drives = SURVIVED[level];
  const text = levelName(mark);
  if (drives === undefined) return undefined;
  talk.useAll();
  const say = groupedLevels.includes(level) ? figures.survivesPerSpan : figures.survives;
  return pageOf('calculator:rebuild', say(text, drives));
}

/** "two drive failures", "lose 2 drives", "отказ двух": how many drives may fail. */
function failuresIn(talk: Talk): MarkOf<'count' | 'number'> | undefined {
  const beside = talk.tags('survive').flatMap((tag) => {
    const before = talk.before(tag);
    return [before, before?.type === 'tag' ? talk.before(before) : undefined, talk.after(tag)];
  });
  return beside.filter(isNumber).find(({ value }) => [1, 2, 3].includes(value));
}

/** "what raid level for 6 x 20tb with two failures": each that survives so many, with what it holds. */
function levelsFor(talk: Talk): Found | undefined {
  const failures = failuresIn(talk);
  const groups = drivesIn(talk).filter(({ marks }) => failures && !marks.includes(failures));
  const [group, other] = groups;
  const isMore =
    talk.any('name', 'pcie', 'wire', 'rate') || talk.of('size').some((mark) => !group?.marks.includes(mark));
  if (!failures || !talk.has('pool') || other || isMore || talk.has('buy', 'rebuild', 'resilver')) return undefined;
  const ways = ['raid5', 'raid6', 'raidz1', 'raidz2', 'raidz3'].flatMap(
    (level): { text: string; space?: ReturnType<typeof spaceIn> }[] => {
      if (failuresSurvived[level] !== failures.value) return [];
      const text = levelName({ level, text: level });
      if (!group?.count || !group.bytes) return [{ text }];
      const space = spaceIn(talk.given, { level }, listed([group]));
      return space.usable ? [{ text: `${text} (${bytes(space.usable)})`, space }] : [];
    },
  );
  const [first] = ways;
  if (!first) return undefined;
  talk.use(failures, ...talk.tags('survive', 'pool', 'usable', 'zfs'), ...groups.flatMap(({ marks }) => marks));
  const names = ways.map((way) => way.text);
  const text = figures.whichSurvive(names, failures.value);
  const { space } = first;
  if (!space?.usable) return { outcome: 'page', page: 'article:layout-for-4-8-12-24-drives', text };
  return figured(space.name, space.inputs, space.usable, 'B', text);
}

/** The size that all drives of a name have: an order code says it, a family comes in several. */
function sizeOfName({ marks }: Drives): number | undefined {
  const names = marks.flatMap((mark) => (mark.type === 'name' ? mark.names : []));
  const [size, other] = new Set(names.map(({ thing }) => thing.part?.size));
  return size === undefined || other !== undefined ? undefined : Number(size);
}

export function array(talk: Talk): Found | undefined {
  const [level, second] = talk.of('level');
  const [draid] = talk.of('draid');
  const asksIops = talk.has('iops') || talk.of('iops').length > 0;
  const grown = expanded(talk);
  if (grown) return grown;
  if (!level && !draid) return (asksIops && compared(talk)) || (levelsFor(talk) ?? mirror(talk) ?? usableAlone(talk));
  if (talk.of('level').length + talk.of('draid').length > 1 || asksIops) {
    const found = compared(talk);
    if (found) return found;
    const sizes = talk.of('size').length > 0;
    // Each on drives of its own is a machine of several parts.
    const isMachine = talk.of('wire').length + talk.things('hba', 'raid_card', 'sata_controller').length > 0;
    if (second && isMachine && drivesIn(talk).filter(({ count }) => count !== undefined).length > 1) return undefined;
    return second && sizes ? clarify(words.whichLevel, [], 'calculator:compare-arrays') : undefined;
  }
  const ofDrives = new Set<Mark>(drivesIn(talk).flatMap(({ marks }) => marks));
  const isLinked = talk.marks.some((mark) => ['pcie', 'wire', 'rate'].includes(mark.type) && !ofDrives.has(mark));
  if (isLinked) return undefined;
  // "zfs list shows 10.7T" is said of space.
  const isSpeed = talk.tags(...USES.speed).some((tag) => tag.tag !== 'symptom' || isEvidence(talk, talk.after(tag)));
  if (isSpeed && !talk.has('usable', 'windows')) return undefined;
  if (!besideSpace(talk) && talk.of('name').some((mark) => talk.meant(mark)?.thing.kind !== 'drive')) return undefined;
  if (level?.level === 'parity_drives') return parityDrives(talk);
  const [first, ...later] = drivesIn(talk);
  // "expanded from 4x4tb to 5x4tb": what it is now.
  const isGrown = level?.layout !== 'zfs' && later.length === 1 && SAID.grown.test(talk.text);
  if (isGrown && first)
    talk.use(...first.marks, ...talk.of('word').filter(({ text }) => /^(?:expan|grow|exten|resha|расш)/i.test(text)));
  const groups = first && !isGrown ? [first, ...later] : later;
  if (level && talk.has('survive') && talk.of('size').length === 0) return survives(talk, level);
  // "trim on raid5" asks for no figure.
  if (groups.length === 0 && articleAbout(talk)) return undefined;
  return level ? ofLevel(talk, level, groups) : ofDraid(talk, draid as MarkOf<'draid'>, groups);
}

function ofDraid(talk: Talk, draid: MarkOf<'draid'>, [group, other]: readonly Drives[]): Found | undefined {
  if (!group?.bytes || other || (group.count !== undefined && group.count !== draid.drives))
    return howMany(talk, 'calculator:zfs');
  talk.use(draid, ...group.marks);
  const drives = `${draid.drives}x${group.bytes / TB}TB`;
  const { parity, data: draid_data, spares: draid_spares } = draid;
  return held(talk, 'zfs', { drives, layout: `draid${parity}`, draid_data, draid_spares }, draid.text);
}

function ofLevel(talk: Talk, level: MarkOf<'level'>, groups: readonly Drives[]): Found | undefined {
  if (level.level === 'draid') return clarify(figures.whichDraid, [], 'calculator:zfs');
  const isZfs = level.layout === 'zfs' || (talk.has('zfs') && /^raid(?:0|1|10)$/.test(level.level));
  const page = isZfs ? 'calculator:zfs' : level.layout === 'mixed' ? 'calculator:mixed-drives' : 'calculator:raid';
  for (const group of groups) {
    const size = group.bytes ?? sizeOfName(group);
    if (size !== undefined) group.bytes = size;
  }
  const all = shared(talk, level, groups);
  const sized = all.filter(({ bytes: own }) => own !== undefined);
  // Drives of a rate and no size: how fast they are is asked.
  if (sized.length === 0 && groups.some(({ count, rate }) => count && rate)) return undefined;
  // "8 drives …, 16tb": what has no size is counted but unknown.
  const counted = all.filter(({ count }) => count !== undefined);
  const isOpen = sized.length < Math.max(counted.length, 1) || (sized.length === 1 && counted.length === 0);
  if (isOpen || isStray(talk, sized) || (countsAll(talk, sized) && !isCounted(sized))) return howMany(talk, page);
  const sizes = sized.map(({ bytes: own = 0 }) => own);
  if (Math.max(...sizes) > UNLIKE * Math.min(...sizes)) return clarify(words.clash, [], page);
  const total = sized.reduce((sum, { count = 1 }) => sum + count, 0);
  if (talk.has('spare')) return spared(talk, page, level, isZfs, sized);
  if (total > 1000) return clarify(words.tooManyDrives(total), [], page);
  for (const { marks } of groups) talk.use(...marks);
  talk.use(level);
  if (isZfs) useUsualAshift(talk);
  // A drive less holds as much.
  talk.use(...talk.tags('negation').filter(({ text }) => /degraded|failed|деград/iu.test(text)));
  // Several vdevs: how many drives each has is not plain, but where they are "two raidz1 of 4x8tb".
  if (vdevsOf(talk, level) === 1 && !/^(?:mirrors|ways):/.test(level.level) && vdevsSaid(talk))
    return (isZfs && inVdevs(talk, level, sized)) || howMany(talk, page);
  if (isZfs && new Set(sizes).size > 1) {
    const vdevs = sized.map((group) => `${level.text} ${listed([group])}`).join(' + ');
    return clarify(figures.whichVdevs, [{ if: vdevs, ask: vdevs }], page);
  }
  if (isZfs) return inPool(talk, level, sized, total);
  const drives = listed(sized);
  if (level.layout === 'mixed') return held(talk, 'mixed-drives', { drives, scheme: level.level }, levelName(level));
  if (groupedLevels.includes(level.level)) return grouped(talk, page, level, drives, total);
  return held(talk, 'raid', { drives, level: level.level }, levelName(level));
}

/** Drives of one size in the vdevs of a pool. */
function inPool(talk: Talk, level: MarkOf<'level'>, sized: readonly Drives[], total: number): Found | undefined {
  const { mirrors, ways } = /^(?:mirrors:(?<mirrors>\d+)|ways:(?<ways>\d+))$/.exec(level.level)?.groups ?? {};
  const many = vdevsOf(talk, level);
  // A mirror has two drives at least: fewer than that in all are those of each.
  const isEach = mirrors !== undefined && total < 2 * Number(mirrors) && isOfEach(talk, level);
  const vdevs = mirrors ? Number(mirrors) : ways ? total / Number(ways) : many;
  if ((mirrors && !isEach && total % vdevs !== 0) || !Number.isInteger(vdevs)) return howMany(talk, 'calculator:zfs');
  const isMirror = mirrors || ways || /^raid1/.test(level.level);
  const layout = isMirror ? 'mirror' : level.level === 'raid0' ? 'stripe' : level.level;
  const [one] = sized;
  const times = isEach ? vdevs : many;
  const drives = listed(times > 1 && one ? [{ ...one, count: (one.count ?? 1) * times }] : sized);
  const inputs = { drives, layout, vdevs: level.level === 'raid10' ? total / 2 : vdevs };
  return held(talk, 'zfs', inputs, levelName(level));
}

/** "raidz1 expanded from 3 to 4 3tb", "raidz2 6x8tb expanded to 8 drives": AVAIL goes on counting by the first width. */
function expanded(talk: Talk): Found | undefined {
  const [level, other] = talk.of('level');
  const [size, second] = talk.of('size');
  if (!SAID.expanded.test(talk.text) || !level?.level.startsWith('raidz') || other || !size || second) return undefined;
  const behind = (word: RegExp) =>
    talk.marks.find((mark) => isNumber(mark) && word.test(talk.text.slice(0, mark.start)));
  const to = behind(/(?<!\p{L})(?:to|до) *$/iu);
  const from = behind(/(?<!\p{L})(?:from|с|из) *$/iu) ?? talk.before(size);
  if (!isNumber(to) || !isNumber(from) || from === to) return undefined;
  talk.use(level, size, from, to, ...talk.of('word').filter(({ text }) => SAID.expanded.test(text)));
  talk.assume(figures.assumeExpanded(from.value));
  const drives = `${to.value}x${size.bytes / 1e12}TB`;
  return held(talk, 'zfs', { drives, layout: level.level, expanded_from: from.value }, levelName(level));
}

/** "36x20tb, 3 vdevs raidz2": that many in all, or in each. */
function inVdevs(talk: Talk, level: MarkOf<'level'>, [one, other]: readonly Drives[]): Found | undefined {
  const noun = vdevNoun(talk);
  const number = noun && talk.before(noun);
  const many = isNumber(number) ? number.value : 0;
  if (!one?.count || other || !(many >= 2 && many <= 32) || one.marks.includes(number as Mark)) return undefined;
  const usable = (count: number): number | undefined =>
    calculated(talk.given, 'zfs', { drives: listed([{ ...one, count }]), layout: level.level, vdevs: many })?.usable;
  const whole = one.count % many === 0 ? usable(one.count) : undefined;
  talk.use(number);
  const ways = spacesOf(
    { if: figures.drivesInAll(one.count, many), value: whole },
    { if: figures.drivesInEach(one.count, many), value: usable(one.count * many) },
  );
  return clarify(figures.vdevWidth, ways, 'calculator:zfs');
}

/** RAID 50 and 60 stand in groups: as many as are said, else each number of them that fits. */
function grouped(talk: Talk, page: string, mark: MarkOf<'level'>, drives: string, total: number): Found | undefined {
  const { level } = mark;
  const text = levelName(mark);
  const number = talk.marks.find(
    (item): item is MarkOf<'count' | 'number'> =>
      isNumber(item) && /^ (?:groups?|spans?|групп)/iu.test(talk.text.slice(item.end)),
  );
  if (number) {
    talk.use(number);
    return held(talk, 'raid', { drives, level, groups: number.value }, text);
  }
  // "2x6 drives": how many there are is not plain.
  if (talk.free('count').length > 0) return howMany(talk, page);
  const least = level === 'raid50' ? 3 : 4;
  const fitting = [2, 3, 4, 6].filter((groups) => total % groups === 0 && total / groups >= least);
  const space = (groups: number) => calculated(talk.given, 'raid', { drives, level, groups })?.usable;
  const choices = spacesOf(...fitting.map((groups) => ({ if: figures.groups(groups), value: space(groups) })));
  return clarify(choices.length > 0 ? figures.howManyGroups(text) : figures.noSuchArray(text), choices, page);
}

/** "mirror 2x8tb": two drives that hold the same. */
function mirror(talk: Talk): Found | undefined {
  if (!talk.has('mirror') || talk.any('pcie', 'wire', 'rate')) return undefined;
  const [group, other] = drivesIn(talk);
  if (!group?.bytes || other || talk.has(...USES.speed)) return undefined;
  const isPairs = SAID.mirrored_pairs.test(talk.text) && group.count !== undefined && group.count % 2 === 0;
  const isZfs = talk.has('zfs') || isPairs;
  if (group.count !== 2 && !isPairs) {
    const [said] = talk.tags('mirror');
    const page = isZfs ? 'calculator:zfs' : 'calculator:raid';
    if (!said || !group.count || group.count % 2 !== 0) return howMany(talk, page);
    return clarify(words.whichLevel, talk.offer(['RAID 10', 'RAID 1'], said), page);
  }
  talk.use(...group.marks);
  const drives = listed([group]);
  if (!isZfs) return held(talk, 'raid', { drives, level: 'raid1' }, 'RAID 1');
  const called = SAID.mirrored_pairs.exec(talk.text)?.[0] ?? talk.tags('mirror')[0]?.text ?? '';
  const inputs = { drives, layout: 'mirror', vdevs: (group.count ?? 2) / 2 };
  return held(talk, 'zfs', inputs, called);
}

/** "8x18tb usable" hangs on the layout. */
function usableAlone(talk: Talk): Found | undefined {
  const isAsked = talk.has('usable', 'windows');
  if (!isAsked && (!talk.has('pool', 'scheme') || talk.has(...USES.speed, 'copy', 'hours'))) return undefined;
  if (talk.any('pcie', 'wire', 'name', 'rate')) return undefined;
  const groups = sizedIn(talk);
  const [group] = groups;
  if (groups.length !== 1 || !group?.count || group.count < 2 || talk.has('buy', 'survive')) return undefined;
  const [scheme] = talk.tags('scheme');
  if (scheme) return clarify(words.changing(scheme.text), [], 'calculator:raid');
  talk.use(...group.marks);
  const own = whichLevelOn(talk, 'calculator:raid');
  if (own) return own;
  return clarify(words.whichLevel, talk.offer(['RAID 5', 'RAID 6', 'RAID 10']), 'calculator:raid');
}

/** How much is wanted, of which drives, over which network, and what may fail: the planner's question. */
export function plan(talk: Talk): Found | undefined {
  const [wanted, each, third] = talk.of('size').toSorted((a, other) => other.bytes - a.bytes);
  const [network, second] = wiresIn(talk);
  const isWanted = talk.has('buy') || (talk.has('usable') && (talk.has('survive') || SAID.planning.test(talk.text)));
  const isPlan = isWanted && wanted && !third && !second && (network?.wire ?? 'ethernet') === 'ethernet';
  if (!isPlan || talk.of('level').length + talk.of('pcie').length > 0) return undefined;
  if (each && wanted.bytes < 2 * each.bytes) return undefined;
  const failures = failuresIn(talk);
  // "usable space of 8x14tb": drives that are there, and nothing is wanted.
  const isThere = ({ count, bytes: own, marks }: Drives): boolean =>
    count !== undefined && own !== undefined && !(failures && marks.includes(failures));
  if (drivesIn(talk).some(isThere)) return undefined;
  const drive = talk.has('nvme_tag') ? 'nvme-4' : talk.has('ssd') ? 'sata-ssd' : undefined;
  const query = new URLSearchParams({
    usable: `${wanted.bytes}`,
    ...(failures && { failures: `${failures.value}` }),
    ...(network && { network: network.generation }),
    ...(drive && { drive }),
    ...(each && { size: `${each.bytes}` }),
  });
  talk.use(wanted, each, network?.mark, failures);
  talk.use(...talk.of('word').filter(({ text }) => SAID.planning.test(text)));
  const text = figures.planner(`${bytes(wanted.bytes)} (${binary(wanted.bytes)})`);
  return { ...pageOf('planner', text), url: `/planner/?${query}` };
}
