// Measured bandwidth as a share of its ceiling, with the expected range and the residuals.

import type { Basis } from '../../../calc-wasm/js/calc.ts';
import { bare, expectedRange } from '../../common/format.ts';
import { linkText } from '../../explorer/measurement-text.ts';
import { byBasis } from '../../plot/band.ts';
import type { Band, Reference, Series } from '../../plot/picture.ts';
import { bandwidth, figure, share } from '../row-text.ts';
import type { Point } from '../rows.ts';
import { words } from '../words.ts';
import { chosenIn, type Kind, type LaneModel } from './kind.ts';
import { deviceCell, markOf, type Result, rateCell, setChoice, shareCell, signed, tableOf } from './results.ts';

type Predicted = Point & {
  measured_bytes_per_s: number;
  ceiling_bytes_per_s: number;
  expected_low_bytes_per_s: number;
  expected_high_bytes_per_s: number;
  range_basis: Basis;
};

const isPredicted = (point: Point): point is Predicted =>
  point.measured_bytes_per_s !== undefined &&
  point.ceiling_bytes_per_s !== undefined &&
  point.expected_low_bytes_per_s !== undefined &&
  point.expected_high_bytes_per_s !== undefined &&
  point.range_basis !== undefined;

/** Distance of the figure to the middle of its expected range, as a share of that middle. */
export function residual(point: Predicted): number {
  const middle = (point.expected_low_bytes_per_s + point.expected_high_bytes_per_s) / 2;
  return point.measured_bytes_per_s / middle - 1;
}

/** Beyond the outermost ceilings of a band, as a factor: a band of one ceiling has a width, too. */
const AIR = 1.1;

/** For each basis of expected ranges one band, as wide as all of them as shares of their ceilings. */
function bandsOf(points: readonly Predicted[]): Band[] {
  const ranges = points.map((point) => ({
    basis: point.range_basis,
    ceiling: point.ceiling_bytes_per_s,
    low: point.expected_low_bytes_per_s / point.ceiling_bytes_per_s,
    high: point.expected_high_bytes_per_s / point.ceiling_bytes_per_s,
  }));
  return byBasis(ranges).map(({ basis, own }) => {
    const ceilings = own.map(({ ceiling }) => ceiling);
    const low = Math.min(...own.map((item) => item.low));
    const high = Math.max(...own.map((item) => item.high));
    const ends = [Math.min(...ceilings) / AIR, Math.max(...ceilings) * AIR];
    return { basis, points: ends.map((end) => [end, low, high]) };
  });
}

const expectedText = (point: Predicted): string =>
  expectedRange(point.expected_low_bytes_per_s, point.expected_high_bytes_per_s, point.range_basis);

/** Of PCIe that a device reads over, two more lines: with a usual load of acknowledgements, and the least to expect. */
function readsOf(
  rows: readonly Result<Predicted>[],
  models: readonly LaneModel[],
  ends: readonly number[],
): Reference[] {
  const reads = rows.filter(({ of, point }) => of.link_kind === 'pcie' && point.direction === READS);
  const model = models.find(({ direction }) => direction === READS);
  if (reads.length === 0 || !model) return [];
  const floor = Math.min(...reads.map(({ point }) => point.expected_low_bytes_per_s / point.ceiling_bytes_per_s));
  const line = (label: string, at: number): Reference => ({
    label,
    kind: 'model',
    points: ends.map((end) => [end, at]),
  });
  return [line(words.typicalReads, model.typical / model.ceiling), line(words.floorReads, floor)];
}

const READS = 'device_reads_host';

/** Where the link was the limit; the others say nothing about the model. */
const kinds = ['yes', 'partly', 'no', 'unknown'];

export const ceiling: Kind = {
  file: 'rows',
  ceilings: true,
  choices: (all) => {
    const predicted = all.configurations.filter(({ points }) => points.some(isPredicted));
    return [setChoice(predicted, all, 'pcie-link-measurements')];
  },
  sets: (state) => [...(state.set ?? [])],
  pictures: ({ configurations, lanes }, state) => {
    const set = chosenIn(state, 'set');
    const own = configurations.filter((configuration) => configuration.set_id === set);
    const rows = own
      .flatMap((of) => of.points.filter(isPredicted).map((point) => ({ of, point })))
      .toSorted((a, other) => a.point.ceiling_bytes_per_s - other.point.ceiling_bytes_per_s);
    const left = own.reduce((sum, { points }) => sum + points.length, 0) - rows.length;
    const ends = [rows[0], rows.at(-1)].flatMap((row) => (row ? [row.point.ceiling_bytes_per_s] : []));
    const proving = rows.filter(({ point }) => point.link_limited === 'yes');
    const inside = proving.filter(({ point }) => isInside(point)).length;
    const readLines = readsOf(rows, lanes, ends);
    return [
      {
        ...(proving.length > 0 && { finding: words.finding.ceiling(bare(inside), bare(proving.length)) }),
        caption: words.caption.ceiling,
        form: 'dots',
        x: { label: words.axis.ceiling, scale: 'log', format: bandwidth },
        y: { label: words.axis.share, scale: 'linear', format: share },
        series: seriesOf(rows),
        references: [
          { label: words.ceiling, kind: 'ceiling', points: ends.map((end): [number, number] => [end, 1]) },
          ...readLines,
        ],
        bands: bandsOf(rows.map(({ point }) => point)),
        table: tableOf(rows, {
          device: deviceCell,
          link: ({ of }) => linkText(of),
          measured: ({ point }) => rateCell(point.measured_bytes_per_s),
          expected: ({ point }) => expectedText(point),
          ceiling: ({ point }) => rateCell(point.ceiling_bytes_per_s),
          share: (row) => shareCell(shareOf(row)),
          residual: ({ point }) => figure(residual(point), 'ratio', signed),
        }),
        notes: [
          ...(readLines.length > 0 ? [words.notes.ofReads] : []),
          ...(left > 0 ? [words.notes.noModel(left)] : []),
        ],
      },
    ];
  },
};

const shareOf = ({ point }: Result<Predicted>): number => point.measured_bytes_per_s / point.ceiling_bytes_per_s;

const isInside = (point: Predicted): boolean =>
  point.measured_bytes_per_s >= point.expected_low_bytes_per_s &&
  point.measured_bytes_per_s <= point.expected_high_bytes_per_s;

/** A series for each answer to whether the link was the limit. */
function seriesOf(rows: readonly Result<Predicted>[]): Series[] {
  const { columns } = words;
  return kinds.flatMap((kind) => {
    const own = rows.filter(({ point }) => point.link_limited === kind);
    if (own.length === 0) return [];
    const marks = own.map((row) => {
      const mark = markOf(row, row.point.ceiling_bytes_per_s, shareOf(row));
      const expected = `${columns.expected} ${expectedText(row.point)}`;
      return { ...mark, title: `${mark.title}\n${expected}, ${columns.residual} ${signed(residual(row.point))}` };
    });
    return { label: words.limited[kind] ?? kind, marks };
  });
}
