// Candidates as rows of a table, and the best of them in a sentence.

import type { Candidate, ChainPart, PlannerAnswer } from '../../calc-wasm/js/chain.ts';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { words as conditions } from '../common/board-conditions.words.ts';
import { count, expectedRange, quantity } from '../common/format.ts';
import { toQuery } from '../sizer/address.ts';
import { words as form } from '../sizer/form.words.ts';
import { inProse } from '../sizer/map.ts';
import { placeOf } from '../sizer/names.ts';
import { BLOCK_SIZE, LOAD, type Setting, shortened } from '../sizer/setting.ts';
import { roomIn, type Spot, type Where } from './drive-locations.ts';
import type { Reserved } from './reserved.ts';
import { words } from './words.ts';

export interface Row {
  layout: string;
  where: string;
  usable: string;
  rate: string;
  limit: string;
  reach: string;
  /** Whether it is the best of its level. */
  first: boolean;
  /** The query of the sizer for this machine. */
  query: string;
  /** How many drives it takes, and what else a reader would buy: the name that its price is kept by. */
  drives: number;
  priced: string;
}

/** "RAID 60 of 12, 2 groups". */
export function layoutOf({ level, groups, drives }: Candidate): string {
  if (drives === 1) return words.oneDrive;
  const name = form.levels[level];
  return groups > 1
    ? words.grouped(name, count(drives), groups, level.startsWith('raidz'))
    : words.layout(name, count(drives));
}

/** "8 × 16 TB in RAID 6": what a builder orders. */
function buildOf(candidate: Candidate): string {
  const { level, groups, drives, chain } = candidate;
  const size = readNumber(String(chain.parts.find(({ kind }) => kind === 'drive')?.size ?? ''), 'byte');
  const each = 'value' in size ? quantity(size.value, 'byte') : '';
  if (drives === 1) return words.build.one(each);
  return words.build.many(count(drives), each, form.levels[level], groups, level.startsWith('raidz'));
}

function slotText({ slot }: Where): string {
  const link = inProse(slot?.link ?? '');
  return slot?.label ? words.slotNamed(slot.label, link) : words.slot[slot?.of ?? 'processor'](link);
}

export function whereText(where: Where): string {
  const { card, ports, unsure, isExpanded } = where;
  const direct = ports ? words.ports[ports] : words.inSlot(card?.name ?? '', slotText(where));
  const text = isExpanded ? words.expanded(direct) : direct;
  return unsure ? words.ifItSplits(text) : text;
}

/** What the sizer is asked about a candidate: the machine, read by all. */
export const settingOf = ({ chain }: Pick<Candidate, 'chain'>): Setting => ({
  chain: shortened(chain),
  load: LOAD,
  block_size: BLOCK_SIZE,
});

export function limitText({ limited_by, limited_at, chain }: Candidate): string {
  if (limited_by === null || limited_at === null) return '';
  const part = chain.parts.find(({ id }) => id === limited_by);
  // Drives of several places are one array: which of them is held back first is nobody's concern.
  const isOther = ({ id, kind }: ChainPart) => kind === 'drive' && id !== limited_by;
  const sized = {
    id: limited_by,
    instances: part?.kind === 'drive' ? roomIn({ chain }) : 1,
    narrowed: part?.slot !== undefined && part.slot !== part.link,
  };
  const parts = chain.parts.filter((chainPart) => !isOther(chainPart));
  const inputs = { chain: { ...chain, parts }, load: LOAD, block_size: BLOCK_SIZE };
  return placeOf({ parts: [sized], inputs }, limited_by, limited_at).text;
}

export const rateText = (value: number): string => quantity(value, 'byte_per_second');

/** How much of what is wanted a reader gets. */
function reachText({ reach, most, wanted }: Candidate): string {
  if (wanted === 0) return '';
  if (reach !== 'no') return words.reaches[reach];
  return words.share(quantity(most / wanted, 'ratio', { digits: 2, exact: true }));
}

/** What two candidates have in common that are one row: a table of hundreds would say the same again and again. */
const keyOf = (candidate: Candidate): string =>
  [
    candidate.level,
    candidate.groups,
    candidate.drives,
    candidate.usable,
    candidate.reach,
    // To three figures, as they are shown.
    ...[candidate.most, candidate.expected_low, candidate.expected_high].map((rate) => rate.toPrecision(3)),
  ].join(' ');

