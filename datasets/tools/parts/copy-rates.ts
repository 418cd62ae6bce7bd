/**
 * How much a drive writes at its full rate, and how fast it is then: from measured fills, and where there are none from
 * what makers and reviewers state. What the calculator of copies asks of a drive.
 */
import type { Row } from '../tables/records.ts';
import { known, number, type RatedSet } from './part.ts';

export interface CopyRates {
  /** Bytes that the empty drive takes at its full rate. */
  cache: number;
  /** How many of them it takes however full it is. */
  fixed?: number;
  /** Bytes per second while the cache lasts. */
  fast: number;
  /** Bytes per second past it. */
  after: number;
  /** The slowest and the fastest rate past it that the source states, where it states several. */
  spread?: [low: number, high: number];
  /** Where it is not three bits to a cell. */
  cells?: 'mlc' | 'qlc';
  basis: 'measured' | 'rated';
  /** `set/source`. */
  sources: string[];
}

/** What one source says of a drive. */
interface SourcedRates {
  source: string;
  basis: CopyRates['basis'];
  cache?: number | undefined;
  fixed?: number | undefined;
  fast?: number | undefined;
  /** Rates beyond the cache, stage by stage. */
  stages: number[];
  /** Mean rate of a fill from empty to full. */
  whole?: number | undefined;
}

/** Bits to a cell, by the medium of the drive. */
const BITS: Record<string, number> = { nand_mlc: 2, nand_qlc: 4 };
const CELLS: Record<string, 'mlc' | 'qlc'> = { nand_mlc: 'mlc', nand_qlc: 'qlc' };
/** How much flash a drive has for each byte of its capacity, as the calculator of copies has it. */
const FLASH = 1.1;
const mostCache = (capacity: number, { medium }: Row): number => (FLASH * capacity) / (BITS[String(medium)] ?? 3);
/** A fill that leaves less than this of the drive is one of the whole drive. */
const WHOLE = 0.95;

/** Of a range its middle. */
function rateOf(result: Row): number | undefined {
  const [low, high] = [number(result.bandwidth_low_bytes_per_s), number(result.bandwidth_high_bytes_per_s)];
  const middle = low !== undefined && high !== undefined ? (low + high) / 2 : (low ?? high);
  return number(result.bandwidth_bytes_per_s) ?? middle;
}

const isSequentialWrite = ({ access, direction }: Row): boolean =>
  access === 'seq' && direction === 'device_reads_host';

/** Sequential writes of single drives, by drive and source. A run without results states the size of a cache alone. */
function measured(sets: readonly RatedSet[], drives: ReadonlyMap<string, Row>): Map<string, SourcedRates[]> {
  const byDrive = new Map<string, SourcedRates[]>();
  for (const { setId, rows } of sets) {
    const results = Map.groupBy(rows('results'), ({ run_id: id }) => id);
    const targets = new Map(rows('targets').map((target) => [target.target_id, target]));
    for (const run of rows('runs')) {
      const target = targets.get(run.target_id ?? '');
      const id = String(target?.drive_id ?? '');
      const capacity = number(drives.get(id)?.capacity_bytes);
      const own = results.get(run.run_id) ?? [];
      const rates = own.filter(isSequentialWrite).map(rateOf);
      if (target?.kind !== 'drive' || capacity === undefined || rates.length < Math.min(own.length, 1)) continue;
      addRun(sourcedBy(byDrive, id, `${setId}/${run.source_id}`, 'measured'), run, rates, capacity);
    }
  }
  return byDrive;
}

function addRun(sourced: SourcedRates, run: Row, rates: readonly (number | undefined)[], capacity: number): void {
  const size = number(run.test_size_bytes);
  if (run.state === 'cached') {
    sourced.cache ??= size;
    sourced.fast ??= rates[0];
  } else if (run.state === 'transition') sourced.stages.push(...rates.flatMap((rate) => rate ?? []));
  else if (run.state === 'fob' && size !== undefined && size >= WHOLE * capacity) sourced.whole ??= rates[0];
}

