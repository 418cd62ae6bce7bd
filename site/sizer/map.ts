// An answer as a lane map: every part from the drives to the processor, then to the network, with what it can carry under
// the load and what flows through it.
import type { Chain, ChainArray, ChainPart, PlaceUse, SizedPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';
import { linkName, parseLink } from '../../calc-wasm/js/link.ts';
import { capital, count, type FormatOptions, numberFormat, quantity, scaleOf } from '../common/format.ts';
import type { Icon, Link, Machine, Part } from '../machine/model.ts';
import { bestGain } from './changes.ts';
import { words as form } from './form.words.ts';
import { driveKind, nameOf, narrowedBy } from './names.ts';
import { isDrive, redundancyOf } from './redundancy.ts';
import { isOfEach, networkText, nextOf, rateText, redundancyText, said } from './sentence.ts';
import { HOST, isRandom } from './setting.ts';
import { type Way as Direction, waysOf } from './ways.ts';
import { words as all } from './words.ts';

const words = all.map;
const { kinds } = all;

type Own = keyof typeof words.own;
type Way = 'link' | 'network' | Own;

const isOwn = (place: string): place is Own => Object.hasOwn(words.own, place);

/** What of a part has this place: its link, something that it does itself, or else the network behind it. */
const wayOf = (place: PlaceUse['place']): Way =>
  place === 'link_up' || place === 'link_down' ? 'link' : isOwn(place) ? place : 'network';

/** Of both directions of a link or a network the busier one, or the one that limits; of everything else all that is used. */
function shown(uses: readonly PlaceUse[], limits: (use: PlaceUse) => boolean): Map<Way, PlaceUse> {
  const best = new Map<Way, PlaceUse>();
  const weight = (use: PlaceUse) => (limits(use) ? Number.POSITIVE_INFINITY : use.use);
  for (const use of uses) {
    const known = best.get(wayOf(use.place));
    if (use.use > 0 && (!known || weight(use) > weight(known))) best.set(wayOf(use.place), use);
  }
  return best;
}

/** "1.82 of 2.50 GB/s", or each in its own unit. */
function carried({ inputs }: SizerAnswer, load: number, capacity: number, options: FormatOptions): string {
  const isCounted = isRandom(inputs.load);
  const unit = isCounted ? 'operation_per_second' : 'byte_per_second';
  const most = isCounted ? capacity / inputs.block_size : capacity;
  const used = (load / capacity) * most;
  const number = numberFormat({ maximumSignificantDigits: 3, minimumSignificantDigits: 3 });
  const scale = scaleOf(most, unit, options);
  const text = scaleOf(used, unit, options) === scale ? number.format(used / scale) : quantity(used, unit, options);
  return words.carries(text, quantity(most, unit, options));
}

/** Words about figures of a part that nobody has seen or typed, by its id. */
export type Assumed = ReadonlyMap<string, string>;

interface About {
  answer: SizerAnswer;
  options: FormatOptions;
  part: ChainPart;
  sized: SizedPart | undefined;
  /** How many of it are at work: where one drive is read, one of each part on its way. */
  active: number;
  /** Bytes per second through all instances of the part. */
  load: number;
  /** As `load`, with what an array writes for its redundancy. */
  carried: number;
  isAssumed: boolean;
  /** Which way data flows through it. */
  way: Direction | undefined;
}

/** Of drives that an array waits for together none is more of a limit than the others. */
function isLimit({ answer, part }: About, { place, use }: PlaceUse): boolean {
  const { limited_by, limited_at, inputs } = answer;
  if (limited_at !== place || limited_by === null) return false;
  const isFull = place === 'media' && use >= FULL;
  const joined = isFull ? (inputs.chain.arrays ?? []).filter(({ members }) => members.includes(limited_by)) : [];
  return limited_by === part.id || joined.some(({ members }) => members.includes(part.id));
}

/** Loads that move data from one place to another, which are marked. */
const COPIES: ReadonlySet<Load> = new Set(['copy', 'copy_back', 'copy_out', 'copy_in']);

const endText = ({ answer, way }: About): string => (way && COPIES.has(answer.inputs.load) ? words.ends[way] : '');

/** A share of use that prints as all of it. */
const FULL = 0.9995;

/** As prose writes it: "PCIe 3.0 ×4". */
export const inProse = (link: string): string => linkName(link, { times: '×' });

const lanesOf = (link: string): number => parseLink(link)?.lanes ?? 1;

function linkOf(about: About, use: PlaceUse | undefined): Link {
  const { answer, options, part, sized, active, carried: load } = about;
  const own = part.link ?? '';
  const link = sized?.link ?? own;
  const [lanes, all] = [lanesOf(link), lanesOf(own)];
  const by = narrowedBy(part, sized?.narrowed ?? false);
  const missing = by && own ? Math.max(0, all - lanes) : 0;
  const known = use ? load / use.use : 0;
  const limits = use !== undefined && isLimit(about, use);
  // Nobody knows how much it could carry: it is drawn as wide as what flows.
  const isAssumed = !limits && load > 0 && (about.isAssumed || !use);
  const name = inProse(link);
  // Of several drives each has a slot of its own, which would be drawn as one.
  const isSeen = !isDrive(part) || (missing > 0 && active === 1);
  const isPlugged = CARDS.has(part.kind ?? 'drive') || (part.slot !== undefined && isSeen);
  const hasSlot = isPlugged && link.startsWith('pcie ');
  // Without a slot of its own a card counts with all its lanes.
  const connected = part.slot ? words.connected.all : words.connected.taken;
  return {
    name: active > 1 && name ? words.many(count(active), name) : name,
    why: by && own ? (missing > 0 ? words.lanes[by](count(lanes), count(all)) : words.slower[by](inProse(own))) : '',
    text: use ? withShare(paceOf(about, carried(answer, load, known, options)), use.use, limits) : '',
    lanes: lanes * active,
    missing: missing * active,
    missingText: missing > 0 ? missingText(about, missing * active, use) : hasSlot ? connected : '',
    hasSlot,
    isSlotAssumed: hasSlot && missing === 0 && part.slot === undefined,
    capacity: isAssumed ? load : known,
    load,
    wanted: (use?.demand ?? 0) * known,
    isAssumed,
    pill: limits ? words.limit : '',
    way: load > 0 ? wayOfLink(about.way) : undefined,
  };
}

/** Links of a rebuild carry more than the new drive takes, whose pace is what is counted. */
const paceOf = ({ answer, part }: About, figures: string): string =>
  answer.inputs.load === 'rebuild' && isOfEach(answer) ? words.pace(figures, isDrive(part)) : figures;

const wayOfLink = (to: Direction | undefined): Link['way'] => to && { to, text: words.ways[to] };

/** Lanes that a slot lacks, and whether drives that were held back by nothing else would fill those that it has. */
function missingText({ answer, part, load }: About, missing: number, use: PlaceUse | undefined): string {
  const text = words.missing(missing, count(missing));
  const isSpared = load > 0 && use?.demand != null && use.demand <= 1;
  return isSpared && nextOf(answer)?.limit.part !== part.id ? words.spared(text) : text;
}

const CARDS: ReadonlySet<ChainPart['kind']> = new Set([
  'hba',
  'raid_card',
  'sata_controller',
  'usb_host',
  'nic',
  'adapter',
]);

const ICONS: Partial<Record<NonNullable<ChainPart['kind']>, Icon>> = {
  host: 'processor',
  chipset: 'chipset',
  switch: 'switch',
  expander: 'expander',
  multiplier: 'expander',
  bridge: 'box',
  drive: 'ssd',
};

function iconOf(part: ChainPart): Icon {
  if (!isDrive(part)) return ICONS[part.kind ?? 'drive'] ?? 'card';
  const kind = driveKind(part);
  return kind === 'nvme' ? 'stick' : kind === 'disk' ? 'disk' : 'ssd';
}

const typedRate = ({ inputs: { load } }: SizerAnswer, { read, write }: ChainPart): number =>
  Number((load === 'write' || load === 'copy_in' ? write : read) ?? 0);

/** The most of each drive, and where there are several that are not joined, of all of them. */
function mostText(
  { answer, options, part, active, load }: About,
  media: PlaceUse | undefined,
  isJoined: boolean,
): string {
  const rate = (all: number) => rateText(answer, all, options);
  const typed = typedRate(answer, part);
  const isCounted = isRandom(answer.inputs.load);
  if (load > 0 && !media && !isCounted) return words.noRate;
  if (isJoined ? typed === 0 || isCounted : !media) return '';
  const capacity = isJoined || !media ? typed * active : load / media.use;
  return active > 1 ? words.upToAll(rate(capacity / active), rate(capacity)) : words.upTo(rate(capacity));
}

function getsText(
  { answer, options, sized, active, load, way }: About,
  media: PlaceUse | undefined,
  isJoined: boolean,
): string {
  if (load === 0) return '';
  if (isJoined) return media ? words[active > 1 ? 'busyEach' : 'busy'](share(media.use)) : '';
  const each = rateText(answer, load / active, options);
  const isGiven = way === 'down';
  if (active > 1) return words.getsEach(each, isGiven);
  return (sized && sized.instances > 1 ? words.getsOne : words.gets)(each, isGiven);
}

const share = (use: number): string => quantity(use, 'ratio', { digits: 2, exact: true });

/** What limits is full. */
function withShare(text: string, use: number, limits: boolean): string {
  if (limits) return text;
  return `${text}, ${use >= FULL ? words.alsoFull : words.full(share(use))}`;
}

/** "8 × hard disks". */
function titleOf(chain: Chain, part: ChainPart, instances: number): string {
  const isNameless = isDrive(part) && !part.name;
  const name = isNameless ? words.drives[driveKind(part)](instances) : nameOf(chain, part.id, instances);
  return instances > 1 ? words.many(count(instances), name) : capital(name);
}

function partOf(about: About, more: { assumed: string; inUse: string; together: string }): Part {
  const { answer, options, part, sized } = about;
  const { chain } = answer.inputs;
  const { id } = part;
  const uses = shown(sized?.uses ?? [], (use) => isLimit(about, use));
  const instances = sized?.instances ?? 1;
  const isEnd = isDrive(part);
  const array = chain.arrays?.find(({ members }) => members.includes(id));
  const media = uses.get('media');
  const own = [...uses].flatMap(([way, use]) => (isOwn(way) && (way !== 'media' || !isEnd) ? [{ way, use }] : []));
  const ownLimits = [...uses].some(([way, use]) => isOwn(way) && isLimit(about, use));
  const network = uses.get('network');
  const figures = own.map(({ way, use: { use } }) =>
    words.own[way](carried(answer, about.carried, about.carried / use, options)),
  );
  const common = {
    id,
    icon: iconOf(part),
    count: instances,
    pill: ownLimits ? words.limit : '',
    busy: isEnd ? 0 : Math.max(0, ...own.map(({ use: { use } }) => use)),
    idle: uses.size === 0 && id !== HOST ? words.idle : '',
    assumed: more.assumed,
  };
  if (id === HOST) {
    const notes = [part.name ?? '', more.inUse, more.together].filter(Boolean);
    return { ...common, name: words.processor, notes, figures };
  }
  return {
    ...common,
    on: part.on ?? HOST,
    name: titleOf(chain, part, instances),
    notes: [
      array ? arrayName(answer, array) : '',
      part.name && !isEnd ? capital(kinds[part.kind ?? 'drive']) : '',
      isEnd ? mostText(about, media, array !== undefined) : '',
      isEnd ? endText(about) : '',
    ].filter(Boolean),
    figures: isEnd ? [getsText(about, media, array !== undefined)].filter(Boolean) : figures,
    link: linkOf(about, uses.get('link')),
    ...(network && { network: networkOf(about, network) }),
  };
}

function networkOf(about: About, use: PlaceUse): NonNullable<Part['network']> {
  const { answer, options, part, sized, load } = about;
  const capacity = load / use.use;
  return {
    label: words.network,
    name: inProse(part.network ?? ''),
    why: endText(about),
    text: withShare(carried(answer, load, capacity, options), use.use, isLimit(about, use)),
    lanes: sized?.instances ?? 1,
    missing: 0,
    missingText: '',
    hasSlot: false,
    capacity,
    load,
    wanted: (use.demand ?? 0) * capacity,
    isAssumed: false,
    pill: isLimit(about, use) ? words.limit : '',
    way: wayOfLink(about.way),
  };
}

/** "RAID 6 of 8". */
function arrayName({ flows }: SizerAnswer, { id, level }: ChainArray): string {
  const drives = flows.find(({ source }) => source === id)?.drives;
  return drives === undefined ? form.levels[level] : words.array(form.levels[level], count(drives));
}

/** What passes, what would without the limit, and what would hold that back. */
function summaryOf(answer: SizerAnswer, options: FormatOptions): string {
  const { value, next, expected, isLess } = said(answer, options);
  return (
    next &&
    [isLess ? expected : words.passes(value), next, redundancyText(answer, options), networkText(answer)]
      .filter(Boolean)
      .join(' ')
  );
}

/** Whether a build gives the link of a part, the slot of a card and the rate of a drive in the direction that counts. */
function isGiven({ answer, part, sized, load }: About): boolean {
  if (part.kind === HOST) return true;
  const isCounted = sized?.uses.some(({ place }) => place === 'media') === true;
  const isRated = !isDrive(part) || isCounted || (load === 0 && typedRate(answer, part) > 0);
  const isPlaced = !CARDS.has(part.kind ?? 'drive') || part.slot !== undefined;
  return isRated && isPlaced && part.link !== undefined;
}

/** What several groups of loose drives could give or take together, where each says its rate. */
function togetherText(abouts: readonly About[]): string {
  const drives = abouts.filter(({ part }) => isDrive(part));
  const [first] = drives;
  if (!first || drives.length < 2 || first.answer.inputs.chain.arrays?.length) return '';
  const { answer, options } = first;
  if (answer.inputs.load !== 'read' && answer.inputs.load !== 'write') return '';
  const rates = drives.map(({ part, active }) => typedRate(answer, part) * active);
  const all = rates.reduce((sum, rate) => sum + rate, 0);
  return rates.every((rate) => rate > 0) ? words.together(rateText(answer, all, options)) : '';
}

/** Whether one kind of PCIe link carries another rate toward a part than from one. */
function hasTwoRates(abouts: readonly About[]): boolean {
  const rates = Map.groupBy(
    abouts.flatMap(({ sized, way, carried, active }) => {
      const use = shown(sized?.uses ?? [], () => false).get('link')?.use;
      const link = sized?.link ?? '';
      return use && link.startsWith('pcie ') && (way === 'up' || way === 'down')
        ? [{ link, rate: carried / use / active }]
        : [];
    }),
    ({ link }) => link,
  );
  return [...rates.values()].some((same) => {
    const all = same.map(({ rate }) => rate);
    return Math.max(...all) > Math.min(...all) * 1.003;
  });
}

/**
 * The answer as a machine to be drawn, with what is said of lanes in use.
 * @param assumed Nothing where the reader has typed the build.
 */
export function mapOf(answer: SizerAnswer, options: FormatOptions = {}, assumed?: Assumed, inUse = ''): Machine {
  const { chain } = answer.inputs;
  const host = chain.parts.find(({ id }) => id === HOST) ?? { id: HOST, kind: HOST };
  const sized = new Map(answer.parts.map((part) => [part.id, part]));
  const others = chain.parts.filter(({ id }) => id !== HOST);
  const ways = waysOf(answer.inputs);
  const abouts = [...others, host].map((part): About => {
    const own = sized.get(part.id);
    const load = own?.load ?? 0;
    return {
      answer,
      options,
      part,
      sized: own,
      load,
      carried: load * redundancyOf(answer, part.id),
      active: answer.inputs.load === 'one' ? 1 : (own?.instances ?? 1),
      isAssumed: assumed?.has(part.id) ?? false,
      way: ways.get(part.id),
    };
  });
  const isAllGiven = !assumed && abouts.every(isGiven) && !networkText(answer);
  const together = togetherText(abouts);
  return {
    parts: abouts.map((about) => partOf(about, { assumed: assumed?.get(about.part.id) ?? '', inUse, together })),
    isCopy: answer.inputs.load === 'copy_in' || answer.inputs.load === 'copy_out',
    summary: summaryOf(answer, options),
    given: isAllGiven ? words.given[said(answer).basis === 'assumed' ? 'links' : 'all'] : '',
    remark: hasTwoRates(abouts) ? all.towards : '',
    change: bestGain(answer, options),
    key: words.key,
    more: (number, name) => (name ? words.many(count(number), name) : words.more(number, count(number))),
  };
}

/** Parts that a title names: it is cut off beyond a few. */
const TITLED = 3;

/** "8 × drives, LSI 9211-8i". */
export function buildName({ inputs, parts }: SizerAnswer): string {
  const instances = new Map(parts.map((part) => [part.id, part.instances]));
  return inputs.chain.parts
    .filter(({ id }) => id !== HOST)
    .toReversed()
    .slice(0, TITLED)
    .map((part) => titleOf(inputs.chain, part, instances.get(part.id) ?? 1))
    .join(', ');
}
