// Parts as line drawings, plain as in a wiring diagram. Each is drawn with its connectors at one side of its box.
import { count as counted } from '../common/format.ts';
import { spread } from './lanes.ts';
import type { Icon, Part, Strokes } from './model.ts';
import type { Look, Shape } from './shapes.ts';
import { widthOf } from './text.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Length along the flow and breadth across it, in pixels. */
const TILES: Partial<Record<Icon, readonly [length: number, breadth: number]>> = {
  ssd: [44, 15],
  stick: [52, 13],
  disk: [44, 17],
  slot: [0, 0],
  network: [36, 36],
};

export const tileOf = (icon: Icon): readonly [length: number, breadth: number] => TILES[icon] ?? [44, 15];

/** Drives are drawn one by one up to so many; more are one, with their number on it. */
const MOST_TILES = 8;
/** Across, room for that number. */
const LEAST_GROUP = 36;
/** Around the lanes of a drive, which is no narrower. */
const AROUND = 4;

/** The drives of a part: places of their middles and of all their lanes around one middle, and the breadth of each. */
export interface Tiles {
  middles: number[];
  lanes: number[];
  breadth: number;
  /** Lanes of each of those that are drawn. */
  each: number;
  /** How many stand as one; 0 where each is drawn. */
  group: number;
}

/** @param gap Between two drives. */
export function tilesOf({ icon, count }: Part, strokes: Strokes | undefined, gap: number, areTiles = true): Tiles {
  const isGroup = count > 1 && (!areTiles || count > MOST_TILES || (strokes?.count ?? 0) % count > 0);
  const shown = isGroup ? 1 : count;
  const each = (strokes?.count ?? 0) / shown;
  const own = strokes && { ...strokes, count: each, breadth: each * strokes.width + (each - 1) * strokes.gap };
  const breadth = Math.max(isGroup ? LEAST_GROUP : tileOf(icon)[1], (own?.breadth ?? 0) + AROUND);
  const middles = Array.from({ length: shown }, (_, at) => (at - (shown - 1) / 2) * (breadth + gap));
  const lanes = own ? middles.flatMap((middle) => spread(own, middle)) : [];
  return { middles, lanes, breadth, each, group: isGroup ? count : 0 };
}

/** Where the connectors of a part are. */
export type Side = 'right' | 'left' | 'below' | 'above';

type Shown = Pick<Part, 'icon' | 'pill' | 'assumed' | 'busy'>;

type Point = readonly [x: number, y: number];

/** Draws along a part, from its far end to its connectors, and across it. */
class Sketch {
  readonly shapes: Shape[] = [];
  readonly #box: Box;
  readonly #isTurned: boolean;
  readonly #isMirrored: boolean;
  readonly #marks: { limits: boolean; isAssumed: boolean };
  readonly busy: number;

  constructor(box: Box, side: Side, part: Shown) {
    this.busy = part.busy;
    this.#box = box;
    this.#isTurned = side === 'below' || side === 'above';
    this.#isMirrored = side === 'left' || side === 'above';
    this.#marks = { limits: part.pill !== '', isAssumed: part.assumed !== '' };
  }

  get length(): number {
    return this.#isTurned ? this.#box.height : this.#box.width;
  }

  get breadth(): number {
    return this.#isTurned ? this.#box.width : this.#box.height;
  }

