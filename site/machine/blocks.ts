// Texts of a map in lines that fit a room.
import { Lanes } from './lanes.ts';
import { type Link, type Machine, type Mark, marks, type Part } from './model.ts';
import type { Drawn, Look, Path, Rect, Shape, Text } from './shapes.ts';
import { clipped, widthOf, wrapped } from './text.ts';

const NAME = 14;
const SMALL = 12.5;
/** From one line of text to the next, by the height of its letters. */
export const LEADING = 1.35;
/** Lines of one text: more would hide the picture, and the list has the whole of it. */
const MOST_LINES = 3;
/** Below the picture there is room. */
const MOST_LINES_BELOW = 6;
/** Around the letters of a pill. */
const PILL = { across: 8, above: 4 };

type Line = Pick<Text, 'text' | 'look' | 'size' | 'width'>;

export interface Block {
  lines: readonly Line[];
  height: number;
}

const BOLD: ReadonlySet<Look> = new Set(['name', 'limit', 'on-pill', 'change']);

const heightOf = ({ look, size }: Line): number => size * LEADING + (look === 'on-pill' ? PILL.above : 0);

export function blockOf(texts: Texts, room: number, most = MOST_LINES): Block {
  const lines = texts.flatMap(([text, look]): Line[] => {
    if (text === '') return [];
    const size = look === 'name' ? NAME : SMALL;
    const isBold = BOLD.has(look);
    const width = room - (look === 'on-pill' ? 2 * PILL.across : 0);
    return clipped(wrapped(text, size, width, isBold), most).map((line) => ({
      text: line,
      look,
      size,
      width: widthOf(line, size, isBold),
    }));
  });
  return { lines, height: lines.reduce((sum, line) => sum + heightOf(line), 0) };
}

export const NO_TEXT: Block = { lines: [], height: 0 };

type Texts = readonly (readonly [text: string, look: Look])[];

const figureLook = (pill: string): Look => (pill ? 'limit' : 'figure');
const noteLook = (pill: string): Look => (pill ? 'limit' : 'note');
const missingLook = ({ missing, pill }: Link): Look => noteLook(missing > 0 ? pill : '');

/** What a part is and could do. */
export const aboveTexts = ({ name, notes, assumed, pill }: Part): Texts => [
  [name, 'name'],
  ...[...notes, assumed].map((note) => [note, 'note'] as const),
  [pill, 'on-pill'],
];

/** What it does. */
export const belowTexts = ({ figures, idle, pill }: Part): Texts => [
  ...figures.map((figure) => [figure, figureLook(pill)] as const),
  [idle, 'note'],
];

/** A link in one piece, beside its strokes or below its drives. */
export const linkTexts = (link: Link): Texts => [
  [link.pill, 'on-pill'],
  [[link.name, link.text].filter(Boolean).join(': '), figureLook(link.pill)],
  [link.why, noteLook(link.pill)],
  [link.missingText, missingLook(link)],
];

/** A link in two: above its strokes what it is, below them what it carries. */
export const linkNameTexts = ({ name, why, pill }: Link): Texts => [
  [name, noteLook(pill)],
  [why, noteLook(pill)],
  [pill, 'on-pill'],
];
export const linkRateTexts = (link: Link): Texts => [
  [link.text, figureLook(link.pill)],
  [link.missingText, missingLook(link)],
];

/** A block with its first line at the top. */
export function written({ lines }: Block, x: number, top: number): Shape[] {
  let y = top;
  return lines.flatMap((line): Shape[] => {
    const { text, look, size, width } = line;
    const isPill = look === 'on-pill';
    const height = heightOf(line);
    const base = y + (isPill ? PILL.above / 2 : 0) + size;
    const pill: Rect = { kind: 'rect', look: 'pill', x, y, width: width + 2 * PILL.across, height, radius: height / 2 };
    y += height;
    const shape: Shape = { kind: 'text', look, text, x: x + (isPill ? PILL.across : 0), y: base, size, width };
    return isPill ? [pill, shape] : [shape];
  });
}

const SWATCH = { width: 26, stroke: 8, gap: 6, between: 18 };

