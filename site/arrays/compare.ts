// Several layouts for the same drives: existing calculators asked one after the other, their answers side by side.

import {
  type Answer,
  type Calc,
  type Inputs,
  type Picture,
  type Refusal,
  refused,
  type Understood,
} from '../../calc-wasm/js/calc.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { refusalText } from '../calculator/refusal.ts';
import { show } from '../calculator/show.ts';
import { capital, type FormatOptions } from '../common/format.ts';
import type { FrameAnswer } from '../embed/messages.ts';
import { words } from './compare-table.words.ts';
import { type Choice, question, shared, writeChoice } from './layouts.ts';

/** Numbers of a column; `null` where there is none, `undefined` where a calculator does not say. */
interface Figures {
  usable: number;
  efficiency: number;
  tolerance: number;
  best_tolerance?: number | undefined;
  read_rate?: number | undefined;
  write_rate?: number | undefined;
  iops?: number | undefined;
  rebuild_time?: number | undefined;
  year_loss?: number | undefined;
}

export interface Column {
  choice: Choice;
  figures?: Figures;
  /** Why there is no year's loss. */
  lossNote?: string;
  refusal?: Refusal;
  /** The drives as they were understood. */
  understood?: Understood | undefined;
}

/** I/Os of both kinds: the time of one is the mean of their times. */
const mixed = (readShare: number, reads: number, writes: number): number =>
  1 / (readShare / reads + (1 - readShare) / writes);

function speeds(answer: Answer, readShare: number): Partial<Figures> {
  switch (answer.calculator) {
    case 'raid': {
      const { read_rate, write_rate, iops, best_tolerance } = answer as Answer<'raid'>;
      return { read_rate, write_rate, iops, best_tolerance };
    }
    case 'zfs': {
      const { read_rate, write_rate, read_iops, write_iops, best_tolerance } = answer as Answer<'zfs'>;
      return { read_rate, write_rate, iops: mixed(readShare, read_iops, write_iops), best_tolerance };
    }
    case 'mixed-drives': {
      const { read_rate, write_rate, iops } = answer as Answer<'mixed-drives'>;
      const modelled = { read_rate, write_rate, iops };
      return Object.fromEntries(Object.entries(modelled).filter(([, value]) => value !== null)) as Partial<Figures>;
    }
    default:
      return {};
  }
}

/** What a rebuild fills: the most that a drive holds. */
function largestPart({ sizes, slices }: Picture): number {
  const parts = sizes.map((size, place) =>
    slices.length > 0 ? slices.reduce((sum, { bytes }) => sum + (bytes[place] ?? 0), 0) : size,
  );
  return Math.max(...parts);
}

function repair(calc: Pick<Calc, 'calculate'>, picture: Picture, tolerance: number, inputs: Inputs) {
  if (tolerance === 0) return { lossNote: words.unprotected };
  const { redundancy } = picture;
  const { drives, groups } = redundancy ?? { drives: picture.sizes.length, groups: 1 };
  const answer = calc.calculate('rebuild', {
    drives,
    groups,
    tolerance: redundancy?.tolerance ?? tolerance,
    capacity: largestPart(picture),
    ...Object.fromEntries(
      ['drive_rate', ...shared.rebuild].filter((name) => name in inputs).map((name) => [name, inputs[name] ?? null]),
    ),
  });
  if (refused(answer)) return { lossNote: words.beyondModel };
  if (!redundancy) return { rebuild_time: answer.time, lossNote: words.overlapping };
  return { rebuild_time: answer.time, year_loss: answer.year_loss };
}

export function column(calc: Pick<Calc, 'calculate' | 'picture'>, choice: Choice, inputs: Inputs): Column {
  const asked = question(choice, inputs);
  const answer = calc.calculate(choice.maker, asked);
  if (refused(answer)) return { choice, refusal: answer.error };
  const picture = calc.picture(choice.maker, asked, '');
  if (refused(picture)) return { choice, refusal: picture.error };
  const { lossNote, ...repaired } = repair(calc, picture, answer.tolerance, inputs);
  // The share of reads as the RAID calculator understood it: "70%" is 0.7.
  const understood = calc.calculate('raid', 'read_share' in inputs ? { read_share: inputs.read_share ?? null } : {});
  const readShare = refused(understood) ? 1 : understood.inputs.read_share;
  const { usable, efficiency, tolerance } = answer;
  return {
    choice,
    figures: { usable, efficiency, tolerance, ...speeds(answer, readShare), ...repaired },
    understood: answer.understood?.drives,
    ...(lossNote ? { lossNote } : {}),
  };
}

/** The rows of the table: what each is, and whether more of it is better. */
const metrics: { name: keyof Figures; unit: UnitName; better: 'more' | 'less' }[] = [
  { name: 'usable', unit: 'byte', better: 'more' },
  { name: 'efficiency', unit: 'ratio', better: 'more' },
  { name: 'tolerance', unit: 'count', better: 'more' },
  { name: 'best_tolerance', unit: 'count', better: 'more' },
  { name: 'read_rate', unit: 'byte_per_second', better: 'more' },
  { name: 'write_rate', unit: 'byte_per_second', better: 'more' },
  { name: 'iops', unit: 'operation_per_second', better: 'more' },
  { name: 'rebuild_time', unit: 'second', better: 'less' },
  { name: 'year_loss', unit: 'chance', better: 'less' },
];

/** Every figure of every column, for the page around a frame: "zfs.raidz2.usable". */
export const figures = (columns: Column[]): FrameAnswer['result'] =>
  Object.fromEntries(
    columns.flatMap(({ choice, figures: known }) =>
      metrics.flatMap(({ name, unit }) => {
        const value = known?.[name];
        return value === undefined ? [] : [[`${writeChoice(choice)}.${name}`, { value, unit }]];
      }),
    ),
  );

export interface Cell {
  text: string;
  best: boolean;
  /** Whether the text stands for a number, or says why there is none. */
  number: boolean;
  /** How many rows it fills: a refused layout has one cell. */
  rows: number;
}

export interface Row {
  label: string;
  /** One for each column, but for the columns whose cell began above. */
  cells: Cell[];
}

/** Figures that differ by less are the same to a reader. */
const SAME = 1e-3;

export function rows(columns: Column[], options: FormatOptions = {}): Row[] {
  return metrics.map(({ name, unit, better }, index) => {
    const known = columns.flatMap(({ figures }) => figures?.[name] ?? []);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    const best = better === 'more' ? most : least;
    const differ = known.length > 1 && most - least > SAME * most;
    const cells = columns.flatMap(({ figures, lossNote, refusal }): Cell[] => {
      if (refusal) {
        const text = refusalText(refusal, capital);
        return index === 0 ? [{ text, best: false, number: false, rows: metrics.length }] : [];
      }
      const value = figures?.[name];
      if (value === undefined) {
        const why = name === 'year_loss' ? lossNote : undefined;
        return [{ text: why ?? '\u2013', best: false, number: false, rows: 1 }];
      }
      const close = Math.abs(value - best) <= SAME * best;
      return [{ text: show(value, unit, options), best: differ && close, number: true, rows: 1 }];
    });
    return { label: words.metrics[name], cells };
  });
}
