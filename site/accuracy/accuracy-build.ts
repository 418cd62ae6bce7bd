// The comparison at build time: the dataset's rows, the core's answers, and what other models say to the same rows.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { refused } from '../../calc-wasm/js/calc.ts';
import { withSoftware } from '../../calc-wasm/js/chain-ranges.ts';
import { ANY } from '../../calc-wasm/js/classes.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { LOADS } from '../../datasets/tools/predict/predict-chained.ts';
import { type Coverage, coverageOf } from '../../datasets/tools/ranges/ranges.ts';
import { arrays, measured, ranges } from '../common/ranges-build.ts';
import { query } from '../duckdb/dataset-build.ts';
import { keyOf, type Row } from '../explorer/measurements.ts';
import { measurements } from '../explorer/measurements-build.ts';
import { type ArrayPredictionsRow, type ChainPredictionsRow, tables } from '../generated/datasets.ts';
import {
  asShipped,
  type Compared,
  compared,
  type Expected,
  errorsOf,
  groups,
  isProof,
  withoutPrediction,
} from './accuracy.ts';
import { type ArrayClassRow, arrayClassRows } from './array-classes.ts';
import { type ComparedArray, hasFigure } from './arrays.ts';
import { type Published, publishedOf } from './baseline.ts';
import { type ComparedChain, isInRange, isJudged, isSequential, type Unrated } from './chains.ts';
import { type ClassRow, classRows } from './classes.ts';
import type { Model, ModelName } from './model.ts';
import { type RivalName, rivals } from './rivals/index.ts';
import type { Link } from './rivals/rival.ts';

export const baselineFile = 'tests/golden/accuracy.json';

export const published = (): Published => JSON.parse(readFileSync(baselineFile, 'utf8'));

const left = new Map(measured.map((leftOut) => [keyOf({ set_id: leftOut.set, result_id: leftOut.result }), leftOut]));

/**
 * What the other sources make of a row. A row that takes part in no range, since its payload size was fitted, is held to
 * that of all.
 */
function expectedOf(row: Row): Expected | undefined {
  const leftOut = left.get(keyOf(row));
  if (!leftOut) return asShipped(row);
  const { from, low, middle, share } = leftOut;
  const figure = row.bandwidth_high_bytes_per_s ?? row.measured_bytes_per_s;
  if (from === undefined || low === undefined || middle === undefined || figure === null) return undefined;
  const base = figure / share;
  const basis = from === ANY ? 'assumed' : 'measured';
  return { low: low * base, middle: middle * base, high: base, basis };
}

export const comparedRows = async (): Promise<Compared[]> => compared(await measurements(), expectedOf);

/** What each class of links expects, and how it does on sources that it has not seen. */
export const coverage = (): Coverage => coverageOf(measured);

export const classes = (): ClassRow[] => classRows(ranges, measured);

export const notCompared = async (): Promise<Row[]> => withoutPrediction(await measurements());

/** Arrays beside what their calculator makes of a smaller set of the same drives, whatever stood in front of them. */
async function ratios(): Promise<ComparedArray[]> {
  const all = new Map((await measurements()).map((row) => [keyOf(row), row]));
  const rows = await query<ArrayPredictionsRow & Record<string, string | number>>(
    'SELECT * FROM array_predictions ORDER BY set_id, result_id',
  );
  return rows.flatMap(({ set_id, result_id, baseline_id, ...prediction }) => {
    const row = all.get(keyOf({ set_id, result_id }));
    const baselineRow = all.get(keyOf({ set_id, result_id: baseline_id }));
    if (!row || !baselineRow) return [];
    const { calculator, output, measured_kind: kind } = prediction;
    const [predicted, measured] = [prediction.predicted_times, prediction.measured_times];
    const drives = Number(row.drive_count);
    const error = predicted / measured - 1;
    return [
      { row, baseline: baselineRow.target, baselineRow, drives, calculator, output, predicted, measured, kind, error },
    ];
  });
}

type Predicted = ChainPredictionsRow & Record<string, string | number | null>;

/** Every result with a chain, rows of one load together. */
const predictedChains = (): Promise<Predicted[]> =>
  query<Predicted>('SELECT * FROM chain_predictions ORDER BY output, set_id, result_id');

const measuredBy = ({ bandwidth_bytes_per_s, iops, block_size_bytes }: Row, isRate: boolean) =>
  isRate ? Number(bandwidth_bytes_per_s) : Number(iops) * Number(block_size_bytes);

