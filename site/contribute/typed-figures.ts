// Figures that somebody reads off a window and types: the same measurements that an importer takes out of a file.
import { type Reading, readNumber } from '../../calc-wasm/js/number.ts';
import {
  type Access,
  type Direction,
  type Extraction,
  type Measurement,
  nothing,
} from '../../datasets/tools/readers/measurement.ts';
import { factorTo, scaled } from '../../datasets/tools/tables/unit.ts';
import { prefixFactor } from '../../datasets/tools/text/units.ts';

/** The cells of one row of the form, as typed. */
export interface TypedFigure {
  /** What was measured: one drive, or an array of it. */
  on: string;
  access: string;
  direction: string;
  block: string;
  depth: string;
  jobs: string;
  value: string;
  unit: string;
  means: string;
}

export interface TypedRun {
  tool: string;
  version: string;
  date: string;
}

/** What is wrong with an entry: the name of the message to show. */
type Problem = 'tool' | 'date' | 'block' | 'whole' | 'value' | 'means';
/** `readings` of a figure that can be read in two ways, written so that each has only one meaning. */
export type FieldProblem = Problem | { readings: [string, string] };

/** Units that tools print, and what each can mean. */
export const UNITS: Record<string, readonly string[]> = {
  'MB/s': ['MB/s', 'MiB/s'],
  'GB/s': ['GB/s', 'GiB/s'],
  'KB/s': ['kB/s', 'KiB/s'],
  'MiB/s': ['MiB/s'],
  IOPS: ['1/s'],
  ms: ['ms'],
  µs: ['us'],
};

/** The number alone: its unit is chosen beside it. */
const NUMBER = /^[0-9][0-9.,'’ \u00a0\u2009\u202f]*$/;
/** What a column of figures as shown can hold. */
const PLAIN = /^[0-9]+(?:\.[0-9]+)?$/;
const WHOLE = /^[1-9][0-9]{0,6}$/;
const DATE = /^[12][0-9]{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?$/;
const BLOCK = /^([^A-Za-z]*)(?:([KMG])(?:iB)?|B)?$/i;

/** Block sizes are of 1024 in every tool. */
export function blockBytes(text: string): number | undefined {
  const [, number = '', prefix = ''] = BLOCK.exec(text.trim()) ?? [];
  const reading = readCount(number);
  if (!('value' in reading)) return undefined;
  const bytes = reading.value * (prefixFactor(prefix, 'binary') ?? 1);
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : undefined;
}

export const runProblems = ({ tool, date }: TypedRun): Partial<Record<keyof TypedRun, Problem>> => ({
  ...(tool.trim() === '' && { tool: 'tool' as const }),
  ...(date.trim() !== '' && !DATE.test(date.trim()) && { date: 'date' as const }),
});

export function figureProblems({
  block,
  depth,
  jobs,
  value,
  means,
}: TypedFigure): Partial<Record<keyof TypedFigure, FieldProblem>> {
  const isEmpty = (text: string) => text.trim() === '';
  const bad = valueProblem(value);
  return {
    ...(!isEmpty(block) && blockBytes(block) === undefined && { block: 'block' as const }),
    ...(!isEmpty(depth) && !WHOLE.test(depth.trim()) && { depth: 'whole' as const }),
    ...(!isEmpty(jobs) && !WHOLE.test(jobs.trim()) && { jobs: 'whole' as const }),
    ...(means === '' && { means: 'means' as const }),
    ...(bad && { value: bad }),
  };
}

/** A number as the calculators read one: `3021,4` and `1 000` are clear, `3,487` is asked back. */
const readCount = (text: string): Reading =>
  NUMBER.test(text.trim()) ? readNumber(text, 'count') : { problem: 'not_a_number' };

function valueProblem(text: string): FieldProblem | undefined {
  const reading = readCount(text);
  if ('value' in reading) return reading.value > 0 ? undefined : 'value';
  return reading.problem === 'ambiguous_number' ? { readings: reading.readings } : 'value';
}

function numberOf(text: string): number {
  const reading = readCount(text);
  return 'value' in reading ? reading.value : Number.NaN;
}

/** The figure as shown, with a decimal point and without grouping; zeros at its end stay. */
function plainly(text: string, value: number): string {
  const typed = text.trim().replace(',', '.');
  return PLAIN.test(typed) && Number(typed) === value ? typed : `${value}`;
}

/** Measurements of entries without problems. */
export const extractionOf = (run: TypedRun, figures: readonly TypedFigure[]): Extraction => ({
  ...nothing(),
  measurements: figures.map((figure, index) => measurementOf(run, figure, index + 1)),
});

function measurementOf(run: TypedRun, figure: TypedFigure, line: number): Measurement {
  const { access, direction, unit, means } = figure;
  const value = numberOf(figure.value);
  const baseIf = (base: string) => {
    const factor = factorTo(base, means);
    return factor === undefined ? undefined : scaled(value, factor);
  };
  const latency = baseIf('s');
  const whole = (text: string) => (text.trim() === '' ? undefined : Number(text));
  const count = { seq: 0, rand: 1 }[access];
  return {
    tool: run.tool.trim(),
    tool_version: run.version.trim() || undefined,
    file: `window of ${run.tool.trim()}`,
    line,
    job: [access, direction].join(' '),
    scope: 'whole',
    direction: direction as Direction,
    duplex: direction === 'mixed' ? 'unknown' : 'one_way',
    access: access as Access,
    ...(figure.on === 'array' && { array: true as const }),
    ...(count !== undefined && { random_share: count }),
    ...(direction !== 'mixed' && { read_share: direction === 'read' ? 1 : 0 }),
    block_size: blockBytes(figure.block),
    queue_depth: whole(figure.depth),
    jobs: whole(figure.jobs),
    bandwidth: baseIf('B/s'),
    iops: means === '1/s' ? value : undefined,
    ...(latency !== undefined && { latency_mean: latency, latency_kind: 'unknown' as const }),
    measured_on: run.date.trim() || undefined,
    reported: { value: plainly(figure.value, value), unit, means },
    precision: 'exact',
    error: 0,
    warnings: [],
  };
}
