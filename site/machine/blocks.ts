// Texts of a map in lines that fit a room.
import type { Part } from './model.ts';
import type { Look, Rect, Shape } from './shapes.ts';
import { clipped, widthOf, wrapped } from './text.ts';

const NAME = 14;
const SMALL = 12.5;
/** From one line of text to the next, by the height of its letters. */
export const LEADING = 1.35;
/** Lines of one text: more would hide the picture, and the list has the whole of it. */
const MOST_LINES = 3;
/** Around the letters of a pill. */
const PILL = { across: 8, above: 4 };

interface Line {
  text: string;
  look: Look;
  size: number;
  width: number;
}

export interface Block {
  lines: readonly Line[];
  height: number;
}

const BOLD: ReadonlySet<Look> = new Set(['name', 'limit', 'on-pill', 'change']);

const heightOf = ({ look, size }: Line): number => size * LEADING + (look === 'on-pill' ? PILL.above : 0);

/** Texts, each with its look, in lines no wider than the room. */
export function blockOf(texts: readonly (readonly [text: string, look: Look])[], room: number): Block {
  const lines = texts.flatMap(([text, look]): Line[] => {
    if (text === '') return [];
    const size = look === 'name' ? NAME : SMALL;
    const isBold = BOLD.has(look);
    const width = room - (look === 'on-pill' ? 2 * PILL.across : 0);
    return clipped(wrapped(text, size, width, isBold), MOST_LINES).map((line) => ({
      text: line,
      look,
      size,
      width: widthOf(line, size, isBold),
    }));
  });
  return { lines, height: lines.reduce((sum, line) => sum + heightOf(line), 0) };
}

/** What a part is and could do. */
export const aboveOf = ({ name, notes, assumed, pill }: Part, room: number): Block =>
  blockOf([[name, 'name'], ...[...notes, assumed].map((note) => [note, 'note'] as const), [pill, 'on-pill']], room);

/** What it does. */
export const belowOf = ({ figures, idle, pill }: Part, room: number): Block =>
  blockOf([...figures.map((figure) => [figure, pill ? 'limit' : 'figure'] as const), [idle, 'note']], room);

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