/** Below a map: what gets through, what would help, and what its marks mean. */
export function footOf(
  { summary, change, given, remark, key, parts: all }: Machine,
  parts: readonly Drawn[],
  { x, top, room }: { x: number; top: number; room: number },
): { parts: Drawn[]; right: number; bottom: number } {
  const block = (text: string, look: Look, width = room) => blockOf([[text, look]], width, MOST_LINES_BELOW);
  // The change has the mark that shows where it would be.
  const isShown = parts.some(({ shapes }) => shapes.some(({ look }) => look === 'ghost'));
  const indent = isShown ? SWATCH.width + SWATCH.gap : 0;
  const [passes, helps, told] = [
    block(summary, 'figure'),
    block(change?.text ?? '', change?.part ? 'change' : 'figure', room - indent),
    block([given, remark].filter(Boolean).join(' '), 'note'),
  ];
  const [second, third] = [top + passes.height, top + passes.height + helps.height];
  const bottom = third + told.height;
  const hasOpen = all.some(({ link }) => link?.hasSlot && link.missing > 0);
  const legend = keyOf(key, parts, hasOpen, { x, top: bottom + SWATCH.gap, room });
  const changed = [...(isShown ? swatchOf('ghost', x, second) : []), ...written(helps, x + indent, second)];
  const own = [...written(passes, x, top), ...written(told, x, third), ...legend];
  const shapes = change?.part ? own : [...own, ...changed];
  const texts = [...shapes, ...changed].filter((shape) => shape.kind === 'text');
  return {
    parts: [...(change?.part ? [{ id: '', shapes: changed, isChange: true }] : []), { id: '', shapes }],
    right: Math.max(0, ...texts.map((text) => text.x + text.width)),
    bottom: Math.max(bottom, ...legend.map((shape) => (shape.kind === 'text' ? shape.y + 4 : 0))),
  };
}

/** Each mark that a map has, with a piece of it. */
function keyOf(
  key: Machine['key'],
  parts: readonly Drawn[],
  hasOpen: boolean,
  { x: left, top, room }: { x: number; top: number; room: number },
): Shape[] {
  const isIn = (mark: Mark) => (shape: Shape) => {
    // A contact that is empty is one of a lane that is not connected, or of a link of which nothing is known.
    if (mark === 'missing' && hasOpen && shape.look === 'empty') return true;
    if (mark !== 'assumed' && mark !== 'spare') return shape.look === mark;
    return shape.kind !== 'text' && (mark === 'spare' ? shape.isSpare : shape.isAssumed || shape.look === 'unknown');
  };
  let [next, y] = [left, top];
  return marks
    .filter((mark) => key[mark] && parts.some(({ shapes }) => shapes.some(isIn(mark))))
    .flatMap((mark): Shape[] => {
      const text = key[mark] ?? '';
      const width = widthOf(text, SMALL);
      const whole = SWATCH.width + SWATCH.gap + width;
      if (next > left && next + whole > left + room) [next, y] = [left, y + SMALL * LEADING];
      const x = next;
      next += whole + SWATCH.between;
      const at = x + SWATCH.width + SWATCH.gap;
      return [...swatchOf(mark, x, y), { kind: 'text', look: 'note', text, x: at, y: y + SMALL, size: SMALL, width }];
    });
}

/** A piece of a map that has this mark. */
function swatchOf(mark: Mark | 'ghost', x: number, y: number): Shape[] {
  const middle = y + 8;
  const line = (look: Look, width: number): Path => ({
    ...{ kind: 'path', look, width },
    path: `M${x} ${middle}L${x + SWATCH.width} ${middle}`,
  });
  const track = [line('track', SWATCH.stroke), line('hollow', SWATCH.stroke - 2)];
  const box = { kind: 'rect', x: x + SWATCH.width / 2 - 6, width: 12, radius: 1 } as const;
  switch (mark) {
    case 'missing': {
      const bar = `M${x + SWATCH.width} ${middle - 4}L${x + SWATCH.width} ${middle + 4}`;
      const stub = line(mark, 1.2);
      return [{ ...stub, path: stub.path + bar }];
    }
    case 'unknown':
    case 'ghost':
      return [line(mark, 1.4)];
    case 'spare':
      return track;
    case 'assumed':
      return [
        { ...box, look: 'part', y: y + 2, height: 12, isAssumed: true },
        { ...line('flow', 3), isAssumed: true },
      ];
    case 'busy':
      return [
        { ...box, look: 'detail', y: y + 2, height: 12 },
        { ...box, look: 'busy', y: middle, height: 6 },
      ];
    case 'break':
      return [...track, new Lanes(false, 0).cut(x + SWATCH.width / 2 - 3, middle, SWATCH.stroke - 4)];
    default:
      return [...track, line(mark, SWATCH.stroke)];
  }
}