/** What the sizer would say of an array that software joins, had it not seen the results of this set. */
const softwareRange = (predicted: Predicted, row: Row, range: { expected_low: number; expected_high: number }) =>
  withSoftware(range, {
    chain: JSON.parse(predicted.chain),
    load: LOADS[predicted.output],
    size: Number(row.block_size_bytes),
    judged: String(row.set_id),
  });

/** Arrays whose source states their chain, and the rate of one drive. */
export async function chainedArrays(): Promise<ComparedChain[]> {
  const all = new Map((await measurements()).map((row) => [keyOf(row), row]));
  // A ratio to an array of as many drives asks nothing of the calculators.
  const asked = (await ratios())
    .filter(hasFigure)
    .filter(({ drives, baselineRow }) => Number(baselineRow.drive_count) < drives);
  const alone = new Map(asked.map(({ row, error }) => [keyOf(row), error]));
  return (await predictedChains()).flatMap((predictedChain) => {
    const row = all.get(keyOf(predictedChain));
    const { expected_low_bytes_per_s: low, expected_high_bytes_per_s: high } = predictedChain;
    if (!row || low === null || high === null) return [];
    const measured = measuredBy(row, isSequential(predictedChain));
    const ratio = alone.get(keyOf(row));
    const limited = softwareRange(predictedChain, row, { expected_low: low, expected_high: high });
    return [
      {
        row,
        output: predictedChain.output,
        role: predictedChain.role,
        drives: Number(row.drive_count),
        measured,
        ceiling: predictedChain.ceiling_bytes_per_s,
        low: limited?.expected_low ?? low,
        high: limited?.expected_high ?? high,
        error: (limited ? Math.sqrt(limited.expected_low * limited.expected_high) : (low + high) / 2) / measured - 1,
        ...(limited && { withoutSoftware: (low + high) / 2 / measured - 1 }),
        limitedBy: predictedChain.limited_by ?? '',
        limitedAt: predictedChain.limited_at ?? '',
        rate: predictedChain.rate_origin,
        chain: predictedChain.chain,
        ...(ratio !== undefined && { alone: ratio }),
      },
    ];
  });
}

/** What each class of arrays expects, and how often that held. */
export async function arrayClasses(): Promise<ArrayClassRow[]> {
  const own = new Map(
    (await chainedArrays()).map((chainedArray) => [keyOf(chainedArray.row), isInRange(chainedArray)]),
  );
  const isInOwn = ({ set, result }: { set: string; result: string }) =>
    own.get(keyOf({ set_id: set, result_id: result })) ?? false;
  return arrayClassRows(ranges, arrays, isInOwn);
}

/** How the ranges of arrays do on sources that they did not see; those without a range count nowhere. */
export const arrayCoverage = (): Coverage => coverageOf(arrays);

/** Arrays whose source states their chain and nothing of one drive: they have a ceiling alone. */
export async function unratedArrays(): Promise<Unrated[]> {
  const all = new Map((await measurements()).map((row) => [keyOf(row), row]));
  return (await predictedChains()).flatMap((predictedChain) => {
    const row = predictedChain.expected_low_bytes_per_s === null ? all.get(keyOf(predictedChain)) : undefined;
    const measured = row && measuredBy(row, isSequential(predictedChain));
    return row && measured ? [{ row, measured, ceiling: predictedChain.ceiling_bytes_per_s }] : [];
  });
}

/** Arrays of which no source says what stood in front of them: drives and layout are all that they can be held to. */
export async function comparedArrays(): Promise<ComparedArray[]> {
  const chained = new Set((await predictedChains()).map(keyOf));
  return (await ratios()).filter(({ row }) => !chained.has(keyOf(row)));
}

/** How many figures of arrays have nothing to be compared with. */
export async function arraysWithoutBaseline(): Promise<number> {
  const [found] = await query<{ n: number }>(
    `SELECT count(*)::INTEGER AS n FROM measurements AS m
     WHERE target_kind = 'array' AND precision <> 'relative' AND NOT EXISTS (
       FROM array_predictions AS a
       WHERE a.set_id = m.set_id AND m.result_id IN (a.result_id, a.baseline_id))
     AND NOT EXISTS (
       FROM chain_predictions AS c WHERE c.set_id = m.set_id AND c.result_id = m.result_id)`,
  );
  return found?.n ?? 0;
}

