/** What several readers ask of the same line: it is looked at once, whoever asks first. */
import type { Lines } from '../paste/lines.ts';
import { commandIn, fieldOf } from './figures.ts';

type Command = ReturnType<typeof commandIn>;
type Field = ReturnType<typeof fieldOf>;

interface Known {
  /** By index; null where a line is none. */
  fields: (Field | null)[];
  commands: (Command | null)[];
}

const KNOWN = new WeakMap<Lines, Known>();

function knownOf(lines: Lines): Known {
  const known = KNOWN.get(lines);
  if (known) return known;
  const cache: Known = { fields: [], commands: [] };
  KNOWN.set(lines, cache);
  return cache;
}

/** Asks for name and value of the lines of a text. */
export function fieldsOf(lines: Lines): (index: number, line: string) => Field {
  const { fields } = knownOf(lines);
  return (index, line) => {
    const before = fields[index];
    if (before !== undefined) return before ?? undefined;
    const field = fieldOf(line);
    fields[index] = field ?? null;
    return field;
  };
}

/** Asks for the commands in the lines of a text. */
export function commandsOf(lines: Lines): (index: number, line: string) => Command {
  const { commands } = knownOf(lines);
  return (index, line) => {
    const before = commands[index];
    if (before !== undefined) return before ?? undefined;
    const command = commandIn(line);
    commands[index] = command ?? null;
    return command;
  };
}
