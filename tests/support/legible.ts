// Whether a lane map is legible: every text and body inside the picture, and no text over anything else.
import { expect } from 'vitest';
import type { Box } from '../../site/machine/icons.ts';
import type { Machine } from '../../site/machine/model.ts';
import type { Drawing, Path, Rect, Text } from '../../site/machine/shapes.ts';
import { tall } from '../../site/machine/tall.ts';
import { textBox, wide } from '../../site/machine/wide.ts';

/** Every drawing of a machine: wide where it fits, and tall. */
export const drawingsOf = (machine: Machine): Drawing[] => [
  ...[600, 760, 960, 1120].flatMap((width) => wide(machine, width) ?? []),
  ...[280, 320, 420].map((width) => tall(machine, width)),
];

export const shapesOf = ({ parts }: Drawing) => parts.flatMap(({ shapes }) => shapes);
export const textsOf = (drawing: Drawing) => shapesOf(drawing).filter((shape): shape is Text => shape.kind === 'text');
/** Bodies of parts; a pill belongs to the text on it. */
const bodiesOf = (drawing: Drawing) =>
  shapesOf(drawing).filter((shape): shape is Rect => shape.kind === 'rect' && shape.look === 'part');

/** More than a hair. */
const OVER = 0.01;
function meet(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > OVER && down > OVER;
}

const within = (box: Box, frame: Box): boolean =>
  Math.min(box.x - frame.x, box.y - frame.y, box.width, box.height) >= -OVER &&
  box.x + box.width <= frame.x + frame.width + OVER &&
  box.y + box.height <= frame.y + frame.height + OVER;

const numbersOf = ({ path }: Pick<Path, 'path'>): number[] =>
  [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

/** Around the strokes of a path, without the bends at its ends. */
function straightBoxes(shape: Path): Box[] {
  return shape.path
    .split('M')
    .slice(1)
    .flatMap((stroke) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf({ path: stroke.split('C')[0] ?? '' });
      const half = shape.width / 2;
      const isAcross = Math.abs(y1 - y2) < OVER;
      return isAcross
        ? [{ x: Math.min(x1, x2), y: y1 - half, width: Math.abs(x2 - x1), height: shape.width }]
        : [{ x: x1 - half, y: Math.min(y1, y2), width: shape.width, height: Math.abs(y2 - y1) }];
    });
}

/** Where the strokes of each part of a tall map run straight down: none of them lies on another's. */
export function expectApart({ parts }: Drawing, name?: string): void {
  const columns = parts.map(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'path' && shape.look === 'track' ? straightBoxes(shape) : [])),
  );
  const over = columns.flatMap((own, at) =>
    own.filter((box) => columns.slice(at + 1).some((others) => others.some((other) => meet(box, other)))),
  );
  expect(over, name).toEqual([]);
}

const STROKES: ReadonlySet<string> = new Set(['track', 'flow', 'blocked', 'missing', 'unknown']);

/** Across strokes, all along their bends. */
export const bendsOf = (shape: Pick<Path, 'path' | 'width'>): Box[] =>
  shape.path.split('M').flatMap((stroke) => {
    if (!stroke.includes('C')) return [];
    const ends = numbersOf({ path: stroke }).slice(2);
    return Array.from({ length: 41 }, (_, at): Box => {
      const [on, left] = [at / 40, 1 - at / 40];
      const shares = [left ** 3, 3 * left ** 2 * on, 3 * left * on ** 2, on ** 3];
      const along = (axis: number) => shares.reduce((sum, share, end) => sum + share * (ends[2 * end + axis] ?? 0), 0);
      return { x: along(0) - shape.width / 2, y: along(1), width: shape.width, height: 0.1 };
    });
  });

/** The least box around some. */
function hullOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y, width: right - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** Where strokes turn towards a part they do not lie on its letters, or on any other. */
export function expectClear(drawing: Drawing, name?: string): void {
  const bends = shapesOf(drawing).flatMap((shape) => {
    const all = shape.kind === 'path' && STROKES.has(shape.look) ? bendsOf(shape) : [];
    return all.length > 0 ? [{ all, hull: hullOf(all) }] : [];
  });
  const letters = textsOf(drawing).map(({ x, y, width, size, text }) => {
    const box = { x, y: y - size + 1, width, height: size };
    return { text, box, near: bends.filter(({ hull }) => meet(box, hull)).flatMap(({ all }) => all) };
  });
  expect(
    letters.filter(({ box, near }) => near.some((bend) => meet(box, bend))),
    name,
  ).toEqual([]);
}

/** How many drives stand as one is written on them. */
const isCount = ({ look }: { look: string }): boolean => look === 'count';

export function expectLegible(drawing: Drawing, name?: string): void {
  const frame = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const boxes = textsOf(drawing).map((text) => ({ ...textBox(text), text: text.text, look: text.look }));
  const bodies = bodiesOf(drawing);
  const strokes = shapesOf(drawing).flatMap((shape) =>
    shape.kind === 'path' && STROKES.has(shape.look) ? straightBoxes(shape) : [],
  );
  // Compared in bulk: these are many, and an assertion of each takes longer than all of them.
  const wrong = boxes.filter(
    (box, at) =>
      !within(box, frame) ||
      boxes.slice(at + 1).some((other) => meet(box, other)) ||
      (isCount(box) ? !bodies.some((body) => within(box, body)) : bodies.some((body) => meet(box, body))) ||
      strokes.some((other) => meet(box, other)),
  );
  expect(wrong, name).toEqual([]);
  expect(bodies.filter((body) => !within(body, frame))).toEqual([]);
  expectClear(drawing, name);
  expect(shapesOf(drawing).filter((shape) => shape.kind === 'path' && /NaN|undefined/.test(shape.path))).toEqual([]);
}
