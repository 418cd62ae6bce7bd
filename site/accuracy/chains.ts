// How far the model of chains is from measured arrays whose source states what stood between drives and processor.
import type { Row } from '../explorer/measurements.ts';
import type { ChainPredictionsRow } from '../generated/datasets.ts';
import { type Errors, errorsOf } from './accuracy.ts';

type Output = ChainPredictionsRow['output'];

export interface ComparedChain {
  row: Row;
  output: Output;
  role: ChainPredictionsRow['role'];
  drives: number;
  /** Bytes per second, like the ones below; of random I/O those of its blocks. */
  measured: number;
  /** What the links carry. */
  ceiling: number;
  low: number;
  high: number;
  /**
   * Middle of the range over the measurement, less 1: positive where the model promises too much. Where software may be the
   * limit, the ends are far apart and their geometric mean is the middle.
   */
  error: number;
  /** The same without a limit of software; absent where that cannot be the limit. */
  withoutSoftware?: number;
  limitedBy: string;
  limitedAt: string;
  rate: ChainPredictionsRow['rate_origin'];
  /** The same of the RAID or ZFS calculator, which knows drives and layout alone; absent where it cannot be asked. */
  alone?: number;
  /** The chain, as JSON. */
  chain: string;
}

/** A row with a chain, and nothing known of one of its drives. */
export type Unrated = Pick<ComparedChain, 'row' | 'measured' | 'ceiling'>;

export const isJudged = ({ role }: ComparedChain): boolean => role === 'judged';

export const isSequential = ({ output }: Pick<ComparedChain, 'output'>): boolean => output.endsWith('rate');

export const isInRange = ({ measured, low, high }: ComparedChain): boolean => measured >= low && measured <= high;

/** As the check of a contribution has it: more than clocks and rounded figures explain. */
const CEILING_TOLERANCE = 0.02;

export const isAboveChain = ({ measured, ceiling }: Unrated): boolean => measured > ceiling * (1 + CEILING_TOLERANCE);

export interface ChainGroup {
  output: Output;
  rows: ComparedChain[];
  errors: Errors;
  inside: number;
  /** Of the rows that the calculators can be asked about. */
  alone: Errors | undefined;
}

const OUTPUTS: readonly Output[] = ['read_rate', 'write_rate', 'read_iops', 'write_iops'];

/** By what is predicted; of each the rows that promise least first. */
export const chainGroups = (rows: readonly ComparedChain[]): ChainGroup[] =>
  OUTPUTS.flatMap((output) => {
    const own = rows.filter((row) => row.output === output).toSorted((a, other) => a.error - other.error);
    if (own.length === 0) return [];
    return [{ output, rows: own, inside: own.filter(isInRange).length, ...errorsOfChains(own) }];
  });

export function errorsOfChains(rows: readonly ComparedChain[]): Pick<ChainGroup, 'errors' | 'alone'> {
  const alone = rows.flatMap((row) => row.alone ?? []);
  return { errors: errorsOf(rows.map(({ error }) => error)), alone: alone.length > 0 ? errorsOf(alone) : undefined };
}

/** More than twice what was measured. */
const isFarTooMuch = (error: number): boolean => error > 1;

/** Random results in which software that joins the drives may be the limit, and how many are promised too much. */
export function softwareCounts(rows: readonly ComparedChain[]) {
  const own = rows.filter(({ withoutSoftware }) => withoutSoftware !== undefined);
  return {
    results: own.length,
    inside: own.filter(isInRange).length,
    before: own.filter(({ withoutSoftware = 0 }) => isFarTooMuch(withoutSoftware)).length,
    after: own.filter(({ error }) => isFarTooMuch(error)).length,
  };
}
