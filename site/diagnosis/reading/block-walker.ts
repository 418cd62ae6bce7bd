import type { Lines } from '../../../datasets/tools/paste/lines.ts';
import type { Block } from './blocks.ts';
import { isProse } from './prose.ts';

/** Blank lines within one output, and between a command and its output. */
const WIDEST_BLANK = 2;

/** The end of a prompt: user@box:~$, root@nas:~ #, PS C:\\Users>; not the mark of a quotation. */
const PROMPT = /\$ ?$|[\w\])~/\\][#%>] ?$|[~\])/] # ?$/;

/** From a line that told something, up and down to the ends of the output that it stands in. Lines count from 1. */
export class BlockWalker {
  readonly #block: Block;
  readonly #lines: Lines;
  readonly #command: RegExp;
  readonly #isOthers: (line: number) => boolean;

  /** `isOthers`: whether a line told something to another reader, which looks alone do not outweigh. */
  constructor(block: Block, lines: Lines, isOthers: (line: number) => boolean) {
    this.#isOthers = isOthers;
    this.#block = block;
    this.#lines = lines;
    this.#command = new RegExp(`^(?:[^|]{0,80}[#$%>›!]\\s?)?(?:sudo )?(?:\\S{0,40}/)?(?:${block.tools})(?:\\s|$)`, 'i');
  }

  /** Whether all between two lines of a record is of its output: no prose, no command, nothing that others were told. */
  isWithin(from: number, to: number): boolean {
    for (let line = from + 1; line < to; line++) {
      if (this.#lines.isBlank(line - 1)) continue;
      const text = this.#lines.at(line - 1) ?? '';
      if (isProse(text) || this.#isOthers(line) || this.#isTyped(line, text)) return false;
    }
    return true;
  }

  /** Whether somebody typed it behind a prompt, which cleaning may have taken off. */
  #isTyped(line: number, text: string): boolean {
    return /^[#$] \S/.test(text) || PROMPT.test(this.#lines.before(line - 1));
  }

  pastBlanks(line: number): number {
    let next = line;
    while (next < this.#lines.length && this.#lines.isBlank(next)) next++;
    return next;
  }

  /** First line of the block that goes up from a line, which does not reach what is claimed already. */
  up(from: number, reached: number): number {
    let first = from;
    for (let line = from - 1; line > reached; line--) {
      if (this.#belongs(line, first)) first = line;
      else if (!this.#mayBridge(line, first)) break;
    }
    return first;
  }

  down(from: number): number {
    let last = from;
    for (let line = from + 1; line <= this.#lines.length; line++) {
      if (this.#belongs(line, last)) last = line;
      else if (!this.#mayBridge(line, last)) break;
    }
    return last;
  }

  /** With the line above a block that holds its command, whether or not a blank one is between. */
  commandAbove(first: number, reached: number): number {
    for (let line = first - 1; line > reached && line >= first - 1 - WIDEST_BLANK; line--) {
      if (this.#lines.isBlank(line - 1)) continue;
      const text = this.#lines.at(line - 1) ?? '';
      // `wmic diskdrive get Model` is all small words: behind a prompt it is a command.
      const isCommand = !isProse(text) || this.#isTyped(line, text);
      return this.#command.test(text) && isCommand ? line : first;
    }
    return first;
  }

  #belongs(line: number, edge: number): boolean {
    if (this.#lines.isBlank(line - 1)) return false;
    const text = this.#lines.at(line - 1) ?? '';
    const { own, beside } = this.#block;
    if (own?.test(text)) return true;
    if (!beside?.test(text) || this.#isOthers(line)) return false;
    if (Math.abs(line - edge) === 1) return /^(?:\t| {2})/.test(text) || !isProse(text);
    // A paste with a blank line behind each line keeps its indentation.
    return /^(?:\t| {8})/.test(text) && !isProse(text);
  }

  #mayBridge(line: number, edge: number): boolean {
    return this.#lines.isBlank(line - 1) && Math.abs(line - edge) <= WIDEST_BLANK;
  }
}
