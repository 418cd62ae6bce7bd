// What arrays deliver in multiples of their baseline, beside what the array calculators predict.

import { bare, quantity } from '../../common/format.ts';
import { figure, times } from '../row-text.ts';
import type { Point } from '../rows.ts';
import { words } from '../words.ts';
import { choice, chosenIn, type Kind } from './kind.ts';
import { deviceCell, markOf, setChoice, signed, tableOf } from './results.ts';

type Scaled = Point & { predicted_times: number; measured_times: number; output: string };

const isScaled = (point: Point): point is Scaled =>
  point.predicted_times !== undefined && point.measured_times !== undefined && point.output !== undefined;

const outputText = (output: string): string => words.values.output?.[output] ?? output;

export const drives: Kind = {
  file: 'rows',
  choices: (all) => {
    const scaled = all.configurations.filter(
      ({ points, drive_count }) => drive_count !== undefined && points.some(isScaled),
    );
    const outputs = new Set(scaled.flatMap(({ points }) => points.filter(isScaled).map(({ output }) => output)));
    return [
      setChoice(scaled, all, 'calomel-zfs-arrays'),
      choice(
        'output',
        [...outputs].sort().map((value) => ({ value, text: outputText(value) })),
        ['read_rate'],
      ),
    ];
  },
  sets: (state) => [...(state.set ?? [])],
  pictures: ({ configurations }, state) => {
    const [set, output] = [chosenIn(state, 'set'), chosenIn(state, 'output')];
    const rows = configurations
      .filter((configuration) => configuration.set_id === set)
      .flatMap((of) =>
        of.points
          .filter(isScaled)
          .filter((point) => point.output === output && of.drive_count !== undefined)
          .map((point) => ({ of, point, drives: of.drive_count ?? Number.NaN })),
      )
      .toSorted((a, other) => a.drives - other.drives);
    const bound = rows.some(({ point }) => point.measured_kind !== 'figure');
    /** Where the prediction is the boldest. */
    const [most] = rows.toSorted((a, other) => other.point.predicted_times - a.point.predicted_times);
    const source = rows[0]?.of.source_title ?? set;
    return [
      {
        ...(most && {
          finding: words.finding.drives(
            most.of.name,
            timesText(most.point.predicted_times),
            `${boundText(most.point)}${timesText(most.point.measured_times)}`,
          ),
        }),
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
            marks: rows.map((row) => ({
              ...markOf(row, row.drives, row.point.measured_times),
              model: row.point.predicted_times,
              title: `${row.of.name}\n${times(row.point.measured_times)}×, ${words.columns.predicted.toLowerCase()} ${times(row.point.predicted_times)}×\n${source}`,
            })),
          },
        ],
        table: tableOf(rows, {
          device: deviceCell,
          drives: ({ drives: count }) => bare(count),
          measured: ({ point }) =>
            figure(point.measured_times, 'count', (value) => `${boundText(point)}${times(value)}×`),
          predicted: ({ point }) => figure(point.predicted_times, 'count', (value) => `${times(value)}×`),
          off: ({ point }) =>
            figure(
              point.measured_kind === 'figure' ? point.measured_times / point.predicted_times - 1 : undefined,
              'ratio',
              signed,
            ),
        }),
        notes: [...(bound ? [words.notes.atMost] : []), ...(rows.length === 0 ? [words.notes.nothing] : [])],
      },
    ];
  },
};

const timesText = (value: number): string => `${times(value)}×`;

const BOUNDS: Record<string, string> = { at_most: '≤ ', at_least: '≥ ' };
const boundText = ({ measured_kind = 'figure' }: Point): string => BOUNDS[measured_kind] ?? '';