/** What models say of a row, and where it stands among the others: no part of what the row says. */
const COMPUTED = new Set([
  ...tables.predictions.columns.map(({ name }) => name),
  'measured_over_ceiling',
  'position',
  'text_id',
]);

/** The columns whose cells make a row what it is. */
const DATA = tables.measurements.columns
  .map(({ name }) => name)
  .filter((name) => !COMPUTED.has(name))
  .toSorted();

/** Enough of a hash to tell rows apart. */
const hash = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 12);

const dataOf = (...rows: readonly Row[]): string =>
  hash(rows.map((row) => [keyOf(row), ...DATA.map((name) => row[name] ?? null)]));

/** What the models say now of links and arrays, row by row. */
export const accuracyNow = async (): Promise<Published> =>
  publishedOf(hash(DATA), [
    ...groups(await comparedRows()).flatMap(({ link, origin, rows }) =>
      rows.map((row) => ({
        link,
        origin,
        key: keyOf(row.row),
        data: dataOf(row.row),
        // Ranges follow the data; the ceiling is the model's alone.
        error: row.ceiling / row.measured - 1,
      })),
    ),
    ...(await comparedArrays()).filter(hasFigure).map(({ calculator, output, row, baselineRow, error }) => ({
      link: calculator,
      origin: output,
      key: keyOf(row),
      data: dataOf(row, baselineRow),
      error,
    })),
    ...(await chainedArrays()).filter(isJudged).map((chainedArray) => ({
      link: 'chain',
      origin: chainedArray.output,
      key: keyOf(chainedArray.row),
      error: chainedArray.error,
      data: hash([dataOf(chainedArray.row), chainedArray.chain]),
      inside: isInRange(chainedArray),
    })),
  ]);

/** Ours twice: the ceiling is what the others compute, the middle of the range what we expect. */
/** The question of a row, as the other models are asked. */
function linkOf(row: Row): Link {
  const number = (column: string) => {
    const value = row[column] ?? null;
    return value === null ? undefined : Number(value);
  };
  const answer = calculate('pcie', {
    generation: row.link_generation,
    lanes: row.link_lanes,
    ...(number('block_size_bytes') && { transfer_size: number('block_size_bytes') ?? null }),
  });
  if (refused(answer)) throw new Error(`${row.result_id}: ${JSON.stringify(answer.error)}`);
  const { inputs } = answer;
  return {
    generation: Number(row.link_generation),
    lanes: inputs.lanes,
    encodedRate: answer.encoded_rate,
    maxPayloadSize: number('max_payload_size_bytes') ?? inputs.max_payload_size,
    maxReadRequestSize: number('max_read_request_size_bytes') ?? USUAL_REQUEST,
    addressBits: number('address_bits') ?? inputs.address_bits,
    transferSize: inputs.transfer_size,
    direction: row.duplex === 'two_way' ? 'both' : directionOf(row),
  };
}

/** Bytes that a device requests at once, where a row does not say: what the others take, too. */
const USUAL_REQUEST = 512;

const directionOf = ({ direction }: Row): Link['direction'] =>
  direction === 'device_reads_host' ? 'device_reads_host' : 'device_writes_host';

/** PCI Express rows that prove something: the only ones that the other models know. */
export const pcieRows = (rows: readonly Compared[]): Compared[] =>
  rows.filter((row) => row.row.link_kind === 'pcie' && isProof(row));

/** Where DLLPs taken for too much hurt most. */
export const wideRows = (rows: readonly Compared[]): Compared[] =>
  pcieRows(rows).filter(({ row }) => Number(row.link_generation) >= 4 && Number(row.link_lanes) >= 8);

/** Every model over the same rows. */
export function models(rows: readonly Compared[]): Model[] {
  const asked = rows.map((row) => ({ ...row, link: linkOf(row.row) }));
  const model = (name: ModelName, rate: (one: (typeof asked)[number]) => number | undefined) => {
    const answers = asked.flatMap((item) => {
      const answer = rate(item);
      return answer === undefined ? [] : [{ row: item.row, error: answer / item.measured - 1 }];
    });
    return { name, answers, errors: errorsOf(answers.map(({ error }) => error)) };
  };
  const names = Object.keys(rivals) as RivalName[];
  return [
    ...names.map((name) => model(name, ({ link }) => rivals[name](link))),
    model('ceiling', ({ ceiling }) => ceiling),
    model('middle', ({ measured: figure, error }) => figure * (1 + error)),
  ];
}
