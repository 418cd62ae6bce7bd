// The texts of a part in lines that fit beside its line: what it is above, its figures below.
import type { Bar, Part } from './machine.ts';
import type { Piece } from './shapes.ts';
import { clipped, widthOf, wrapped } from './text.ts';

export const NAME = 14;
export const SMALL = 12.5;
/** From one line of text to the next, by the height of its letters. */
export const LEADING = 1.35;
const DOT = ' · ';
/** Lines of a name or a link: more would hide the picture, and the list has the whole of it. */
const MOST_LINES = 4;

export interface Line {
  size: number;
  width: number;
  pieces: Piece[];
}

export interface Block {
  lines: Line[];
  height: number;
}

const isBold = ({ look }: Piece): boolean => look === 'name' || look === 'limit';

const lineOf = (size: number, pieces: Piece[]): Line => ({
  size,
  pieces,
  width: pieces.reduce((sum, piece) => sum + widthOf(piece.text, size, isBold(piece)), 0),
});

export const blockOf = (lines: Line[]): Block => ({
  lines,
  height: lines.reduce((sum, { size }) => sum + size * LEADING, 0),
});

/** Pieces in as few lines as hold them. One that is longer than a line has lines of its own. */
function flowing(pieces: readonly Piece[], size: number, room: number): Line[] {
  const lines: Line[] = [];
  let line: Piece[] = [];
  for (const piece of pieces) {
    const next = line.length > 0 ? [...line, { text: DOT, look: piece.look }, piece] : [piece];
    if (lineOf(size, next).width <= room) {
      line = next;
      continue;
    }
    if (line.length > 0) lines.push(lineOf(size, line));
    line = [];
    const broken = wrapped(piece.text, size, room, isBold(piece)).map((text): Piece => ({ text, look: piece.look }));
    const last = broken.pop();
    lines.push(...broken.map((one) => lineOf(size, [one])));
    if (last) line = [last];
  }
  return line.length > 0 ? [...lines, lineOf(size, line)] : lines;
}

function short(piece: Piece, size: number, room: number): Piece {
  const lines = wrapped(piece.text, size, room, isBold(piece));
  return { ...piece, text: clipped(lines, MOST_LINES).join(' ') };
}

/** What a part is: on one line, where that fits. */
export function nameBlock({ name, link, array, assumed }: Part, room: number): Block {
  const first: Piece = { text: name, look: 'name' };
  const rest = [link, array, assumed].filter(Boolean).map((text): Piece => ({ text, look: 'soft' }));
  const together = lineOf(NAME, [first, ...rest.flatMap((piece): Piece[] => [{ text: DOT, look: 'soft' }, piece])]);
  if (together.width <= room) return blockOf([together]);
  return blockOf([
    ...flowing([short(first, NAME, room)], NAME, room).slice(0, MOST_LINES),
    ...flowing(
      rest.map((piece) => short(piece, SMALL, room)),
      SMALL,
      room,
    ),
  ]);
}

/** What flows through it, of what it can carry. */
export function figureBlock({ idle }: Part, bars: readonly Bar[], limit: string, room: number): Block {
  const pieces = bars.flatMap(({ label, text, asked, limits }): Piece[] =>
    limits
      ? [`${label} ${text}`, limit, ...(asked ? [asked] : [])].map((one) => ({
          text: one,
          look: 'limit',
        }))
      : [{ text: `${label} ${text}`, look: 'figure' }],
  );
  if (idle) pieces.push({ text: idle, look: 'soft' });
  return blockOf(flowing(pieces, SMALL, room));
}
