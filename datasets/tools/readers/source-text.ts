/** The text of a dropped file: decoded, cut into lines, with a place for every offset. */
import { cleaned } from '../paste/clean.ts';
import type { Lines } from '../paste/lines.ts';
import { type Notice, notice } from './measurement.ts';

/**
 * Outputs of benchmarks are kilobytes, logs of a night megabytes. A text is held in memory as a whole, twice while it is
 * decoded; beyond this it is an image or an attack.
 */
export const LARGEST_FILE_BYTES = 128 * 1024 * 1024;

/** Each costs eight bytes of memory and a look from every importer; a log of a night has fewer. */
const MOST_LINES = 8_000_000;

export interface InputFile {
  readonly name: string;
  /** May be read anew each time that it is asked for. */
  readonly bytes: Uint8Array;
  /** Found in a folder or by a pattern, not named itself: it need not be an output. */
  readonly isFound?: boolean;
}

export class SourceText {
  readonly name: string;
  #lines: Lines;
  readonly #origin: Uint32Array | undefined;
  readonly #before: number;

  /** `before`: lines of the reader's own text that were left out above. */
  constructor(name: string, pasted: string, before = 0) {
    const { lines, origin } = cleaned(pasted);
    this.name = name;
    this.#lines = lines;
    this.#origin = origin;
    this.#before = before;
  }

  /** What the tool printed, without what a paste puts around it; the first line has index 0 and number 1. */
  get lines(): Lines {
    return this.#lines;
  }

  /** The lines as one text, which a paste with marks before its lines or carriage returns has to be copied for. */
  get text(): string {
    this.#lines = this.#lines.settled();
    return this.#lines.text;
  }

  /** Whether some line may hold a word: quick, and without the copy that `text` may need. */
  mayHold(word: string): boolean {
    return this.#lines.mayHold(word);
  }

  /** Number of the reader's own line, for the number of one of these. */
  originOf(line: number): number {
    return (this.#origin?.[line - 1] ?? line) + this.#before;
  }

  /** Number of the line that holds an offset of the text, from 1. */
  lineAt(offset: number): number {
    this.#lines = this.#lines.settled();
    return this.#lines.indexAt(offset) + 1;
  }

  notice(level: Notice['level'], line: number, message: string, fix: string): Notice {
    return notice(level, this.name, line, message, fix);
  }
}

/** Decodes UTF-8 and, by its mark or its zero bytes, UTF-16: PowerShell writes that. */
export function decode(file: InputFile): SourceText | Notice {
  const { name, bytes } = file;
  const problem = (message: string, fix: string): Notice => notice('error', name, 1, message, fix);
  const fix =
    'split it between two runs and give the parts, or repeat the run for a shorter output: fio with --output-format=json instead of json+, and without logs';
  if (bytes.length === 0) return problem('the file is empty', 'give the output of the tool');
  if (bytes.length > LARGEST_FILE_BYTES) {
    return problem(`the file has ${bytes.length} bytes, more than ${LARGEST_FILE_BYTES}`, fix);
  }
  let lines = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines++;
  if (lines > MOST_LINES) return problem(`the file has ${lines} lines, more than ${MOST_LINES}`, fix);
  return new SourceText(name, decoded(bytes));
}

/** A text in UTF-8 or UTF-16. */
export const decoded = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

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