  #at([distance, across]: Point): Point {
    const { x, y } = this.#box;
    const along = this.#isMirrored ? this.length - distance : distance;
    return this.#isTurned ? [x + across, y + along] : [x + along, y + across];
  }

  rect(look: Look, [along, across]: Point, [length, breadth]: Point, radius = 1): void {
    const [x, y] = this.#at([this.#isMirrored ? along + length : along, across]);
    const [width, height] = this.#isTurned ? [breadth, length] : [length, breadth];
    const isPart = look === 'part';
    this.shapes.push({ kind: 'rect', look, x, y, width, height, radius, ...(isPart && this.#marks) });
  }

  /** A square that is filled from below. */
  gauge(at: Point, side: number): void {
    const [x, y] = this.#at([this.#isMirrored ? at[0] + side : at[0], at[1]]);
    const height = side * Math.min(1, this.busy);
    const { limits } = this.#marks;
    this.shapes.push({ kind: 'rect', look: 'busy', x, y: y + side - height, width: side, height, radius: 1, limits });
  }

  /** Letters in the middle of it. */
  label(text: string, center: Point, size: number): void {
    const [x, y] = this.#at(center);
    const width = widthOf(text, size, true);
    this.shapes.push({ kind: 'text', look: 'count', text, x: x - width / 2, y: y + size * 0.36, size, width });
  }

  circle(look: Look, center: Point, radius: number): void {
    const [x, y] = this.#at(center);
    this.shapes.push({ kind: 'circle', look, x, y, radius });
  }

  lines(...lines: (readonly Point[])[]): void {
    const path = lines.map((points) => `M${points.map((point) => this.#at(point).join(' ')).join('L')}`).join('');
    this.shapes.push({ kind: 'path', look: 'line', path, width: 1.2 });
  }

  /** Contacts in a row across the right end. */
  contacts(from: number, to: number, step = 3): void {
    const count = Math.max(1, Math.floor((to - from) / step));
    const at = this.length - 4;
    this.lines(
      ...Array.from({ length: count }, (_, index): Point[] => {
        const across = from + (index + 0.5) * ((to - from) / count);
        return [
          [at, across],
          [this.length, across],
        ];
      }),
    );
  }
}

/** A chip in the middle of a box, filled as far as it is busy. */
function chip(sketch: Sketch, share = 0.46): void {
  const side = Math.min(sketch.length, sketch.breadth) * share;
  const [along, across] = [(sketch.length - side) / 2, (sketch.breadth - side) / 2];
  sketch.rect('detail', [along, across], [side, side], 2);
  if (sketch.busy > 0) sketch.gauge([along, across], side);
}

function whole(sketch: Sketch, radius = 3): void {
  sketch.rect('part', [0, 0], [sketch.length, sketch.breadth], radius);
}

const DRAW: Record<Icon, (sketch: Sketch) => void> = {
  /** Its connector is drawn with the lanes of its link. */
  slot() {},
  ssd(sketch) {
    whole(sketch);
    sketch.rect('detail', [4, 4], [sketch.length * 0.45, sketch.breadth - 8]);
    sketch.contacts(3, sketch.breadth - 3);
  },
  stick(sketch) {
    whole(sketch, 1.5);
    for (const at of [6, 22]) sketch.rect('detail', [at, 3], [12, sketch.breadth - 6]);
    sketch.contacts(2, sketch.breadth - 2, 2.4);
  },
  disk(sketch) {
    whole(sketch);
    const radius = sketch.breadth * 0.36;
    sketch.circle('line', [sketch.breadth * 0.62, sketch.breadth / 2], radius);
    sketch.circle('line', [sketch.breadth * 0.62, sketch.breadth / 2], 1.2);
    sketch.lines([
      [sketch.breadth * 0.75, sketch.breadth / 2],
      [sketch.length - 10, sketch.breadth - 4],
    ]);
    sketch.contacts(4, sketch.breadth - 4);
  },
  card(sketch) {
    whole(sketch);
    // Its bracket.
    sketch.rect('part', [-4, -5], [4, sketch.breadth + 10], 1);
    chip(sketch);
    sketch.contacts(6, sketch.breadth - 6);
  },
  chipset(sketch) {
    whole(sketch);
    chip(sketch, 0.56);
  },
  switch: (sketch) => DRAW.chipset(sketch),
  expander(sketch) {
    whole(sketch);
    for (let across = 8; across + 8 <= sketch.breadth - 4; across += 13) sketch.rect('detail', [6, across], [8, 8]);
    sketch.rect('detail', [sketch.length - 22, sketch.breadth / 2 - 10], [16, 20]);
  },
  box(sketch) {
    whole(sketch, 8);
    sketch.rect('detail', [10, 8], [sketch.length - 28, sketch.breadth - 16], 3);
    sketch.circle('line', [sketch.length - 9, sketch.breadth / 2], 2);
  },
  network(sketch) {
    whole(sketch);
    const [length, breadth] = [sketch.length, sketch.breadth];
    // The opening of an RJ45 port.
    const along = [0.25, 0.62, 0.62, 0.78, 0.78, 0.62, 0.62, 0.25, 0.25];
    const across = [0.2, 0.2, 0.36, 0.36, 0.64, 0.64, 0.8, 0.8, 0.2];
    sketch.lines(along.map((at, index): Point => [length * at, breadth * (across[index] ?? 0)]));
  },
  processor(sketch) {
    const { length, breadth } = sketch;
    const along = Array.from({ length: 6 }, (_, index) => ((index + 1) * length) / 7);
    sketch.lines(
      ...[-5, breadth].flatMap((from) =>
        along.map((at): Point[] => [
          [at, from],
          [at, from + 5],
        ]),
      ),
    );
    whole(sketch, 4);
    chip(sketch, 0.6);
  },
};

/** The port by which data leaves the machine. */
export const portOf = ({ pill }: Pick<Part, 'pill'>, box: Box, side: Side): Shape[] =>
  iconOf({ icon: 'network', pill, assumed: '', busy: 0 }, box, side);

/** @param group How many drives it stands for. */
export function iconOf(part: Shown, box: Box, side: Side, group = 0): Shape[] {
  const sketch = new Sketch(box, side, part);
  if (group === 0) DRAW[part.icon](sketch);
  else stack(sketch, group);
  return sketch.shapes;
}

/** Drives one behind another, with their number on the first. */
function stack(sketch: Sketch, group: number): void {
  const { length, breadth } = sketch;
  for (const behind of [2, 1, 0])
    sketch.rect('part', [6 - 3 * behind, 3 * behind], [length - 6, breadth - 6 * behind], 3);
  sketch.contacts(3, breadth - 3);
  sketch.label(counted(group), [length / 2 + 2, breadth / 2], group < 1000 ? 12.5 : 10);
}

/** Around what the best change is of; lanes that a slot lacks show that themselves. */
export function ghostOf(boxes: readonly Box[]): Shape[] {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const d = [`M${left - 3} ${top - 3}`, `H${right + 3}`, `V${bottom + 3}`, `H${left - 3}`, 'Z'].join('');
  return [{ kind: 'path', look: 'ghost', path: d, width: 1.4 }];
}
