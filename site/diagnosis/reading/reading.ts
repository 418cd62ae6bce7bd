/**
 * All that the readers of this folder find in one text, and which of its lines they knew. A paste may hold the outputs of
 * many tools, in any order, of more than one computer, between lines of prose.
 */

import { Lines } from '../../../datasets/tools/paste/lines.ts';
import type { Notice } from '../../../datasets/tools/readers/measurement.ts';
import { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import { benchmarksIn } from './benchmarks.ts';
import { claimsOf, unreadOf } from './claims.ts';
import { isExampleText } from './example-text.ts';
import { cutOf, lateOf, noticesOf, refusalOf } from './paste-notices.ts';
import { isProse } from './prose.ts';
import { markQuoted } from './quoted.ts';
import { mayHold, READERS, type ReaderName } from './readers.ts';
import type { LineRange, Reading, Records, UnreadLine } from './records.ts';

/** Milliseconds that one reader may take: fifty times what any takes for the longest text of its own tool. */
const LONGEST_READING = 10_000;

/** Reads a text; throws nothing, whatever it holds, and leaves lines that take a reader longer than `limit`. */
export function read(name: string, text: string, limit = LONGEST_READING): Reading {
  const cut = cutOf(name, text);
  const refusal = refusalOf(name, cut?.text ?? text);
  const source = new SourceText(name, refusal ? '' : (cut?.text ?? text), cut?.before);
  const { lines } = source;
  const late: Notice[] = [];
  const found = (reader: ReaderName) => {
    const { read: readLines, signs } = READERS[reader];
    if (!mayHold(signs, lines)) return readLines(NOTHING);
    const { found: records, firstLeft } = lines.within(limit, (own): ReturnType<typeof readLines> => readLines(own));
    if (firstLeft !== undefined) late.push(lateOf(reader, firstLeft, limit, source));
    return records;
  };
  const names = Object.keys(READERS) as ReaderName[];
  const { measurements, notices } = benchmarksIn(source);
  const records = Object.assign(
    Object.fromEntries(names.map((reader) => [reader, found(reader)])) as Omit<Records, 'measurements'>,
    { measurements },
  );
  const claims = claimsOf(records, lines);
  markQuoted(records, claims, lines);
  const unread = unreadOf(claims, lines);
  const own = (range: LineRange) => ownRange(range, source);
  return {
    source,
    records,
    claims: claims.map((claim) => ({ ...claim, ...own(claim) })),
    unread: unread.map(own),
    unreadLines: textOf(unread, source),
    isExample: isExampleText(claims, unread, lines),
    notices: refusal
      ? [refusal]
      : [
          ...(cut ? [cut.notice] : []),
          ...noticesOf({ claims, unread, isFailed: notices.length > 0 }, source),
          ...late,
          ...notices,
        ],
  };
}

const NOTHING = Lines.of('');

/** More lines than a person would look through, and longer ones than name a device. */
const MOST_UNREAD = 1000;
const LONGEST_UNREAD = 300;
/** Of a link, which people quote within a sentence, too. */
const REGISTER = /\bLnk(?:Sta|Cap)\b|[0-9] ?GT\/s\b/;

function textOf(unread: readonly LineRange[], source: SourceText): UnreadLine[] {
  const lines: UnreadLine[] = [];
  for (const { first, last } of unread) {
    for (let line = first; line <= last && lines.length < MOST_UNREAD; line++) {
      const text = (source.lines.at(line - 1) ?? '').slice(0, LONGEST_UNREAD);
      if (text.trim() !== '' && (REGISTER.test(text) || !isProse(text)))
        lines.push({ line: source.originOf(line), text });
    }
  }
  return lines;
}

const ownRange = ({ first, last }: LineRange, source: SourceText): LineRange => ({
  first: source.originOf(first),
  last: source.originOf(last),
});
