// One load on one target in several stated states: fresh, steady, after TRIM.

import { bare } from '../../common/format.ts';
import { bandwidth, figure, loadText, operations } from '../row-text.ts';
import { type Configuration, loadKey, type Point } from '../rows.ts';
import { words } from '../words.ts';
import { choice, chosenIn, type Kind, setOf } from './kind.ts';
import { markOf, shareCell, tableOf } from './results.ts';

/** The order in which a drive goes through them. */
const STATES = ['fob', 'transition', 'cached', 'after_fill', 'used', 'steady', 'after_idle', 'after_trim'];

interface Bar {
  of: Configuration;
  point: Point;
  value: number;
}

/** Figures of one load and one number of requests, by stated state; of several in a state the first is drawn. */
interface Bars {
  key: string;
  target: string;
  point: Point;
  unit: 'iops' | 'bandwidth';
  bars: Map<string, Bar>;
}

/** Everything of the dataset that has a figure of one load in at least two stated states. */
export function stateBars(all: readonly Configuration[]): Bars[] {
  const points = all
    .filter(({ state }) => STATES.includes(state))
    .flatMap((of) => of.points.map((point) => ({ of, point })))
    .filter(({ point }) => point.precision !== 'relative');
  const groups = Map.groupBy(points, ({ of, point }) =>
    [`${of.set_id}/${of.target_id}`, loadKey(point), point.requests_in_flight, point.jobs].filter(Boolean).join(' '),
  );
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const unit = group.every(({ point }) => point.iops !== undefined) ? 'iops' : 'bandwidth';
    const bars = new Map<string, Bar>();
    for (const { of, point } of group) {
      const value = unit === 'iops' ? point.iops : point.measured_bytes_per_s;
      if (value !== undefined && !bars.has(of.state)) bars.set(of.state, { of, point, value });
    }
    const target = first.of.target;
    return bars.size > 1 ? [{ key, target, point: first.point, unit, bars }] : [];
  });
}

export const state: Kind = {
  whole: true,
  file: 'rows',
  choices: ({ configurations }) => [
    choice(
      'drive',
      stateBars(configurations).map(({ key, target, point }) => ({
        value: key,
        text: `${target}: ${loadText(point)}`,
      })),
      ['cdrlabs-drive-states/mx500-1tb seq-write'],
    ),
  ],
  sets: (chosen) => (chosen.drive ?? []).map(setOf),
  pictures: ({ configurations }, chosen) => {
    const stateBar = stateBars(configurations).find(({ key }) => key === chosenIn(chosen, 'drive'));
    const states = STATES.filter((item) => stateBar?.bars.has(item));
    const name = (one: string) => words.values.state?.[one] ?? one;
    const [unit, format] =
      stateBar?.unit === 'iops'
        ? (['operation_per_second', operations] as const)
        : (['byte_per_second', bandwidth] as const);
    const fresh = stateBar?.bars.get('fob')?.value;
    const rows = states.flatMap((item, x) => {
      const bar = stateBar?.bars.get(item);
      return bar ? [{ ...bar, x, state: item }] : [];
    });
    const inOrder = rows.toSorted((a, other) => other.value - a.value);
    const [best, worst] = [inOrder[0], inOrder.at(-1)];
    return [
      {
        ...(best &&
          worst &&
          best !== worst && {
            finding: words.finding.state(name(best.state), format(best.value), name(worst.state), format(worst.value)),
          }),
        caption: stateBar ? words.caption.state(loadText(stateBar.point), stateBar.target) : words.kinds.state.title,
        form: 'bars',
        x: { label: words.axis.state, scale: 'linear', format: bare },
        y: { label: stateBar?.unit === 'iops' ? words.axis.operations : words.axis.bandwidth, scale: 'linear', format },
        bars: states.map(name),
        series: [{ label: stateBar?.target ?? '', marks: rows.map((row) => markOf(row, row.x, row.value)) }],
        table: tableOf(rows, {
          state: (row) => name(row.state),
          prepared: ({ of }) => of.preconditioning ?? words.none,
          figure: ({ value }) => figure(value, unit, format),
          ...(fresh && { ofFresh: ({ value }) => shareCell(value / fresh) }),
        }),
        notes: stateBar ? [] : [words.notes.noStates],
      },
    ];
  },
};
