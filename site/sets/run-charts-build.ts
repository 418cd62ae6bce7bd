// Which charts show a result, and under which address.
import { blockSweeps } from '../charts/kinds/block-size.ts';
import { stateBars } from '../charts/kinds/state.ts';
import type { KindName } from '../charts/kinds.ts';
import { type Configuration, keyOf, loadKey, type Point, patternKey } from '../charts/rows.ts';
import { allSeries, configurations } from '../charts/rows-build.ts';
import { type Curve, sweeps } from '../charts/sweep.ts';
import { words } from '../charts/words.ts';
import { once } from '../common/once.ts';
import { chartAddress } from '../explorer/hand-over.ts';
import type { CurveKind, Link } from '../explorer/run-file.ts';

/** The curves of a configuration, made once for all of its results. */
function curvesIn(of: Configuration): { swept: Curve[]; sized: Map<string, Point[]> } {
  const known = curvesByRun.get(of) ?? { swept: sweeps(of), sized: blockSweeps(of) };
  curvesByRun.set(of, known);
  return known;
}

const curvesByRun = new WeakMap<Configuration, ReturnType<typeof curvesIn>>();

/** The loads of a configuration that each chart has a curve of. */
export function curvesOf(of: Configuration): Record<CurveKind, string[]> {
  const { swept, sized } = curvesIn(of);
  const timed = swept.filter(({ points }) => points.some(({ latency_mean_s: mean }) => mean));
  const loads = (curves: typeof swept) => [...new Set(curves.map(({ load }) => load))];
  return { 'queue-depth': loads(swept), latency: loads(timed), 'block-size': [...sized.keys()] };
}

/** What each chart calls the load of a result. */
export function loadsOf(point: Point): Record<CurveKind, string> {
  const load = loadKey(point);
  return { 'queue-depth': load, latency: load, 'block-size': patternKey(point) };
}

const chartsOfResults = once(async (): Promise<Map<string, Link[]>> => {
  const links = new Map<string, Link[]>();
  const add = (key: string, link: Link) => links.set(key, [...(links.get(key) ?? []), link]);
  for (const { set_id, result_id, metric } of await allSeries()) {
    const key = `${set_id}/${result_id}`;
    const { text, href } = chart('series', { result: [`${key}/${metric}`] });
    add(key, { text: `${text}: ${words.values.metric?.[metric] ?? metric}`, href });
  }
  for (const { key, bars } of stateBars(await configurations())) {
    for (const { of, point } of bars.values()) {
      add(`${of.set_id}/${point.result_id}`, chart('state', { drive: [key] }));
    }
  }
  return links;
});

export async function chartsOf(of: Configuration, point: Point): Promise<Link[]> {
  const single = await chartsOfResults();
  return [
    ...chartsOfCurves(of, point),
    ...(single.get(`${of.set_id}/${point.result_id}`) ?? []),
    ...(point.ceiling_bytes_per_s === undefined || point.measured_bytes_per_s === undefined
      ? []
      : [chart('ceiling', { set: [of.set_id] })]),
  ];
}

function chartsOfCurves(of: Configuration, point: Point): Link[] {
  const [device, load] = [[keyOf(of)], loadKey(point)];
  const curves = curvesIn(of);
  const swept = curves.swept.find(({ points }) => points.some((item) => item === point));
  const jobs = swept && 'jobs' in swept.fixed ? { jobs: [String(swept.fixed.jobs)] } : {};
  const inSweep = { device, load: [load], ...jobs };
  const sized = [...curves.sized.values()].some((points) => points.some((item) => item === point));
  return [
    ...(swept ? [chart('queue-depth', inSweep)] : []),
    ...(swept && point.latency_mean_s !== undefined ? [chart('latency', inSweep)] : []),
    ...(sized ? [chart('block-size', { device, pattern: [patternKey(point)] })] : []),
  ];
}

const chart = (kind: KindName, values: Record<string, string[]>): Link => ({
  text: words.kinds[kind].short,
  href: chartAddress(kind, values),
});
