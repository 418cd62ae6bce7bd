// A part of a chart, from one value of its horizontal axis to another: what an address asks for, and a mouse draws.
import type { Parameter, State } from '../common/state.ts';
import { along, valueAt } from '../plot/axis.ts';
import type { Axis, Band, Picture, Reference } from '../plot/picture.ts';
import { numberOf } from './axis-value.ts';

export const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];

export const windowParameters: Parameter[] = ENDS.map((name) => ({ name, allowed: [], free: true, start: [] }));

/** An end that cannot be used, with what was given for it. */
export interface BadEnd {
  end: End;
  value: string;
}

/** Nothing where an end is left open; `bad` where it is no value of the axis. */
function endIn(state: State, end: End, axis: Axis): number | 'bad' | undefined {
  const text = state[end]?.[0];
  if (text === undefined) return undefined;
  const value = (axis.read ?? numberOf)(text);
  const isOnAxis = value !== undefined && Number.isFinite(value) && value >= 0;
  return isOnAxis && (axis.scale === 'linear' || value > 0) ? value : 'bad';
}

/** The picture between the ends that a state asks for: whole where it asks for none, or for one that cannot be. */
export function windowed(picture: Picture, state: State): { picture: Picture; bad: BadEnd[] } {
  if (picture.form === 'bars') return { picture, bad: [] };
  const ends = ENDS.map((end) => ({ end, value: endIn(state, end, picture.x) }));
  const bad = ends.flatMap(({ end, value }) => (value === 'bad' ? [{ end, value: state[end]?.[0] ?? '' }] : []));
  const [from, to] = ends.map(({ value }) => value);
  if (bad.length > 0 || from === 'bad' || to === 'bad' || (from ?? to) === undefined) return { picture, bad };
  const xs = picture.series.flatMap(({ marks }) => marks.map(({ x }) => x));
  const domain: [number, number] = [from ?? Math.min(...xs), to ?? Math.max(...xs)];
  if (!(domain[0] < domain[1])) {
    const end: End = to === undefined ? 'from' : 'to';
    return { picture, bad: [{ end, value: state[end]?.[0] ?? '' }] };
  }
  return { picture: within(picture, domain), bad: [] };
}

function within(picture: Picture, domain: [number, number]): Picture {
  const isInside = ({ x }: { x: number }) => x >= domain[0] && x <= domain[1];
  return {
    ...picture,
    x: { ...picture.x, domain },
    // A series without a mark here keeps its colour, letter and name.
    series: picture.series.map((series) => ({ ...series, marks: series.marks.filter(isInside) })),
    ...(picture.references && {
      references: picture.references.map((reference) => ({
        ...reference,
        points: cut(reference.points, domain, picture),
      })),
    }),
    ...(picture.bands && {
      bands: picture.bands.map((band) => ({ ...band, points: cut(band.points, domain, picture) })),
    }),
  };
}

type Points = Reference['points'] | Band['points'];

/** A line that was not measured, with an end of its own where the part ends. */
function cut<Of extends Points>(points: Of, [from, to]: [number, number], { x, y }: Picture): Of {
  const inside = points.filter(([at]) => at >= from && at <= to);
  const ends = [from, to].flatMap((end) => {
    const after = points.findIndex(([at]) => at > end);
    const [one, other] = [points[after - 1], points[after]];
    if (!one || !other || one[0] === end) return [];
    const share = along(x.scale, [one[0], other[0]], end);
    const values = one.slice(1).map((value, index) => valueAt(y.scale, [value, other[index + 1] ?? value], share));
    return [[end, ...values]];
  });
  return [...inside, ...ends].toSorted(([one], [other]) => Number(one) - Number(other)) as Of;
}
