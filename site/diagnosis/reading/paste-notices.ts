/** What is wrong with a paste as a whole: too long, no text, lines that no tool prints, nothing that is known. */

import { unreadTool } from '../../../datasets/tools/import/unread-tools.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import { LONGEST_LINE } from '../../../datasets/tools/paste/lines.ts';
import type { Notice } from '../../../datasets/tools/readers/measurement.ts';
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import type { Claim, LineRange } from './records.ts';

/**
 * Characters of the longest text that is read: 16 Mi, the kernel's log of weeks. It reads in about two seconds. Of a
 * longer one the end is read, which tells of the state that holds.
 */
export const LONGEST_PASTE = 16 * 1024 * 1024;

/** What is longer is a disk image or a log of everything. */
const LONGEST_CUT = 8 * LONGEST_PASTE;

/** So much of a text is looked at to tell whether it is one. */
const SAMPLE = 65_536;
/** A serial console leaves a few of them; a program or a picture is full of them. */
const MOST_UNREADABLE = 0.1;
/** Control characters without those of terminals, and the sign for bytes that are no text. */
const UNREADABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  /[\u0000-\u0006\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g;

const words = {
  long: 'one {the text has # character; at most {most} are read} other {the text has # characters; at most {most} are read}',
  cut: 'one {the text has # character; only the last {most} were read, from line {first} on} other {the text has # characters; only the last {most} were read, from line {first} on}',
  part: 'paste the part about links and drives, such as the last boot of the log: journalctl -k -b',
  empty: 'the text is empty',
  noText: 'this is not text: it contains bytes that no tool prints',
  asText: 'paste the text itself, or save the file as UTF-8; a screenshot cannot be read',
  unread: (tool: string, reason: string) => `this is output of ${tool}, which is not read: ${reason}`,
  nothing: 'no output of a known tool was found',
  late: 'one {the lines from here on were skipped: the reader of {reader} took longer than # s} other {the lines from here on were skipped: the reader of {reader} took longer than # s}',
  shorter: 'paste the output of that tool alone, or a shorter part of it',
  breaks: 'paste the output with its line breaks: copy it from the terminal, or choose a file',
  longLine:
    'one {the line has # character; only the first {most} were read} other {the line has # characters; only the first {most} were read}',
  start: 'paste the output of lspci -vv, dmesg, lsblk -O, smartctl -x, lsusb -t, zpool status or fio',
};

/** The end of a text that is too long to be read as a whole. */
export interface Cut {
  text: string;
  /** Lines above it. */
  before: number;
  notice: Notice;
}

/** Nothing of a text that is short enough, or too long to be a log, or without line ends where it would be cut. */
export function cutOf(name: string, text: string): Cut | undefined {
  if (text.length <= LONGEST_PASTE || text.length > LONGEST_CUT) return undefined;
  const start = text.indexOf('\n', text.length - LONGEST_PASTE) + 1;
  if (start === 0) return undefined;
  let before = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) before++;
  const message = plural(text.length, words.cut, { most: `${text.length - start}`, first: `${before + 1}` });
  const notice: Notice = { level: 'warning', file: name, line: before + 1, message, fix: words.part };
  return { text: text.slice(start), before, notice };
}

/** Why a text is not read at all. */
export function refusalOf(name: string, text: string): Notice | undefined {
  const refused = (message: string, fix: string): Notice => ({ level: 'error', file: name, line: 1, message, fix });
  if (text.length > LONGEST_PASTE) {
    return refused(plural(text.length, words.long, { most: `${LONGEST_PASTE}` }), words.part);
  }
  if (text.trim() === '') return refused(words.empty, words.start);
  const sample = text.slice(0, SAMPLE);
  const unreadable = sample.match(UNREADABLE)?.length ?? 0;
  if (unreadable > sample.length * MOST_UNREADABLE) {
    return refused(words.noText, words.asText);
  }
  return undefined;
}

/** What a reader should know of a text that was read; `isFailed`: a benchmark is known by what went wrong with it. */
export function noticesOf(
  { claims, unread, isFailed }: { claims: readonly Claim[]; unread: readonly LineRange[]; isFailed: boolean },
  source: SourceText,
): Notice[] {
  if (unread.length > 0 && claims.length === 0 && !isFailed) {
    const known = unreadTool(source);
    const message = known ? words.unread(known.name, known.reason) : words.nothing;
    return [source.notice('warning', 1, message, words.start)];
  }
  const long = longLine(unread, source);
  if (long === undefined) return [];
  const length = source.lines.lengthOf(long - 1);
  return [
    source.notice(
      'warning',
      source.originOf(long),
      plural(length, words.longLine, { most: `${LONGEST_LINE}` }),
      words.breaks,
    ),
  ];
}

/** What a reader left because it took too long. */
export function lateOf(reader: string, firstLeft: number, limit: number, source: SourceText): Notice {
  const message = plural(Math.ceil(limit / 1000), words.late, { reader });
  return source.notice('warning', source.originOf(firstLeft + 1), message, words.shorter);
}

function longLine(unread: readonly LineRange[], { lines }: SourceText): number | undefined {
  for (const { first, last } of unread) {
    for (let line = first; line <= last; line++) {
      if (lines.lengthOf(line - 1) > LONGEST_LINE) return line;
    }
  }
  return undefined;
}
