// Lanes as strokes: each as wide as its rate, filled as far as it flows, tinted as far as it could and does not pass.
import type { Link, Strokes } from './model.ts';
import type { Marks, Path, Rect, Shape } from './shapes.ts';

/** From where along the flow to where, and at which place across it each stroke begins and ends. */
export interface Lane {
  from: number;
  to: number;
  start: number;
  end: number;
  /** Length of its bend, and where in it the stroke turns: from -1, at once, to 1. */
  bend?: number;
  turn?: number;
}

/** Of a slot along the flow. */
export const SLOT_LENGTH = 12;
/** Length of a lane that leads nowhere. */
const STUB = 18;

/** Breadth of a link of which nobody knows how many lanes it has. */
const UNKNOWN = 1.6;

/** Of a curve whose handles are so far from its middle, so much is seen. */
const SEEN = 0.75;

/** Strokes narrower than this have no room for an edge: an empty one is a hair. */
const LEVEL = 3;
const HAIR = 0.7;
/** Of a stroke, around what flows in it. */
const EDGE = 0.8;
/** What flows is drawn no thinner: it is seen. */
const THINNEST = 1.4;
/** Less room than the rest of this is not said to be free. */
const SPARE = 0.97;
/** Of an arrowhead, along the flow and to either side. */
const HEAD = { length: 9, half: 4.5 };

/** What strokes of this pitch need to turn one behind another, where they turn steeply. */
export const bendOf = (lanes: readonly Lane[], pitch: (at: number) => number): number =>
  Math.max(0, ...[-1, 1].map((way) => sumOf(lanes, way, pitch) / SEEN));

const wayOf = ({ start, end }: Lane): number => Math.sign(Math.round(end - start));
const sumOf = (lanes: readonly Lane[], way: number, pitch: (at: number) => number): number =>
  lanes.reduce((sum, lane, at) => sum + (wayOf(lane) === way ? pitch(at) : 0), 0);

/**
 * Strokes into one part, in the order of their beginnings. Of those that turn steeply the same way, each turns behind the
 * one that it would cross; at one place they would look like a single one.
 */
export function turned(lanes: readonly Lane[], pitch: (at: number) => number, bend: number): Lane[] {
  const places = lanes.map(() => 0);
  for (const way of [-1, 1]) {
    const total = sumOf(lanes, way, pitch);
    const shifts = lanes.map((lane) => (wayOf(lane) === way ? Math.abs(lane.end - lane.start) : 0));
    const steep = Math.min(1, Math.max(0, ...shifts) / bend);
    const reach = Math.min(1, total / SEEN / bend) * steep;
    let at = 0;
    for (const [index, lane] of lanes.entries()) {
      if (wayOf(lane) !== way) continue;
      const own = pitch(index);
      places[index] = way * reach * (1 - (2 * (at + own / 2)) / total);
      at += own;
    }
  }
  return lanes.map((lane, at) => ({ ...lane, bend, turn: places[at] ?? 0 }));
}

/** Places across of all strokes of a link, around a middle. */
export const spread = ({ count, width, gap, breadth }: Strokes, middle = 0): number[] =>
  Array.from({ length: count }, (_, index) => middle - breadth / 2 + width / 2 + index * (width + gap));

/** The middle of the lanes of each drive that is drawn. */
const middlesOf = (places: readonly number[], each: number): number[] =>
  places.flatMap((place, at) => (at % each === 0 ? [(place + (places[at + each - 1] ?? place)) / 2] : []));

/** Of a link of which nobody knows how wide it is, nothing flows and no contact is lit. */
interface LinkMarks extends Marks {
  isUnknown?: boolean;
  isIdle?: boolean;
  isSlotAssumed?: boolean | undefined;
}

/** Places along the flow: of the part and of its slot; across it, from where to where the slot is. */
interface End {
  edge: number;
  slot: number;
  across: readonly [number, number];
  ghost: readonly [number, number] | false;
}

export class Lanes {
  readonly #isTurned: boolean;
  /** Where along the flow a stroke changes its place: at its end, or turned at its beginning. */
  readonly #turn: number;

  constructor(isTurned: boolean, turn: number) {
    this.#isTurned = isTurned;
    this.#turn = turn;
  }

