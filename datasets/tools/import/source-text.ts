/** The text of a dropped file: decoded, cut into lines, with a place for every offset. */
import { cleaned } from '../paste/cleaned.ts';
import type { Notice } from './measurement.ts';

/** Outputs of benchmarks are kilobytes, logs of a night megabytes; beyond this it is an image or an attack. */
export const LARGEST_FILE_BYTES = 128 * 1024 * 1024;

/** Each costs memory; a log of a night has fewer. */
const MOST_LINES = 4_000_000;

/** No tool prints a longer line of text; what lies beyond is not looked at. */
const LONGEST_LINE = 8_000;

export interface InputFile {
  name: string;
  bytes: Uint8Array;
  /** Found in a folder or by a pattern, not named itself: it need not be an output. */
  isFound?: boolean;
}

export class SourceText {
  readonly name: string;
  /** What the tool printed, without what a paste puts around it. */
  readonly text: string;
  /** Its lines; the first has index 0 and number 1. */
  readonly lines: string[];
  /** Offset of each line in the text. */
  readonly #starts: Uint32Array;
  readonly #origin: Uint32Array | undefined;

  constructor(name: string, pasted: string) {
    const { text, lines, origin } = cleaned(pasted);
    this.name = name;
    this.text = text;
    this.lines = lines;
    this.#origin = origin;
    this.#starts = new Uint32Array(lines.length);
    let start = 0;
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index] ?? '';
      this.#starts[index] = start;
      start += line.length + 1;
      if (line.length > LONGEST_LINE) lines[index] = line.slice(0, LONGEST_LINE);
    }
  }

  /** Number of the reader's own line, for the number of one of these. */
  originOf(line: number): number {
    return this.#origin?.[line - 1] ?? line;
  }

  /** Number of the line that holds an offset, from 1. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  notice(level: Notice['level'], line: number, message: string, fix: string): Notice {
    return { level, file: this.name, line, message, fix };
  }
}

/** Decodes UTF-8 and, by its mark or its zero bytes, UTF-16: PowerShell writes that. */
export function decode({ name, bytes }: InputFile): SourceText | Notice {
  const problem = (message: string, fix: string): Notice => ({
    level: 'error',
    file: name,
    line: 1,
    message,
    fix,
  });
  if (bytes.length === 0) return problem('the file is empty', 'give the output of the tool');
  if (bytes.length > LARGEST_FILE_BYTES) {
    return problem(
      `the file has ${bytes.length} bytes, more than ${LARGEST_FILE_BYTES}`,
      'give the output of one run, without logs',
    );
  }
  let lines = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines++;
  if (lines > MOST_LINES) {
    return problem(
      `the file has ${lines} lines, more than ${MOST_LINES}`,
      'give the output of one run, without logs',
    );
  }
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return new SourceText(name, text);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: two characters of plain English have a zero byte each.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return 'utf-8';
}

/** The last part of a path: folders name people and computers. */
export function withoutFolder(path: string): string {
  if (path.startsWith('/dev/')) return path;
  return path.split(/[/\\]/).findLast((part) => part !== '') ?? path;
}
