// Candidates as rows of a table, and the best of them in a sentence.
import type { Candidate, PlannerAnswer } from '../../calc-wasm/js/chain.ts';
import { count, expectedRange, quantity } from '../common/format.ts';
import { toQuery } from '../sizer/address.ts';
import { words as form } from '../sizer/form.words.ts';
import { linkText, placeOf } from '../sizer/names.ts';
import { BLOCK_SIZE, LOAD, type Setting, shortened } from '../sizer/setting.ts';
import type { Spot, Where } from './places.ts';
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
}

/** Places that give the same are one row; so many of them are named. */
const NAMED = 3;

/** "RAID 60 of 12, 2 groups". */
function layoutOf({ level, groups, drives }: Candidate): string {
  if (drives === 1) return words.oneDrive;
  const name = form.levels[level];
  return groups > 1
    ? words.grouped(name, count(drives), groups, level.startsWith('raidz'))
    : words.layout(name, count(drives));
}

function whereText({ card, slot, ports }: Where): string {
  const link = slot ? linkText(slot.link) : '';
  if (ports === 'sata') return words.sata;
  if (ports === 'm2') return words.m2;
  return words.inSlot[slot?.of ?? 'processor'](card?.name ?? '', link);
}

/** What the sizer is asked about a candidate: the machine, read by all. */
export const settingOf = ({ chain }: Candidate): Setting => ({
  ...{ chain: shortened(chain), load: LOAD, block_size: BLOCK_SIZE },
});

function limitText({ limited_by, limited_at, chain }: Candidate): string {
  if (limited_by === null || limited_at === null) return '';
  const part = chain.parts.find(({ id }) => id === limited_by);
  const sized = {
    ...{ id: limited_by, uses: [] },
    instances: part?.kind === 'drive' ? Number(part.count ?? 1) : 1,
    narrowed: part?.slot !== undefined && part.slot !== part.link,
  };
  const inputs = { chain, load: LOAD, block_size: BLOCK_SIZE };
  return placeOf({ parts: [sized], inputs }, limited_by, limited_at).text;
}

const rate = (value: number): string => quantity(value, 'byte_per_second');

/** How much of what is wanted a reader gets. */
function reachText({ reach, most, wanted }: Candidate): string {
  if (wanted === 0) return '';
  if (reach !== 'no') return words.reaches[reach];
  return words.share(quantity(most / wanted, 'ratio', { digits: 2, exact: true }));
}

/** Layouts, the best first, each with all places that give the same. */
export function rows({ candidates }: PlannerAnswer, spots: readonly Spot[]): Row[] {
  const levels = new Set<string>();
  const alike = new Map<string, { row: Row; where: Set<string> }>();
  for (const candidate of candidates) {
    const { usable, expected_low: low, expected_high: high, most, range_basis } = candidate;
    const where = whereText(spots[candidate.place]?.where ?? {});
    const texts = {
      layout: layoutOf(candidate),
      usable: quantity(usable, 'byte'),
      rate: words.rate(
        rate(most),
        low === high ? rate(low) : expectedRange(low, high, range_basis ?? null),
      ),
      limit: limitText(candidate),
      reach: reachText(candidate),
    };
    // Which card limits is said by its name; of two that give the same, the row has the first.
    const key = JSON.stringify([texts.layout, texts.usable, texts.rate, texts.reach]);
    const known = alike.get(key);
    if (known) known.where.add(where);
    else {
      const first = !levels.has(candidate.level);
      const query = toQuery(settingOf(candidate));
      alike.set(key, { row: { ...texts, where, first, query }, where: new Set([where]) });
    }
    levels.add(candidate.level);
  }
  return [...alike.values()].map(({ row, where }) => ({
    ...row,
    where: words.places([...where].slice(0, NAMED), Math.max(0, where.size - NAMED)),
  }));
}

/** The best candidate in a few words, or what could be given up. */
export function best(
  { candidates }: PlannerAnswer,
  [first]: readonly Row[],
): { value: string; note: string } {
  const [candidate] = candidates;
  if (!candidate || !first) return { value: words.nothing, note: words.giveUp };
  return {
    value: first.layout,
    note: words.best(first.where, first.usable, first.rate, first.limit),
  };
}