  #point(along: number, across: number): string {
    const [x, y] = this.#isTurned ? [across, along] : [along, across];
    return `${x} ${y}`;
  }

  /** @param breadth Of each stroke: one that turns steeply stays half of it beside the part and texts before it. */
  #path(lanes: readonly Lane[], shift: number, breadth = 0): string {
    return lanes
      .map(({ from, to, start, end, turn = 0, ...lane }) => {
        const [begin, finish] = [start + shift, end + shift];
        if (begin === finish) return `M${this.#point(from, begin)}L${this.#point(to, finish)}`;
        const bend = Math.min(lane.bend ?? this.#turn, to - from);
        const half = Math.min(breadth, bend) / 2;
        const [first, last] = this.#isTurned ? [from, from + bend] : [to - bend + half, to - half];
        const middle = (first + last + turn * (last - first)) / 2;
        const curve = [this.#point(middle, begin), this.#point(middle, finish), this.#point(last, finish)].join(',');
        return `M${this.#point(from, begin)}L${this.#point(first, begin)}C${curve}L${this.#point(to, finish)}`;
      })
      .join('');
  }

  /**
   * Lanes that carry are filled, the rest is empty: a link that is a fifth full has a fifth of its lanes filled, from the
   * lower side or, turned, from the left.
   * @param each Lanes of each drive, where several are drawn.
   */
  strokes(
    lanes: readonly Lane[],
    { width, use, blocked }: Strokes,
    { isUnknown, isIdle, isSlotAssumed, ...marks }: LinkMarks,
    each = lanes.length,
  ): Shape[] {
    const path = (look: Path['look'], of: readonly Lane[], breadth: number, shift = 0, more: Marks = {}): Path => ({
      ...{ kind: 'path', look, path: this.#path(of, shift, width), width: breadth },
      ...more,
    });
    if (isUnknown) return [path('unknown', lanes, UNKNOWN)];
    const { isAssumed } = marks;
    const isWide = width >= LEVEL && !isAssumed;
    const flow = use > 0 ? Math.max(use * each, Math.min(each, THINNEST / width)) : 0;
    const wanted = Math.max(flow, (use + blocked) * each);
    const levelOf = (level: number) => (lane: number) => {
      const place = lane % each;
      return Math.min(1, Math.max(0, level - (this.#isTurned ? place : each - 1 - place)));
    };
    const [flowIn, wantedIn] = [levelOf(flow), levelOf(wanted)];
    const isSpare = wanted < each * SPARE;
    const edged = lanes.filter((_, at) => !isAssumed && (isWide || wantedIn(at) < 1));
    const shapes: Shape[] =
      edged.length > 0 ? [path('track', edged, isWide || isIdle ? width : HAIR, 0, { isSpare })] : [];
    const open = lanes.filter((_, at) => flowIn(at) < 1);
    if (isWide && open.length > 0) shapes.push(path('hollow', open, width - 2 * EDGE));
    /** Strokes with the same share of them taken, from one level to another, of the look. */
    const fill = (look: Path['look'], from: (lane: number) => number, to: (lane: number) => number, more: Marks) => {
      const alike = Map.groupBy(lanes.keys(), (at) => `${from(at)} ${to(at)}`);
      for (const [at = 0, ...others] of alike.values()) {
        const [begin, end] = [from(at) * width, to(at) * width];
        const shift = (this.#isTurned ? -1 : 1) * (width / 2 - (begin + end) / 2);
        if (end - begin < 0.1) continue;
        const same = [at, ...others].flatMap((lane) => lanes[lane] ?? []);
        shapes.push(path(look, same, end - begin, shift, more));
      }
    };
    fill('blocked', flowIn, wantedIn, {});
    fill('flow', () => 0, flowIn, marks);
    return shapes;
  }

  /** Which way data flows: a head in the middle of the lanes of each drive; `isOn` where the drawing runs to the processor. */
  arrows({ way }: Link, at: number, places: readonly number[], isOn: boolean, each = places.length): Shape[] {
    if (!way) return [];
    const { length, half } = HEAD;
    const head = (across: number, tip: number, base: number) =>
      `M${this.#point(tip, across)}L${this.#point(base, across - half)}L${this.#point(base, across + half)}Z`;
    const tip = ((way.to === 'up') === isOn ? length : -length) / 2;
    const path = middlesOf(places, each).map((across) =>
      way.to === 'both'
        ? head(across, at + 4, at - 2) + head(across, at - 10, at - 4)
        : head(across, at + tip, at - tip),
    );
    return [{ kind: 'path', look: 'arrow', path: path.join(''), width: 1 }];
  }

  /**
   * The end of a link at its part: its slot across the flow, and lanes that are not connected, or that the best change
   * would connect, from where to where.
   */
  end(link: Link, connected: readonly number[], open: readonly number[], { edge, slot, across, ghost }: End): Shape[] {
    const marks = marksOf(link);
    const length = link.hasSlot ? SLOT_LENGTH : 0;
    const [near, far] = slot >= edge ? [slot, slot + length] : [slot + length, slot];
    const end = far + (Math.sign(slot - edge) || 1) * STUB;
    const straight = (look: Path['look'], from: number, to: number): Path => {
      const lanes = open.map((place): Lane => ({ from, to, start: place, end: place }));
      return { kind: 'path', look, path: this.#path(lanes, 0), width: 1.2 };
    };
    // What leads nowhere ends at a bar.
    const bar = `M${this.#point(end, (open[0] ?? 0) - 2)}L${this.#point(end, (open.at(-1) ?? 0) + 2)}`;
    const stubs = straight('missing', far, end);
    const missing: Path = { ...stubs, path: stubs.path + bar, limits: marks.limits };
    return [
      ...(open.length > 0 ? [straight('track', edge, near), ghost ? straight('ghost', ...ghost) : missing] : []),
      ...(link.hasSlot ? this.#slot(slot, across, [...connected, ...open], connected.length, marks) : []),
    ];
  }

  /** A slot across the lanes, with a contact for each; those that are lit come first. */
  #slot(
    at: number,
    [from, to]: readonly [number, number],
    contacts: readonly number[],
    connected: number,
    { isUnknown, isIdle, isSlotAssumed, ...marks }: LinkMarks,
  ): Shape[] {
    const lit = isUnknown ? 0 : connected;
    const rect = (look: Rect['look'], [along, across]: [number, number], [length, breadth]: [number, number]): Rect => {
      const [x, y] = this.#isTurned ? [across, along] : [along, across];
      const [width, height] = this.#isTurned ? [breadth, length] : [length, breadth];
      return { kind: 'rect', look, x, y, width, height, radius: 1 };
    };
    const size = Math.min(5, Math.max(0.9, ((to - from) / Math.max(1, contacts.length)) * 0.5));
    return [
      { ...rect('part', [at, from], [SLOT_LENGTH, to - from]), isAssumed: isSlotAssumed },
      ...contacts.map((across, index): Rect => {
        const isLit = index < lit;
        const look = isLit ? (isIdle ? 'track' : 'flow') : 'empty';
        return { ...rect(look, [at + 3, across - size / 2], [6, size]), ...(isLit && marks) };
      }),
    ];
  }

  /** Two slashes across strokes that are drawn narrower than the scale says. */
  cut(at: number, middle: number, breadth: number): Shape {
    const half = breadth / 2 + 4;
    const slash = (along: number) =>
      `M${this.#point(along - 3, middle + half)}L${this.#point(along + 3, middle - half)}`;
    return { kind: 'path', look: 'break', path: slash(at) + slash(at + 6), width: 1.5 };
  }
}

/** From one lane to the next, where so many pixels are the most that lanes may take which are not connected. */
export const openPitch = ({ lanes, missing }: Link, { count, width, gap, breadth }: Strokes, most: number): number =>
  Math.min(count < lanes ? breadth / lanes : width + gap, most / Math.max(1, missing));

/** Marks of what flows through a link. */
export const marksOf = ({ pill, isAssumed, isSlotAssumed, load }: Link): LinkMarks => ({
  limits: pill !== '',
  isAssumed,
  isUnknown: isAssumed && load === 0,
  isIdle: load === 0,
  isSlotAssumed,
});