function sourcedBy(
  byDrive: Map<string, SourcedRates[]>,
  drive: string,
  source: string,
  basis: SourcedRates['basis'],
): SourcedRates {
  const all = byDrive.get(drive) ?? [];
  byDrive.set(drive, all);
  const own = all.find((item) => item.source === source);
  if (own) return own;
  const sourced: SourcedRates = { source, basis, stages: [] };
  all.push(sourced);
  return sourced;
}

/** What makers promise, put together over sources: one states the cache, another the rate past it. */
function promised(sets: readonly RatedSet[]): Map<string, SourcedRates> {
  const byDrive = new Map<string, SourcedRates[]>();
  const sources = new Map<string, Set<string>>();
  for (const { setId, rows } of sets) {
    for (const claim of rows('claims')) {
      const [id, value] = [String(claim.drive_id), number(claim.value)];
      if (value === undefined) continue;
      const sourced = sourcedBy(byDrive, id, '', 'rated');
      const metric = String(claim.metric);
      if (metric === 'write_cache_bytes') sourced.cache = Math.max(value, sourced.cache ?? 0);
      else if (metric === 'write_cache_fixed_bytes') sourced.fixed = value;
      else if (metric === 'past_cache_bytes_per_s') sourced.stages.push(value);
      else continue;
      const cited = sources.get(id) ?? new Set();
      sources.set(id, cited.add(`${setId}/${claim.source_id}`));
    }
  }
  return new Map(
    [...byDrive].flatMap(([id, [sourced]]) =>
      sourced ? [[id, { ...sourced, source: [...(sources.get(id) ?? [])].join(' ') }]] : [],
    ),
  );
}

/**
 * The rate beyond the cache. One stage is its rate; several are put together by the fill of the whole drive, which went
 * through all of them, and where no such fill is known the slowest stands.
 */
function after({ stages, whole, cache = 0, fast = 0 }: SourcedRates, capacity: number): number | undefined {
  if (stages.length === 1) return stages[0];
  const past = whole && fast ? capacity / whole - cache / fast : 0;
  if (past > 0) return (capacity - cache) / past;
  return stages.length > 0 ? Math.min(...stages) : undefined;
}

function ratesFrom(sourced: SourcedRates, drive: Row, write: number | undefined): CopyRates | undefined {
  const capacity = number(drive.capacity_bytes);
  const fast = sourced.fast ?? write;
  const { cache } = sourced;
  if (capacity === undefined || cache === undefined || fast === undefined) return undefined;
  // No drive has more cells than it has: such a figure counts something else.
  if (cache > mostCache(capacity, drive)) return undefined;
  const past = after({ ...sourced, fast }, capacity);
  if (past === undefined) return undefined;
  const rates = [...sourced.stages, past];
  const spread: [number, number] = [Math.min(...rates), Math.max(...rates)];
  return {
    cache,
    fast,
    after: Math.min(past, fast),
    basis: sourced.basis,
    sources: sourced.source.split(' '),
    ...(spread[0] < spread[1] && { spread }),
    ...known({ fixed: sourced.fixed, cells: CELLS[String(drive.medium)] }),
  };
}

/** By drive: what a copy to it needs to know. `writeOf` is the best sequential write that is known of a drive. */
export function copyRates(
  drives: ReadonlyMap<string, Row>,
  sets: readonly RatedSet[],
  writeOf: (drive: string) => number | undefined,
): Map<string, CopyRates> {
  const [tests, makers] = [measured(sets, drives), promised(sets)];
  return new Map(
    [...drives].flatMap(([id, drive]): [string, CopyRates][] => {
      const maker = makers.get(id);
      const all = [...(tests.get(id) ?? []), ...(maker ? [maker] : [])];
      const copyRateses = all.flatMap((item) => ratesFrom(item, drive, writeOf(id)) ?? []);
      // Measured before promised; of several tests the one with the smaller cache, which promises less.
      const [best] = copyRateses.toSorted(
        (a, b) => Number(a.basis === 'rated') - Number(b.basis === 'rated') || a.cache - b.cache,
      );
      const fixed = best?.fixed ?? maker?.fixed;
      return best ? [[id, { ...best, ...(fixed && fixed <= best.cache && { fixed }) }]] : [];
    }),
  );
}
