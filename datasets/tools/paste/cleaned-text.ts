import { Lines } from './lines.ts';

export interface Cleaned {
  lines: Lines;
  /** Number, from 1, of the reader's own line for each line of the text; nothing where they are the same. */
  origin: Uint32Array | undefined;
}

/** The same text with some of its lines broken into several, which all stand where their line stood. */
export function broken({ lines, origin }: Cleaned, partsOf: (line: string) => readonly string[]): Cleaned {
  const shown: string[] = [];
  const from: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    for (const part of partsOf(lines.whole(index))) {
      shown.push(part);
      from.push(origin?.[index] ?? index + 1);
    }
  }
  return { lines: Lines.of(shown.join('\n')), origin: Uint32Array.from(from) };
}
