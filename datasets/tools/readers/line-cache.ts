/** What several readers ask of the same line: it is looked at once, whoever asks first. */
import type { Lines } from '../paste/lines.ts';
import { commandIn, fieldOf } from './figures.ts';

function lookedAtOnce<Found>(look: (line: string) => Found | undefined) {
  /** By index; null where a line is none. */
  const known = new WeakMap<Lines, (Found | null)[]>();
  return (lines: Lines): ((index: number, line: string) => Found | undefined) => {
    const own = known.get(lines) ?? [];
    known.set(lines, own);
    return (index, line) => {
      const before = own[index];
      if (before !== undefined) return before ?? undefined;
      const found = look(line);
      own[index] = found ?? null;
      return found;
    };
  };
}

/** Asks for name and value of the lines of a text. */
export const fieldsOf = lookedAtOnce(fieldOf);

/** Asks for the commands in the lines of a text. */
export const commandsOf = lookedAtOnce(commandIn);
