// Lanes as strokes: each as wide as its rate, filled with what flows, hatched with what could flow and does not pass.
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

/** Strokes narrower than this have no room for two colours. */
const LEVEL = 3;
/** Of a stroke, around what flows in it. */
const EDGE = 0.8;
/** What flows is drawn no thinner: it is seen, and still thinner than a stroke that it would fill. */
const THINNEST = 0.5;
/** From this width on what does not pass is hatched: in a narrower stroke it would be noise. */
const HATCHED = 3.5;

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

  /** @param breadth Of each stroke: one that arrives from above or below stays half of it beside the part and its name. */
  #path(lanes: readonly Lane[], shift: number, breadth = 0): string {
    return lanes
      .map(({ from, to, start, end, turn = 0, ...lane }) => {
        const [begin, finish] = [start + shift, end + shift];
        if (begin === finish) return `M${this.#point(from, begin)}L${this.#point(to, finish)}`;
        const bend = Math.min(lane.bend ?? this.#turn, to - from);
        const [first, last] = this.#isTurned ? [from, from + bend] : [to - bend, to - Math.min(breadth, bend) / 2];
        const middle = (first + last + turn * (last - first)) / 2;
        const curve = [this.#point(middle, begin), this.#point(middle, finish), this.#point(last, finish)].join(',');
        return `M${this.#point(from, begin)}L${this.#point(first, begin)}C${curve}L${this.#point(to, finish)}`;
      })
      .join('');
  }

  strokes(
    lanes: readonly Lane[],
    { width, use, blocked }: Strokes,
    { isUnknown, isIdle, isSlotAssumed, ...marks }: LinkMarks,
  ): Shape[] {
    const path = (look: Path['look'], breadth: number, shift = 0, more: Marks = {}): Path => ({
      kind: 'path',
      look,
      path: this.#path(lanes, shift, width),
      width: breadth,
      ...more,
    });
    const { isAssumed } = marks;
    if (isUnknown) return [path('unknown', UNKNOWN)];
    const shapes: Shape[] = isAssumed ? [] : [path('track', width)];
    if (width >= LEVEL && !isAssumed && use < 1) shapes.push(path('hollow', width - 2 * EDGE));
    if (use === 0) return shapes;
    // The fill lies in the stroke like a level: at its lower side, or turned at its left.
    const side = this.#isTurned ? -1 : 1;
    const flow = Math.max(THINNEST, width * use);
    shapes.push(path('flow', flow, width < LEVEL ? 0 : (side * (width - flow)) / 2, marks));
    const rest = width * blocked;
    if (width >= HATCHED && rest >= 1) shapes.push(path('blocked', rest, side * ((width - rest) / 2 - flow)));
    return shapes;
  }

  /**
   * The end of a link at its part: its slot across the flow, and lanes that are not connected, or that the best change
   * would connect, from where to where.
   */
  end(link: Link, connected: readonly number[], open: readonly number[], { edge, slot, across, ghost }: End): Shape[] {
    const [plain, ...stubs] = open.length > 0 ? this.#missing(open, edge, slot, link.hasSlot) : [];
    return [
      ...(plain ? [plain, ...(ghost ? [this.#ghosts(open, ...ghost)] : stubs)] : []),
      ...(link.hasSlot ? this.#slot(slot, across, [...connected, ...open], connected.length, marksOf(link)) : []),
    ];
  }

  /** Lanes of a part that end in its slot: plain up to it, dotted behind it; without a slot from there on. */
  #missing(places: readonly number[], from: number, slot: number, hasSlot: boolean): Shape[] {
    const length = hasSlot ? SLOT_LENGTH : 0;
    const [near, far] = slot >= from ? [slot, slot + length] : [slot + length, slot];
    const straight = (look: Path['look'], begin: number, end: number): Path => {
      const lanes = places.map((across): Lane => ({ from: begin, to: end, start: across, end: across }));
      return { kind: 'path', look, path: this.#path(lanes, 0), width: 1.4 };
    };
    return [straight('track', from, near), straight('missing', far, far + (Math.sign(slot - from) || 1) * STUB)];
  }

  /** Lanes that a change would connect, from their slot on. */
  #ghosts(places: readonly number[], from: number, to: number): Shape {
    const lanes = places.map((across): Lane => ({ from, to, start: across, end: across }));
    return { kind: 'path', look: 'ghost', path: this.#path(lanes, 0), width: 1.4 };
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
    const size = Math.min(5, Math.max(1.2, ((to - from) / Math.max(1, contacts.length)) * 0.5));
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

/** Marks of what flows through a link. */
export const marksOf = ({ pill, isAssumed, isSlotAssumed, load }: Link): LinkMarks => ({
  limits: pill !== '',
  isAssumed,
  isUnknown: isAssumed && load === 0,
  isIdle: load === 0,
  isSlotAssumed,
});
