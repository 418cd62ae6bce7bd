// The latency question as the page shows it: an answer per device, the curves with the target, what is only stated.

import { quantity, typedSymbol } from '../common/format.ts';
import type { Picture, Table } from '../plot/picture.ts';
import { latencyPicture } from './kinds/sweeps.ts';
import { type LatencyKind, latencyOf, type TargetAnswer, underTarget } from './latency-target.ts';
import { ratioText } from './ratio.ts';
import { loadText, operations, seconds, sourceCell } from './row-text.ts';
import type { Configuration } from './rows.ts';
import { type Curve, type Measured, sweepOf, sweeps } from './sweep.ts';
import { words } from './target.words.ts';
import { words as charts } from './words.ts';

/** Lines that can be told apart, and how many points of a line show its shape. */
const DRAWN = 6;
const SHAPE = 3;

export interface Question {
  load: string;
  /** Seconds. */
  target: number;
  kind: LatencyKind;
  jobs: number;
  /** Whether several drives at once answer, too. */
  several: boolean;
}

/** What the page asks first. */
export const START: Question & { text: string } = {
  text: `200 ${typedSymbol('µs')}`,
  target: 2e-4,
  load: 'rand-read-4k',
  kind: 'mean',
  jobs: 1,
  several: false,
};

export interface View {
  /** The one with the most operations under the target. */
  best: { name: string; operations: string; requests: string } | undefined;
  answered: number;
  asked: number;
  load: string;
  table: Table;
  picture: Picture;
}

const whole = (value: number): string => quantity(Math.floor(value + 1e-9), 'count');

interface Row {
  curve: Curve;
  answer: TargetAnswer;
}

const mostOf = ({ answer }: Row): number => ('most' in answer ? answer.most : -1);

export function view(configurations: readonly Configuration[], question: Question): View {
  const { load, target, kind, jobs, several } = question;
  const all = configurations
    .filter(({ drive_count: drives = 1 }) => several || drives === 1)
    .flatMap((of) => sweepOf(of, load, jobs) ?? [])
    .map((curve): Row => ({ curve, answer: underTarget(curve, target, kind) }))
    .toSorted((a, other) => mostOf(other) - mostOf(a));
  // Of a target that was measured under several conditions the run with the most.
  const rows = [...Map.groupBy(all, ({ curve }) => curve.of.target).values()].flatMap(([own]) => own ?? []);
  const [first] = rows.flatMap(({ curve }) => curve.points);
  const name = first ? loadText(first) : load;
  const known = rows.filter(({ answer }) => answer.kind !== 'no_latency');
  const shaped = known.filter(({ curve }) => curve.points.length >= SHAPE);
  const drawn = [...shaped, ...known.filter((row) => !shaped.includes(row))].slice(0, DRAWN);
  const curves = latencyPicture(
    drawn.map(({ curve }) => curve),
    kind,
    name,
    drawn.length < rows.length ? [words.shown(drawn.length)] : [],
  );
  const within = drawn.flatMap(({ curve, answer }) =>
    'most' in answer ? [{ name: curve.of.target, most: bounded(answer)(operations(answer.most)) }] : [],
  );
  const [lead, least] = [within[0], within.at(-1)];
  const xs = curves.series.flatMap(({ marks }) => marks.map(({ x }) => x));
  const { columns } = words;
  const [top] = rows;
  return {
    best:
      top && 'most' in top.answer
        ? {
            name: top.curve.of.target,
            operations: bounded(top.answer)(operations(top.answer.most)),
            requests: bounded(top.answer)(whole(top.answer.requests)),
          }
        : undefined,
    answered: rows.filter(({ answer }) => 'most' in answer).length,
    asked: rows.length,
    load: name,
    table: {
      columns: [columns.device, columns.requests, columns.iops, columns.most, columns.between, charts.columns.source],
      rows: rows.map(({ curve, answer }) => ({
        cells: [curve.of.target, ...cells(answer, kind), sourceCell(curve.of)],
      })),
    },
    picture: {
      ...curves,
      ...(lead && least && lead !== least && { finding: words.finding(seconds(target), lead, least) }),
      ...(xs.length > 0 && {
        references: [
          {
            label: words.line(seconds(target)),
            kind: 'ceiling',
            points: [
              [Math.min(...xs), target],
              [Math.max(...xs), target],
            ],
          },
        ],
      }),
    },
  };
}

const bounded = ({ kind }: TargetAnswer): ((value: string) => string) =>
  kind === 'at_least' ? words.atLeast : (value) => value;

function cells(answer: TargetAnswer, kind: LatencyKind): string[] {
  const text = charts.values.latency?.[kind] ?? kind;
  if (answer.kind === 'no_latency') return ['', '', '', words.noLatency(text)];
  const point = (one: Measured): string =>
    words.point(String(one.requests_in_flight), seconds(latencyOf(one, kind) ?? Number.NaN));
  if (answer.kind === 'too_slow') {
    const slow = words.tooSlow(seconds(answer.latency), answer.point.requests_in_flight);
    return ['', '', '', slow];
  }
  const bound = bounded(answer);
  const [one, other] = answer.between;
  return [
    bound(whole(answer.requests)),
    bound(operations(answer.iops)),
    bound(operations(answer.most)),
    one === other ? words.beyond(point(one)) : words.between(point(one), point(other)),
  ];
}

/** Loads that have curves with a latency, with how many configurations have them. */
export function loads(configurations: readonly Configuration[]): { value: string; text: string }[] {
  const labels = new Map<string, string>();
  for (const { load, points } of configurations.flatMap(sweeps)) {
    const [first] = points;
    if (first && points.some(({ latency_mean_s }) => latency_mean_s)) labels.set(load, loadText(first));
  }
  return [...labels]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([value, text]) => ({ value, text }));
}

export interface Stated {
  title: string;
  url: string | undefined;
  ratios: string[];
}

const METRICS = ['latency', 'requests_within_latency', 'iops'];

/**
 * Sources that speak of a latency target but give only ratios for it: what cannot be answered, and
 * what they say instead. A ratio of operations belongs to them where it is of the same block size.
 */
export function stated(configurations: readonly Configuration[]): Stated[] {
  const sets = Map.groupBy(configurations, ({ set_id }) => set_id);
  return [...sets.values()].flatMap((own): Stated[] => {
    const points = own.flatMap((of) => of.points.map((point) => ({ of, point })));
    const within = points.filter(({ point }) => point.relative_metric === 'requests_within_latency');
    const [first] = within;
    if (!first) return [];
    const blocks = new Set(within.map(({ point }) => point.block_size_bytes));
    const ratios = points
      .filter(({ point }) => blocks.has(point.block_size_bytes))
      .filter(({ point }) => METRICS.includes(point.relative_metric ?? ''))
      .flatMap(({ of, point }) => {
        const to = points.find(({ point: other }) => other.result_id === point.relative_to);
        if (!to || to.point === point || point.relative_value === undefined) return [];
        if (to.point.block_size_bytes !== point.block_size_bytes) return [];
        return [ratioText(of, point, to.of)];
      });
    return [{ title: first.of.source_title, url: first.of.source_url, ratios }];
  });
}

/** Sets whose rows a load needs. */
export const setsOf = (configurations: readonly Configuration[], load: string): string[] => [
  ...new Set(
    configurations.filter((of) => sweeps(of).some((curve) => curve.load === load)).map(({ set_id }) => set_id),
  ),
];
