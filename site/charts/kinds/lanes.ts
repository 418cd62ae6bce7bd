// Measured bandwidth over the negotiated lanes, with the core's ceilings per generation.

import { linkText } from '../../explorer/measurement-text.ts';
import { bandwidth, figure, loadText, share, sourceCell, summary } from '../row-text.ts';
import type { Configuration, Point } from '../rows.ts';
import { words } from '../words.ts';
import { choice, chosenIn, type Kind } from './kind.ts';
import { rowId, rowOf } from './sweeps.ts';

type Laned = Point & { measured_bytes_per_s: number; ceiling_bytes_per_s: number };

/** Per direction, one way, over PCIe of a known generation and width, with a prediction of the core. */
const isLaned = (of: Configuration, point: Point): point is Laned =>
  of.link_kind === 'pcie' &&
  of.link_lanes !== undefined &&
  of.link_generation !== undefined &&
  point.measured_bytes_per_s !== undefined &&
  point.ceiling_bytes_per_s !== undefined &&
  point.duplex !== 'two_way';

const LANES = [1, 2, 4, 8, 16];

export const lanes: Kind = {
  file: 'rows',
  ceilings: true,
  choices: ({ configurations }) => {
    const found = configurations.flatMap((of) =>
      of.points.filter((point) => isLaned(of, point)).map((point) => ({ of, point })),
    );
    const sets = new Map(found.map(({ of }) => [of.set_id, of]));
    const ways = new Set(found.map(({ point }) => point.direction));
    return [
      choice(
        'set',
        words.parameters.set,
        [...sets].map(([value]) => ({ value, text: value })),
        ['pcie-link-measurements'],
      ),
      choice(
        'way',
        words.parameters.way,
        [...ways].sort().map((value) => ({ value, text: words.values.way?.[value] ?? value })),
        ['device_writes_host'],
      ),
    ];
  },
  sets: (state) => [...(state.set ?? [])],
  pictures: ({ configurations, lanes: models }, state) => {
    const [set, way] = [chosenIn(state, 'set'), chosenIn(state, 'way')];
    const rows = configurations
      .filter((one) => one.set_id === set)
      .flatMap((of) =>
        of.points
          .filter((point) => isLaned(of, point))
          .map((point) => ({ of, point: point as Laned, lanes: of.link_lanes ?? Number.NaN })),
      )
      .filter(({ point }) => point.direction === way)
      .toSorted((one, other) => one.lanes - other.lanes);
    const generations = [...new Set(rows.map(({ of }) => of.link_generation ?? ''))].sort();
    const [widest = 4, narrowest = 1] = [rows.at(-1)?.lanes, rows[0]?.lanes];
    const { columns } = words;
    return [
      {
        caption: words.caption.lanes(words.values.way?.[way] ?? way, set),
        form: 'dots',
        x: { label: words.axis.lanes, scale: 'log', format: (value) => `×${value}`, ticks: LANES },
        y: { label: words.axis.bandwidth, scale: 'log', format: bandwidth },
        series: generations.map((generation) => ({
          label: words.ceilingOf(generation),
          marks: rows
            .filter(({ of }) => of.link_generation === generation)
            .map(({ of, point, lanes: x }) => ({
              x,
              y: point.measured_bytes_per_s,
              title: summary(point, of),
              row: rowId(of, point),
            })),
        })),
        references: generations.map((generation) => ({
          label: words.ceilingOf(generation),
          kind: 'model',
          points: models
            .filter((model) => model.generation === generation && model.direction === way)
            .filter((model) => model.lanes >= narrowest / 2 && model.lanes <= widest * 2)
            .map((model): [number, number] => [model.lanes, model.ceiling]),
        })),
        table: {
          columns: [
            columns.device,
            columns.load,
            columns.link,
            columns.measured,
            columns.ceiling,
            columns.share,
            columns.source,
          ],
          rows: rows.map(({ of, point }) => ({
            ...rowOf(of, point),
            cells: [
              of.name,
              loadText(point),
              linkText(of),
              figure(point.measured_bytes_per_s, 'byte_per_second', bandwidth),
              figure(point.ceiling_bytes_per_s, 'byte_per_second', bandwidth),
              figure(point.measured_bytes_per_s / point.ceiling_bytes_per_s, 'ratio', share),
              sourceCell(of),
            ],
          })),
        },
        notes: rows.length === 0 ? [words.notes.nothing] : [],
      },
    ];
  },
};
