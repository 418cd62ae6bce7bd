// Operations over requests in flight, and latency over operations: the same curves, seen from two sides.

import { toldApart } from '../../common/distinct-names.ts';
import { bare } from '../../common/format.ts';
import type { State } from '../../common/state.ts';
import type { Axis, Picture, Table } from '../../plot/picture.ts';
import { type LatencyKind, latencyOf } from '../latency-target.ts';
import { figure, jobsText, loadText, operations, seconds } from '../row-text.ts';
import type { Configuration } from '../rows.ts';
import { type Curve, type Measured, sweepOf, sweeps } from '../sweep.ts';
import { words } from '../words.ts';
import { type Choice, choice, chosenIn, chosenOf, deviceValues, type Kind, type Material, setOf } from './kind.ts';
import { deviceCell, markOf, resultsOf, stateNote, tableOf } from './results.ts';

/** More lines than this cannot be told apart. */
const MOST = 6;

const START = {
  device: [
    'ssd-tower-one-request-and-mixed/intel-optane-905p-480gb-as-ssd',
    'stonet-980-pro-schedulers/fig2-980-pro-none',
    'fio-plot-server/m1015-860pro',
    'fio-plot-microserver-gen10/f1',
  ],
  load: ['rand-read-4k'],
};

const POWERS = Array.from({ length: 21 }, (_, index) => 2 ** index);

const requestsAxis: Axis = {
  label: words.axis.requests,
  scale: 'log',
  format: bare,
  named: words.inFlight,
  ticks: POWERS,
};

const operationsAxis: Axis = { label: words.axis.operations, scale: 'log', format: operations };

export function sweepChoices({ configurations }: Pick<Material, 'configurations'>): Choice[] {
  const curves = configurations.flatMap(sweeps);
  const haveSweeps = new Set(curves.map(({ of }) => of));
  const swept = configurations.filter((configuration) => haveSweeps.has(configuration));
  const loads = new Map(curves.map(({ load, points }) => [load, loadText(points[0] as Measured)]));
  const jobs = new Set(curves.flatMap(({ fixed }) => ('jobs' in fixed ? fixed.jobs : [])));
  const inOrder = [...loads].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  return [
    choice('device', deviceValues(swept), START.device, MOST),
    choice(
      'load',
      inOrder.map(([value, text]) => ({ value, text })),
      START.load,
    ),
    choice(
      'jobs',
      [...jobs].sort((a, b) => a - b).map((value) => ({ value: String(value), text: String(value) })),
    ),
  ];
}

export const latencyChoice = (): Choice =>
  choice(
    'latency',
    (['mean', 'p99'] as const).map((value) => ({ value, text: words.values.latency?.[value] ?? '' })),
  );

interface Chosen {
  curves: Curve[];
  notes: string[];
}

/** The curves of the chosen devices, and why some have none. */
function chosen(material: Material, state: State): Chosen {
  const load = chosenIn(state, 'load');
  const jobs = Number(chosenIn(state, 'jobs'));
  const notes: string[] = [];
  const curves = chosenOf(material, state).flatMap((of) => {
    const { name } = of;
    const curve = sweepOf(of, load, jobs);
    if (!curve) {
      notes.push(whyNot(of));
      return [];
    }
    const { fixed } = curve;
    if (!('jobs' in fixed)) notes.push(words.notes.otherJobs(name, words.notes.depth(fixed.depth)));
    else if (fixed.jobs !== jobs) notes.push(words.notes.otherJobs(name, words.notes.jobs(fixed.jobs)));
    return [curve];
  });
  return { curves, notes: [...notes, ...stateNote(curves.map(({ of }) => of))] };
}

function whyNot(of: Configuration): string {
  const curves = sweeps(of);
  if (curves.length === 0) return words.notes.noSweep(of.name);
  const loads = new Map(curves.map(({ load, points }) => [load, loadText(points[0] as Measured)]));
  return words.notes.noLoad(of.name, [...loads.values()].join('; '));
}

const table = (curves: Chosen['curves']): Table =>
  tableOf(curves.flatMap(resultsOf), {
    device: deviceCell,
    requests: ({ point }) => String(point.requests_in_flight),
    jobs: ({ point }) => jobsText(point),
    operations: ({ point }) => figure(point.iops, 'operation_per_second', operations),
    latency: ({ point }) => figure(latencyOf(point, 'mean'), 'second', seconds),
    p99: ({ point }) => figure(point.latency_p99_s, 'second', seconds),
  });

/** Each with the shortest name that tells it from the others: without its part number, without its conditions. */
function named<Own extends { of: Configuration }>(curves: readonly Own[]): (Own & { label: string })[] {
  const tries = [
    ({ target }: Configuration) => target.replace(/ \(.*\)$/u, '').split(', ')[0] ?? target,
    ({ target }: Configuration) => target,
    ({ name }: Configuration) => name,
  ];
  const all = curves.map(({ of }) => of);
  const labels = toldApart(all, tries);
  return curves.map((curve, index) => ({ ...curve, label: labels[index] ?? curve.of.name }));
}

/** The load in words, which its rows know; a chart without rows has none to name. */
function loadName({ curves }: Chosen): string {
  const [first] = curves.flatMap(({ points }) => points);
  return first ? loadText(first) : '—';
}

export const queueDepth: Kind = {
  best: 'highest',
  file: 'rows',
  choices: sweepChoices,
  sets: (state) => (state.device ?? []).map(setOf),
  pictures: (material, state) => {
    const sweep = chosen(material, state);
    return [
      {
        caption: words.caption['queue-depth'](loadName(sweep)),
        form: 'lines',
        x: requestsAxis,
        y: operationsAxis,
        series: named(sweep.curves).map(({ label, of, points }) => ({
          label,
          marks: points.map((point) => markOf({ of, point }, point.requests_in_flight, point.iops)),
        })),
        table: table(sweep.curves),
        notes: sweep.notes,
      },
    ];
  },
};

/** Latency over operations, for curves that are known already. */
export function latencyPicture(
  curves: Chosen['curves'],
  kind: LatencyKind,
  load: string,
  notes: readonly string[] = [],
): Picture {
  const text = words.values.latency?.[kind] ?? kind;
  const silent = curves.filter(({ points }) => points.every((point) => latencyOf(point, kind) === undefined));
  const drawn = curves.filter((curve) => !silent.includes(curve));
  const isComputed = drawn.some(({ points }) => points.some(({ latency_mean_s: stated }) => stated === undefined));
  return {
    caption: words.caption.latency(text, load),
    form: 'lines',
    x: operationsAxis,
    y: { label: words.axis.latency(text), scale: 'log', format: seconds },
    series: named(drawn).map(({ label, of, points }) => ({
      label,
      marks: points.flatMap((point) => {
        const latency = latencyOf(point, kind);
        return latency !== undefined && latency > 0 ? [markOf({ of, point }, point.iops, latency)] : [];
      }),
    })),
    table: table(drawn),
    notes: [
      ...silent.map(({ of }) => words.notes.noLatency(of.name, text)),
      ...(kind === 'mean' && isComputed ? [words.notes.computed] : []),
      ...notes,
    ],
  };
}

export const latency: Kind = {
  best: 'lowest',
  file: 'rows',
  choices: (material) => [...sweepChoices(material), latencyChoice()],
  sets: queueDepth.sets,
  pictures: (material, state) => {
    const sweep = chosen(material, state);
    const kind = chosenIn(state, 'latency') === 'p99' ? 'p99' : 'mean';
    return [latencyPicture(sweep.curves, kind, loadName(sweep), sweep.notes)];
  },
};
