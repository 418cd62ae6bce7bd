// Measured bandwidth over the negotiated lanes, with the core's ceilings per generation.

import { linkText } from '../../explorer/measurement-text.ts';
import { bandwidth, loadText, share } from '../row-text.ts';
import type { Configuration, Point } from '../rows.ts';
import { words } from '../words.ts';
import { choice, chosenIn, type Kind } from './kind.ts';
import { deviceCell, markOf, rateCell, setChoice, shareCell, tableOf } from './results.ts';

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
  choices: (all) => {
    const results = all.configurations.flatMap((of) =>
      of.points.filter((point) => isLaned(of, point)).map((point) => ({ of, point })),
    );
    const ways = new Set(results.map(({ point }) => point.direction));
    return [
      setChoice(
        results.map(({ of }) => of),
        all,
        'pcie-link-measurements',
      ),
      choice(
        'way',
        [...ways].sort().map((value) => ({ value, text: words.values.way?.[value] ?? value })),
        ['device_writes_host'],
      ),
    ];
  },
  sets: (state) => [...(state.set ?? [])],
  pictures: ({ configurations, lanes: models }, state) => {
    const [set, way] = [chosenIn(state, 'set'), chosenIn(state, 'way')];
    const rows = configurations
      .filter((configuration) => configuration.set_id === set)
      .flatMap((of) =>
        of.points
          .filter((point) => isLaned(of, point))
          .map((point) => ({ of, point: point as Laned, lanes: of.link_lanes ?? Number.NaN })),
      )
      .filter(({ point }) => point.direction === way)
      .toSorted((a, other) => a.lanes - other.lanes);
    const generations = [...new Set(rows.map(({ of }) => of.link_generation ?? ''))].sort();
    const [fastest] = rows.toSorted((a, other) => other.point.measured_bytes_per_s - a.point.measured_bytes_per_s);
    const [widest = 4, narrowest = 1] = [rows.at(-1)?.lanes, rows[0]?.lanes];
    return [
      {
        ...(fastest && {
          finding: words.finding.lanes(
            linkText(fastest.of),
            bandwidth(fastest.point.measured_bytes_per_s),
            bandwidth(fastest.point.ceiling_bytes_per_s),
            share(fastest.point.measured_bytes_per_s / fastest.point.ceiling_bytes_per_s),
          ),
        }),
        caption: words.caption.lanes(words.values.way?.[way] ?? way),
        form: 'dots',
        x: { label: words.axis.lanes, scale: 'log', format: (value) => `×${value}`, ticks: LANES },
        y: { label: words.axis.bandwidth, scale: 'log', format: bandwidth },
        series: generations.map((generation) => ({
          label: words.ceilingOf(generation),
          marks: rows
            .filter(({ of }) => of.link_generation === generation)
            .map((row) => markOf(row, row.lanes, row.point.measured_bytes_per_s)),
        })),
        references: generations.map((generation) => ({
          label: words.ceilingOf(generation),
          kind: 'model',
          points: models
            .filter((model) => model.generation === generation && model.direction === way)
            .filter((model) => model.lanes >= narrowest / 2 && model.lanes <= widest * 2)
            .map((model): [number, number] => [model.lanes, model.ceiling]),
        })),
        table: tableOf(rows, {
          device: deviceCell,
          load: ({ point }) => loadText(point),
          link: ({ of }) => linkText(of),
          measured: ({ point }) => rateCell(point.measured_bytes_per_s),
          ceiling: ({ point }) => rateCell(point.ceiling_bytes_per_s),
          share: ({ point }) => shareCell(point.measured_bytes_per_s / point.ceiling_bytes_per_s),
        }),
        notes: rows.length === 0 ? [words.notes.nothing] : [],
      },
    ];
  },
};