/** Layouts, the best first, each with all places that give the same. */
export function rows({ candidates }: Pick<PlannerAnswer, 'candidates'>, spots: readonly Spot[]): Row[] {
  const levels = new Set<string>();
  // Which card limits is said by its name; of two that give the same, the row has the first.
  const alike = new Map<string, Alike>();
  for (const candidate of candidates) {
    const spot = spots[candidate.place];
    const where = spot?.where ?? {};
    const key = keyOf(candidate);
    const known = alike.get(key);
    const first = !levels.has(candidate.level);
    if (known) known.places.push(where);
    else alike.set(key, { first, candidate, places: [where], turns: turnsText(candidate, spot) });
    levels.add(candidate.level);
  }
  return [...alike.values()].map(rowOf);
}

interface Alike {
  first: boolean;
  candidate: Candidate;
  places: Where[];
  /** What the first place turns off elsewhere. */
  turns: string;
}

/** What is turned off for sure: a drive that leaves a socket free may be where it turns nothing off. */
function turnsText({ drives }: Candidate, spot: Spot | undefined): string {
  const { ports, turns = [] } = spot?.where ?? {};
  if (!spot || (ports !== undefined && drives < roomIn(spot))) return '';
  return turns.map(({ what, lanes }) => conditions.also(what, lanes)).join(' ');
}

function rowOf({ first, candidate, places, turns }: Alike): Row {
  const { usable, expected_low: low, expected_high: high, most, range_basis, drives } = candidate;
  return {
    layout: layoutOf(candidate),
    where: [folded(places), turns].filter(Boolean).join('. '),
    usable: quantity(usable, 'byte'),
    rate: words.rate(rateText(most), low === high ? rateText(low) : expectedRange(low, high, range_basis ?? null)),
    limit: limitText(candidate),
    reach: reachText(candidate),
    query: toQuery(settingOf(candidate)),
    priced: places[0]?.card?.id ?? places[0]?.ports ?? '',
    first,
    drives,
  };
}

/** The first place by name; of the others how many slots of the same card, and how many other cards or ports. */
function folded([first = {}, ...others]: readonly Where[]): string {
  const isSame = ({ card, ports, isExpanded }: Where) =>
    card?.id === first.card?.id && ports === first.ports && isExpanded === first.isExpanded;
  const slots = others.filter(isSame).length;
  const elsewhere = new Set(others.filter((other) => !isSame(other)).map(({ card, ports }) => card?.id ?? ports));
  return words.places(whereText(first), slots, elsewhere.size);
}

export interface Said {
  /** Layout, card, slot and speed in one sentence. */
  value: string;
  note: string;
}

/** Where more drives are planned than the space asks for, what the fewest of the same layout give. */
function fewerText({ level, groups, drives }: Candidate, candidates: readonly Candidate[]): string {
  const alike = candidates.filter((other) => other.level === level && other.groups === groups && other.drives < drives);
  const [least] = alike.toSorted((a, b) => a.drives - b.drives);
  if (!least) return '';
  return words.fewer(count(least.drives), count(drives), quantity(least.usable, 'byte'), rateText(least.most));
}

/** The best candidate in two sentences; nothing where there is none. */
export function best(
  { candidates }: Pick<PlannerAnswer, 'candidates'>,
  spots: readonly Spot[],
  system = '',
): Said | undefined {
  const [candidate]: readonly Reserved[] = candidates;
  if (!candidate) return;
  const spot = spots[candidate.place];
  const where = whereText(spot?.where ?? {});
  return {
    value: words.headline(buildOf(candidate), where, rateText(candidate.most)),
    note: [
      words.best(quantity(candidate.usable, 'byte'), limitText(candidate)),
      candidate.left ? words.reserve(system, quantity(candidate.left.kept, 'byte'), candidate.left) : '',
      fewerText(candidate, candidates),
      candidate.over_network === null ? '' : words.overNetwork(rateText(candidate.over_network)),
      turnsText(candidate, spot),
    ]
      .filter(Boolean)
      .join(' '),
  };
}
