// What arrays deliver in multiples of their baseline, beside what the array calculators predict.

import { bare, quantity } from '../../common/format.ts';
import { figure, sourceCell, times } from '../row-text.ts';
import type { Point } from '../rows.ts';
import { words } from '../words.ts';
import { choice, chosenIn, type Kind } from './kind.ts';
import { rowId, rowOf } from './sweeps.ts';

type Scaled = Point & { predicted_times: number; measured_times: number; output: string };

const isScaled = (point: Point): point is Scaled =>
  point.predicted_times !== undefined && point.measured_times !== undefined && point.output !== undefined;

const outputText = (output: string): string => words.values.output?.[output] ?? output;

const signed = (value: number): string => `${value > 0 ? '+' : ''}${quantity(value, 'ratio', { digits: 2 })}`;

export const drives: Kind = {
  file: 'rows',
  choices: ({ configurations }) => {
    const scaled = configurations.filter(
      ({ points, drive_count }) => drive_count !== undefined && points.some(isScaled),
    );
    const sets = new Map(scaled.map((one) => [one.set_id, one.source_title]));
    const outputs = new Set(scaled.flatMap(({ points }) => points.filter(isScaled).map(({ output }) => output)));
    return [
      choice(
        'set',
        words.parameters.set,
        [...sets].map(([value, text]) => ({ value, text })),
        ['calomel-zfs-arrays'],
      ),
      choice(
        'output',
        words.parameters.output,
        [...outputs].sort().map((value) => ({ value, text: outputText(value) })),
        ['read_rate'],
      ),
    ];
  },
  sets: (state) => [...(state.set ?? [])],
  pictures: ({ configurations }, state) => {
    const [set, output] = [chosenIn(state, 'set'), chosenIn(state, 'output')];
    const rows = configurations
      .filter((one) => one.set_id === set)
      .flatMap((of) =>
        of.points
          .filter(isScaled)
          .filter((point) => point.output === output && of.drive_count !== undefined)
          .map((point) => ({ of, point, drives: of.drive_count ?? Number.NaN })),
      )
      .toSorted((one, other) => one.drives - other.drives);
    const bound = rows.some(({ point }) => point.measured_kind !== 'figure');
    const { columns } = words;
    const source = rows[0]?.of.source_title ?? set;
    return [
      {
        caption: words.caption.drives(outputText(output), source),
        form: 'dots',
        x: { label: words.axis.drives, scale: 'linear', format: bare },
        y: {
          label: words.axis.times,
          scale: 'linear',
          format: (value) => `${quantity(value, 'count', { exact: true })}×`,
        },
        series: [
          {
            label: words.columns.measured,
            marks: rows.map(({ of, point, drives: x }) => ({
              x,
              y: point.measured_times,
              model: point.predicted_times,
              row: rowId(of, point),
              title: `${of.name}\n${times(point.measured_times)}×, ${columns.predicted.toLowerCase()} ${times(point.predicted_times)}×\n${source}`,
            })),
          },
        ],
        table: {
          columns: [columns.device, columns.drives, columns.measured, columns.predicted, columns.off, columns.source],
          rows: rows.map(({ of, point, drives: x }) => ({
            ...rowOf(of, point),
            cells: [
              of.name,
              bare(x),
              figure(point.measured_times, 'count', (value) => `${boundText(point)}${times(value)}×`),
              figure(point.predicted_times, 'count', (value) => `${times(value)}×`),
              figure(
                point.measured_kind === 'figure' ? point.measured_times / point.predicted_times - 1 : undefined,
                'ratio',
                signed,
              ),
              sourceCell(of),
            ],
          })),
        },
        notes: [...(bound ? [words.notes.atMost] : []), ...(rows.length === 0 ? [words.notes.nothing] : [])],
      },
    ];
  },
};

const BOUNDS: Record<string, string> = { at_most: '≤ ', at_least: '≥ ' };
const boundText = ({ measured_kind = 'figure' }: Point): string => BOUNDS[measured_kind] ?? '';
