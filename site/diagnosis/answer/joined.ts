/** Several files as one text, since the outputs of one machine explain each other, and which line is whose. */
import type { LineRange } from '../reading/records.ts';

export interface NamedText {
  name: string;
  text: string;
}

export interface Place {
  file: string;
  line: number;
}

/** A file in the whole text, and the line that it begins at, from 1. */
export interface Start {
  file: string;
  first: number;
}

/** A line of the whole as one of its file. */
export function placeIn(starts: readonly Start[], line: number): Place {
  const start = starts.findLast(({ first }) => first <= line);
  return start ? { file: start.file, line: line - start.first + 1 } : { file: '', line };
}

export class Joined {
  readonly text: string;
  /** In the order of the files. */
  readonly starts: Start[] = [];

  constructor(files: readonly NamedText[]) {
    let first = 1;
    const texts = files.map(({ name, text }) => {
      this.starts.push({ file: name, first });
      // An empty line ends what a table or a list would go on with.
      const closed = text.endsWith('\n') ? `${text}\n` : `${text}\n\n`;
      first += linesIn(closed);
      return closed;
    });
    this.text = files.length === 1 ? (files[0]?.text ?? '') : texts.join('');
  }

  /** A line of the whole as one of its file. */
  placeOf(line: number): Place {
    return placeIn(this.starts, line);
  }

  /** Lines of the whole, cut where files meet. */
  rangesOf({ first, last }: LineRange): (LineRange & { file: string })[] {
    return this.starts.flatMap(({ file, first: start }, index) => {
      const end = (this.starts[index + 1]?.first ?? Number.POSITIVE_INFINITY) - 1;
      const [from, to] = [Math.max(first, start), Math.min(last, end)];
      return from > to ? [] : [{ file, first: from - start + 1, last: to - start + 1 }];
    });
  }
}

function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
